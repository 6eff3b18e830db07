import { type EngineFacts, type PerEngine, perEngine, type Role } from "../../model/engine.ts";
import type { Recording } from "../../model/recording.ts";
import type { Kind, Storage, SuiteName, Variant } from "../../model/test.ts";
import { baseName } from "./base-name.ts";
import type { Escape } from "./escape.ts";

/** The tables' headings, as in the reports of DoltLite's own gate. */
export const storageHeadings: Readonly<Record<Storage, string>> = {
  memory: "In-Memory",
  file: "File-Backed",
  autocommit: "Autocommit",
};

export const kindHeadings: Readonly<Record<Kind, string>> = { reads: "Reads", writes: "Writes" };

/**
 * An engine's own version before SQLite's, `0.51.3 (SQLite 3.54.0)`; if no other is known, the only one, which may be undefined.
 * The text is not escaped.
 */
export function versionOf({
  version,
  ownVersion,
  kind,
}: Pick<EngineFacts, "version" | "ownVersion"> & { readonly kind?: string }): string | undefined {
  if (ownVersion === undefined || version === undefined) return ownVersion ?? version;
  return `${ownVersion} (${kind === "server" ? "" : "SQLite "}${version})`;
}

/** For a sentence: `4% in memory`. */
export const storagePhrases: Readonly<Record<Storage, string>> = {
  memory: "in memory",
  file: "on file",
  autocommit: "with autocommit",
};

export const variantKeys: Readonly<Record<Variant, string>> = {
  int: "INTEGER primary key",
  composite: "primary key of two INTEGER columns",
  blob: "16-byte BLOB primary key",
  text: "32-digit TEXT primary key",
  types: "a column of every type but long texts",
  types_long: "a column of every type, with long texts",
  raw: "a small table of four columns",
  raw_large: "a large table of four columns",
  scale_small: "a table of a tenth of the rows",
  scale_medium: "a table of all rows",
  scale_large: "a table of ten times the rows",
  cold: "INTEGER primary key, a process that has just opened the file",
  cold_dropped: "the same, with the file dropped from the system's cache",
  shapes: "customers, orders, and tables of other shapes",
  shapes_no_op: "the same tables, and changes that change nothing",
  shapes_extensions: "JSON documents, full-text search and R-Trees",
  shapes_schema: "1,000 tables, and the upkeep of schemas and databases",
  analytic: "tables of the proportions of TPC-H's",
  tpcc: "the nine tables of TPC-C",
  server: "integer primary key, and a column of every type with short texts",
  server_long: "a column of every type, with long texts",
  own: "workloads of your own",
};

/** Where the databases of each storage are. */
export const storageNotes: Readonly<Record<Storage, string>> = {
  memory: "In-Memory: no file is read or written.",
  file: "File-Backed: the database is a file, in the same state before every sample.",
  autocommit:
    "Autocommit: the database is a file, and SQLite runs with journal_mode=WAL and synchronous=FULL, so its commits are durable.",
};

/** When workloads commit that are not made of transactions. */
export const commitNotes: Readonly<Record<Storage, readonly string[]>> = {
  memory: ["In-Memory Writes: each workload is one transaction, from BEGIN to COMMIT."],
  file: [
    "File-Backed Writes: each workload is one transaction, so its statements share the cost of one commit.",
  ],
  autocommit: [
    "Autocommit Reads: the statements of File-Backed Reads, with these settings.",
    "Autocommit Writes: each statement is its own transaction, about 200 commits per workload, so the cost of commits shows.",
  ],
};

/** The meaning of a suite's figures, beyond the meaning of its storages. */
export const suiteNotes: Readonly<Partial<Record<SuiteName, string>>> = {
  raw:
    "raw: journal_mode=OFF and synchronous=OFF where an engine takes them, and prepared statements. Rows per second are " +
    "the rows that a sample reads and changes, divided by its time.",
  scale:
    "scale: the page cache of each engine holds a quarter of the table. Growth: a workload's time is proportional to the " +
    "rows of its table to the power of this exponent.",
  cold:
    "cold: each sample is a process that has not opened the database before, and nothing is read before the clock starts. " +
    "Opening is timed in the workloads whose names begin with open or first.",
  shapes:
    "shapes: shapes_no_op gives rows the values that they have. An engine may skip that, so these tests have averages of their own.",
  server:
    "server: each write commits by itself, except those of transactions. Whether a commit waits for the disk is a setting of the " +
    "server.",
  own:
    "own: statements as they are written, each a transaction of its own unless they begin one; autocommit is a file with " +
    "journal_mode=WAL and synchronous=FULL.",
};

