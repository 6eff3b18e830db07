import { isTimeFigure } from "../../../../model/figure-limit.ts";
import type { Escape } from "../../../../report/format/escape.ts";
import { count, inWords, multiplier, plural, signedHundredths } from "../../../../report/format/figures.ts";
import { type Bisection, searchedOf } from "../model/bisection.ts";
import { searchedPath } from "../model/searched-test.ts";
import { isAged, isFault, isTimed } from "../model/settings.ts";
import { faultNames } from "../model/words.ts";
import type { Search } from "../search/search.ts";
import { explainedLines } from "./explained-lines.ts";
import { type MeasuredPoint, measuredPoints } from "./measured-points.ts";

/** The answer in one sentence, and its evidence in some more. */
export function answerLines(bisection: Bisection, search: Search, escapeText: Escape): readonly string[] {
  const measured = measuredPoints(bisection, search);
  const test = escapeText(searchedPath(bisection.test));
  const named = (point: number) => escapeText(nameOf(bisection, point));
  const { next } = search;
  if (next.kind === "measure")
    return [`No answer yet: ${plural(next.candidates, "point")} can be the first that changed ${test}.`];
  const { answer } = next;
  const others = (named: readonly number[]) => caveats(search, measured, named, escapeText);
  switch (answer.kind) {
    case "point":
      return [
        bisection.isFix === true
          ? `${fixedWhat(bisection, test)} ${fixVerb(bisection, measured, answer)} in ${answer.parents.map(named).join(", ")}: it ${fixOf(bisection, measured, answer, escapeText)}.`
          : `${named(answer.point)} is the first that ${didWhat(bisection)} ${test}: it ${changeOf(bisection, measured, answer, escapeText)}.`,
        ...shownWords(bisection, measured, answer.point, escapeText),
        ...stepsWords(bisection, escapeText),
        basisWords(bisection, escapeText),
        ...(bisection.explained === undefined
          ? []
          : explainedLines(bisection.explained, escapeText).map((line) => `${line}.`)),
        ...others([answer.point]),
      ];
    case "range": {
      const last = answer.candidates.at(-1) as number;
      const untested = answer.candidates.slice(0, -1);
      if (bisection.isFix === true) {
        const verb = fixVerb(bisection, measured, { point: last, parents: answer.parents });
        const before = isFault(searchedOf(bisection))
          ? "has it"
          : verb === "changed"
            ? "does not have the change"
            : "is not fixed";
        return [
          `${fixedWhat(bisection, test)} ${verb} in one of ${answer.candidates.length}: ${[...answer.parents, ...untested].map(named).join(", ")}.`,
          `${named(last)}, the one before them, ${before}.`,
          ...untestedWords(measured, untested, named, escapeText),
          ...stepsWords(bisection, escapeText),
          ...others(answer.candidates),
        ];
      }
      return [
        `One of ${answer.candidates.length} ${didWhat(bisection)} ${test}: ${answer.candidates.map(named).join(", ")}.`,
        `${named(last)} ${isFault(searchedOf(bisection)) ? "does" : changeOf(bisection, measured, { point: last, parents: answer.parents }, escapeText)}; the others cannot be tested:`,
        ...untestedWords(measured, untested, named, escapeText),
        ...stepsWords(bisection, escapeText),
        ...others(answer.candidates),
      ];
    }
    case "alike": {
      const bad = measured.find(({ point }) => point === bisection.bad);
      const seen =
        bad?.toGood === undefined
          ? ""
          : ` ${named(bisection.bad)} ${changeWords(bisection, bad.toGood.ratio, escapeText)} it.`;
      return [
        isTimed(searchedOf(bisection))
          ? `The ends do not differ on this machine in ${test}, as far as ${plural(answer.pairs, "pair")} can tell.`
          : `The ends ${sameWords(bisection, escapeText)} ${test}, or nearly: the bad end is not beyond the line.`,
        `The good end is ${named(bisection.good)}.${seen}`,
      ];
    }
    case "no end":
      return [`${named(answer.point)}, one of the ends, cannot be used: ${escapeText(answer.message)}.`];
  }
}

/** `changed`, `shows a wrong result in`, as in "is the first that ..." */
function didWhat(bisection: Bisection): string {
  const by = searchedOf(bisection);
  return isFault(by) ? `shows ${faultNames[by]} in` : "changed";
}

/** The fixed thing: a test's figure, or its fault. */
function fixedWhat(bisection: Bisection, test: string): string {
  const by = searchedOf(bisection);
  return isFault(by) ? `${faultNames[by]} in ${test}` : test;
}

/** The last point that is bad, and the points after it that are not. */
interface FixEnds {
  readonly point: number;
  readonly parents: readonly number[];
}

/** `is 1.10x faster than the one before` */
function fixOf(
  bisection: Bisection,
  measured: readonly MeasuredPoint[],
  ends: FixEnds,
  escapeText: Escape,
): string {
  if (isFault(searchedOf(bisection))) return "does not show it, and the one before does";
  return `${changeWords(bisection, fixRatio(bisection, measured, ends), escapeText)} the one before`;
}

/** The figure of the newer point as a multiple of the older one's. */
function fixRatio(
  bisection: Bisection,
  measured: readonly MeasuredPoint[],
  { point, parents }: FixEnds,
): number {
  const ratioOf = (one: number) => measured.find((other) => other.point === one)?.toGood?.ratio ?? 1;
  const [fixed = bisection.good] = parents;
  return ratioOf(fixed) / ratioOf(point);
}

