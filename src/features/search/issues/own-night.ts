import { type ExpectedOrigin, whyForeign } from "../../../github/origin.ts";
import { readTrigger, type Trigger } from "../../../github/trigger.ts";
import type { Workflow } from "../../../github/workflow.ts";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import type { Shard } from "../../../results/merge/same-run.ts";
import { measuredBranch } from "../../nights/history/measured-branch.ts";

/** The run whose results may open and close issues. */
export interface OwnNight {
  readonly expected: ExpectedOrigin;
  /** Whether this is the run that measured. */
  readonly isOwnRun: boolean;
}

/**
 * The run that measured the default branch of this repository: by the event's payload if that run has started this one, or this run.
 *
 * @throws InputError if the event is about other code, which may not open or close issues
 */
export function ownNight(workflow: Workflow): OwnNight {
  const trigger = readTrigger(workflow, {});
  const { defaultBranch = "unknown" } = workflow;
  const { isDefault } = measuredBranch({ trigger, workflow });
  if (!isDefault)
    throw new InputError(
      `event ${workflow.event}: the results are of ${codeOf(trigger, workflow)}, and issues are about the default branch ` +
        `${formatValue(defaultBranch)} of this repository alone: run the job on schedule, workflow_dispatch or push of that branch, or ` +
        "on workflow_run of such a run",
    );
  const isEarlierRun = trigger.kind === "workflow run";
  const { run, commit } = isEarlierRun ? trigger : workflow;
  return { expected: { run, commit, repository: workflow.repositoryUrl }, isOwnRun: !isEarlierRun };
}

/** The code that an event is about, in words. */
function codeOf(trigger: Trigger, { branch }: Workflow): string {
  switch (trigger.kind) {
    case "pull request":
    case "named pull request":
      return `pull request ${trigger.number}`;
    case "commit":
      return branch === undefined
        ? `commit ${trigger.commit}, on no branch`
        : `branch ${formatValue(branch)}`;
    case "workflow run": {
      const { run, event, owner, isFork } = trigger;
      const place = isFork ? ` of a fork${owner === undefined ? "" : ` by ${formatValue(owner)}`}` : "";
      return `run ${run.id}, which event ${formatValue(event)} started on branch ${formatValue(trigger.branch)}${place}`;
    }
  }
}

/**
 * Checks that a file is of the night. Merged results of several runs do not name one: a job of this run has merged them, so that they count
 * in this run, and not in one that follows it.
 *
 * @throws InputError naming the file and its run
 */
export function requireOfNight({ fileName, recording }: Shard, { expected, isOwnRun }: OwnNight): void {
  const { origin, shard, plan, machines } = recording;
  const isMerged = origin === undefined && shard === undefined && (plan ?? machines) !== undefined;
  if (isMerged && isOwnRun) return;
  const why = isMerged
    ? `was merged, so that it does not name its run, and results of run ${expected.run.id} are expected: give the files of its shards`
    : whyForeign(recording, expected);
  if (why !== undefined) throw new InputError(`${fileName} ${why}`);
}
