import { type PerEngine, rolesOf } from "../../../../model/engine.ts";
import {
  amountPer,
  count,
  minutes,
  multiplier,
  plural,
  shortBytes,
  shortTime,
} from "../../../../report/format/figures.ts";
import { type EngineNames, engineName } from "../../../../report/format/words.ts";
import { median } from "../../../../statistics/summary.ts";
import type { Age } from "../record.ts";
import { type SteadyLife, windowNs } from "./record.ts";
import { fallsOf, type Stall, stallsOf } from "./stalls.ts";

/** Stalls of one engine that have a sentence: the longest. */
const mostStalls = 5;

/** Commits in the median second; 0 if there was none. */
export function throughputOf({ windows: { commits } }: Pick<SteadyLife, "windows">): number {
  return commits.length === 0 ? 0 : median(commits);
}

/** `1:12`: minutes and seconds since the load began. */
export function minuteText(ns: number): string {
  const seconds = Math.floor(ns / 1e9);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The sentences about a steady load: throughput, each long stall, and each engine whose disk fell. Names are escaped. */
export function steadyTexts({ steady }: Age, names: EngineNames): string[] {
  if (steady === undefined || steady.engines.length === 0) return [];
  return [
    throughputText(steady, names),
    ...steady.engines.flatMap((life) => [
      ...stallTexts(stallsOf(life), engineName(names, life.role)),
      ...fallTexts(life, engineName(names, life.role)),
    ]),
  ];
}

/** `a steady load of 2 minutes each: SQLite 120,000 commits, 1,010 in the median second; DoltLite 30,000 commits, 250 in the median second (0.25x)` */
function throughputText(
  { minutes: length, engines }: NonNullable<Age["steady"]>,
  names: EngineNames,
): string {
  const [first] = engines;
  const reference = first === undefined ? 0 : throughputOf(first);
  const parts = engines.map((life) => {
    const rate = throughputOf(life);
    const times = life === first || reference === 0 ? "" : ` (${multiplier(rate / reference)}x)`;
    return `${engineName(names, life.role)} ${plural(life.commits, "commit")}, ${amountPer(rate)} in the median second${times}`;
  });
  return `a steady load of ${minutes(length)} each: ${parts.join("; ")}`;
}

function stallTexts(stalls: readonly Stall[], name: string): string[] {
  const longest = stalls.toSorted((one, other) => other.ns - one.ns).slice(0, mostStalls);
  const shown = longest.toSorted((one, other) => one.fromNs - other.fromNs);
  const rest = stalls.length - shown.length;
  return [
    ...shown.map((stall) => `${name} ${stallText(stall)}`),
    ...(rest === 0 ? [] : [`${name} has ${plural(rest, "shorter stall")} more`]),
  ];
}

/** `stalled for 2.3 s at minute 1:12, after 48,000 commits: its disk fell from 80 MB to 20 MB` */
export function stallText({ fromNs, toNs, ns, after, disk }: Stall): string {
  const within = toNs - fromNs > ns + windowNs ? ` within ${shortTime(toNs - fromNs)}` : "";
  const what = `stalled for ${shortTime(ns)}${within} at minute ${minuteText(fromNs)}, after ${plural(after, "commit")}`;
  if (disk === undefined) return what;
  const [before, left] = [shortBytes(disk.before), shortBytes(disk.after)];
  if (before === left) return `${what}: its disk stayed at ${left}`;
  return `${what}: its disk ${disk.after < disk.before ? "fell" : "grew"} from ${before} to ${left}`;
}

function fallTexts(life: SteadyLife, name: string): string[] {
  const falls = fallsOf(life);
  const [first] = falls;
  if (first === undefined) return [];
  const more = falls.length === 1 ? "" : `, the first of ${count(falls.length)} times`;
  const at = `at minute ${minuteText(first.atNs)}${more}`;
  return [`the disk of ${name} fell from ${shortBytes(first.from)} to ${shortBytes(first.to)} ${at}`];
}

/** `Garbage is collected in the background by Dolt; not by Dolt (base)`: empty if no engine says whether it does. */
export function collectorText({ collectors }: Pick<Age, "collectors">, names: EngineNames): string {
  if (collectors === undefined) return "";
  const known = collectors as PerEngine<"on" | "off">;
  const parts = rolesOf(known).map((role) => `${engineName(names, role)}: ${known[role]}`);
  return `Collection of garbage in the background: ${parts.join("; ")}.`;
}
