// The parts of the feature that are loaded when one of them is used.
export { runHunt } from "./command.ts";
export { huntStep } from "./step.ts";
