import { readFileSync } from "node:fs";
import os from "node:os";
import { readLoad, readMachine } from "../../../measure/machine.ts";
import { freeBytes } from "../../../platform/free-bytes.ts";
import { percent, plural } from "../../../report/format/figures.ts";
import type { Finding } from "./finding.ts";
import { watchClock } from "./noise.ts";

/** The parts of this machine that make times noisy, or tests impossible. @param folder of the databases */
export function findMachine(folder: string): Finding[] {
  return [findProcessors(), findQuiet(), findClock(), findTurbo(), findGovernor(), findDisk(folder)];
}

/** With one processor, the engines and the tool share it. */
function findProcessors(): Finding {
  const cores = os.availableParallelism();
  const found = `${plural(cores, "processor")}, ${os.cpus()[0]?.model.trim() ?? "unknown"}`;
  const processors = { subject: "Processors", serves: "steady times", found } as const;
  return cores > 1
    ? { ...processors, state: "ok" }
    : { ...processors, state: "limited", fix: "use a machine with two processors or more" };
}

/** Nanoseconds for which the clock is watched. */
const watchedNs = 300e6;

/** A larger share of lost time makes times differ by more than small changes do. */
const mostLost = 0.03;

function findQuiet(): Finding {
  const { lostShare } = watchClock(watchedNs);
  const load = readLoad();
  const isBusy = lostShare > mostLost || load > os.availableParallelism() / 2;
  const found = `load ${load}; others had a busy processor for ${percent(lostShare)} of the time`;
  const quiet = { subject: "Other work", serves: "steady times", found } as const;
  return isBusy
    ? {
        ...quiet,
        state: "limited",
        fix: "end other work, or use a machine of its own: more pairs are needed here",
      }
    : { ...quiet, state: "ok" };
}

const clocks = "/sys/devices/system/clocksource/clocksource0";

/** Clocks that are read without a system call: https://docs.kernel.org/timers/timekeeping.html */
const fastClocks = ["tsc", "kvm-clock", "arch_sys_counter", "hyperv_clocksource_tsc_page"];

function findClock(): Finding {
  const clock = { subject: "Clock", serves: "steady times" } as const;
  const source = read(`${clocks}/current_clocksource`);
  const { lookNs } = watchClock(watchedNs / 10);
  if (source === undefined)
    return {
      ...clock,
      state: "ok",
      found: `a look takes ${Math.round(lookNs)} ns; its source is not visible`,
    };
  const found = `${source}; a look takes ${Math.round(lookNs)} ns`;
  const available = read(`${clocks}/available_clocksource`)?.split(/\s+/) ?? [];
  const better = available.find((one) => fastClocks.includes(one));
  if (fastClocks.includes(source)) return { ...clock, state: "ok", found };
  const fix = better && `echo ${better} | sudo tee ${clocks}/current_clocksource`;
  return { ...clock, state: "limited", found, fix };
}

/** Files that say whether processors exceed their base frequency, the text that says so, and the text to write against it. */
const turboFiles = [
  { file: "/sys/devices/system/cpu/intel_pstate/no_turbo", on: "0", off: "1" },
  { file: "/sys/devices/system/cpu/cpufreq/boost", on: "1", off: "0" },
] as const;

function findTurbo(): Finding {
  const turbo = { subject: "Turbo", serves: "steady times" } as const;
  for (const { file, on, off } of turboFiles) {
    const value = read(file);
    if (value === undefined) continue;
    return value === on
      ? {
          ...turbo,
          state: "limited",
          found: "on: speed depends on heat",
          fix: `echo ${off} | sudo tee ${file}`,
        }
      : { ...turbo, state: "ok", found: "off" };
  }
  return { ...turbo, state: "ok", found: invisible };
}

const invisible = "not visible here, as in most virtual machines";

function findGovernor(): Finding {
  const governor = { subject: "Governor", serves: "steady times" } as const;
  const files = "/sys/devices/system/cpu/cpu*/cpufreq/scaling_governor";
  const found = read(files.replace("*", "0"));
  if (found === undefined) return { ...governor, state: "ok", found: invisible };
  const fix = `echo performance | sudo tee ${files}`;
  return found === "performance"
    ? { ...governor, state: "ok", found }
    : { ...governor, state: "limited", found, fix };
}

/** Bytes that a run of the default tests cannot fill. */
const enoughFree = 2e9;

function findDisk(folder: string): Finding {
  const disk = { subject: "Free space", serves: "run: databases" } as const;
  const free = freeBytes(folder);
  const { fileSystem } = readMachine(folder);
  const found = `${(free / 1e9).toFixed(1)} GB in the working folder, on ${fileSystem}`;
  if (free < enoughFree)
    return {
      ...disk,
      state: "limited",
      found,
      fix: "free 2 GB, or name a folder on another disk with --out",
    };
  return fileSystem === "tmpfs"
    ? { ...disk, state: "limited", found, fix: "name a folder on a disk with --out: this one is memory" }
    : { ...disk, state: "ok", found };
}

/** Undefined if there is no such file, or it cannot be read. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return undefined;
  }
}
