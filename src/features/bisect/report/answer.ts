import { testPath } from "../../../model/test.ts";
import type { Escape } from "../../../report/format/escape.ts";
import { count, inWords, plural, signedHundredths } from "../../../report/format/figures.ts";
import type { Bisection } from "../model/bisection.ts";
import type { Search } from "../search/search.ts";
import { type MeasuredPoint, measuredPoints } from "./measured-points.ts";

/** The answer in one sentence, and its evidence in some more. */
export function answerLines(bisection: Bisection, search: Search, escapeText: Escape): readonly string[] {
  const measured = measuredPoints(bisection, search);
  const test = escapeText(testPath(bisection.test));
  const named = (point: number) => escapeText(nameOf(bisection, point));
  const { next } = search;
  if (next.kind === "measure")
    return [`No answer yet: ${plural(next.candidates, "point")} can be the first that changed ${test}.`];
  const { answer } = next;
  const others = (named: readonly number[]) => caveats(search, measured, named, escapeText);
  switch (answer.kind) {
    case "point":
      return [
        `${named(answer.point)} is the first that changed ${test}: it ${changeOf(bisection, measured, answer)}.`,
        ...(bisection.by === undefined
          ? [`Fresh pairs of it and of what it was made from say the same.`]
          : [countWords]),
        ...others([answer.point]),
      ];
    case "range": {
      const last = answer.candidates.at(-1) as number;
      const untested = answer.candidates.slice(0, -1);
      return [
        `One of ${answer.candidates.length} changed ${test}: ${answer.candidates.map(named).join(", ")}.`,
        `${named(last)} ${changeOf(bisection, measured, { point: last, parents: answer.parents })}; the others cannot be tested:`,
        ...untested.map((point) => {
          const reason = measured.find((one) => one.point === point)?.reason ?? "it was not tried";
          return `${named(point)}: ${escapeText(reason)}`;
        }),
        ...others(answer.candidates),
      ];
    }
    case "alike": {
      const bad = measured.find(({ point }) => point === bisection.bad);
      const seen =
        bad?.toGood === undefined
          ? ""
          : ` ${named(bisection.bad)} ${changeWords(bisection, bad.toGood.ratio)} it.`;
      return [
        bisection.by === undefined
          ? `The ends do not differ on this machine in ${test}, as far as ${plural(answer.pairs, "pair")} can tell.`
          : `The ends take the same number of instructions for ${test}, or nearly: the bad end is not beyond the line.`,
        `The good end is ${named(bisection.good)}.${seen}`,
      ];
    }
    case "no end":
      return [`${named(answer.point)}, one of the ends, cannot be used: ${escapeText(answer.message)}.`];
  }
}

/** The basis of a search by instructions. */
const countWords =
  "Instructions were counted, once a point, since they are the same in every run: more of them is more work, which need not be as much more time.";

/** `is 1.10x slower than`, `takes +2.00% instructions beside` */
function changeWords({ by }: Bisection, ratio: number): string {
  if (by === undefined) return `is ${inWords(ratio)}`;
  return ratio === 1
    ? "takes as many instructions as"
    : `takes ${signedHundredths(ratio - 1)} instructions beside`;
}

/** `is 1.10x slower than the one before` */
function changeOf(
  bisection: Bisection,
  measured: readonly MeasuredPoint[],
  { point, parents }: { readonly point: number; readonly parents: readonly number[] },
): string {
  const ratioOf = (one: number) => measured.find((other) => other.point === one)?.toGood?.ratio;
  const own = ratioOf(point) ?? 1;
  // The good end itself is at 1.
  const before = parents.map((parent) => ratioOf(parent) ?? 1);
  const nearest =
    before.toSorted((a, b) => Math.abs(Math.log(own / a)) - Math.abs(Math.log(own / b)))[0] ?? 1;
  const what = parents.length === 1 ? "the one before" : "the nearest of its parents";
  return `${changeWords(bisection, own / nearest)} ${what}`;
}

/** Why points were left out of the answer, and whether the machine can be trusted. */
function caveats(
  { states }: Search,
  measured: readonly MeasuredPoint[],
  named: readonly number[],
  escapeText: Escape,
): readonly string[] {
  const leftOut = measured.filter(({ state, point }) => state === "untestable" && !named.includes(point));
  const reasons = leftOut.map(({ name, reason = "" }) => `${escapeText(name)} (${escapeText(reason)})`);
  const unsteady = [...states.values()].filter(
    (one) => one.state === "untestable" && one.reason === "inconsistent",
  );
  return [
    ...(reasons.length === 0 ? [] : [`Left out, as they cannot be tested: ${reasons.join(", ")}.`]),
    ...(unsteady.length === 0
      ? []
      : [`This machine was not steady: ${plural(unsteady.length, "point")} contradicted earlier pairs.`]),
  ];
}

/** The name of a commit, with its subject if the commit has one. */
function nameOf({ points }: Bisection, point: number): string {
  const { name, title } = points[point] ?? { name: String(point) };
  return title ? `${name} "${title}"` : name;
}

/** `int/memory/reads/table_scan: 8 of 90 measured, 2 untestable, 214 pairs, 6 minutes` */
export function effort({ test, points, observations, seconds, by }: Bisection): string {
  const measured = observations.filter(({ pairs }) => pairs.length > 0);
  const untestable = observations.filter((one) => one.untestable !== undefined).length;
  const pairs = measured.reduce((sum, one) => sum + one.pairs.length, 0);
  const minutes = seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
  return (
    `${testPath(test)}: ${measured.length} of ${count(points.length)} measured` +
    `${untestable === 0 ? "" : `, ${untestable} untestable`}, ${plural(pairs, by === undefined ? "pair" : "count")}, ${minutes}`
  );
}
