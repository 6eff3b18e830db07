import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { formatValue } from "../messages/format-value.ts";
import { InputError } from "../model/errors.ts";
import { makeFolder } from "../platform/folder.ts";

const prefix = ".sqlite-bench-gate-";

/** The name of the folder: only one process at a time can have it in a results folder. */
const claimedName = `${prefix}databases`;

/** Begins the names of folders that no process has claimed yet. */
const unclaimedPrefix = `${prefix}new-`;

/** Stands in each such folder and holds the number of the process that made it; nothing without it is removed. */
const ownerFile = "owner";

/** Attempts to remove a folder into which an engine writes. */
const attempts = 20;

/** Milliseconds between two of these attempts. */
const pauseMs = 50;

/**
 * Makes the temporary folder of a run's databases inside the folder of its results: a disk that the user chose, where
 * `/tmp` is often memory. The process has the results folder for itself until it removes the folder or ends: what killed processes have left
 * there is removed.
 *
 * @throws InputError if the results folder cannot be written, or another process has it, which the message names
 */
export function makeDatabasesFolder(resultsFolder: string): string {
  if (/\p{Cc}/u.test(path.resolve(resultsFolder)))
    throw new InputError(
      `results folder ${formatValue(resultsFolder)} has a control character in its path: name another with --out`,
    );
  try {
    makeFolder(resultsFolder);
    for (;;) {
      requireNobodyMeasures(resultsFolder);
      for (const name of readdirSync(resultsFolder)) {
        const folder = path.join(resultsFolder, name);
        if (name.startsWith(prefix) && isLeftOver(folder)) removeLeftOver(folder);
      }
      const folder = claim(resultsFolder);
      if (folder !== undefined) return folder;
    }
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(
      `results folder ${resultsFolder} cannot be written (${(cause as Error).message}): name a writable one with --out`,
      { cause },
    );
  }
}

/** Makes the folder, complete with its owner, in one step. @returns undefined if another process was first */
function claim(resultsFolder: string): string | undefined {
  const made = mkdtempSync(path.join(path.resolve(resultsFolder), unclaimedPrefix));
  writeFileSync(path.join(made, ownerFile), ownText());
  const folder = path.join(path.resolve(resultsFolder), claimedName);
  try {
    // Fails if the name is taken: such a folder is never empty.
    renameSync(made, folder);
    return folder;
  } catch (cause) {
    rmSync(made, { recursive: true, force: true });
    // ENOENT: another process has taken this folder, without an owner yet, for one that an ended process has left.
    if (!["ENOTEMPTY", "EEXIST", "ENOENT"].includes((cause as NodeJS.ErrnoException).code ?? "")) throw cause;
    return undefined;
  }
}

/** Removes what an ended process has left, unless another process was faster and has claimed the results folder by now. */
function removeLeftOver(folder: string): void {
  const aside = mkdtempSync(path.join(path.dirname(folder), unclaimedPrefix));
  try {
    renameSync(folder, aside);
  } catch {
    rmSync(aside, { recursive: true, force: true });
    return;
  }
  if (isLeftOver(aside)) removeDatabasesFolder(aside);
  else renameSync(aside, folder);
}

/**
 * Removes such a folder. An engine that is ending may still write into the folder, where Node.js's own rmSync fails or leaves the folder
 * without an error (seen with 24.21). A folder that is still there after a second is left for the next run. One that another process has
 * claimed since, as after somebody removed this one's, stays.
 */
export function removeDatabasesFolder(folder: string): void {
  const owner = ownerOf(folder);
  if (owner !== undefined && isOther(owner)) return;
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
  writeFileSync(path.join(folder, ownerFile), ownText());
}

/**
 * Refuses a results folder that another process is measuring into: its results would replace this one's.
 *
 * @throws InputError naming that process and its temporary folder
 */
export function requireNobodyMeasures(resultsFolder: string): void {
  for (const name of namesIn(resultsFolder)) {
    if (!name.startsWith(prefix) || name.startsWith(unclaimedPrefix)) continue;
    const folder = path.join(resultsFolder, name);
    const owner = ownerOf(folder);
    if (owner === undefined || !isOther(owner)) continue;
    throw new InputError(
      `process ${owner.processId} is measuring into ${resultsFolder}: wait until it ends, or name another folder with --out; ` +
        `if that is another program now, remove ${folder}`,
    );
  }
}

/** None if it cannot be read: it may not exist yet. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isLeftOver(folder: string): boolean {
  const owner = ownerOf(folder);
  return owner !== undefined && !isOther(owner);
}

/** Whether it is a running process, and not this one. */
function isOther(owner: Owner): boolean {
  // A container numbers its processes from 1 again, so an ended process may have had our number.
  return owner.processId !== process.pid && isRunning(owner);
}

interface Owner {
  readonly processId: number;
  /** When the process began, as the system counts it; absent where the system does not tell. */
  readonly beganAt?: string;
}

/** This process in the words of an owner's file. */
function ownText(): string {
  const began = statOf(process.pid)?.beganAt;
  return began === undefined ? String(process.pid) : `${process.pid} ${began}`;
}

/** The process that made a folder; undefined if it is just being created, or is not ours. */
function ownerOf(folder: string): Owner | undefined {
  try {
    const [processId, beganAt] = readFileSync(path.join(folder, ownerFile), "utf8").split(" ");
    const owner = Number(processId);
    if (!Number.isInteger(owner) || owner <= 0) return undefined;
    return { processId: owner, ...(beganAt === undefined ? {} : { beganAt }) };
  } catch {
    return undefined;
  }
}

function isRunning({ processId, beganAt }: Owner): boolean {
  try {
    process.kill(processId, 0);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const stat = statOf(processId);
  if (stat === undefined) return true; // it has ended by now, or there is no /proc
  // The number of a killed process is given again, soon in a container.
  return !stat.isZombie && (beganAt === undefined || beganAt === stat.beganAt);
}

/**
 * The state and the start of a process, as the system tells them. A killed process can be signalled until its parent asks what became of it, which nobody may in a
 * container: it is a zombie.
 */
function statOf(
  processId: number,
): { readonly isZombie: boolean; readonly beganAt: string | undefined } | undefined {
  try {
    // The state follows the program's name, which is in parentheses and may have some itself; the start is the twentieth field from
    // there: proc_pid_stat(5).
    const stat = readFileSync(`/proc/${processId}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { isZombie: /^[ZX]$/.test(fields[0] ?? ""), beganAt: fields[19] };
  } catch {
    return undefined;
  }
}
