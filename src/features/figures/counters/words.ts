import { truncateList } from "../../../messages/format-value.ts";
import { testPath } from "../../../model/test.ts";
import { type Escape, escapeClaim } from "../../../report/format/escape.ts";
import { count, exactPercent, plural } from "../../../report/format/figures.ts";
import { type EngineNames, engineName } from "../../../report/format/words.ts";
import type { Verdict } from "../../../verdict/judge.ts";
import { type CounterChange, countersOf } from "./changes.ts";

/** More would push the rest of a report out of sight. */
const maxListed = 20;

/** The engine's own counters against the base: how many changed, and which. Texts are escaped. */
export function counterTexts(verdict: Verdict, names: EngineNames, escapeText: Escape): string[] {
  const counters = countersOf(verdict);
  if (counters === undefined || counters.tests === 0) return [];
  const { compared, tests, changes } = counters;
  const listed = changes.map(
    (change) => `${counterName(change, escapeText)}: ${counterReason(change, engineName(names, "base"))}`,
  );
  return [
    `${count(changes.length)} of ${plural(compared, "counter")} of the engine changed, in ${plural(tests, "test")}.`,
    ...truncateList(maxListed, listed, (more) => `and ${plural(more, "more counter")}`),
  ];
}

/** Counters that could not be compared, a line each. Texts are escaped. */
export function counterWarnings(verdict: Verdict, names: EngineNames, escapeText: Escape): string[] {
  const counters = countersOf(verdict);
  const escapeMessage = escapeClaim(escapeText, verdict);
  return [
    ...(counters?.unsteady ?? []).map(({ test, names: unsteady }) => {
      const listed = truncateList(maxListed, unsteady.map(escapeText), (more) => `${count(more)} others`);
      return `${escapeText(testPath(test))}: not deterministic, and so not compared: ${listed.join(", ")}. Two runs of one engine gave other values.`;
    }),
    ...[...Map.groupBy(counters?.uncounted ?? [], ({ why }) => why)].map(([why, alike]) => {
      const [{ test }] = alike as [(typeof alike)[number]];
      const of = alike.length === 1 ? escapeText(testPath(test)) : plural(alike.length, "test");
      return `Counters of ${of} are not compared, ${engineName(names, "base")} does not give them: ${escapeMessage(why)}`;
    }),
  ];
}

/** `own/memory/writes/commit_history chunk_write` */
export function counterName({ test, name }: CounterChange, escapeText: Escape): string {
  return `${escapeText(testPath(test))} ${escapeText(name)}`;
}

/** `130, on the base 120: 8.3% more, over 5%`. */
export function counterReason(change: CounterChange, baseName: string): string {
  const { base, candidate, ceiling, outcome } = change;
  const share =
    base === 0 ? "" : `: ${exactPercent((candidate - base) / base)} ${candidate > base ? "more" : "less"}`;
  const over = outcome === "pass" ? "" : `, over ${ceiling}%`;
  return `${count(candidate)}, on ${baseName} ${count(base)}${share}${over}`;
}
