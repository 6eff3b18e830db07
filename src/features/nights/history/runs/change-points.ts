import type { Method } from "../../../../statistics/method.ts";
import type { WeightedValue } from "../../../../statistics/weighted.ts";
import { RandomStream } from "../../../../suite/random.ts";
import { significant } from "../../benjamini-hochberg.ts";
import { correlationOfNeighbours, prewhiten } from "./autocorrelation.ts";
import { createDivider, type Divider, type Division } from "./energy.ts";

export const permutationTest: Method = {
  name: "Permutation test",
  assumes:
    "Without a change, prewhitened nights of a series are exchangeable: none depends on the night before.",
  usedFor: "Whether a candidate for a change point is a change.",
  because: "The distribution of the best of all divisions is not known otherwise.",
  source: "Matteson and James, J. Am. Statist. Assoc. 109, 2014",
};

/** The fewest values on each side of a change. */
export const leastValues = 3;

/**
 * The false discovery rate of a look at a history: at most this share of the changes that one look names is expected to be false.
 * If nothing ever changed, it is the chance that a look names any, so that ninety nightly looks name 0.9 at most.
 */
export const falseChangeRate = 0.01;

/** The values of one test, in order of time. */
export interface NamedSeries {
  /** Unique among the series; the random orders come from it. */
  readonly name: string;
  readonly values: readonly WeightedValue[];
}

/** A part of a series that no change is known in, with indexes of its first value and of the one after its last. */
interface Segment {
  readonly series: NamedSeries;
  readonly start: number;
  readonly end: number;
}

/**
 * The two ways in which a segment may divide, and the share of the error rate that each has: most changes stay, and those that are
 * taken back are soon old news.
 */
const shares = { step: 0.75, stretch: 0.25 } as const satisfies Record<keyof Divider, number>;

/** A way in which a segment may divide, and how often random orders of its values divide at least as well in that way. */
interface Comparison {
  readonly way: keyof Divider;
  readonly division: Division;
  /** Draws another random order, and says if it divides at least as well. */
  readonly draw: () => boolean;
  drawn: number;
  asWell: number;
}

/** A segment that may divide, in either way. */
interface Candidate {
  readonly segment: Segment;
  readonly comparisons: Readonly<Record<keyof Divider, Comparison>>;
}

/** The number of random orders that are drawn before candidates are first compared. */
const firstDraws = 19;

/** The factor by which the number of orders grows until the next comparison. */
const growth = 5;

/**
 * Each comparison is another chance to take chance for a change. At all but the last one, candidates have to be significant at this
 * share of the rate: then those chances add a twentieth to it at most, and a quarter if they had the whole rate.
 */
const earlyShare = 0.5;

/** No more orders are drawn for a way after this many that divide as well... */
const hopeless = 3;
/** ...if they are this many times as frequent as allowed. */
const margin = 4;

/**
 * Finds where series change their level: by E-divisive, hierarchical division with a permutation test, on all series at once, so
 * that the false discovery rate of a look is controlled over all of them and all of their parts. If values come in no particular
 * order, random orders of a segment divide as well as the real one as often as chance says, however the values are distributed.
 * Values that depend on the value before come in an order, and divide better than chance says: so each segment is prewhitened first, by
 * itself, because the first value after a change is not to be compared with the one before. The orders are seeded: the same
 * history has the same changes.
 *
 * Sources: Matteson and James 2014 (see `createDivider`); how many orders are drawn depends on the other series, as Sandve,
 * Ferkingstad and Nygard, Sequential Monte Carlo multiple testing, Bioinformatics 27, 2011.
 *
 * @param rate the false discovery rate, above 0 and below 1
 * @returns for each series the indexes of the first value after each change, rising
 */
export function findChangePoints(series: readonly NamedSeries[], rate = falseChangeRate): number[][] {
  const rough = series.map((one) => divideAll([one], Math.max(rate, roughRate), 0)[0] ?? []);
  const isOpen = rough.map((places) => places.length > 0);
  const open = series.filter((_, index) => isOpen[index]);
  const others = series.length - open.length;
  const found = divideAll(open, rate, correlationOfNights(series, rough), others);
  return isOpen.map((is) => (is ? (found.shift() ?? []) : []));
}

/**
 * The error rate of a first look at each series alone, as if its values did not depend on the value before. A series without a change in
 * that look has none: it would divide less well still. A change that is none costs a few differences, by which the correlation is estimated.
 */
const roughRate = 0.05;

/**
 * How far the nights of all series depend on the nights before, from 0 to 0.9: see `correlationOfNeighbours`.
 *
 * @param places for each series the indexes of the first value after each change
 */
export function correlationOfNights(
  series: readonly NamedSeries[],
  places: readonly (readonly number[])[],
): number {
  return correlationOfNeighbours(
    series.map(({ values }, index) => {
      const changes = places[index] ?? [];
      return [0, ...changes].map((start, level) =>
        values.slice(start, changes[level] ?? values.length).map(({ value }) => value),
      );
    }),
  );
}

