import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

/** The use that a process makes of the machine; absent parts are not counted by the system. */
export interface ProcessUsage {
  /** Bytes of memory that it has now. */
  readonly resident?: number;
  /** Bytes that it has given to system calls that write, since it began. */
  readonly written?: number;
}

/**
 * The process that has a file of a folder open. Its number is not known otherwise: a driver forks it.
 *
 * @returns its number; undefined if the system has no /proc, or shows no such process
 */
export function findProcess(folder: string): number | undefined {
  const files = new Set(listFiles(folder).map(({ identity }) => identity));
  const numbers = listNames("/proc").filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  const found = numbers.find((number) =>
    listNames(`/proc/${number}/fd`).some((open) => {
      const identity = identify(`/proc/${number}/fd/${open}`)?.identity;
      return identity !== undefined && files.has(identity);
    }),
  );
  return found === undefined ? undefined : Number(found);
}

/** https://man7.org/linux/man-pages/man5/proc_pid_status.5.html and proc_pid_io.5.html */
export function readUsage(process: number): ProcessUsage {
  return usageOf(process, /^VmRSS:\s+(\d+) kB$/m.exec(readText(`/proc/${process}/status`)));
}

/**
 * The usage of a process, with its memory exact to the page. A kernel can count pages for each processor and add them up late, so that
 * VmRSS is wrong by some hundred kB: https://man7.org/linux/man-pages/man5/proc_pid_statm.5.html. Here the kernel looks at each page, which
 * takes a millisecond for some hundred MB. VmRSS counts where the system does not allow that.
 */
export function readUsageExactly(process: number): ProcessUsage {
  const rollup = /^Rss:\s+(\d+) kB$/m.exec(readText(`/proc/${process}/smaps_rollup`));
  return rollup === null ? readUsage(process) : usageOf(process, rollup);
}

/** @param kilobytes that are resident, in the first group */
function usageOf(process: number, kilobytes: RegExpExecArray | null): ProcessUsage {
  const resident = kilobytes?.[1];
  const written = /^wchar: (\d+)$/m.exec(readText(`/proc/${process}/io`))?.[1];
  return {
    ...(resident === undefined ? {} : { resident: 1024 * Number(resident) }),
    ...(written === undefined ? {} : { written: Number(written) }),
  };
}

/** The longest wait until a process stands still, milliseconds: a flush of the disk cannot be interrupted. */
const longestHaltMs = 30_000;

/**
 * Halts a process, so that its files stay as they are until it is told to go on. The files are then what a crash would leave.
 *
 * @returns what lets it go on; undefined if it has ended, or one of its threads does not stand still
 */
export async function haltProcess(number: number): Promise<(() => void) | undefined> {
  const signal = (name: "SIGSTOP" | "SIGCONT") => {
    try {
      return process.kill(number, name);
    } catch {
      return false; // it has ended
    }
  };
  const goOn = () => void signal("SIGCONT");
  if (!signal("SIGSTOP")) return undefined;
  const folder = `/proc/${number}/task`;
  // proc_pid_stat(5): the state is the word after the name, which is in parentheses. T is halted, Z ended.
  const isHalted = (thread: string) => /\) [TtZX] [^)]*$/.test(readText(`${folder}/${thread}/stat`));
  for (const start = Date.now(); !listNames(folder).every(isHalted); ) {
    if (Date.now() - start > longestHaltMs) {
      goOn();
      return undefined;
    }
    await setTimeout(1);
  }
  return goOn;
}

/** A file, and which one it is, whatever its name. */
interface FoundFile {
  readonly name: string;
  readonly place: string;
  readonly identity: string;
  readonly bytes: number;
}

/** The files of a folder and of those in it. A file that ends meanwhile is left out. */
export function listFiles(folder: string): FoundFile[] {
  return listNames(folder).flatMap((name): FoundFile[] => {
    const place = path.join(folder, name);
    const found = identify(place);
    if (found === undefined) return [];
    return found.isFolder
      ? listFiles(place)
      : [{ name, place, identity: found.identity, bytes: found.bytes }];
  });
}

/** Undefined if there is no such file, or the system does not show it. */
function identify(place: string) {
  try {
    const stats = statSync(place);
    return { identity: `${stats.dev}:${stats.ino}`, bytes: stats.size, isFolder: stats.isDirectory() };
  } catch {
    return undefined;
  }
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
