import { formatValue } from "../../messages/format-value.ts";
import { InputError } from "../../model/errors.ts";
import type { Recording } from "../../model/recording.ts";
import { testPath } from "../../model/test.ts";
import type { ExpectedRun } from "../../results/expected-run.ts";
import { findWorkload } from "../../suite/workloads.ts";

/**
 * Requires the counters that the publisher's own workloads ask for: results without them would be within any ceiling. Every run
 * asks each engine but the baseline in its check; a base can have none.
 *
 * @throws InputError naming the engine and the test
 */
export function requireCounters({ tests }: Recording, { catalogue }: Pick<ExpectedRun, "catalogue">): void {
  for (const test of tests.filter((one) => findWorkload(one, catalogue)?.counters !== undefined))
    for (const { role, counters, uncounted } of test.checks) {
      const isExcused = role === "baseline" || (role === "base" && uncounted !== undefined);
      if (counters === undefined && !isExcused)
        throw new InputError(
          `input results: ${formatValue(testPath(test))}: the ${role}'s counters are missing, and every run asks for them: ` +
            "measure again",
        );
    }
}
