import type { Reference } from "../model/compared.ts";
import type { Role } from "../model/engine.ts";
import type { TestRecord } from "../model/recording.ts";
import type { Sample } from "../model/sample.ts";

/** The samples of one round, nanoseconds, of the candidate and at least one of the engines that it is compared with. */
export interface Pair {
  readonly round: number;
  readonly candidate: number;
  /** Absent if only the comparison with the base wanted this round. */
  readonly baseline?: number;
  /** Absent without a base, or if only the comparison with the baseline wanted this round. */
  readonly base?: number;
  /** The part of each sample that is the COMMIT that ends it, nanoseconds; of the engines of which it is known. */
  readonly commit?: Readonly<Partial<Record<Role, number>>>;
  /** Whether the engines took turns in the round, so that what slows the machine slows all of them alike. */
  readonly inTurns: boolean;
}

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
    const all = [baseline, candidate, base].filter((one) => one !== undefined);
    const timeOf = (sample: Sample) => sample.ns + ownWait(sample, all);
    const isCompared = compare === undefined ? (baseline ?? base) : compare === "base" ? base : baseline;
    if (candidate === undefined || isCompared === undefined) return [];
    const times = { baseline: baseline && timeOf(baseline), base: base && timeOf(base) };
    const inTurns = all.every(({ chunks }) => chunks !== undefined);
    const commit = commitsOf([candidate, baseline, base]);
    return [{ round, candidate: timeOf(candidate), ...times, commit, inTurns }];
  });
}

/**
 * A machine that is busy makes all samples of a round wait for the processor that they share. An engine alone that waits can have another process of its
 * own do the work meanwhile, and so can wait for as many times the others' share as this, and for the larger of the other two, without its
 * being the engine's time.
 */
const waits = { ofOthers: 2, share: 0.25, ns: 2_000_000 } as const;

/** The part of a sample's wait for a processor that the others' waits in the same round do not explain, nanoseconds. */
function ownWait(sample: Sample, together: readonly Sample[]): number {
  const { ns, queuedNs = 0 } = sample;
  const shares = together
    .filter((one) => one !== sample && one.queuedNs !== undefined)
    .map((one) => (one.queuedNs ?? 0) / (one.ns + (one.queuedNs ?? 0)));
  if (queuedNs === 0 || shares.length === 0) return 0;
  const whole = ns + queuedNs;
  const explained = Math.max(waits.ofOthers * Math.max(...shares) * whole, waits.share * whole, waits.ns);
  return Math.max(0, queuedNs - Math.ceil(explained));
}

function commitsOf(samples: readonly (Sample | undefined)[]): Pair["commit"] {
  const known = samples.flatMap((one) => (one?.commitNs === undefined ? [] : [[one.role, one.commitNs]]));
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

/** The pairs without the samples of a base that failed. */
export function withoutBase(pairs: readonly Pair[]): Pair[] {
  return pairsWith(pairs, "baseline").map(({ base: _, ...pair }) => pair);
}
