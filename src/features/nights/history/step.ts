import { BranchCopy, type BranchFile } from "../../../git/branch.ts";
import type { ActionContext } from "../../../github/context.ts";
import { annotate } from "../../../github/job-log.ts";
import type { ActionResult } from "../../../github/steps.ts";
import { InputError } from "../../../model/errors.ts";
import type { Judged } from "../../../report/result.ts";
import {
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  requireEmpty,
  runFiles,
  within,
} from "./branch.ts";
import { mostRuns } from "./earlier-runs.ts";
import { ignoreName, ignoreText, markerName, markerText } from "./files/history-files.ts";
import { readRunFiles } from "./files/read-history.ts";
import { encodeRun, runId } from "./files/run-file.ts";
import { measuredBranch } from "./measured-branch.ts";
import { type HistoryBranch, historyBranchOf } from "./options.ts";
import { changedTests, earlierRuns } from "./report.ts";
import { compareRun, isSameRun, type RunComparison } from "./runs/compare.ts";
import { createRun } from "./runs/create-run.ts";
import { type HistoryRun, isAhead } from "./runs/run.ts";

/**
 * Compares a result with the history that a branch holds, and adds a result of the default branch. A failure is a warning: it
 * never loses the result.
 */
export async function historyStep(context: ActionContext, made: ActionResult): Promise<ActionResult> {
  const { inputs } = context;
  const { result } = made;
  const history = historyBranchOf(inputs.given);
  if (history === undefined || result.state !== "judged") return made;
  const shown = `the history on branch ${history.branch}`;
  let copy: BranchCopy;
  try {
    copy = await BranchCopy.fetch(historyBranch(context.workflow, history.branch, inputs));
  } catch (cause) {
    return withWarning(made, `${shown} cannot be read: ${explain(cause)}`);
  }
  try {
    return await useHistory(context, { ...made, result }, history, copy, shown);
  } catch (cause) {
    return withWarning(made, `${shown} cannot be used: ${explain(cause)}`);
  } finally {
    copy.close();
  }
}

async function useHistory(
  context: ActionContext,
  made: ActionResult & { readonly result: Judged },
  history: HistoryBranch,
  copy: BranchCopy,
  shown: string,
): Promise<ActionResult> {
  const { workflow, inputs } = context;
  const { recording, verdict } = made.result;
  const { name, isDefault } = measuredBranch(context);
  const run = createRun(recording, verdict, {
    commit: context.commit,
    branch: name,
    image: inputs.judges === "earlier" ? undefined : workflow.image,
  });
  const isAdded = history.isAddedTo && isDefault && verdict.measurement.state !== "incomplete";
  const files = await historyFiles(copy, history.folder);
  const isNew = !hasHistory(files, shown);
  if (isNew && isAdded) requireEmpty(files, shown);
  if (isNew)
    annotate.warning(
      `${shown} does not exist: ${isAdded ? "a new one begins" : "there is nothing to compare with"}`,
    );
  const compared = compare(files, run, { shown, isAdded, branch: workflow.defaultBranch });
  const adding =
    isAdded && compared.isPresent !== true
      ? await addRuns(copy, [run], history.folder, shown, new Date())
      : { outputs: {}, warnings: [] };
  return {
    ...made,
    result: compared.comparison === undefined ? made.result : withEarlier(made.result, compared.comparison),
    outputs: {
      ...made.outputs,
      ...(compared.comparison === undefined ? {} : { "changed-tests": changedTests(compared.comparison) }),
      ...adding.outputs,
    },
    warnings: [...made.warnings, ...compared.warnings, ...adding.warnings],
  };
}

/** Part of a step, and what went wrong in it, a line each. */
interface Part {
  readonly warnings: readonly string[];
}

interface Comparing extends Part {
  /** Undefined if there is nothing to compare with. */
  readonly comparison?: RunComparison;
  /** Whether the run is in the history already: a job that is run again publishes the same measurement. */
  readonly isPresent?: boolean;
}

interface CompareOptions {
  readonly shown: string;
  /** Whether the run becomes one of the history. */
  readonly isAdded: boolean;
  /** Only runs of this branch; all if undefined. */
  readonly branch: string | undefined;
}

/** A history that cannot be read is a warning. The run is added nevertheless: existing files stay unchanged. */
function compare(
  files: readonly BranchFile[],
  run: HistoryRun,
  { shown, isAdded, branch }: CompareOptions,
): Comparing {
  try {
    const filter = { last: mostRuns, branch };
    const runs = readRunFiles(runFiles(files), shown, filter).map((kept) => kept.run);
    const isPresent = runs.some((one) => isSameRun(one, run));
    return { comparison: compareRun(runs, run, isAdded), isPresent, warnings: [] };
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    return { warnings: [`the result is not compared with earlier runs: ${cause.message}`] };
  }
}

/** Adds runs to the history that a branch holds. A failure is a warning. */
export async function addRuns(
  copy: BranchCopy,
  runs: readonly HistoryRun[],
  folder: string,
  shown: string,
  now: Date,
): Promise<Part & { readonly outputs: Readonly<Record<string, string>> }> {
  const ahead = runs.find((run) => isAhead(run, now));
  if (ahead !== undefined)
    return {
      outputs: {},
      warnings: [
        `the run is not added to ${shown}: it says that it ended at ${ahead.finishedAt}, which is in the future: set the clock of the machine that measures`,
      ],
    };
  const encoded = runs.map(encodeRun);
  const files = [
    ...encoded,
    { path: markerName, content: Buffer.from(markerText) },
    { path: ignoreName, content: Buffer.from(ignoreText) },
  ].map((file) => ({ ...file, path: within(folder, file.path) }));
  const ids = encoded.map(({ path }) => runId(path) ?? path);
  try {
    const { commit } = await copy.add(files, `Add run ${ids.join(", ")}`);
    return { outputs: { "history-run": ids.at(-1) ?? "", "history-commit": commit }, warnings: [] };
  } catch (cause) {
    return { outputs: {}, warnings: [`${shown} cannot be added to: ${explain(cause)}`] };
  }
}

function withEarlier(result: Judged, comparison: RunComparison): Judged {
  return { ...result, features: [...(result.features ?? []), earlierRuns(comparison)] };
}

function withWarning(made: ActionResult, warning: string): ActionResult {
  return { ...made, warnings: [...made.warnings, warning] };
}
