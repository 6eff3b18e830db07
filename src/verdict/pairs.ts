import type { Compared } from "../model/compared.ts";
import type { PerEngine, Role } from "../model/engine.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { TestRecord } from "../model/recording.ts";
import type { Sample } from "../model/sample.ts";

/** The samples of one round, nanoseconds, of the candidate and the engines that it is compared with. */
export interface Pair {
  readonly round: number;
  readonly candidate: number;
  /** Absent for a test that is compared with the base alone. */
  readonly baseline?: number;
  /** Absent if the run has no base arm, or the base has no sample. */
  readonly base?: number;
  /** The times of each engine's chunks; absent if the samples were not taken in turns. */
  readonly chunks?: ChunkTimes;
}

type ChunkTimes = Pick<PerEngine<readonly number[]>, "candidate"> & Partial<PerEngine<readonly number[]>>;

/** A pair of a test that is compared with the baseline. */
export type MainPair = Pair & { readonly baseline: number };

/** The rounds in which both main engines have a sample, in round order; none if the test is compared with the base alone. */
export function pairsOf(record: Pick<TestRecord, "samples" | "compare">): MainPair[] {
  return mainPairs(comparedPairs(record));
}

/** The pairs with a sample of the baseline: all, unless the test is compared with the base alone. */
export function mainPairs(pairs: readonly Pair[]): MainPair[] {
  return pairs.filter((pair): pair is MainPair => pair.baseline !== undefined);
}

/** Candidate / baseline of the pairs with a sample of the baseline. */
export function mainRatios(pairs: readonly Pair[]): number[] {
  return mainPairs(pairs).map(({ baseline, candidate }) => candidate / baseline);
}

/** The rounds in which the candidate and the engine that it is compared with have a sample, in round order. */
export function comparedPairs({ samples, compare }: Pick<TestRecord, "samples" | "compare">): Pair[] {
  const rounds = [...Map.groupBy(samples, ({ round }) => round)].sort(([a], [b]) => a - b);
  return rounds.flatMap(([round, together]) => {
    const of = (role: Role) => together.find((sample: Sample) => sample.role === role);
    const [baseline, candidate, base] = [of("baseline"), of("candidate"), of("base")];
    const reference = compare === "base" ? base : baseline;
    if (candidate === undefined || reference === undefined) return [];
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

/**
 * All engines are compared on the same pairs: if the run ended before the base's sample of a round, the pairs before that round
 * count. A base that failed is in no pair. A test that is compared with one engine alone has a sample of that engine in every
 * pair.
 */
export function withWholeBase(
  pairs: readonly Pair[],
  { compare }: Compared,
  hasFailed: boolean,
): readonly Pair[] {
  if (compare !== undefined) return pairs;
  const gap = pairs.findIndex(({ base }) => base === undefined);
  if (gap < 0) return pairs;
  if (gap > 0 && !hasFailed) return pairs.slice(0, gap);
  return pairs.map(({ base: _, ...pair }) => pair);
}
