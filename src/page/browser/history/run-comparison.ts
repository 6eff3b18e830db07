import type { HistoryRunData, TestData } from "../../data/page-data.ts";
import { geometricMean } from "../../data/same-tests.ts";
import { multipliersOf } from "./group-means.ts";

/** Two runs that a reader compares, as indexes of the page's runs. */
export interface RunPair {
  readonly before: number;
  readonly after: number;
}

/** A multiplier of a test in one run. */
export interface RunFigure {
  readonly multiplier: number;
  /** The interval of 95 %; absent if the run has none. */
  readonly interval?: { readonly low: number; readonly high: number };
}

/** A test that both runs have. */
export interface ComparedTest {
  /** Its index in the page. */
  readonly test: number;
  readonly before: RunFigure;
  readonly after: RunFigure;
  /** One multiplier through the other; above 1, the test became slower. */
  readonly ratio: number;
  /** `noise` if the intervals have a value in common, `unknown` if a run has none. */
  readonly change: "slower" | "faster" | "noise" | "unknown";
}

/** Everything that differs between two runs. */
export interface RunDifferences {
  /** Changes beyond noise first, and of each kind the largest first. */
  readonly tests: readonly ComparedTest[];
  /** How many tests only one of the runs has. */
  readonly unpaired: number;
  /** The geometric mean of all ratios; undefined if no test is in both. */
  readonly mean: number | undefined;
  /** Facts that changed at a run after the earlier one, up to the later one; they may have changed back. */
  readonly marks: readonly string[];
}

/**
 * Compares the multipliers of two runs. Their times would not do: each run has the speed of its machine on its day, which both engines of
 * a run share.
 */
export function compareRuns(
  tests: readonly Pick<TestData, "trend">[],
  runs: readonly Pick<HistoryRunData, "marks">[],
  { before, after }: RunPair,
): RunDifferences {
  const figures = tests.map(({ trend }) => [figureIn(trend, before), figureIn(trend, after)] as const);
  const compared = figures.flatMap(([first, second], test) =>
    first === undefined || second === undefined ? [] : [compareFigures(test, first, second)],
  );
  const [earlier, later] = [Math.min(before, after), Math.max(before, after)];
  return {
    tests: compared.toSorted((a, b) => orderOf(a) - orderOf(b) || sizeOf(b) - sizeOf(a)),
    unpaired: figures.filter(([first, second]) => (first === undefined) !== (second === undefined)).length,
    mean: compared.length === 0 ? undefined : geometricMean(compared.map(({ ratio }) => ratio)),
    marks: [...new Set(runs.slice(earlier + 1, later + 1).flatMap(({ marks }) => marks))],
  };
}

function figureIn(trend: TestData["trend"], run: number): RunFigure | undefined {
  if (trend === undefined) return undefined;
  const { points } = trend;
  const multiplier = multipliersOf(points)[run] ?? null;
  if (multiplier === null) return undefined;
  const [low, high] = [points.low[run] ?? null, points.high[run] ?? null];
  return { multiplier, ...(low === null || high === null ? {} : { interval: { low, high } }) };
}

function compareFigures(test: number, before: RunFigure, after: RunFigure): ComparedTest {
  const ratio = after.multiplier / before.multiplier;
  return { test, before, after, ratio, change: changeBetween(before, after) };
}

function changeBetween(
  { interval: before }: RunFigure,
  { interval: after }: RunFigure,
): ComparedTest["change"] {
  if (before === undefined || after === undefined) return "unknown";
  if (after.low > before.high) return "slower";
  return after.high < before.low ? "faster" : "noise";
}

const order = { slower: 0, faster: 0, unknown: 1, noise: 2 } as const;

function orderOf({ change }: ComparedTest): number {
  return order[change];
}

function sizeOf({ ratio }: ComparedTest): number {
  return Math.abs(Math.log(ratio));
}

const prefix = "#compare/";

/** The address of a comparison within the page. A run keeps its id in later pages of the history. */
export function linkToRuns(runs: readonly Pick<HistoryRunData, "id">[], { before, after }: RunPair): string {
  return prefix + [before, after].map((run) => encodeURIComponent(runs[run]?.id ?? "")).join("/");
}

/** The ids of the two runs that an address within the page names; undefined if it names no comparison. */
export function linkedRunIds(hash: string): readonly [before: string, after: string] | undefined {
  if (!hash.startsWith(prefix)) return undefined;
  const [before = "", after = ""] = hash.slice(prefix.length).split("/").map(decode);
  return [before, after];
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Somebody has typed a percent sign.
    return part;
  }
}
