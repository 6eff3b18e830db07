import type { RunFeature } from "../../commands/feature.ts";
import { counterWarnings } from "../../report/explain/counters.ts";
import { counterJudge } from "./judge.ts";

/** The engine's own counters, such as chunks written, compared with the base. */
export const counters: RunFeature = {
  name: "counters",
  judge: counterJudge,
  report: { warnings: counterWarnings },
};
