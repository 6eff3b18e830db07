import type { Execution } from "./recorded.ts";

/** How SQLite executes a replay, and how long it may take. */
export interface ReplayLimit {
  /** Whether texts in double quotes are texts, as by default in SQLite; with redaction, nothing replaces them. */
  readonly readsQuotedTexts?: boolean;
  /** The library that ends statements at their deadline. */
  readonly extension: string;
  /** All statements of a replay together, milliseconds. */
  readonly allMs: number;
  /** One statement, beside ten times its recorded time; milliseconds. */
  readonly oneMs: number;
}

/** A replay and a recording have other settings, and the machine can have other work. */
const factor = 10;

const oneMs = 10_000;

/** Beside ten times the recorded time; and for statements without times, as in a text log. */
const [leastMs, untimedMs] = [60_000, 600_000];

/** The limit of a replay of these statements. */
export function limitOf(executions: readonly Execution[], extension: string): ReplayLimit {
  const recordedNs = executions.reduce((sum, { tookNs }) => sum + tookNs, 0);
  const allMs = recordedNs === 0 ? untimedMs : leastMs + (factor * recordedNs) / 1e6;
  return { extension, allMs: Math.ceil(allMs), oneMs };
}

/** Milliseconds for a statement that took so many nanoseconds. */
export function mostMs({ oneMs: least }: ReplayLimit, recordedNs: number): number {
  return Math.ceil(least + (factor * recordedNs) / 1e6);
}
