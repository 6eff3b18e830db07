import type { PlantedName } from "./planted-repository.ts";

/** A finding that a search is to explain: how a run shows it, and what brings it. */
export interface FindingKind {
  readonly name: string;
  /** Names of faulty.h; seeds take turns with them. */
  readonly faults: readonly PlantedName[];
  /** Another fault, of a commit that is not to be taken for the culprit. */
  readonly other: PlantedName;
  /** Options of the run that is red. */
  readonly run: readonly string[];
  /** Whether that run has a base, which is SQLite too. */
  readonly hasBase?: true;
  /** The row of its results file; of a sequence, the first that failed. */
  readonly row: string | "the first sequence";
  /** Options of the search. */
  readonly search?: readonly string[];
  /** A workload of one's own, or a hunt's case, which is searched by its file and needs no run. */
  readonly file?: { readonly name: string; readonly text: string; readonly isCase?: true };
}

const one = (storage: string, workload: string) => [
  ...["--variants", "int", "--storages", storage, "--workloads", workload],
];

function workload(name: string, statements: string, more: string): string {
  return `name: ${name}
tables: |
  CREATE TABLE t(id INTEGER PRIMARY KEY, v INT);
  CREATE TABLE kv(id INTEGER PRIMARY KEY, v TEXT);
  CREATE TABLE history(message TEXT);
  INSERT INTO t WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200) SELECT i, i % 7 FROM n;
  INSERT INTO kv SELECT id, 'v' || id FROM t WHERE id <= 100;
statements: ${statements}
storages: [memory]
${more}
`;
}

const between = "SELECT v FROM t WHERE id BETWEEN 1 AND 150;";
const grouped = "SELECT v, count(*) FROM t WHERE id BETWEEN 1 AND 9 GROUP BY v ORDER BY v;";
const read = "kind: reads\nrepeat: 9";

function huntCase(
  kind: string,
  sql: string,
  fault: PlantedName,
  other: PlantedName,
  more = read,
): FindingKind {
  const name = `hunt_${kind}_1`;
  const file = { name: `${name}.yml`, text: workload(name, sql, more), isCase: true } as const;
  return { name: `a hunt's case: ${kind}`, faults: [fault], other, run: [], row: "", file };
}

const pointRead = "SELECT v FROM kv WHERE id = :rnd(1,100);";
/** An engine that reads all of the history for such a read. */
const walks = { faults: ["WALK_HISTORY"], other: "CRASH_ON_LOAD" } as const;
const sweep = workload(
  "point_read",
  pointRead,
  "sweep: { depth: [1, 2000] }\nprepare: INSERT INTO history VALUES ('step :i of :depth');\nprepare-repeat: :depth\nrepeat: 100\nkind: reads",
);
const sweepFile = { name: "point_read.yml", text: sweep };
// Reads that a walk through the history makes slower: the row that shows it is a time, a mean of times, or a number of instructions.
const walked = {
  ...walks,
  file: {
    name: "walk.yml",
    text: workload(
      "walk",
      pointRead,
      "prepare: INSERT INTO history VALUES ('step :i');\nprepare-repeat: 1000\nrepeat: 100\nkind: reads",
    ),
  },
} as const;
const counted = workload(
  "counted",
  "INSERT INTO history VALUES ('row :i');",
  "counters: SELECT 'rows' AS name, 2 * value AS value FROM (SELECT count(*) AS value FROM history)\n" +
    "compare: base\nrepeat: 50\nkind: writes\ncheck: SELECT count(*) FROM history;",
);
const ownRun = ["--suites", "own"];
const hang = ["--sample-timeout", "3"];

