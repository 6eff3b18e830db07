/**
 * The words for the subject of timing: a *test* is one workload in one *section* (a variant's storage and kind).
 * Orders here are the orders of every report.
 */

/** The primary-key shapes of the oltp suite's tables. */
export const keyVariants = ["int", "composite", "blob", "text"] as const;
export type KeyVariant = (typeof keyVariants)[number];

/** The suites, and the shapes of tables that each has: no two suites have one of the same name. */
const variantsBySuite = {
  oltp: keyVariants,
  types: ["types", "types_long"],
  raw: ["raw", "raw_large"],
  scale: ["scale_small", "scale_medium", "scale_large"],
  cold: ["cold", "cold_dropped"],
  shapes: ["shapes", "shapes_no_op", "shapes_extensions", "shapes_schema"],
  analytic: ["analytic"],
  tpcc: ["tpcc"],
  server: ["server", "server_long"],
  // Not made of tests: src/model/sequence.ts.
  sequence: [],
  own: ["own"],
} as const;
export type SuiteName = keyof typeof variantsBySuite;
export const suiteNames = Object.keys(variantsBySuite) as readonly SuiteName[] as readonly [
  SuiteName,
  ...SuiteName[],
];

/** A shape of tables, of all suites. */
export type Variant = (typeof variantsBySuite)[SuiteName][number];
export const variants = Object.values(variantsBySuite).flat() as readonly Variant[] as readonly [
  Variant,
  ...Variant[],
];

export function variantsOf(suite: SuiteName): readonly Variant[] {
  return variantsBySuite[suite];
}

export function suiteOf(variant: Variant): SuiteName {
  const found = suiteNames.find((suite) => variantsOf(suite).includes(variant));
  if (found === undefined) throw new Error(`no suite has the variant ${variant}`);
  return found;
}

/** Where the database lives; `autocommit` is file-backed with each statement its own transaction. */
export const storages = ["memory", "file", "autocommit"] as const;
export type Storage = (typeof storages)[number];

export const kinds = ["reads", "writes"] as const;
export type Kind = (typeof kinds)[number];

/** The unit of an average. */
export interface Section {
  readonly variant: Variant;
  readonly storage: Storage;
  readonly kind: Kind;
}

/** One workload in one section: of the oltp suite 69 a variant, 276 in all. */
export interface Test extends Section {
  /** The workload's name as reports print it, e.g. `oltp_point_select` or `oltp_insert_ac`. */
  readonly workload: string;
}

/** The identity of a test, without its other properties. */
export function testOnly({ variant, storage, kind, workload }: Test): Test {
  return { variant, storage, kind, workload };
}

/** `int/memory/reads`: a section's name in results and messages. */
export function sectionPath({ variant, storage, kind }: Section): string {
  return `${variant}/${storage}/${kind}`;
}

/** `int/memory/reads/oltp_point_select`: a test's name in results and messages. */
export function testPath(test: Test): string {
  return `${sectionPath(test)}/${test.workload}`;
}

/** The workload's name without the ending that says that each statement commits: `oltp_insert` for `oltp_insert_ac`. */
export function workloadOfCells({ workload }: Pick<Test, "workload">): string {
  return workload.replace(/_ac$/, "");
}
