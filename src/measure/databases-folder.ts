import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../messages/format-value.ts";
import { InputError } from "../model/errors.ts";
import { makeFolder } from "../platform/folder.ts";

/** Begins the name of the folder; the number of its process follows, and when that process began where the system tells. */
const prefix = ".sqlite-bench-gate-";

/** Stands in the folder of a process that has the results folder; the others are still asking. */
const claimFile = "claim";

/** Attempts to remove a folder into which an engine writes, and to see whether another process that asks gives up. */
const attempts = 20;

/** Milliseconds between two of these attempts. */
const pauseMs = 50;

/**
 * Makes the temporary folder of a run's databases inside the folder of its results: a disk that the user chose, where
 * `/tmp` is often memory. The process has the results folder for itself until it removes the folder or ends: what killed processes have left
 * there is removed.
 *
 * Where several processes ask at once, one of them gets the results folder. Each makes its folder before it looks for those of others, so that of any two at least
 * the later one sees the other. The one whose name is the smaller waits for the other to give up or to claim.
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
    requireNobodyMeasures(resultsFolder);
    const name = ownName();
    const folder = path.join(path.resolve(resultsFolder), name);
    // A process before us may have had our number, and this process may have been here before.
    removeDatabasesFolder(folder);
    mkdirSync(folder);
    try {
      for (let attempt = 1; ; attempt++) {
        const others = ownersIn(resultsFolder).filter((owner) => isOther(owner));
        if (others.length === 0) break;
        const first = others.find(({ folder }) => existsSync(path.join(folder, claimFile)));
        if (
          first !== undefined ||
          attempt > attempts ||
          others.some((other) => path.basename(other.folder) < name)
        )
          throw isMeasuring(first ?? (others[0] as Owner), resultsFolder);
        pause();
      }
      for (const owner of ownersIn(resultsFolder))
        if (path.basename(owner.folder) !== name) removeDatabasesFolder(owner.folder);
      writeFileSync(path.join(folder, claimFile), "");
      return folder;
    } catch (cause) {
      removeDatabasesFolder(folder);
      throw cause;
    }
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
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
    pause();
  }
}

/**
 * Refuses a results folder that another process is measuring into: its results would replace this one's.
 *
 * @throws InputError naming that process and its temporary folder
 */
export function requireNobodyMeasures(resultsFolder: string): void {
  const other = ownersIn(resultsFolder).find((owner) => isOther(owner));
  if (other !== undefined) throw isMeasuring(other, resultsFolder);
}

function isMeasuring({ processId, folder }: Owner, resultsFolder: string): InputError {
  return new InputError(
    `process ${processId} is measuring into ${resultsFolder}: wait until it ends, or name another folder with --out; ` +
      `if that is another program now, remove ${folder}`,
  );
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
}

/** A process that has made such a folder. */
interface Owner {
  readonly folder: string;
  readonly processId: number;
  /** When the process began, as the system counts it; absent where the system does not tell. */
  readonly beganAt?: string;
}

/** None if the folder cannot be read: it may not exist yet. */
function ownersIn(resultsFolder: string): Owner[] {
  let names: string[];
  try {
    names = readdirSync(resultsFolder);
  } catch {
    return [];
  }
  return names.toSorted().flatMap((name) => {
    const [, processId, beganAt] = /^\.sqlite-bench-gate-([1-9][0-9]*)(?:-([0-9]+))?$/.exec(name) ?? [];
    if (processId === undefined) return [];
    const owner = { folder: path.join(resultsFolder, name), processId: Number(processId) };
    return [beganAt === undefined ? owner : { ...owner, beganAt }];
  });
}

/** Whether it is a running process, and not this one. */
function isOther(owner: Owner): boolean {
  // A container numbers its processes from 1 again, so an ended process may have had our number.
  return owner.processId !== process.pid && isRunning(owner);
}

function ownName(): string {
  const began = statOf(process.pid)?.beganAt;
  return began === undefined ? `${prefix}${process.pid}` : `${prefix}${process.pid}-${began}`;
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
