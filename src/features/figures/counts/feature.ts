import type { OnPage } from "../../../page/data/part.ts";
import type { Feature } from "../../feature.ts";
import { countFacts, requireCounts } from "./facts.ts";
import { instructionJudge } from "./judge.ts";
import { countCeilings, countOptions } from "./options.ts";
import { countingPass } from "./pass.ts";
import { instructionPage, instructionReport } from "./report.ts";

/** Counts of the instructions that each test takes on a simulated processor, compared with the base. */
export const counts: Feature & OnPage = {
  name: "counts",
  options: countOptions,
  ceilings: countCeilings,
  pass: countingPass,
  facts: countFacts,
  trust: requireCounts,
  judge: instructionJudge,
  report: instructionReport,
  page: instructionPage,
};
