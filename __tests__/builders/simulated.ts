import { references as allReferences } from "../../src/model/compared.ts";
import { type Ceilings, type Criteria, defaultCriteria, type Rule } from "../../src/model/criteria.ts";
import type { Role } from "../../src/model/engine.ts";
import type { ControlRecord, Recording, TestRecord } from "../../src/model/recording.ts";
import type { Sample } from "../../src/model/sample.ts";
import { keyVariants, storages, type Test, testPath } from "../../src/model/test.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import { RandomStream } from "../../src/suite/random.ts";
import { nextPairs } from "../../src/verdict/next-pairs.ts";
import { fullRecording } from "./recordings.ts";

/** The ratios of an engine's times without noise. */
export interface Truth {
  /** Candidate / baseline. */
  readonly multiplier: (test: Test) => number;
  /** Candidate / base; if absent, the run has no base. */
  readonly change?: (test: Test) => number;
  /** Baseline / baseline. */
  readonly bias?: (test: Test) => number;
  /** How many times as long an engine takes in a round; 1 if absent. If the engines take turns, all of the stall is in one of the chunks. */
  readonly stall?: (test: Test, round: number, role: Role) => number;
  /** The tests of the run; the suite oltp if absent. */
  readonly tests?: readonly Test[];
  /** Whether the engines take turns in a round; false if absent. */
  readonly inTurns?: boolean;
  /** The seed of the noise; 1 if absent. */
  readonly seed?: number;
  /** The ceilings by which the run takes pairs; the default ones if absent. */
  readonly ceilings?: Ceilings;
  /** The rule by which it takes them; the default one if absent. */
  readonly rule?: Rule;
}

export const criteria: Criteria = {
  ceilings: defaultCriteria.ceilings,
  rule: defaultCriteria.rule,
};

/** The standard deviation of a sample's logarithm, by storage. */
const deviations = { memory: 0.03, file: 0.06, autocommit: 0.12 } as const;

/** The chunks of a sample taken in turns; a stall is in a minority of them. */
const chunkCount = 5;

const suite = planTests({ suites: ["oltp"], variants: keyVariants, storages });

const controls: readonly (readonly [Test["storage"], Test["kind"], string])[] = [
  ["memory", "reads", "oltp_point_select"],
  ["memory", "writes", "oltp_update_non_index"],
  ["file", "writes", "oltp_update_non_index"],
  ["autocommit", "writes", "oltp_update_non_index_ac"],
];

const controlTests = keyVariants.flatMap((variant) =>
  controls.map(([storage, kind, workload]): Test => ({ variant, storage, kind, workload })),
);

/**
 * The suite as a run would measure it, with as many pairs of each test as its decision needs. Deterministic.
 *
 * @param most pairs of a test after which no more are begun
 */
export function simulate(
  {
    multiplier,
    change,
    bias = () => 1,
    stall = () => 1,
    tests: allTests = suite,
    inTurns = false,
    seed = 1,
    ceilings = criteria.ceilings,
    rule = criteria.rule,
  }: Truth,
  most = 1_000,
): Recording {
  const { run, engines, ...facts } = fullRecording();
  // The controls are of tests that a smaller run may not have.
  const streams = new Map(
    [...allTests, ...controlTests].map((test) => [testPath(test), new RandomStream(seed, testPath(test))]),
  );
  const timed = (test: Test, ns: number) =>
    Math.round(ns * Math.exp(deviations[test.storage] * normal(streams.get(testPath(test)) as RandomStream)));
  const pair = (test: Test, round: number): Sample[] => {
    const baselineNs = 20e6;
    const candidateNs = baselineNs * multiplier(test);
    const taken = (role: Role, calmNs: number): Sample => {
      const times = stall(test, round, role);
      const ns = timed(test, calmNs * times);
      return { role, round, ns, ...(inTurns ? { chunks: chunksOf(ns, times, round % chunkCount) } : {}) };
    };
    return [
      taken("baseline", baselineNs),
      taken("candidate", candidateNs),
      ...(change === undefined ? [] : [taken("base", candidateNs / change(test))]),
    ];
  };
  const samples = new Map(allTests.map((test) => [testPath(test), [] as Sample[]]));
  const records = () =>
    allTests.map((test): TestRecord => {
      return { ...test, samples: samples.get(testPath(test)) ?? [], checks: [], failures: [] };
    });
  for (;;) {
    const { wanted } = nextPairs(records(), { ceilings, rule });
    const open = wanted.filter(({ test }) => pairsOf(test) < most);
    if (open.length === 0) break;
    for (const { test, pairs, references = [...allReferences] } of open) {
      const arms = ["candidate", ...references];
      // Two engines may need different numbers of pairs.
      for (let more = 0; more < (references.length === 1 ? pairs : 1); more++)
        samples
          .get(testPath(test))
          ?.push(...pair(test, pairsOf(test) + 1).filter(({ role }) => arms.includes(role)));
    }
  }
  function pairsOf(test: Test): number {
    return samples.get(testPath(test))?.at(-1)?.round ?? 0;
  }
  return {
    ...facts,
    run: {
      tool: "0.2.0",
      startedAt: "2026-05-22T09:00:00.000Z",
      finishedAt: "2026-05-22T09:09:30.000Z",
      clock: "CLOCK_MONOTONIC",
      ...run,
      rounds: defaultCriteria.rule.rounds,
      alpha: defaultCriteria.rule.alpha,
    },
    engines: change === undefined ? engines : { ...engines, base: { ...engines.candidate, name: "main" } },
    tests: records(),
    controls: controlTests.map((test): ControlRecord => {
      const pairs = [1, 2, 3].map((round) => {
        return { round, baselineNs: timed(test, 20e6), controlNs: timed(test, 20e6 * bias(test)) };
      });
      return { ...test, pairs };
    }),
    warnings: [],
  };
}

/** Equal chunks that take so long together, but for one that also has what a stall adds to them. */
function chunksOf(ns: number, stall: number, stalled: number): number[] {
  const calmNs = Math.floor(ns / stall / chunkCount);
  return Array.from({ length: chunkCount }, (_, at) =>
    at === stalled ? ns - (chunkCount - 1) * calmNs : calmNs,
  );
}

/** A value of the standard normal distribution, nearly: the sum of twelve uniform ones. */
function normal(stream: RandomStream): number {
  const scale = 1_000_000;
  const uniforms = Array.from({ length: 12 }, () => stream.integer(0, scale) / scale);
  return uniforms.reduce((sum, value) => sum + value, -6);
}
