import { InputError } from "../model/errors.ts";
import type { Recording } from "../model/recording.ts";
import { testPath } from "../model/test.ts";
import { chooseControls, planControls } from "../suite/controls.ts";
import type { Plan } from "./plan.ts";

/**
 * Requires every control with as many pairs as a complete run takes: without them it is unknown whether the runner could be
 * trusted. A stopped run, or one whose baseline failed there, cannot pass anyway.
 *
 * @throws InputError
 */
export function requireControls(
  { run, tests, controls = [] }: Recording,
  { tests: planned, rounds }: Pick<Plan, "tests" | "rounds">,
): void {
  if (run?.stopped !== undefined) return;
  const chosen = chooseControls(planned);
  const plan = planControls(chosen, rounds);
  const expected = plan.rounds * plan.visits;
  const pairs = new Map(controls.map((control) => [testPath(control), control.pairs.length]));
  const failed = new Set(
    tests.filter(({ failures }) => failures.some(({ role }) => role === "baseline")).map(testPath),
  );
  for (const path of chosen.map(testPath)) {
    const found = pairs.get(path) ?? 0;
    if (found < expected && !failed.has(path))
      throw new InputError(
        `input results: the control ${path}, SQLite against SQLite, has ${found} of the ${expected} pairs that every ` +
          "complete run takes: measure again, with more max-minutes if the time was up",
      );
  }
}
