import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/features/nights/history/measured-branch.ts
function measuredBranch({
  trigger,
  workflow
}) {
  const { defaultBranch } = workflow;
  const isOwnRun = trigger.kind === "workflow run" && !trigger.event.startsWith("pull_request") && !trigger.isFork && trigger.branch !== "";
  const name = isOwnRun ? trigger.branch : trigger.kind === "commit" ? workflow.branch : void 0;
  return { name, isDefault: name !== void 0 && name === defaultBranch };
}

export {
  measuredBranch
};
