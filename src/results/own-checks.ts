import { InputError } from "../model/errors.ts";
import type { Recording } from "../model/recording.ts";
import { testPath } from "../model/test.ts";
import type { ResultsInput } from "./expected-run.ts";

/**
 * Refuses checks that an earlier run made: a publisher knows nothing of the cache that they come from, which any earlier run on the machine can
 * have written.
 *
 * @throws InputError naming the first
 */
export function requireOwnChecks({ tests }: Recording, input: ResultsInput): void {
  for (const test of tests)
    for (const { role, reused } of test.checks)
      if (reused === true)
        throw new InputError(
          `input ${input}: the check of ${testPath(test)} on the ${role} is of an earlier run, and published results have checks of their ` +
            "own: measure with the action, or with CI=true in the environment",
        );
}
