// The parts of the feature that are loaded when one of them is used.
export { runBisect } from "./command.ts";
export { bisectStep } from "./step.ts";
