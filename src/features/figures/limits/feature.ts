import type { Feature } from "../../feature.ts";
import { limitsJudge, wantedForLimits } from "./judge.ts";
import { limitsReport } from "./report.ts";
import { requireTimedParts } from "./trust.ts";

/** Limits of single figures that the settings name: of times, bytes, flushes, allocations, counters, instructions, and their growth. */
export const limits: Feature = {
  name: "limits",
  asks: wantedForLimits,
  trust: requireTimedParts,
  judge: limitsJudge,
  report: limitsReport,
};
