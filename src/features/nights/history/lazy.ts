// The parts of the feature that are loaded when one of them is used: one file, since each more makes a dozen of files in `dist`.
export { historyCommand } from "./command.ts";
export { earlierCosts } from "./costs.ts";
export { earlierPage, readEarlier } from "./earlier-runs.ts";
export { pageStep } from "./page-step.ts";
export { historyStep } from "./step.ts";
