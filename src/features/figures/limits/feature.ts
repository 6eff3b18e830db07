import type { Feature } from "../../feature.ts";
import { limitsJudge } from "./judge.ts";
import { limitsReport } from "./report.ts";

/** Limits of single figures that the settings name: of bytes, flushes, allocations, counters, instructions and their growth, and of the longest statements. */
export const limits: Feature = {
  name: "limits",
  judge: limitsJudge,
  report: limitsReport,
};
