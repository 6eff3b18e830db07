import type { Escape } from "../../../../report/format/escape.ts";
import { count, percent, plural, signedPercent } from "../../../../report/format/figures.ts";
import { andList, versionOf } from "../../../../report/format/words.ts";
import type { Mark, MarkedFact } from "../runs/marks.ts";
import { type HistoryEngine, type HistoryRun, runName, runTime } from "../runs/run.ts";
import type { Deviation, LevelChange, RatioChange } from "../runs/trends.ts";

/** How a run is shown: escaped, and with a link where there is one. */
export type CiteRun = (run: HistoryRun) => string;

/** `a1b2c3d4e5`, or a label, or the day. */
export function citeRun(escapeText: Escape): CiteRun {
  return (run) => escapeText(runName(run));
}

/** `12% slower` */
export function direction({ ratio }: RatioChange): string {
  return `${percent(ratio - 1)} ${ratio > 1 ? "slower" : "faster"}`;
}

/** `12% slower (+10% to +14%)` */
export function describeChange(change: RatioChange): string {
  const { interval } = change;
  if (interval === undefined) return direction(change);
  return `${direction(change)} (${signedPercent(interval.low - 1)} to ${signedPercent(interval.high - 1)})`;
}

/** `3 changed.` */
export function changedOf(trends: readonly { readonly changes: readonly unknown[] }[]): string {
  return `${count(trends.filter(({ changes }) => changes.length > 0).length)} changed.`;
}

/** `12% slower in the newest 2 runs` */
export function describeDeviation(deviation: Deviation): string {
  const { runs } = deviation;
  return `${direction(deviation)} in the newest ${runs === 1 ? "run" : plural(runs, "run")}`;
}

/** `a1b2c3d4e5 (2026-11-03)`; empty without a run */
export function citeDated(run: HistoryRun | undefined, cite: CiteRun): string {
  return run === undefined ? "" : `${cite(run)} (${dayOf(run)})`;
}

/** `DoltLite 0.51.3 (SQLite 3.54.0)` */
export function describeEngine(engine: HistoryEngine, escapeText: Escape): string {
  const { name } = engine;
  const version = versionOf(engine);
  return [name, ...(version === undefined ? [] : [version])].map(escapeText).join(" ");
}

/** `2026-11-03` */
export function dayOf(run: Pick<HistoryRun, "date" | "startedAt">): string {
  return runTime(run).slice(0, 10);
}

/** Facts whose value is a hash, which means nothing to a reader. */
const hashed: ReadonlySet<MarkedFact> = new Set(["suite"]);

/** `the CPU changed from A to B`, `the suite changed` */
export function describeMark({ fact, before, after }: Mark, escapeText: Escape): string {
  const values = hashed.has(fact) ? "" : ` from ${escapeText(before)} to ${escapeText(after)}`;
  return `${factName(fact)} changed${values}`;
}

const factNames: Partial<Record<MarkedFact, string>> = {
  SQLite: "SQLite",
  settings: "SQLite's settings",
  kind: "the engine's kind",
};

function factName(fact: MarkedFact): string {
  return factNames[fact] ?? `the ${fact}`;
}

/** `, where the CPU and the image changed too`; empty if nothing else did. */
export function describeConfounders(change: Pick<LevelChange, "confounders">): string {
  const names = confounderNames(change);
  return names === undefined ? "" : `, where ${names} changed too`;
}

/** Other differences of a run beside earlier ones: `; the CPU and the image changed too`; empty if nothing else differs. */
export function describeOtherFacts(difference: Pick<LevelChange, "confounders">): string {
  const names = confounderNames(difference);
  return names === undefined ? "" : `; ${names} changed too`;
}

function confounderNames({ confounders }: Pick<LevelChange, "confounders">): string | undefined {
  if (confounders.length === 0) return undefined;
  return andList(confounders.map(({ fact }) => factName(fact)));
}
