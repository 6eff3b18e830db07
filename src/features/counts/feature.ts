import type { RunFeature } from "../../commands/feature.ts";
import { instructionJudge } from "./judge.ts";

/** Counts of the instructions that each test takes on a simulated processor, compared with the base. */
export const counts: RunFeature = { name: "counts", judge: instructionJudge };
