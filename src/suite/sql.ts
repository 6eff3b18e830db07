import { preparation } from "./preparation.ts";
import { RandomStream } from "./random.ts";
import type { SuiteSize } from "./size.ts";
import type { TableName } from "./tables.ts";
import type { Test, Variant } from "./test.ts";
import { keyShapes } from "./variants.ts";
import { statements } from "./workload.ts";
import { workloadNamed } from "./workloads.ts";

/**
 * The statements that a test times, in order. Each is one line that ends in a semicolon; a line with ORDER BY has
 * its rows in a defined order, any other has not. The random values are the same in every variant, and independent
 * of other workloads.
 * @throws InputError if there is no such workload.
 */
export function timedStatements(
  { variant, workload }: Pick<Test, "variant" | "workload">,
  { rows, seed }: SuiteSize,
): Iterable<string> {
  const random = new RandomStream(seed, `workload ${workload}`);
  return statements(workloadNamed(workload), { key: keyShapes[variant], rows, random });
}

/**
 * The statements that make the tables which workloads start from, in the same form: all the tables, or those named,
 * with the same rows either way.
 */
export function preparationStatements(
  variant: Variant,
  size: SuiteSize,
  tables?: readonly TableName[],
): Iterable<string> {
  return preparation(keyShapes[variant], size, tables);
}
