import type { Recording } from "../model/recording.ts";
import { suiteOf, type Test, testPath } from "../model/test.ts";
import { mean } from "../statistics/summary.ts";
import { testsOf } from "../suite/plan-tests.ts";
import { sharesReads } from "../suite/shared-reads.ts";
import { suites } from "../suite/suites.ts";

/** The expected time of a test, whatever shard measures it. */
export interface TestCost {
  /** Seconds of one sample on both engines. */
  readonly pair: number;
  /** The number of pairs. */
  readonly pairs: number;
}

/** By test path; a missing test has the tool's own estimate. */
export type KnownCosts = ReadonlyMap<string, TestCost>;

/** Work beside the tests themselves decides how long a shard takes. */
export interface CostScale {
  /** Rows of the largest table. */
  readonly rows: number;
  /** Two, or three with a base. */
  readonly engines: number;
  /** The pairs that screening takes of a test at least, or the fixed number. */
  readonly rounds: number;
}

/** The rows that the figures below are of. */
const usualRows = 100_000;

/**
 * Seconds of a pair of each workload of the oltp suite, DoltLite and SQLite, at 100,000 rows on two processors: the mean of
 * variants and storages of two runs. The figures say which test takes longer, which hardly depends on the machine. Source: bench/README.md.
 */
const pairSeconds: Readonly<Record<string, number>> = {
  oltp_point_select: 0.108,
  oltp_range_select: 0.058,
  oltp_sum_range: 0.0425,
  oltp_order_range: 0.00952,
  oltp_distinct_range: 0.0119,
  oltp_index_scan: 0.0182,
  select_random_points: 0.0662,
  select_random_ranges: 0.0193,
  covering_index_scan: 0.0229,
  groupby_scan: 0.101,
  index_join: 0.0158,
  index_join_scan: 0.0108,
  types_table_scan: 0.293,
  table_scan: 0.358,
  oltp_read_only: 0.427,
  oltp_bulk_insert: 0.618,
  oltp_insert: 0.0634,
  oltp_update_index: 0.292,
  oltp_update_non_index: 0.177,
  oltp_delete_insert: 0.222,
  oltp_write_only: 0.129,
  types_delete_insert: 0.0891,
  oltp_read_write: 0.342,
  oltp_bulk_insert_ac: 0.103,
  oltp_insert_ac: 0.127,
  oltp_update_index_ac: 0.15,
  oltp_update_non_index_ac: 0.109,
  oltp_delete_insert_ac: 0.133,
  oltp_write_only_ac: 0.137,
  types_delete_insert_ac: 0.104,
  oltp_read_write_ac: 0.149,
};

/** Workloads whose pairs take time in proportion to the rows. */
const scans = [
  "table_scan",
  "types_table_scan",
  "groupby_scan",
  "index_join_scan",
  "oltp_index_scan",
  "covering_index_scan",
];

/** Figures of the same runs: a fresh state for one pair; the databases and the SQL of a variant; of its memory, in a round. */
const setup = 0.11;
const ofVariant = 1.7;
const ofMemoryRound = 0.5;

/** Pairs of the baseline against itself, which every machine measures. */
const controlPairs = 12;
const controlPair = 0.2;

/** Seconds for the start, and for the untimed check. */
const ofShard = 1;

/** Seconds that a shard takes for one of its tests: its pairs, and one pass in which results are compared. */
export function secondsOfTest(test: Test, known: KnownCosts, scale: CostScale): number {
  const { pair, pairs } = known.get(testPath(test)) ?? { pair: pairOf(test, scale), pairs: scale.rounds };
  const arms = scale.engines / 2;
  const fresh = sharesReads(test) ? 0 : setup * (scale.rows / usualRows);
  return arms * ((pairs + 1) * pair + pairs * fresh);
}

/** Seconds that a shard takes for what its tests have in common, however many they are. */
export function secondsInCommon(tests: readonly Test[], { rows, engines, rounds }: CostScale): number {
  const size = (engines / 2) * (rows / usualRows);
  const variants = new Set(tests.map(({ variant }) => variant));
  const inMemory = new Set(tests.filter(({ storage }) => storage === "memory").map(({ variant }) => variant));
  return (
    ofShard +
    controlPairs * controlPair +
    size * (ofVariant * variants.size + ofMemoryRound * rounds * inMemory.size)
  );
}

function pairOf(test: Test, { rows }: CostScale): number {
  const { workload: name } = test;
  const seconds = pairSeconds[name];
  if (suiteOf(test.variant) === "oltp" && seconds !== undefined)
    return scans.includes(name) ? seconds * (rows / usualRows) : seconds;
  const suite = suites[suiteOf(test.variant)];
  const tests = testsOf(suites).filter(({ variant }) => suiteOf(variant) === suite.name).length;
  // A suite takes the time of at least three pairs and the pass before them.
  return suite.seconds / Math.max(1, tests) / 4;
}

/** The times of a recorded run's tests. */
export function costsOfRecording({ tests }: Pick<Recording, "tests">): KnownCosts {
  const costs = tests.flatMap((test): [string, TestCost][] => {
    const of = (role: string) => test.samples.filter((sample) => sample.role === role).map(({ ns }) => ns);
    const [baseline, candidate] = [of("baseline"), of("candidate")];
    const pairs = Math.min(baseline.length, candidate.length);
    return pairs === 0 ? [] : [[testPath(test), { pair: (mean(baseline) + mean(candidate)) / 1e9, pairs }]];
  });
  return new Map(costs);
}
