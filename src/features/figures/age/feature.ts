import type { OnPage } from "../../../page/data/part.ts";
import type { Examination } from "../../../verdict/examination.ts";
import type { Feature } from "../../feature.ts";
import { type AgeVerdict, assessAge } from "./examine.ts";
import { ageFacts, requireAge } from "./facts.ts";
import { ageJudge } from "./judge.ts";
import { ageCeilings, ageOptions } from "./options.ts";
import { agePage } from "./page.ts";
import { ageingPass } from "./pass.ts";
import { ageOf } from "./record.ts";
import { ageReport } from "./report.ts";
import { ageWords } from "./words.ts";

const name = "age";

const examination: Examination<AgeVerdict> = {
  name,
  examine: ({ features }, criteria) => assessAge(ageOf({ features }), criteria),
  words: ageWords,
};

/** The cost of a database as it ages: time, disk, written bytes and memory after more and more commits. */
export const age: Feature & OnPage = {
  name,
  options: ageOptions,
  ceilings: ageCeilings,
  pass: ageingPass,
  facts: ageFacts,
  trust: requireAge,
  examination,
  judge: ageJudge,
  report: ageReport,
  outputs: {
    "age-findings": {
      meaning:
        "JSON array of ageing figures over their ceilings: path, such as age/append, figure, ratio, " +
        "ceiling and outcome",
      empty: [],
    },
  },
  page: agePage,
};
