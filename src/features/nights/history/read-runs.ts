import path from "node:path";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { readHistory } from "./files/read-history.ts";
import { runId } from "./files/run-file.ts";
import type { HistorySelection } from "./options.ts";
import type { ListedRun } from "./report/list.ts";

/**
 * The chosen runs of a history, in order of time.
 *
 * @throws InputError if there is no such run
 */
export function readRuns({ history, branch, last }: HistorySelection): ListedRun[] {
  const runs = readHistory(history, { branch, last });
  if (runs.length === 0)
    throw new InputError(
      branch === undefined
        ? `--history ${history}: the history has no runs: add one with history add`
        : `--branch: no run of the history ${path.basename(history)} is of ${formatValue(branch)}: see history list`,
    );
  return runs.map((one) => ({ id: runId(one.path) ?? one.path, run: one.run }));
}
