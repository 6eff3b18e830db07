import { type Origin, type Recording, repositoryUrl } from "../model/recording.ts";
import type { WorkflowRun } from "../model/report-identity.ts";
import type { Trigger } from "./trigger.ts";
import type { Workflow } from "./workflow.ts";

/** The run and the commits whose results are published. */
export interface ExpectedOrigin {
  readonly run: WorkflowRun;
  /** The commit that is judged. */
  readonly commit: string;
  /** The commit that was checked out, if that is known and may be another one: a merge of the judged one. */
  readonly checkedOut?: string;
  /** The address of the repository whose run it is. */
  readonly repository: string;
}

/** The origin that a recording states. */
export function originOf(
  { run: { id, attempt }, repositoryUrl: url }: Pick<Workflow, "run" | "repositoryUrl">,
  trigger: Trigger,
  { head, checkedOut }: { readonly head: string | undefined; readonly checkedOut: string | undefined },
): Origin {
  const base = trigger.kind === "pull request" ? trigger.base : undefined;
  const pullRequest = "number" in trigger ? trigger.number : undefined;
  const repository = repositoryUrl.test(url) ? url : undefined;
  return { run: id, attempt, head, checkedOut, base, pullRequest, repository };
}

/**
 * Why results are not of the run that is published: an earlier job left them, or they were measured on another commit. Results of the run's earlier
 * attempts count: *Re-run failed jobs* does not run again what succeeded. A measuring job that has left nothing fails its run, of which another run
 * publishes no pass; in the run itself, no job follows it, or none finds its artifact. Everybody who can write a results file can forge what it says: this finds mistakes, not lies.
 *
 * @returns what the file does, as a sentence continues after its name; undefined if it is of that run
 */
export function whyForeign(
  { origin }: Pick<Recording, "origin">,
  expected: ExpectedOrigin,
): string | undefined {
  if (origin === undefined)
    return (
      "does not say which workflow run measured it: publish the results.json that this version of the action wrote, " +
      "not one of the command line or of an older version"
    );
  const { run, attempt, head, checkedOut, repository } = origin;
  if (run !== expected.run.id || attempt > expected.run.attempt)
    return (
      `is from run ${run}, attempt ${attempt}, and results of run ${expected.run.id}, attempt ${expected.run.attempt} or an earlier one are ` +
      "expected: download the artifact of that run into an empty folder"
    );
  if (repository !== undefined && repository !== expected.repository)
    return (
      `was measured in the repository ${repository}, and results of ${expected.repository} are expected: publish what ` +
      "a run of this repository measured"
    );
  const isOfCommit =
    head === undefined
      ? [expected.commit, expected.checkedOut].includes(checkedOut ?? "")
      : head === expected.commit;
  if (!isOfCommit)
    return (
      `was measured on commit ${head ?? checkedOut ?? "unknown"}, and results of commit ${expected.commit} are ` +
      "expected: measure that commit in the run whose results are published"
    );
  return undefined;
}
