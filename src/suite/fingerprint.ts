import { createHash } from "node:crypto";
import { type SuiteName, suiteNames, type Test, variantsOf } from "../model/test.ts";
import { hasSuite } from "./plan-tests.ts";
import { preparationStatements, timedStatements, timedTransactions } from "./sql.ts";
import { textOf } from "./sql-template.ts";
import { type Catalogue, suites } from "./suites.ts";
import { isTimedIn, type SuiteSize } from "./workload.ts";
import { workloadOf } from "./workloads.ts";

/** At least one repetition of every workload whose transactions are not timed, with what comes before it. */
const timedRead = 20;

/** Some hundred rows of a table, with what comes before them. */
const preparedRead = 5;

/**
 * The hashes of the tests' suites, and always the hash of the default suite.
 *
 * @param hashes of the SQL that features execute beside the tests, by the features' names
 */
export function suiteHashes(
  size: SuiteSize,
  tests: readonly Test[],
  {
    catalogue = suites,
    hashes: added = {},
  }: { readonly catalogue?: Catalogue; readonly hashes?: Readonly<Record<string, string>> } = {},
): { readonly hash: string; readonly others?: Readonly<Record<string, string>> } {
  const others = suiteNames.filter((suite) => suite !== "oltp" && hasSuite(tests, suite));
  const asked = countersHash(tests, catalogue);
  const hashes = [
    ...others.map((suite) => [suite, suiteHash(size, suite, catalogue)] as const),
    ...(asked === undefined ? [] : [["counters", asked] as const]),
    ...Object.entries(added),
  ];
  return {
    hash: suiteHash(size),
    ...(hashes.length === 0 ? {} : { others: Object.fromEntries(hashes) }),
  };
}

/** A hash of the queries for counters in suites of the tool, whose own hashes do not have them; undefined if there are none. */
function countersHash(tests: readonly Test[], catalogue: Catalogue): string | undefined {
  const asked = suiteNames.flatMap((name) => {
    const { workloads, definition } = catalogue[name];
    const counters = workloads.find((one) => one.counters !== undefined)?.counters;
    return definition !== undefined || counters === undefined || !hasSuite(tests, name)
      ? []
      : [[name, counters]];
  });
  return asked.length === 0 ? undefined : createHash("sha256").update(JSON.stringify(asked)).digest("hex");
}

/**
 * A hash of a suite's generator, rows and seed, whatever tests are chosen: results with equal hashes timed the same SQL in
 * the tests that they share. SHA-256 in hex, over the start of every statement sequence and its count of repetitions.
 */
export function suiteHash(size: SuiteSize, suite: SuiteName = "oltp", catalogue: Catalogue = suites): string {
  const { tables, workloads, definition } = catalogue[suite];
  const hash = createHash("sha256").update(`${size.rows} rows, seed ${size.seed}\n`);
  // The beginning of a user's SQL does not determine the rest.
  if (definition !== undefined) {
    for (const part of definition()) hash.update(part);
    return hash.digest("hex");
  }
  for (const variant of variantsOf(suite)) {
    // One row covers every table of the preparation; at full size this many statements end within the first.
    hash.update(start(timedRead, preparationStatements(variant, { ...size, rows: 1 }, undefined, catalogue)));
    for (const table of tables) {
      hash.update(start(preparedRead, preparationStatements(variant, size, [table], catalogue)));
    }
    for (const { name, times } of workloads.filter((workload) => isTimedIn(workload, variant))) {
      hash.update(`${name} ${times(size.rows)}\n`);
      hash.update(startOfTimed({ variant, workload: name }, size, catalogue));
    }
  }
  return hash.digest("hex");
}

/** The start of transactions, up to the first with the last of their names. */
function startOfTimed(
  test: Pick<Test, "variant" | "workload">,
  size: SuiteSize,
  catalogue: Catalogue,
): string {
  const { transactions } = workloadOf(test, catalogue);
  if (transactions === undefined) return start(timedRead, timedStatements(test, size, catalogue));
  const left = new Set(transactions.names);
  const lines: string[] = [];
  for (const { name, statements } of timedTransactions(test, size, catalogue) ?? []) {
    left.delete(name);
    for (const statement of statements) lines.push(`${textOf(statement)}\n`);
    if (left.size === 0) break;
  }
  return lines.join("");
}

function start(count: number, statements: Iterable<string>): string {
  const lines: string[] = [];
  for (const statement of statements) {
    lines.push(`${statement}\n`);
    if (lines.length === count) break;
  }
  return lines.join("");
}
