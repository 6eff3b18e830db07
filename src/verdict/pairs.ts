import type { Reference } from "../model/compared.ts";
import type { PerEngine, Role } from "../model/engine.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { TestRecord } from "../model/recording.ts";
import type { Sample } from "../model/sample.ts";
import { median } from "../statistics/summary.ts";

/** The samples of one round, nanoseconds, of the candidate and at least one of the engines that it is compared with. */
export interface Pair {
  readonly round: number;
  readonly candidate: number;
  /** Absent if only the comparison with the base wanted this round. */
  readonly baseline?: number;
  /** Absent without a base, or if only the comparison with the baseline wanted this round. */
  readonly base?: number;
  /** The times of each engine's chunks; absent if the samples were not taken in turns. */
  readonly chunks?: ChunkTimes;
}

type ChunkTimes = Pick<PerEngine<readonly number[]>, "candidate"> & Partial<PerEngine<readonly number[]>>;

/** A pair with a sample of an engine. */
export type PairWith<Other extends Reference> = Pair & Readonly<Record<Other, number>>;

/** The rounds in which both main engines have a sample, in round order; none if the test is compared with the base alone. */
export function pairsOf(record: Pick<TestRecord, "samples" | "compare">): PairWith<"baseline">[] {
  return pairsWith(comparedPairs(record), "baseline");
}

/** The pairs with a sample of this engine. */
export function pairsWith<Other extends Reference>(
  pairs: readonly Pair[],
  reference: Other,
): PairWith<Other>[] {
  return pairs.filter((pair): pair is PairWith<Other> => pair[reference] !== undefined);
}

/** Candidate / engine of the pairs with a sample of this engine. */
export function ratiosTo(pairs: readonly Pair[], reference: Reference): number[] {
  return pairsWith(pairs, reference).map((pair) => pair.candidate / pair[reference]);
}

/** The rounds in which the candidate and an engine that it is compared with have a sample, in round order. */
export function comparedPairs({ samples, compare }: Pick<TestRecord, "samples" | "compare">): Pair[] {
  const rounds = [...Map.groupBy(samples, ({ round }) => round)].sort(([a], [b]) => a - b);
  return rounds.flatMap(([round, together]) => {
    const of = (role: Role) => together.find((sample: Sample) => sample.role === role);
    const [baseline, candidate, base] = [of("baseline"), of("candidate"), of("base")];
    const isCompared = compare === undefined ? (baseline ?? base) : compare === "base" ? base : baseline;
    if (candidate === undefined || isCompared === undefined) return [];
    const times = omitUndefined({ baseline: baseline?.ns, base: base?.ns });
    const chunks = chunksOf(candidate, { baseline, base });
    return [{ round, candidate: candidate.ns, ...times, ...omitUndefined({ chunks }) }];
  });
}

/** Undefined unless all samples of the pair have chunks. */
function chunksOf(
  { chunks: candidate }: Sample,
  { baseline, base }: Readonly<Record<"baseline" | "base", Sample | undefined>>,
): ChunkTimes | undefined {
  const lacks = (sample: Sample | undefined) => sample !== undefined && sample.chunks === undefined;
  if (candidate === undefined || lacks(baseline) || lacks(base)) return undefined;
  return { candidate, ...omitUndefined({ baseline: baseline?.chunks, base: base?.chunks }) };
}

/** The pairs without the samples of a base that failed. */
export function withoutBase(pairs: readonly Pair[]): Pair[] {
  return pairsWith(pairs, "baseline").map(({ base: _, ...pair }) => pair);
}

/**
 * For each pair the median over its chunks of ln(candidate / other): a burst of the machine is in a few chunks only. Undefined
 * unless all samples were taken in turns.
 */
export function chunkRatiosOf(
  pairs: readonly Pair[],
  role: Exclude<Role, "candidate"> = "base",
): number[] | undefined {
  const ratios = pairs.flatMap((pair) => {
    const own = ratiosOfChunks(pair, role);
    return own === undefined ? [] : [median(own)];
  });
  return ratios.length === pairs.length ? ratios : undefined;
}

/** ln(candidate / other) of each chunk of a pair, in the order of time; undefined unless both samples have chunks. */
export function ratiosOfChunks(
  { chunks }: Pick<Pair, "chunks">,
  role: Exclude<Role, "candidate">,
): number[] | undefined {
  const other = chunks?.[role];
  if (chunks === undefined || other === undefined) return undefined;
  return chunks.candidate.map((ns, chunk) => Math.log(Math.max(1, ns) / Math.max(1, other[chunk] ?? 1)));
}