/** The meaning of the columns. */
export const columnNotes = {
  average: "Average: the arithmetic mean of the section's unrounded multipliers.",
  parts: "Geometric mean: the mean in which twice as slow and twice as fast cancel out; it has no ceiling.",
  headroom:
    "Headroom: the share of its ceiling that the section's average or its worst test leaves, whichever is less.",
  interval:
    "95%: with 95% confidence the true figure is this near, as in 1.47 ±0.03. It holds between runs within hours on one " +
    "machine, not for other machines or builds.",
  noisy:
    "Too noisy to say: the interval reaches from one time to twice that time or more, so its figure says nothing. Where all of it is on one side " +
    "of the ceiling, the outcome is known all the same. More pairs narrow it: --budget gives them to such multipliers first.",
  open:
    "May be over a ceiling: the pairs passed it, but the ceiling is in the figure's interval; more rounds make " +
    "that narrower.",
  worst:
    "Slowest, with several names: the pairs do not tell which of them is the worst, and the highest figure is high by chance too.",
  noise: "Noise: the median absolute deviation of the pairs' ratios, in percent of their median.",
  floor:
    "Under 10 floors: a floor is the time that a shell takes without any statement; a sample this short measures " +
    "the shell as well as the engine.",
  short: "Under 5 ms: samples this short vary more, so the multiplier is less exact.",
} as const;

/** The meaning of the words of a verdict. */
export const verdictNotes = {
  p:
    "p: the chance that luck shows this, adjusted for all tests and looks of the run that luck could have chosen from. " +
    "A test fails at 0.01 or less, or what alpha says.",
  close: "≈: too close to the ceiling for the pairs to tell which side it is on.",
  short: "?: too few pairs to tell which side of the ceiling it is on.",
  low: "Low confidence: the median is within the ceiling, but the pairs ended before this was certain.",
  changes:
    "Against the base: a change is listed if chance does not explain it. By chance one run in twenty lists a test that has not changed.",
  layout:
    "Layout: two builds of one source differ because the linker puts functions in other places, by up to 4% a test. A difference of such a size " +
    "without another number of instructions can be that, or work that instructions do not show, such as the system's.",
  controls:
    "Noise floor: the baseline is also timed against itself, and a result other than 1.00x is the runner's noise. " +
    "If the runner is too noisy, nothing passes.",
} as const;

export const latencyNote =
  "Statement latencies: p50, p95 and p99 are the times that this percentage of a test's statements, over all rounds, do " +
  "not exceed, to within 1%; max is exact. They include reading the clock once per statement, as the sample's time does.";

/** @param threads how many connections */
export function tpccNotes(threads = 1): readonly string[] {
  const connections = threads === 1 ? "one connection" : `${threads} connections`;
  return [
    `tpcc: the transactions of TPC-C on ${connections} without think times, so tps is no audited tpmC. Each commits by itself in ` +
      "every storage; one new order in a hundred is rolled back.",
    "tps: the transactions of a sample, those that are rolled back among them, divided by its time.",
  ];
}

export const transactionNote =
  "Transactions: median, p95 and p99 are the times that half, 95% and 99% of those that do the same, over all rounds, do not " +
  "exceed, to within 1%. A transaction's time is from the start of its first statement to the end of its last, without other " +
  "engines' turns; count is that of one sample.";

export const preparedNote =
  "Prepared statements: each shape of a workload's statements is prepared once, before the timing; binding, stepping " +
  "and resetting are timed. So the figures show the engine without its parser.";

export const turnsNote =
  "Time: the engines take turns of a few statements. SQLite's time is the median of its samples, each with all that the engine " +
  "does in it; another engine's is so many times as long as its multiplier says.";

export const timingNote =
  "Only the workload is timed, not opening, preparing and checking; every column of every row is fetched.";

/** `A`, `A and B`, `A, B and C` */
export function andList(texts: readonly string[]): string {
  const last = texts.at(-1) ?? "";
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(", ")} and ${last}`;
}

/** `A`, `A or B`, `A, B or C` */
export function orList(texts: readonly string[]): string {
  const last = texts.at(-1) ?? "";
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(", ")} or ${last}`;
}

/** A report's names of the engines, escaped for where they land. */
export type EngineNames = PerEngine<string>;

export function engineNames({ engines }: Pick<Recording, "engines">, escapeText: Escape): EngineNames {
  return perEngine(engines, ({ name }) => escapeText(name));
}

/** An engine's name, and "the base" for one that has none; the role if a results file has no such engine. */
export function engineName(names: EngineNames, role: Role): string {
  return role === "base" ? baseName(names) : (names[role] ?? role);
}