/** The kinds that `bench/bisect-findings.ts` plants. */
export const findingKinds: readonly FindingKind[] = [
  {
    name: "a step of a sequence",
    faults: ["KEEP_COUNTER", "STALE_ROLLBACK", "STALE_STATEMENT", "DEAD_UPDATES"],
    other: "CRASH_ON_LOAD",
    run: ["--suites", "sequence", "--storages", "file"],
    row: "the first sequence",
  },
  {
    name: "a crash",
    faults: ["CRASH", "SEGFAULT", "EXIT"],
    other: "LOSE_ROWS",
    run: one("memory", "groupby_scan"),
    row: "int/memory/reads/groupby_scan",
  },
  {
    name: "a hang",
    faults: ["HANG"],
    other: "CRASH",
    run: [...one("memory", "groupby_scan"), ...hang],
    row: "int/memory/reads/groupby_scan",
    search: hang,
  },
  {
    name: "a wrong result",
    faults: ["LOSE_ROWS"],
    other: "FAIL_NTH",
    run: one("memory", "oltp_sum_range"),
    row: "int/memory/reads/oltp_sum_range",
  },
  {
    name: "writes that change nothing",
    faults: ["DROP_UPDATES", "SAME_VALUES"],
    other: "CRASH_ON_LOAD",
    run: one("memory", "oltp_update_non_index"),
    row: "int/memory/writes/oltp_update_non_index",
  },
  {
    name: "an error",
    faults: ["FAIL_NTH"],
    other: "LOSE_ROWS",
    run: one("memory", "oltp_sum_range"),
    row: "int/memory/reads/oltp_sum_range",
  },
  {
    name: "a wrong result of an own workload",
    faults: ["LOSE_ROWS"],
    other: "CRASH_ON_LOAD",
    run: ownRun,
    row: "own/memory/reads/ranges",
    file: { name: "ranges.yml", text: workload("ranges", between, "kind: reads") },
  },
  huntCase("wrong", between, "LOSE_ROWS", "CRASH_ON_LOAD"),
  huntCase("crash", grouped, "CRASH", "LOSE_ROWS"),
  huntCase("hang", grouped, "HANG", "CRASH"),
  huntCase("refused", "SELECT SUM(v) FROM t WHERE id < 9;", "FAIL_NTH", "CRASH_ON_LOAD"),
  huntCase(
    "leak",
    "INSERT INTO t SELECT max(id) + 1, 0 FROM t;",
    "LEAK_STATEMENTS",
    "CRASH_ON_LOAD",
    "before: BEGIN;\nafter: ROLLBACK;\nkind: writes\ncheck: SELECT count(*) FROM t;",
  ),
  { ...walked, name: "a time", run: ownRun, row: "own/memory/reads/walk" },
  { ...walked, name: "a section's average", run: ownRun, row: "own/memory/reads average" },
  {
    ...walked,
    name: "an instruction count",
    run: [...ownRun, "--counts", "instructions"],
    row: "own/memory/reads/walk instructions",
  },
  {
    name: "a counter",
    hasBase: true,
    faults: ["COUNT_MORE"],
    other: "CRASH_ON_LOAD",
    run: ownRun,
    row: "own/memory/writes/counted counter:rows",
    file: { name: "counted.yml", text: counted },
  },
  {
    ...walks,
    name: "a step of a sweep",
    run: ownRun,
    row: "own/memory/reads/point_read.depth=2000",
    file: sweepFile,
  },
  {
    ...walks,
    name: "growth of a sweep",
    run: ownRun,
    row: "own/memory/reads/point_read.depth=2000 growth",
    file: sweepFile,
  },
  {
    name: "a throughput of several connections",
    faults: ["SLOW_STEPS"],
    other: "CRASH_ON_LOAD",
    run: [...one("memory", "oltp_point_select"), "--contention", "2", "--contention-rounds", "2"],
    row: "contention/disjoint/threads/2 throughput",
  },
  {
    name: "a figure of the footprint",
    faults: ["WRITE_TWICE"],
    other: "CRASH_ON_LOAD",
    run: one("file", "oltp_insert"),
    row: "int/file/writes/oltp_insert written-bytes",
  },
  {
    name: "an ageing database",
    faults: ["GROW_SQUARED"],
    other: "CRASH_ON_LOAD",
    run: ["--suites", "own", "--age", "1000"],
    row: "age/transaction disk",
    file: { name: "ranges.yml", text: workload("ranges", between, "kind: reads") },
  },
];
