import { fileURLToPath } from "node:url";
import type { Storage } from "../../src/model/test.ts";
import { compileSqliteBehind } from "../fetched/builds.ts";

/** An engine of a known cost beside the same engine without it. */
export interface Planted {
  /** For `--engines`, such as `moving-4`. */
  readonly name: string;
  /** For the table. */
  readonly words: string;
  /** Macros of planted.c. */
  readonly cost: Readonly<Record<string, string | number>>;
  /** `baseline` if SQLite has the cost, so that the candidate looks fast; the candidate if absent. */
  readonly of?: "baseline";
  /** Workloads of the suite oltp, or an own one by its file; point selects and index updates if absent. */
  readonly workloads?: readonly string[];
  readonly storages?: readonly Storage[];
  /** Whether the cost is in fewer samples than half, or in a number of them that chance decides: its truth is the mean, and not the median. */
  readonly isIrregular?: boolean;
}

const writes = ["oltp_update_index"] as const;
const ratios = [1.1, 1.5, 2, 4] as const;

/** The own workload of three statements, of which the heavy one costs more. */
export const threeStatements = fileURLToPath(new URL("three_statements.yml", import.meta.url));

const stalls = [
  { name: "fixed", paid: "FIXED", words: "stalls every 3,333 statements, always at the same" },
  { name: "moving", paid: "MOVING", words: "stalls every 3,333 statements from a random one on" },
  { name: "clock", paid: "CLOCK", words: "stalls after each 50 ms of its work", isIrregular: true },
] as const;

export const plantedEngines: readonly Planted[] = [
  ...[3, 10, 25].map((percent) => ({
    name: `slower-${percent}`,
    words: `every statement ${percent} % slower`,
    cost: { FACTOR: percent / 100 },
  })),
  ...stalls.flatMap(({ name, paid, words, ...more }) =>
    ratios.map((ratio) => ({
      name: `${name}-${ratio}`,
      words: `${words}: ${ratio}x`,
      cost: { FACTOR: (ratio - 1).toFixed(1), PAID: paid },
      ...more,
    })),
  ),
  {
    name: "moving-sleeps",
    words: "sleeps every 3,333 statements from a random one on: 4x",
    cost: { FACTOR: 3, PAID: "MOVING", BY: "SLEEPING" },
  },
  {
    name: "one-in-five",
    words: "one process in five stalls every 3,333 statements: 3.5x, 1.5x in the mean",
    cost: { FACTOR: 2.5, PAID: "MOVING", SLOW_ONE_OF: 5 },
    workloads: writes,
    isIrregular: true,
  },
  {
    name: "commit",
    words: "COMMIT takes twice as long",
    cost: { OF: "COMMITS", FACTOR: 1 },
    workloads: writes,
  },
  {
    name: "commit-past",
    words: "COMMIT takes as long again as all statements before it: 2x",
    cost: { OF: "COMMITS", PAST_FACTOR: 1 },
    workloads: writes,
  },
  {
    name: "commit-sleeps",
    words: "COMMIT sleeps for 20 ms",
    cost: { OF: "COMMITS", COST_NS: 20_000_000, BY: "SLEEPING" },
    workloads: writes,
  },
  {
    name: "flushes",
    words: "flushes twice",
    cost: { FLUSHES: 2 },
    workloads: [...writes, "oltp_update_index_ac"],
    storages: ["file", "autocommit"],
  },
  {
    name: "writes",
    words: "writes ten times the bytes",
    cost: { WRITES: 10 },
    workloads: [...writes, "oltp_update_index_ac"],
    storages: ["file", "autocommit"],
  },
  {
    name: "first",
    words: "the first statement takes 10 ms more",
    cost: { OF: "FIRST", COST_NS: 10_000_000 },
    workloads: writes,
  },
  {
    name: "closing",
    words: "closing takes 10 ms more, which is not timed",
    cost: { OF: "CLOSING", COST_NS: 10_000_000 },
    workloads: writes,
    storages: ["file"],
  },
  {
    name: "heavy",
    words: "one of three statements 1.6x",
    cost: { OF: "HEAVY", FACTOR: 0.6 },
    workloads: [threeStatements],
  },
  { name: "sqlite-slower", words: "SQLite itself 2x", cost: { FACTOR: 1 }, of: "baseline" },
  {
    name: "sqlite-moving",
    words: "SQLite itself stalls every 3,333 statements from a random one on: 2x",
    cost: { FACTOR: 1, PAID: "MOVING" },
    of: "baseline",
  },
  { name: "burns", words: "a thread keeps the other processors busy", cost: { BURNS: 1 } },
  { name: "none", words: "nothing", cost: {} },
];

/**
 * The engine as a shared library.
 *
 * @param mark another one makes another file of the same code
 */
export async function compilePlanted(
  { name, cost }: Pick<Planted, "name" | "cost">,
  mark: string,
): Promise<string> {
  const definitions = Object.fromEntries(
    Object.entries(cost).map(([macro, value]) => [macro, String(value)]),
  );
  return await compileSqliteBehind(`truth-${name}-${mark}`, {
    source: fileURLToPath(new URL("planted.c", import.meta.url)),
    renamed: {
      sqlite3_prepare_v2: "sqlite_prepare_v2",
      sqlite3_finalize: "sqlite_finalize",
      sqlite3_close: "sqlite_close",
      fsync: "planted_fsync",
      write: "planted_write",
    },
    definitions: { ...definitions, MARK: `"${mark}"` },
  });
}
