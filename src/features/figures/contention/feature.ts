import type { OnPage } from "../../../page/data/part.ts";
import type { Examination } from "../../../verdict/examination.ts";
import type { Feature } from "../../feature.ts";
import { assessContention, type ContentionVerdict } from "./examine.ts";
import { contentionFacts, requireContention } from "./facts.ts";
import { contentionJudge } from "./judge.ts";
import { requireOneKind } from "./kinds.ts";
import { contentionCeilings, contentionOptions } from "./options.ts";
import { contentionPage } from "./page.ts";
import { contentionPass } from "./pass.ts";
import { contentionOf } from "./record.ts";
import { contentionReport } from "./report.ts";
import { contentionWords } from "./words.ts";

const name = "contention";

const examination: Examination<ContentionVerdict> = {
  name,
  examine: ({ features }, criteria) => assessContention(contentionOf({ features }), criteria),
  words: contentionWords,
};

/** Several connections of one embedded engine at once: what they cost each other, and whether their results are right. */
export const contention: Feature & OnPage = {
  name,
  options: contentionOptions,
  ceilings: contentionCeilings,
  requireEngines: requireOneKind,
  pass: contentionPass,
  facts: contentionFacts,
  trust: requireContention,
  examination,
  judge: contentionJudge,
  report: contentionReport,
  outputs: {
    "contention-findings": {
      meaning:
        "JSON array of findings with several connections: path, with task, against, ratio, ceiling and " +
        "outcome, or with engine and fault",
      empty: [],
    },
  },
  page: contentionPage,
};
