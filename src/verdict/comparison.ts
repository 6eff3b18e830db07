import type { Criteria } from "../model/criteria.ts";
import type { PerEngine, Role } from "../model/engine.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { TestRecord } from "../model/recording.ts";
import type { Failure, Sample } from "../model/sample.ts";
import type { Test } from "../model/test.ts";
import { median, noisePercent } from "../statistics/summary.ts";
import { engineTimes } from "../statistics/turns.ts";
import { durabilityFailures } from "./durability.ts";
import { unnamedDifferences } from "./equal-work.ts";
import type { RatioInterval } from "./evidence.ts";

/** The samples of one round, nanoseconds; the base's if the run has a base arm and the base has a sample. */
export interface Pair {
  readonly round: number;
  readonly baseline: number;
  readonly candidate: number;
  readonly base?: number;
  /** The times of each engine's chunks; absent if the samples were not taken in turns. */
  readonly chunks?: PerEngine<readonly number[]>;
}

/** The rounds in which both main engines have a sample, in round order. */
export function pairsOf({ samples }: Pick<TestRecord, "samples">): Pair[] {
  const rounds = [...Map.groupBy(samples, ({ round }) => round)].sort(([a], [b]) => a - b);
  return rounds.flatMap(([round, together]) => {
    const of = (role: Role) => together.find((sample: Sample) => sample.role === role);
    const [baseline, candidate, base] = [of("baseline"), of("candidate"), of("base")];
    if (baseline === undefined || candidate === undefined) return [];
    const pair = {
      round,
      baseline: baseline.ns,
      candidate: candidate.ns,
      ...omitUndefined({ base: base?.ns }),
    };
    return [{ ...pair, ...omitUndefined({ chunks: chunksOf(baseline, candidate, base) }) }];
  });
}

/** Undefined unless all samples of a pair have them. */
function chunksOf(
  { chunks: baseline }: Sample,
  { chunks: candidate }: Sample,
  base: Sample | undefined,
): Pair["chunks"] | undefined {
  if (baseline === undefined || candidate === undefined) return undefined;
  if (base === undefined) return { baseline, candidate };
  return base.chunks === undefined ? undefined : { baseline, candidate, base: base.chunks };
}

/** Where the faster engine's median is below this, timer and scheduler show in a single sample. */
export const shortNs = 5_000_000;

/** Something to know when reading a figure; it does not change the outcome. */
export type Warning =
  /** The faster engine's median is under 5 ms: single samples are coarse. */
  | { readonly kind: "short" }
  /** Samples whose round lacks the other engine's; they are not used. */
  | { readonly kind: "unpaired"; readonly samples: number }
  /** The multiplier's interval is wider than 10 % of it. */
  | { readonly kind: "wide" }
  /** The faster engine's median is under ten times what a shell takes for no statement at all. */
  | { readonly kind: "floor" };

/** Below this many floors, a time says more about the shell than about the engine. */
export const fewestFloors = 10;

/** A test with at least one pair and nothing against it. */
export interface Measured extends Test {
  readonly state: "measured";
  /**
   * Each engine's time, nanoseconds, above 0: from the medians of its chunks over the pairs, or, if the rounds are fixed or a
   * sample has no chunks, the median of the samples.
   */
  readonly timeNs: { readonly baseline: number; readonly candidate: number };
  /** Whether the times come from chunks. */
  readonly inTurns: boolean;
  /** Candidate's time / baseline's time, unrounded, above 0: above 1 is slower. */
  readonly multiplier: number;
  /** Candidate / baseline of each pair in round order, at least one. */
  readonly ratios: readonly number[];
  /** For the multiplier; absent if the times do not come from chunks, or of a single pair. */
  readonly interval?: RatioInterval;
  /** Pairs that screening took before, where these are fresh ones: they were chosen for being high. */
  readonly screened: number;
  /** How many rows a sample reads and changes, on any engine; absent if that is not known. */
  readonly rows?: number;
  /** Median absolute deviation of the ratios in percent of their median; undefined for fewer than 3 pairs. */
  readonly noisePercent: number | undefined;
  readonly warnings: readonly Warning[];
  /** The same against the base, if the run has a base arm. */
  readonly base?: BaseComparison;
}