/** A figure that is higher in the newer point, although somebody calls that one good, is not fixed by it. */
function fixVerb(bisection: Bisection, measured: readonly MeasuredPoint[], ends: FixEnds): string {
  const isWorse = !isFault(searchedOf(bisection)) && fixRatio(bisection, measured, ends) > 1;
  return isWorse ? "changed" : "was fixed";
}

/** Why the others of a range cannot be tested, a line each. */
function untestedWords(
  measured: readonly MeasuredPoint[],
  untested: readonly number[],
  named: (point: number) => string,
  escapeText: Escape,
): readonly string[] {
  return untested.map((point) => {
    const reason = measured.find((one) => one.point === point)?.reason ?? "it was not tried";
    return `${named(point)}: ${escapeText(reason)}`;
  });
}

/** The fault of a point in the words of the engine or of the comparison. */
function shownWords(
  { isFix }: Bisection,
  measured: readonly MeasuredPoint[],
  point: number,
  escapeText: Escape,
): readonly string[] {
  const shown = measured.find((one) => one.point === point)?.shown;
  return shown === undefined
    ? []
    : [`${isFix === true ? "The one before shows" : "It shows"}: ${escapeText(shown)}.`];
}

/** The steps of a sequence that are enough for its fault. */
function stepsWords({ steps }: Bisection, escapeText: Escape): readonly string[] {
  if (steps === undefined) return [];
  const names = steps.map((step) => escapeText(step)).join(", ");
  return [
    `${plural(steps.length, "step")} on one connection ${steps.length === 1 ? "is" : "are"} enough for it: ${names}.`,
  ];
}

/** Why the answer can be believed. */
function basisWords(bisection: Bisection, escapeText: Escape): string {
  const by = searchedOf(bisection);
  if (isTimed(by)) {
    const other = bisection.isFix === true ? "the one before" : "what it was made from";
    return `Fresh pairs of it and of ${other} say the same.`;
  }
  if (by === "hang") return "Each version was looked at once, and twice if it did not end in time.";
  if (isFault(by)) return "Each version was looked at once: it shows the fault, or does what it should.";
  return by === "instructions"
    ? "Instructions were counted once for each version, since they are the same in every run: more instructions are more work, but time need not grow as much."
    : `The figure ${escapeText(by)} was measured once for each version, since it is the same in every run.`;
}

function sameWords(bisection: Bisection, escapeText: Escape): string {
  const by = searchedOf(bisection);
  return by === "instructions"
    ? "take the same number of instructions for"
    : `have the same ${escapeText(by)} in`;
}

/** `is 1.10x slower than`, `takes 2.00% more instructions than`, `has 2.00% fewer file-bytes than` */
function changeWords({ by }: Bisection, ratio: number, escapeText: Escape): string {
  if (by === undefined || by === "age-time") return `is ${inWords(ratio)}`;
  if (by === "age-open") return `opens ${inWords(ratio)}`;
  if (by === "age-cpu") return `takes ${multiplier(ratio)}x the processor time of`;
  if (isTimeFigure(by)) return `has ${multiplier(ratio)}x the ${by} of`;
  if (by === "growth") return `grows ${multiplier(ratio)}x as much as`;
  const verb = by === "instructions" ? "takes" : "has";
  const figure = escapeText(by);
  if (ratio === 1) return `${verb} the same ${figure} as`;
  const share = signedHundredths(ratio - 1).slice(1);
  // The other figures are numbers of something.
  const fewer = isAged(by) ? "less" : "fewer";
  return `${verb} ${share} ${ratio > 1 ? "more" : fewer} ${figure} than`;
}

/** `is 1.10x slower than the one before` */
function changeOf(
  bisection: Bisection,
  measured: readonly MeasuredPoint[],
  { point, parents }: { readonly point: number; readonly parents: readonly number[] },
  escapeText: Escape,
): string {
  const what = parents.length === 1 ? "the one before" : "the nearest of its parents";
  if (isFault(searchedOf(bisection)))
    return parents.length === 1 ? "does, and the one before does not" : "does, and its parents do not";
  const ratioOf = (one: number) => measured.find((other) => other.point === one)?.toGood?.ratio;
  const own = ratioOf(point) ?? 1;
  // The good end itself is at 1.
  const before = parents.map((parent) => ratioOf(parent) ?? 1);
  const nearest =
    before.toSorted((a, b) => Math.abs(Math.log(own / a)) - Math.abs(Math.log(own / b)))[0] ?? 1;
  return `${changeWords(bisection, own / nearest, escapeText)} ${what}`;
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
export function effort(bisection: Bisection): string {
  const { test, points, observations, seconds } = bisection;
  const by = searchedOf(bisection);
  const isOfFault = isFault(by);
  const measured = observations.filter(({ pairs, fault }) => pairs.length > 0 || fault !== undefined);
  const untestable = observations.filter((one) => one.untestable !== undefined).length;
  const pairs = isOfFault ? 0 : measured.reduce((sum, one) => sum + one.pairs.length, 0);
  const minutes = seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
  const unit = isTimed(by) ? "pair" : by === "instructions" ? "count" : "measurement";
  return (
    `${searchedPath(test)}: ${measured.length} of ${count(points.length)} measured` +
    `${untestable === 0 ? "" : `, ${untestable} untestable`}${isOfFault ? "" : `, ${plural(pairs, unit)}`}, ${minutes}`
  );
}
