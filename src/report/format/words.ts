import type { Kind, Storage, Variant } from "../../model/test.ts";

/** The headings of the tables, as in the reports that people know. */
export const storageHeadings: Readonly<Record<Storage, string>> = {
  memory: "In-Memory",
  file: "File-Backed",
  autocommit: "File-Backed (autocommit)",
};

export const kindHeadings: Readonly<Record<Kind, string>> = { reads: "Reads", writes: "Writes" };

/** Where a test runs, in a sentence. */
export const storagePhrases: Readonly<Record<Storage, string>> = {
  memory: "in memory",
  file: "on file",
  autocommit: "with autocommit",
};

/** The key of each variant's tables. */
export const variantKeys: Readonly<Record<Variant, string>> = {
  int: "INTEGER primary key",
  composite: "primary key of two INTEGER columns",
  blob: "16-byte BLOB primary key",
  text: "32-digit TEXT primary key",
};

/** What the figures of each storage mean. */
export const storageNotes: Readonly<Record<Storage, readonly string[]>> = {
  memory: [
    "In-Memory: no file is read or written.",
    "In-Memory Writes: each workload is one transaction, from BEGIN to COMMIT.",
  ],
  file: [
    "File-Backed: the database is a file, in the same state before every sample.",
    "File-Backed Writes: each workload is one transaction, so its statements share the cost of one commit.",
  ],
  autocommit: [
    "File-Backed (autocommit): SQLite runs with journal_mode=WAL and synchronous=FULL, its durable write-ahead path.",
    "File-Backed (autocommit) Reads: the statements of File-Backed Reads again, under those settings.",
    "File-Backed (autocommit) Writes: each statement is a transaction of its own, about 200 commits a workload, so the cost of a commit shows.",
  ],
};

/** What the columns mean. */
export const columnNotes = {
  average: "Average: the arithmetic mean of the section's unrounded multipliers.",
  parts: "Geometric mean: the mean in which twice as slow and twice as fast cancel out; it has no ceiling.",
  headroom:
    "Headroom: what is left of the ceiling by the section's average or by its worst test, whichever leaves less.",
  noise: "Noise: the median absolute deviation of the pairs' ratios, in percent of their median.",
  floor:
    "Under 10 floors: a floor is what a shell takes for no statement at all; of so short a time much is the " +
    "shell's, not the engine's.",
  short: "Under 5 ms: single samples are coarse, so the multiplier is less exact than others.",
} as const;

/** What the words of a verdict mean. */
export const verdictNotes = {
  p: "p: how often luck alone would put as many pairs over the ceiling, were the test exactly at it.",
  close: "≈: nearer to the ceiling than the pairs can tell, whichever side the figure is on.",
  short: "?: too few pairs to say on which side of the ceiling it is.",
  low: "Low confidence: the median is within the ceiling, but the pairs ended before it was sure.",
  changes:
    "Against the base: a change is named where luck does not explain that the pairs agree; " +
    "of all that are named, no more than 5% are expected to be luck.",
  controls:
    "Noise floor: the baseline is timed against itself too, and what is not 1.00x there is the runner's " +
    "doing. Where that is too much, nothing is decided.",
} as const;

/** What statements' times mean, where they were recorded. */
export const latencyNote =
  "Statement latencies: p50, p95 and p99 are the times that so many percent of a test's statements, in all rounds, do not " +
  "exceed, to within 1%; max is exact. Reading the clock once a statement is in them, and in the sample's time.";

/** How statements are executed, where it is not from their text. */
export const preparedNote =
  "Prepared statements: each shape of a workload's statements is prepared once, before its time; binding values, " +
  "stepping and resetting are timed. So the engine shows, and not its parser.";

/** What is inside the timings. */
export const timingNote =
  "Only the workload is timed, not opening, preparing and checking; every column of every row is fetched.";
