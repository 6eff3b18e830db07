import type { Trigger } from "../../../github/trigger.ts";
import type { Workflow } from "../../../github/workflow.ts";

/** The branch whose code was measured, if there is one, and whether it is the default branch: no pull request's and no fork's is. */
export function measuredBranch({
  trigger,
  workflow,
}: {
  readonly trigger: Trigger;
  readonly workflow: Pick<Workflow, "branch" | "defaultBranch">;
}): {
  readonly name: string | undefined;
  readonly isDefault: boolean;
} {
  const { defaultBranch } = workflow;
  const isOwnRun =
    trigger.kind === "workflow run" &&
    !trigger.event.startsWith("pull_request") &&
    !trigger.isFork &&
    trigger.branch !== "";
  const name = isOwnRun ? trigger.branch : trigger.kind === "commit" ? workflow.branch : undefined;
  return { name, isDefault: name !== undefined && name === defaultBranch };
}
