import { BranchCopy, type BranchFile, type BranchTarget } from "../../../git/branch.ts";
import { GitError } from "../../../git/git.ts";
import type { Workflow } from "../../../github/workflow.ts";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { ignoreName, markerName, requireMarker } from "./files/history-files.ts";
import type { RunFilter } from "./files/history-index.ts";
import { readRunFiles } from "./files/read-history.ts";
import { maxFileBytes, type RunFile } from "./files/run-file.ts";
import type { HistoryRun } from "./runs/run.ts";

/** Files of a branch; at ten runs a day, that is 27 years. */
const maxFiles = 100_000;

/** A branch of the workflow's repository, with the token of the inputs. */
export function historyBranch(
  { repositoryUrl }: Pick<Workflow, "repositoryUrl">,
  branch: string,
  { token }: { readonly token?: string | undefined },
): BranchTarget {
  return { url: `${repositoryUrl}.git`, branch, token };
}

/**
 * The files of a history on a branch, with paths in its folder.
 *
 * @throws GitError if there are more, or larger ones, than a history has
 */
export async function historyFiles(copy: BranchCopy, folder: string): Promise<BranchFile[]> {
  const isNeeded = (path: string) =>
    path === within(folder, markerName) || path.startsWith(within(folder, "runs/"));
  return filesWithin(await copy.files({ bytes: maxFileBytes, files: maxFiles, isNeeded }), folder);
}

/** The files of a folder of the branch, with paths in it. */
function filesWithin(files: readonly BranchFile[], folder: string): BranchFile[] {
  const start = within(folder, "");
  return files.flatMap((file) =>
    file.path.startsWith(start) ? [{ ...file, path: file.path.slice(start.length) }] : [],
  );
}

/** A path of the branch. */
export function within(folder: string, path: string): string {
  return folder === "." ? path : `${folder}/${path}`;
}

/**
 * Whether there is one.
 *
 * @throws InputError if it is damaged, or newer than this tool
 */
export function hasHistory(files: readonly BranchFile[], shown: string): boolean {
  const marker = files.find(({ path }) => path === markerName);
  if (marker === undefined && runFiles(files).length === 0) return false;
  requireMarker(marker?.content.toString("utf8"), shown);
  return true;
}

/**
 * Checks that a new history can begin beside these files, which may include histories in folders below.
 *
 * @throws InputError if the folder holds something else
 */
export function requireEmpty(files: readonly BranchFile[], shown: string): void {
  const histories = files
    .filter(({ path }) => path.endsWith(`/${markerName}`))
    .map(({ path }) => path.slice(0, -markerName.length));
  const other = files.find(
    ({ path }) => path !== ignoreName && !histories.some((start) => path.startsWith(start)),
  );
  if (other !== undefined)
    throw new InputError(
      `${shown}: there are other files, such as ${formatValue(other.path)}, and no history: name the branch and the folder of ` +
        "one in history-branch and history-path, or a branch or folder that has nothing else",
    );
}

export function runFiles(files: readonly BranchFile[]): RunFile[] {
  return files.filter(({ path }) => path.startsWith("runs/") && path.endsWith(".json.gz"));
}

/**
 * Runs of the history that a branch holds, in order of time; none if the branch has no history.
 *
 * @param shown how messages name the history
 * @throws GitError if the branch cannot be fetched; InputError if the history is damaged, or newer than this tool
 */
export async function readBranchRuns(
  target: BranchTarget,
  folder: string,
  shown: string,
  filter: RunFilter,
): Promise<HistoryRun[]> {
  const copy = await BranchCopy.fetch(target);
  try {
    const files = await historyFiles(copy, folder);
    return hasHistory(files, shown) ? readRunFiles(runFiles(files), shown, filter).map(({ run }) => run) : [];
  } finally {
    copy.close();
  }
}

/** The failure of the branch, and the remedy. */
export function explain(cause: unknown): string {
  if (cause instanceof InputError) return cause.message;
  if (!(cause instanceof GitError)) return cause instanceof Error ? cause.message : String(cause);
  const isRefused = /\b40[134]\b|denied|not permitted|not found|could not read Username/i.test(cause.message);
  const advice = isRefused
    ? '; give the job "contents: write" to add runs, or "contents: read" to compare with them, and the token in github-token'
    : "";
  return `${cause.command}: ${cause.message}${advice}`;
}