/** What the same pairs say of the candidate and the base. */
export type BaseComparison =
  | {
      readonly state: "measured";
      /** The base's time, as those of the other engines. */
      readonly timeNs: number;
      /** Candidate's time / base's time: above 1 is slower than before. */
      readonly multiplier: number;
      readonly interval?: RatioInterval;
      /** Candidate / base of each pair in round order. */
      readonly ratios: readonly number[];
    }
  /** The base has no result: that is not the candidate's fault, and costs this comparison only. */
  | { readonly state: "failed"; readonly failures: readonly Failure[] };

/** A test whose samples cannot be trusted, or that an engine did not finish; it has no multiplier. */
export interface Failed extends Test {
  readonly state: "failed";
  /** At least one. */
  readonly failures: readonly Failure[];
}

/** A test without a single pair, and no failure to say why; it has no multiplier. */
export interface Missing extends Test {
  readonly state: "missing";
  /** How many samples each engine has nevertheless. */
  readonly samples: { readonly baseline: number; readonly candidate: number };
}

export type Unmeasured = Failed | Missing;

/** What one test's samples say about the two engines. */
export type Comparison = Measured | Unmeasured;

/** A test with pairs and nothing against it, before it is known which of them the figures are made of. */
export interface Measurable extends Test {
  readonly state: "measurable";
  /** At least one, in round order. */
  readonly pairs: readonly Pair[];
  readonly unpaired: number;
  /** How many rows a sample reads and changes, on any engine; absent if that is not known. */
  readonly rows?: number;
  /** Why the base has no result, empty if it has one or there is no base. */
  readonly baseFailures: readonly Failure[];
}

/**
 * Whether a test can be compared. Only pairs count, so that both medians are of the same rounds. A record without
 * failures is also checked for differing work, so that a merged or edited file is not believed more than a run.
 *
 * @param criteria whether unlike durability counts as differing work, and whether the base needs a result too
 */
export function assess(
  record: TestRecord,
  { requireDurability = false, requireBase = false }: Partial<Criteria> = {},
): Measurable | Unmeasured {
  const { variant, storage, kind, workload, samples } = record;
  const test: Test = { variant, storage, kind, workload };
  const unlike = requireDurability ? durabilityFailures(record) : [];
  const all = [...record.failures, ...unnamedDifferences(record), ...unlike];
  const failures = all.filter(({ role }) => requireBase || role !== "base");
  if (failures.length > 0) return { ...test, state: "failed", failures };
  const baseFailures = all.filter(({ role }) => role === "base");
  const pairs = withWholeBase(pairsOf(record), baseFailures.length > 0);
  const main = samples.filter(({ role }) => role !== "base");
  const count = (wanted: string) => main.filter(({ role }) => role === wanted).length;
  if (pairs.length === 0)
    return {
      ...test,
      state: "missing",
      samples: { baseline: count("baseline"), candidate: count("candidate") },
    };
  if (requireBase && pairs.some(({ base }) => base === undefined))
    return { ...test, state: "failed", failures: [lacksBase] };
  const rows = rowsOf(record);
  const unpaired = main.length - 2 * pairs.length;
  return { ...test, state: "measurable", pairs, unpaired, baseFailures, ...omitUndefined({ rows }) };
}

/** Equal on all engines: a record whose engines did other work has failed. */
function rowsOf({ checks, samples }: TestRecord): number | undefined {
  const work = checks[0]?.work ?? samples.find((sample) => sample.work !== undefined)?.work;
  return work && work.rows + work.changes;
}

