import type { AskedCosts } from "../../../commands/feature.ts";
import { GitError } from "../../../git/git.ts";
import { annotate } from "../../../github/job-log.ts";
import type { KnownCosts, TestCost } from "../../../machines/costs.ts";
import { InputError } from "../../../model/errors.ts";
import { explain, historyBranch, readBranchRuns } from "./branch.ts";
import { readHistory } from "./files/read-history.ts";
import { historyBranchOf, selectionOf } from "./options.ts";
import { type HistoryRun, historyTestPath } from "./runs/run.ts";

/** The newest runs of a history that say how long tests take. */
const mostRuns = 20;

/**
 * How long tests took in the newest runs of a history. A branch that cannot be read is a warning, and no time is known.
 *
 * @returns undefined if no history is given
 * @throws InputError if a folder is no history, or options contradict each other
 */
export async function earlierCosts({ given, rows, repository }: AskedCosts): Promise<KnownCosts | undefined> {
  const runs = repository === undefined ? folderRuns(given) : await branchRuns(given, repository);
  return runs && costsOfHistory(runs.filter(({ suite }) => suite?.rows === rows));
}

/** In order of time. */
function folderRuns(given: AskedCosts["given"]): HistoryRun[] | undefined {
  const selection = selectionOf(given);
  if (selection === undefined) return undefined;
  const { history, branch } = selection;
  return readHistory(history, { last: mostRuns, branch }).map(({ run }) => run);
}

/** In order of time. */
async function branchRuns(
  given: AskedCosts["given"],
  repository: NonNullable<AskedCosts["repository"]>,
): Promise<HistoryRun[] | undefined> {
  const history = historyBranchOf(given);
  if (history === undefined) return undefined;
  const { branch, folder } = history;
  const shown = `the history on branch ${branch}`;
  try {
    const filter = { last: mostRuns, branch: repository.defaultBranch };
    return await readBranchRuns(historyBranch(repository, branch, repository), folder, shown, filter);
  } catch (cause) {
    if (!(cause instanceof InputError) && !(cause instanceof GitError)) throw cause;
    annotate.warning(`${shown} does not say how long tests take: ${explain(cause)}`);
    return [];
  }
}

/** The times of tests in the newest run that has them. @param runs in order of time */
export function costsOfHistory(runs: readonly HistoryRun[]): KnownCosts {
  const costs = new Map<string, TestCost>();
  for (const run of runs)
    for (const test of run.tests) {
      const { pairs, baselineNs, candidateNs } = test;
      if (baselineNs === undefined || candidateNs === undefined || pairs === 0) continue;
      costs.set(historyTestPath(test), { pair: (baselineNs + candidateNs) / 1e9, pairs });
    }
  return costs;
}
