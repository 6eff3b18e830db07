import { quantile } from "../../../../statistics/histogram.ts";
import { median } from "../../../../statistics/summary.ts";
import { type SteadyLife, slowNs, windowNs } from "./record.ts";

/** A commit is a stall if it takes this many times the median, and `slowNs`. */
const slowFactor = 10;

/** A window is part of a stall if it has less than this share of the commits of the median window. */
const slowShare = 0.2;

/** A stretch of time in which an engine did next to nothing. */
export interface Stall {
  /** Since the load began, nanoseconds. */
  readonly fromNs: number;
  readonly toNs: number;
  /** The time of its slow commits, or of its slow windows, nanoseconds. */
  readonly ns: number;
  /** Commits before it. */
  readonly after: number;
  /** Bytes of all files in the window before it, and in the window after it, if both are there. */
  readonly disk?: { readonly before: number; readonly after: number };
}

type Part = Omit<Stall, "disk">;

/**
 * The stalls of a load, in order of time: commits that take 10 times the median and 0.1 s at least, and windows with less than a fifth of
 * the median window's commits. Stalls that are less than a window apart are one.
 */
export function stallsOf(life: Pick<SteadyLife, "windows" | "latencies" | "slow">): Stall[] {
  const commits = slowCommits(life);
  const isCovered = ({ fromNs, toNs }: Part) => commits.some((one) => one.fromNs < toNs && one.toNs > fromNs);
  const parts = [...commits, ...slowWindows(life).filter((window) => !isCovered(window))];
  const stalls: Part[] = [];
  for (const part of parts.toSorted((one, other) => one.fromNs - other.fromNs)) {
    const last = stalls.at(-1);
    if (last !== undefined && part.fromNs - last.toNs < windowNs)
      stalls.splice(-1, 1, { ...last, toNs: Math.max(last.toNs, part.toNs), ns: last.ns + part.ns });
    else stalls.push(part);
  }
  const { disk } = life.windows;
  return stalls.map((stall) => {
    const before = disk[Math.max(0, Math.floor(stall.fromNs / windowNs) - 1)];
    const after = disk[Math.min(disk.length - 1, Math.floor(stall.toNs / windowNs) + 1)];
    return before === undefined || after === undefined ? stall : { ...stall, disk: { before, after } };
  });
}

function slowCommits({ latencies, slow }: Pick<SteadyLife, "latencies" | "slow">): Part[] {
  const least = latencies === undefined ? slowNs : Math.max(slowNs, slowFactor * quantile(latencies, 0.5));
  return slow
    .filter(({ ns }) => ns >= least)
    .map(({ atNs, ns, after }) => ({ fromNs: atNs, toNs: atNs + ns, ns, after }));
}

function slowWindows({ windows: { commits } }: Pick<SteadyLife, "windows">): Part[] {
  if (commits.length === 0) return [];
  const least = slowShare * median(commits);
  let done = 0;
  return commits.flatMap((own, index): Part[] => {
    const after = done;
    done += own;
    const fromNs = index * windowNs;
    return own < least ? [{ fromNs, toNs: fromNs + windowNs, ns: windowNs, after }] : [];
  });
}

/** A window in which the disk of an engine fell, as after a collection of garbage. */
export interface Fall {
  /** The end of the window, since the load began, nanoseconds. */
  readonly atNs: number;
  /** Bytes. */
  readonly from: number;
  readonly to: number;
}

/** A fall is at least this share of what was there, and so many bytes. */
const fallShare = 0.2;
const fallBytes = 1_000_000;

export function fallsOf({ windows: { disk } }: Pick<SteadyLife, "windows">): Fall[] {
  return disk.flatMap((to, index) => {
    const from = disk[index - 1] ?? to;
    const isFall = from - to >= Math.max(fallBytes, fallShare * from);
    return isFall ? [{ atNs: (index + 1) * windowNs, from, to }] : [];
  });
}