/**
 * The same as `findChangePoints`, if the correlation is known.
 *
 * @param correlation of values with the value before, from 0 to below 1; 0 if they do not depend on it
 * @param others how many other series were looked at and do not change
 */
export function divideAll(
  series: readonly NamedSeries[],
  rate: number,
  correlation: number,
  others = 0,
): number[][] {
  const found = new Map<NamedSeries, number[]>(series.map((one) => [one, []]));
  let open: Segment[] = series.map((one) => ({ series: one, start: 0, end: one.values.length }));
  let settled = others;
  while (open.length > 0) {
    const divided = divide(open, settled, rate, correlation);
    settled += open.length - divided.length;
    open = divided.flatMap((candidate) => {
      const { segment } = candidate;
      const at = segment.start + placeOf(candidate);
      found.get(segment.series)?.push(at);
      return [
        { ...segment, end: at },
        { ...segment, start: at },
      ];
    });
  }
  return series.map((one) => (found.get(one) ?? []).toSorted((a, b) => a - b));
}

/**
 * The segments with a significant change, each with its place.
 *
 * @param settled how many others were looked at and do not
 */
function divide(
  segments: readonly Segment[],
  settled: number,
  rate: number,
  correlation: number,
): Candidate[] {
  const compared = segments.length + settled;
  let candidates = segments
    .filter(({ start, end }) => end - start >= 2 * leastValues)
    .map((segment) => createCandidate(segment, correlation))
    .filter((one) => comparisonsOf(one).some(({ division }) => division.statistic > 0));
  // Draws that make one candidate significant beside all others if none divides as well, in whichever way.
  const mostDraws = Math.ceil(compared / (rate * Math.min(...Object.values(shares))));
  for (let most = firstDraws; ; most *= growth) {
    const isLast = most >= mostDraws;
    const draws = Math.min(most, mostDraws);
    const allowed = (rate * candidates.length) / compared;
    // A clear candidate needs no more draws, however many the others need.
    const isClear = significantAmong(candidates, compared, earlyShare * rate);
    for (const [index, { comparisons }] of candidates.entries()) {
      if (isClear[index] === true) continue;
      drawUntil(comparisons.step, draws, allowed);
      // A drift takes several times as long to test, and a step that no order reaches is significant at the end.
      if (comparisons.step.asWell > 0) drawUntil(comparisons.stretch, draws, allowed);
    }
    candidates = candidates.filter((one) => !comparisonsOf(one).every((way) => isHopeless(way, allowed)));
    const isSignificant = significantAmong(candidates, compared, isLast ? rate : earlyShare * rate);
    if (isLast || isSignificant.every((is) => is))
      return candidates.filter((_, index) => isSignificant[index]);
  }
}

function createCandidate(segment: Segment, correlation: number): Candidate {
  const { series, start, end } = segment;
  const values = prewhiten(series.values.slice(start, end), correlation);
  const divider = createDivider(values, leastValues);
  const compare = (way: keyof Divider): Comparison => {
    const order = Int32Array.from(values.keys());
    const division = divider[way](order);
    const random = new RandomStream(1, `${way} of ${series.name} from ${start} to ${end}`);
    // Orders that only mirror the real one give equal results but for rounding.
    const enough = division.statistic * (1 - 1e-9);
    const draw = () => {
      random.reorder(order);
      return divider[way](order, enough).statistic >= enough;
    };
    return { way, division, draw, drawn: 0, asWell: 0 };
  };
  return { segment, comparisons: { step: compare("step"), stretch: compare("stretch") } };
}

function comparisonsOf({ comparisons }: Candidate): Comparison[] {
  return Object.values(comparisons);
}

function drawUntil(comparison: Comparison, most: number, allowed: number): void {
  while (comparison.drawn < most && !isHopeless(comparison, allowed)) {
    comparison.drawn++;
    if (comparison.draw()) comparison.asWell++;
  }
}

/** @param allowed the largest p-value that a segment can be significant with */
function isHopeless(comparison: Comparison, allowed: number): boolean {
  return comparison.asWell >= hopeless && pIn(comparison) > margin * allowed;
}

/** The p-value of the way in which the segment divides more clearly, each way with its share (Bonferroni, weighted). */
function pOf(candidate: Candidate): number {
  return Math.min(1, ...comparisonsOf(candidate).map(pIn));
}

/** By Phipson and Smyth, Permutation P-values Should Never Be Zero, Stat. Appl. Genet. Mol. Biol. 9, 2010. */
function pIn({ way, asWell, drawn }: Comparison): number {
  return (asWell + 1) / ((drawn + 1) * shares[way]);
}

/** The point at which a segment divides, in the clearer of two ways. */
function placeOf({ comparisons: { step, stretch } }: Candidate): number {
  return pIn(step) <= pIn(stretch) ? step.division.at : stretch.division.at;
}

/** A candidate that was dropped counts as not significant. */
function significantAmong(candidates: readonly Candidate[], compared: number, rate: number): boolean[] {
  const others = Array.from({ length: compared - candidates.length }, () => 1);
  return significant([...candidates.map(pOf), ...others], rate).slice(0, candidates.length);
}
