import { InputError } from "../model/errors.ts";
import type { PublishSettings } from "../options/action-inputs.ts";
import { type Checkout, readCheckout } from "./checkout.ts";
import type { Trigger } from "./trigger.ts";
import type { Workflow } from "./workflow.ts";

/** The commit whose code was built and measured. */
export interface MeasuredCommit extends Pick<Checkout, "commit"> {
  /** Undefined if unknown. */
  readonly parents?: Checkout["parents"];
  /** Who says so, for messages: `the workspace has`. */
  readonly source: string;
}

/**
 * Finds the commit that was measured: the one that the input `commit` names, or the one in the workspace. If the event
 * determines what is judged, it must be that.
 *
 * @returns undefined if only the event or the results name the measured commit
 * @throws InputError if another commit was measured, or if that is unknown and the event does not say
 */
export async function findMeasuredCommit(
  inputs: Pick<PublishSettings, "judges" | "commit">,
  workflow: Workflow,
  variables: NodeJS.ProcessEnv,
  trigger: Trigger,
): Promise<MeasuredCommit | undefined> {
  if (trigger.kind === "workflow run") return undefined;
  const isNamed = trigger.kind === "named pull request";
  // For the action publish, another job has measured, and its results say what.
  const measured =
    inputs.commit !== undefined
      ? await givenCommit(inputs.commit, workflow.workspace, variables)
      : inputs.judges === "earlier" && !isNamed
        ? undefined
        : await workspaceCommit(workflow.workspace, variables);
  if (isNamed) {
    if (measured === undefined)
      throw new InputError(
        `pull request ${trigger.number}: the workspace has no git checkout, so it is unknown which commit was measured: ` +
          "name it in the input commit; nothing is published",
      );
    return measured;
  }
  if (measured !== undefined) requireJudged(measured, workflow, trigger);
  return measured;
}

/** Whether the measured commit is a pull request's head, or a merge of the head into another branch. */
export function isOfHead(
  { commit, parents }: Pick<MeasuredCommit, "commit" | "parents">,
  head: string,
): boolean {
  return commit === head || (parents?.length === 2 && parents[1] === head);
}

async function workspaceCommit(
  workspace: string,
  variables: NodeJS.ProcessEnv,
): Promise<MeasuredCommit | undefined> {
  const checkout = await readCheckout(workspace, variables);
  return checkout && { ...checkout, source: "the workspace has" };
}

/** The workspace may have something else, or nothing; if it has this commit, the parents are known. */
async function givenCommit(
  commit: string,
  workspace: string,
  variables: NodeJS.ProcessEnv,
): Promise<MeasuredCommit> {
  const source = "the input commit names";
  try {
    const checkout = await readCheckout(workspace, variables);
    if (checkout?.commit === commit) return { ...checkout, source };
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
  }
  return { commit, source };
}

/** @throws InputError */
function requireJudged(
  measured: MeasuredCommit,
  { event, commit: checkedOut }: Workflow,
  trigger: Extract<Trigger, { kind: "pull request" | "commit" }>,
): void {
  const { source, commit } = measured;
  if (trigger.kind === "commit") {
    if (commit === trigger.commit) return;
    throw new InputError(
      `event ${event}: ${source} commit ${commit}, and commit ${trigger.commit} would be judged: check that one out, ` +
        "or name the commit that was measured in the input commit; nothing is published",
    );
  }
  // For pull_request_target, the commit is the base branch's.
  const isMergeCommit = event === "pull_request" && commit === checkedOut;
  if (isMergeCommit || isOfHead(measured, trigger.commit)) return;
  throw new InputError(
    `event ${event}: ${source} commit ${commit}, which is neither the head of pull request ${trigger.number}, ` +
      `${trigger.commit}, nor a merge of it: check out one of them, or name the commit that was measured in the input ` +
      "commit; nothing is published",
  );
}
