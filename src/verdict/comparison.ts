import type { Failure, Role, Sample, TestRecord } from "../measure/recording.ts";
import { median, noisePercent } from "../statistics/summary.ts";
import type { Test } from "../suite/test.ts";
import { differences } from "./checks.ts";

/** Where the faster engine's median is below this, timer and scheduler show in a single sample. */
export const shortNs = 5_000_000;

/** Something to know when reading a figure; it does not change the outcome. */
export type Warning =
  /** The faster engine's median is under 5 ms: single samples are coarse. */
  | { readonly kind: "short" }
  /** Samples whose round lacks the other engine's; they are not used. */
  | { readonly kind: "unpaired"; readonly samples: number };

/** A test with at least one pair and nothing against it. */
export interface Measured extends Test {
  readonly state: "measured";
  /** Each engine's median over the pairs, nanoseconds, above 0; a half where the number of pairs is even. */
  readonly medianNs: Readonly<Record<Role, number>>;
  /** Candidate's median / baseline's median, unrounded, above 0: above 1 is slower. */
  readonly multiplier: number;
  /** Candidate / baseline of each pair in round order, at least one. */
  readonly ratios: readonly number[];
  /** Median absolute deviation of the ratios in percent of their median; undefined for fewer than 3 pairs. */
  readonly noisePercent: number | undefined;
  readonly warnings: readonly Warning[];
}

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
  readonly samples: Readonly<Record<Role, number>>;
}

export type Unmeasured = Failed | Missing;

/** What one test's samples say about the two engines. */
export type Comparison = Measured | Unmeasured;

/**
 * Compares the engines on one test. Only pairs count, so that both medians are of the same rounds. A record without
 * failures is also checked for differing work, so that a merged or edited file is not believed more than a run.
 */
export function compare(record: TestRecord): Comparison {
  const { variant, storage, kind, workload, samples } = record;
  const test: Test = { variant, storage, kind, workload };
  const failures = record.failures.length > 0 ? record.failures : differences(record);
  if (failures.length > 0) return { ...test, state: "failed", failures };
  const pairs = pairsOf(samples);
  if (pairs.length === 0) return { ...test, state: "missing", samples: countByRole(samples) };
  const medianNs = {
    baseline: median(pairs.map(({ baseline }) => baseline)),
    candidate: median(pairs.map(({ candidate }) => candidate)),
  };
  const ratios = pairs.map(({ baseline, candidate }) => candidate / baseline);
  const unpaired = samples.length - 2 * pairs.length;
  return {
    ...test,
    state: "measured",
    medianNs,
    multiplier: medianNs.candidate / medianNs.baseline,
    ratios,
    noisePercent: noisePercent(ratios),
    warnings: [
      ...(Math.min(medianNs.baseline, medianNs.candidate) < shortNs ? [{ kind: "short" } as const] : []),
      ...(unpaired > 0 ? [{ kind: "unpaired", samples: unpaired } as const] : []),
    ],
  };
}

/** The rounds in which both engines have a sample, in round order. */
function pairsOf(samples: readonly Sample[]): Record<Role, number>[] {
  const rounds = [...Map.groupBy(samples, ({ round }) => round)].sort(([a], [b]) => a - b);
  return rounds.flatMap(([, both]) => {
    const baseline = both.find(({ role }) => role === "baseline");
    const candidate = both.find(({ role }) => role === "candidate");
    return baseline && candidate ? [{ baseline: baseline.ns, candidate: candidate.ns }] : [];
  });
}

function countByRole(samples: readonly Sample[]): Record<Role, number> {
  const count = (wanted: Role) => samples.filter(({ role }) => role === wanted).length;
  return { baseline: count("baseline"), candidate: count("candidate") };
}
