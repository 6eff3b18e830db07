import type { Examination } from "../../../verdict/examination.ts";
import type { Feature } from "../../feature.ts";
import { assessPlans, type PlansVerdict } from "./examine.ts";
import { planFacts, requirePlans } from "./facts.ts";
import { planJudge } from "./judge.ts";
import { planCeilings, planOptions, planRequirements } from "./options.ts";
import { plansPass } from "./pass.ts";
import { plansOf } from "./record.ts";
import { plansReport } from "./report.ts";
import { planWords } from "./words.ts";

const name = "plans";

const examination: Examination<PlansVerdict> = {
  name,
  examine: ({ features }, criteria) => assessPlans(plansOf({ features }), criteria),
  words: planWords,
};

/** How engines plan queries: plans that are not the base's, and plans that are slower than another form of the query. */
export const plans: Feature = {
  name,
  options: planOptions,
  ceilings: planCeilings,
  requires: planRequirements,
  pass: plansPass,
  facts: planFacts,
  trust: requirePlans,
  examination,
  judge: planJudge,
  report: plansReport,
};
