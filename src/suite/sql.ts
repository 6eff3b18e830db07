import { suiteOf, type Test, type Variant } from "../model/test.ts";
import { workloadStream } from "./random.ts";
import { type Template, textOf } from "./sql-template.ts";
import { type Catalogue, suites } from "./suites.ts";
import type { ConnectionPart, Source, SuiteSize, Surrounding, Transaction } from "./workload.ts";
import { workloadOf } from "./workloads.ts";

type TimedTest = Pick<Test, "variant" | "workload">;

/**
 * The statements that a test times, in order. Each is one line that ends in a semicolon; a line with ORDER BY has
 * its rows in a defined order, any other has not. The random values are the same in every variant, and independent
 * of other workloads.
 *
 * @param connection whose part is wanted; the whole work if absent
 * @throws InputError if there is no such workload.
 */
export function* timedStatements(
  test: TimedTest,
  size: SuiteSize,
  catalogue: Catalogue = suites,
  connection?: ConnectionPart,
): Iterable<string> {
  for (const statement of timedTemplates(test, size, catalogue, connection)) yield textOf(statement);
}

/** Like timedStatements, to be prepared once for each shape and executed with bound values. */
export function timedTemplates(
  test: TimedTest,
  size: SuiteSize,
  catalogue: Catalogue = suites,
  connection?: ConnectionPart,
): Iterable<Template> {
  return workloadOf(test, catalogue).statements(sourceOf(test, size, connection));
}

/** Like timedTemplates, as transactions; undefined if the test's workload does not time transactions. */
export function timedTransactions(
  test: TimedTest,
  size: SuiteSize,
  catalogue: Catalogue = suites,
  connection?: ConnectionPart,
): Iterable<Transaction> | undefined {
  return workloadOf(test, catalogue).transactions?.of(sourceOf(test, size, connection));
}

/** The untimed statements before or after those that a test times, which may draw random values of their own. */
export function* surroundingStatements(
  test: TimedTest,
  place: Surrounding,
  size: SuiteSize,
  catalogue: Catalogue = suites,
): Iterable<string> {
  const { seed } = size;
  const random = workloadStream(seed, `${test.workload}, ${place}`);
  const made = workloadOf(test, catalogue)[place]?.({ ...size, variant: test.variant, random }) ?? [];
  for (const statement of made) yield textOf(statement);
}

function sourceOf(
  { variant, workload }: TimedTest,
  size: SuiteSize,
  connection: ConnectionPart | undefined,
): Source {
  const { number, count } = connection ?? {};
  const purpose = connection === undefined ? workload : `${workload}, connection ${number} of ${count}`;
  return { ...size, variant, random: workloadStream(size.seed, purpose), connection };
}

/**
 * The statements that make the tables which workloads start from, in the same form: all the tables, or those named,
 * with the same rows either way.
 */
export function preparationStatements(
  variant: Variant,
  size: SuiteSize,
  tables?: readonly string[],
  catalogue: Catalogue = suites,
): Iterable<string> {
  return catalogue[suiteOf(variant)].preparation(variant, size, tables);
}
