import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../messages/format-value.ts";
import { InputError } from "../model/errors.ts";
import { makeFolder } from "../platform/folder.ts";

const prefix = ".sqlite-bench-gate-";

/** Stands in each such folder and holds the number of the process that made it; nothing without it is removed. */
const ownerFile = "owner";

/** Attempts to remove a folder into which an engine writes. */
const attempts = 20;

/** Milliseconds between two of these attempts. */
const pauseMs = 50;

/**
 * Makes the temporary folder of a run's databases inside the folder of its results: a disk that the user chose, where
 * `/tmp` is often memory. Folders that killed runs have left there are removed.
 *
 * @throws InputError if the results folder cannot be written
 */
export function makeDatabasesFolder(resultsFolder: string): string {
  if (/\p{Cc}/u.test(path.resolve(resultsFolder)))
    throw new InputError(
      `results folder ${formatValue(resultsFolder)} has a control character in its path: name another with --out`,
    );
  try {
    makeFolder(resultsFolder);
    for (const name of readdirSync(resultsFolder)) {
      const folder = path.join(resultsFolder, name);
      if (name.startsWith(prefix) && isLeftOver(folder)) removeDatabasesFolder(folder);
    }
    const folder = mkdtempSync(path.join(path.resolve(resultsFolder), prefix));
    writeFileSync(path.join(folder, ownerFile), String(process.pid));
    return folder;
  } catch (cause) {
    throw new InputError(
      `results folder ${resultsFolder} cannot be written (${(cause as Error).message}): name a writable one with --out`,
      { cause },
    );
  }
}

/**
 * Removes such a folder. An engine that is ending may still write into the folder, where Node.js's own rmSync fails or leaves the folder
 * without an error (seen with 24.21). A folder that is still there after a second is left for the next run.
 */
export function removeDatabasesFolder(folder: string): void {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== "ENOTEMPTY") throw cause;
    }
    if (!existsSync(folder)) return;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
  }
  // Without an owner, no run would ever remove it.
  writeFileSync(path.join(folder, ownerFile), String(process.pid));
}

/**
 * Refuses a results folder that another run is measuring into: the samples of a run come from one process at a time.
 *
 * @throws InputError naming that process and its temporary folder
 */
export function requireNobodyMeasures(resultsFolder: string): void {
  for (const name of readdirSync(resultsFolder)) {
    if (!name.startsWith(prefix)) continue;
    const owner = ownerOf(path.join(resultsFolder, name));
    if (owner === undefined || owner === process.pid || !isRunning(owner)) continue;
    throw new InputError(
      `--resume ${resultsFolder}: process ${owner} is measuring into it: wait until it ends, ` +
        `or remove ${path.join(resultsFolder, name)} if that is another program now`,
    );
  }
}

function isLeftOver(folder: string): boolean {
  const owner = ownerOf(folder);
  // A container numbers its processes from 1 again, so an ended process may have had our number.
  return owner !== undefined && (owner === process.pid || !isRunning(owner));
}

/** The number of the process that made a folder; undefined if it is just being created, or is not ours. */
function ownerOf(folder: string): number | undefined {
  try {
    const owner = Number(readFileSync(path.join(folder, ownerFile), "utf8"));
    return Number.isInteger(owner) && owner > 0 ? owner : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return !isZombie(processId);
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A killed process can be signalled until its parent asks what became of it, which nobody may in a container. */
function isZombie(processId: number): boolean {
  try {
    // The state follows the program's name, which is in parentheses and may have some itself: proc_pid_stat(5).
    return /.*\) [ZX] /s.test(readFileSync(`/proc/${processId}/stat`, "latin1"));
  } catch {
    return false; // it has ended by now, or there is no /proc
  }
}
