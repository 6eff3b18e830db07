import type { RunFeature } from "../../commands/feature.ts";
import { historyReport } from "./report.ts";

/** The figures of earlier runs, and what became of each test over time. */
export const history: RunFeature = { name: "history", report: historyReport };
