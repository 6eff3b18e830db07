import * as z from "zod";

/**
 * The largest results file that is read, part by part. These limits keep the cost of a file from another machine low; the largest run of this tool (276 tests, 1,000 rounds) stays far below them.
 */
export const limits = {
  /** Characters of a file. */
  file: 200_000_000,
  /** Characters of a message or a fact. */
  text: 10_000,
  /** Characters of a name. */
  name: 200,
  /** Characters of an engine's own version. */
  version: 100,
  tests: 10_000,
  rounds: 10_000,
  /** Chunks of one sample. */
  chunks: 10_000,
  /** Names for transactions of one workload. */
  transactionNames: 32,
  /** Pragmas of one engine and storage. */
  pragmas: 100,
  /** Environment variables of one engine, and characters of the value of each. */
  variables: 20,
  variableText: 200,
  /** Files that one engine loads. */
  loadedFiles: 1000,
  /** Compile options of one engine. */
  compileOptions: 1000,
  /** Counters of one engine in one test. */
  counters: 1000,
  /** Query plans that are asked for at once, and characters of one that is kept. */
  plans: 400,
  planText: 4000,
  /** Rows of a tab-separated file. */
  rows: 1_000_000,
  /** Failures of one test, and warnings of a run. */
  perTest: 20_000,
} as const;

export const text = z.string().max(limits.text);
export const name = z.string().min(1).max(limits.name);
/** Characters that a reader does not see, such as escape sequences of a terminal: with one, a name looks like another. */
export const invisible = /[\p{C}\p{Zl}\p{Zp}]/u;
/** A name that a reader can tell from every other. */
export const visibleName = name.refine(
  (one) => !invisible.test(one),
  "expected a name without control characters and other invisible ones",
);
export const hex = z.string().regex(/^[0-9a-f]{8,128}$/, "expected 8 to 128 lowercase hex digits");
/** A commit's full hash, SHA-1 or SHA-256. */
export const commitHashPattern = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** A whole number from 0. */
export const count = z.int().min(0);
/** A number from 0. */
export const amount = z.number().min(0);

/** Whether a mapping has at most this many keys. */
export function hasFewKeys(most: number): (mapping: object) => boolean {
  return (mapping) => Object.keys(mapping).length <= most;
}

/** Refuses an array in which two items have the same label. */
export function unique<Item extends z.ZodType>(
  array: z.ZodArray<Item>,
  label: (item: z.output<Item>) => string,
) {
  return array.superRefine((items, context) => {
    const seen = new Set<string>();
    for (const [index, item] of items.entries()) {
      const found = label(item);
      if (seen.has(found))
        context.addIssue({ code: "custom", path: [index], message: `${found} is there twice` });
      seen.add(found);
    }
  });
}
