import { formatValue } from "../messages/format-value.ts";
import { InputError } from "../model/errors.ts";
import type { Recording } from "../model/recording.ts";
import { suiteOf, testPath } from "../model/test.ts";
import type { Plan } from "./plan.ts";

/**
 * Requires the counts of instructions that the publisher asks for: results without them would be within any ceiling. A run that
 * could not count a test says so, and then its ceiling is undecided.
 *
 * @throws InputError naming what is missing
 */
export function requireCounts(
  { tests, run }: Recording,
  { catalogue, countRows }: Pick<Plan, "catalogue" | "countRows">,
): void {
  if (countRows === undefined) return;
  const rows = run?.counting?.rows;
  if (rows !== countRows)
    throw new InputError(
      `input results: instructions were counted with ${rows ?? "no"} rows, and ${countRows} are configured: measure again with ` +
        "counts and count-rows as configured",
    );
  for (const test of tests.filter(
    ({ variant }) => catalogue[suiteOf(variant)].isCounted?.(variant) ?? true,
  )) {
    const roles = test.checks.map(({ role }) => role);
    const missing = roles.find((role) => !(test.counts ?? []).some((count) => count.role === role));
    if (missing !== undefined)
      throw new InputError(
        `input results: ${formatValue(testPath(test))}: the ${missing}'s instructions are missing, and the configuration has counts: ` +
          "measure again",
      );
  }
}