const lacksBase: Failure = {
  reason: "error",
  role: "base",
  message: "it has no sample of any pair, and require-base is set",
};

/**
 * The same pairs have to speak for all engines: if the run ended before the base's sample of a round, its pairs count
 * up to there. A base that failed is compared in none.
 */
function withWholeBase(pairs: readonly Pair[], hasFailed: boolean): readonly Pair[] {
  const gap = pairs.findIndex(({ base }) => base === undefined);
  if (gap < 0) return pairs;
  if (gap > 0 && !hasFailed) return pairs.slice(0, gap);
  return pairs.map(({ base: _, ...pair }) => pair);
}

/** What of a test's pairs its figures are made of. */
export interface FigureParts {
  /** The first pair, if the earlier ones were screening's; 0 if absent. */
  readonly first?: number;
  /** The pair that they end before; all if absent. */
  readonly end?: number;
  /** Whether each engine's time is the median of its samples, though they have chunks. */
  readonly wholeSamples?: boolean;
  /** What a shell takes for no statement at all, nanoseconds; 0 if absent, as no engine is one. */
  readonly floorNs?: number;
}

/** Compares the engines on one test. */
export function compare(
  { pairs: all, unpaired, baseFailures, state: _, ...test }: Measurable,
  { first = 0, end = all.length, wholeSamples = false, floorNs = 0 }: FigureParts = {},
): Measured {
  const pairs = all.slice(first, end);
  const inTurns = !wholeSamples && pairs.every(({ chunks }) => chunks !== undefined);
  const times = inTurns ? timesOfChunks(pairs) : mediansOf(pairs);
  const ratios = pairs.map(({ baseline, candidate }) => candidate / baseline);
  const base = compareBase(pairs, times, baseFailures);
  const faster = Math.min(times.baseline, times.candidate);
  return {
    ...test,
    state: "measured",
    timeNs: { baseline: times.baseline, candidate: times.candidate },
    inTurns,
    multiplier: times.candidate / times.baseline,
    ratios,
    screened: first,
    noisePercent: noisePercent(ratios),
    warnings: [
      ...(faster < shortNs ? [{ kind: "short" } as const] : []),
      ...(faster < fewestFloors * floorNs ? [{ kind: "floor" } as const] : []),
      ...(unpaired > 0 ? [{ kind: "unpaired", samples: unpaired } as const] : []),
    ],
    ...omitUndefined({ base }),
  };
}

/** Each engine's time, nanoseconds; the base's if all pairs have its sample. */
type Times = PerEngine<number>;

/** @param pairs at least one, all with chunks */
function timesOfChunks(pairs: readonly Pair[]): Times {
  const hasBase = pairs.every(({ chunks }) => chunks?.base !== undefined);
  const roles = hasBase ? (["baseline", "candidate", "base"] as const) : (["baseline", "candidate"] as const);
  const [baseline = 0, candidate = 0, base] = engineTimes(
    pairs.map(({ chunks }) => roles.map((role) => chunks?.[role] ?? [])),
  );
  return { baseline, candidate, ...omitUndefined({ base }) };
}

function mediansOf(pairs: readonly Pair[]): Times {
  const base = pairs.flatMap((pair) => pair.base ?? []);
  return {
    baseline: median(pairs.map(({ baseline }) => baseline)),
    candidate: median(pairs.map(({ candidate }) => candidate)),
    ...(base.length < pairs.length ? {} : { base: median(base) }),
  };
}

function compareBase(
  pairs: readonly Pair[],
  { candidate: candidateNs, base: baseNs }: Times,
  failures: readonly Failure[],
): BaseComparison | undefined {
  if (failures.length > 0) return { state: "failed", failures };
  if (baseNs === undefined) return undefined;
  const ratios = pairs.map(({ candidate, base }) => candidate / (base as number));
  return { state: "measured", timeNs: baseNs, multiplier: candidateNs / baseNs, ratios };
}
