import type { Role } from "../../src/model/engine.ts";
import type { Recording, TestRecord } from "../../src/model/recording.ts";
import { median, robustDeviation } from "../../src/statistics/summary.ts";
import { chunkRatiosOf, comparedPairs } from "../../src/verdict/pairs.ts";

/** How much an order of the engines moves a pair's ratio, in ln, with its standard error. */
export interface OrderEffect {
  readonly name: string;
  readonly effect: number;
  readonly error: number;
  readonly pairs: number;
}

/** The standard error of a median of normal values, in that of their mean. */
const errorOfMedian = 1.2533;

/**
 * How far ln(candidate / other) of pairs in one order is from that of pairs in the other order, each ratio beside the median of its
 * test and run: by which of the two begins, and, with three engines, by which of the two follows the other from turn to turn. A ratio
 * is that of whole samples, or the median over the chunks.
 *
 * @throws RangeError if not all samples were taken in turns
 */
export function orderEffects(
  runs: readonly Recording[],
  other: Exclude<Role, "candidate">,
  ratio: "samples" | "chunks",
): OrderEffect[] {
  const pairs = runs.flatMap(({ tests }) => tests.flatMap((record) => pairsOf(record, other, ratio)));
  const effectOf = (name: string, isFirst: (order: readonly Role[]) => boolean): OrderEffect => {
    const values = [true, false].map((wanted) =>
      pairs.filter(({ order }) => isFirst(order) === wanted).map(({ value }) => value),
    ) as [number[], number[]];
    const errors = values.map((own) => (errorOfMedian * robustDeviation(own)) / Math.sqrt(own.length));
    const effect = median(values[0]) - median(values[1]);
    return { name, effect, error: Math.hypot(...errors), pairs: pairs.length };
  };
  const place = (order: readonly Role[], role: Role) => order.indexOf(role);
  const begins = effectOf(
    `candidate before ${other}`,
    (order) => place(order, "candidate") < place(order, other),
  );
  if (pairs.every(({ order }) => order.length < 3)) return [begins];
  const follows = effectOf(
    `candidate right after ${other}`,
    (order) => (place(order, other) + 1) % order.length === place(order, "candidate"),
  );
  return [begins, follows];
}

/** A results file has the samples of a round in the order in which the engines took their turns. */
function pairsOf(
  record: TestRecord,
  other: Exclude<Role, "candidate">,
  ratio: "samples" | "chunks",
): { readonly order: readonly Role[]; readonly value: number }[] {
  const pairs = comparedPairs(record);
  const chunkRatios = chunkRatiosOf(pairs, other);
  if (chunkRatios === undefined) throw new RangeError(`${record.workload} was not taken in turns`);
  const values =
    ratio === "chunks"
      ? chunkRatios
      : pairs.map((pair) => Math.log(pair.candidate / (pair[other] as number)));
  const level = median(values);
  return pairs.map(({ round }, index) => ({
    order: record.samples.filter((sample) => sample.round === round).map(({ role }) => role),
    value: (values[index] as number) - level,
  }));
}
