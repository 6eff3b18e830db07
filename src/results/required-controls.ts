import { type Rounds, roundsOfRun } from "../model/criteria.ts";
import { InputError } from "../model/errors.ts";
import type { Recording } from "../model/recording.ts";
import { type Test, testPath } from "../model/test.ts";
import { chooseControls, planControls } from "../suite/controls.ts";
import type { ExpectedRun, ResultsInput } from "./expected-run.ts";

/**
 * Requires every control with as many pairs as a complete run takes: without them it is unknown whether the runner could be
 * trusted. A stopped run, or one whose baseline failed there, cannot pass anyway.
 *
 * @throws InputError
 */
export function requireControls(
  recording: Recording,
  plan: Pick<ExpectedRun, "tests" | "rule">,
  input: ResultsInput,
): void {
  const { plan: shardPlan, machines } = recording;
  // Each machine has its own, of the tests of its shard.
  const parts =
    shardPlan === undefined || machines === undefined
      ? [{ recording, tests: plan.tests }]
      : machines.map(({ shard = 0, controls = [] }) => {
          const own = new Set(shardPlan.shards[shard - 1]);
          return {
            recording: { ...recording, controls },
            tests: plan.tests.filter((test) => own.has(testPath(test))),
          };
        });
  const rounds = roundsOfRun(plan.rule.rounds, { tests: plan.tests, plan: shardPlan });
  for (const { recording: part, tests } of parts) requireControlsOf(part, tests, rounds, input);
}

function requireControlsOf(
  { run, tests, controls = [] }: Recording,
  planned: readonly Test[],
  rounds: Rounds,
  input: ResultsInput,
): void {
  if (run?.stopped !== undefined) return;
  const chosen = chooseControls(planned);
  const plan = planControls(chosen, typeof rounds === "number" ? rounds : rounds.min);
  const expected = plan.rounds * plan.visits;
  const pairs = new Map(controls.map((control) => [testPath(control), control.pairs.length]));
  const failed = new Set(
    tests.filter(({ failures }) => failures.some(({ role }) => role === "baseline")).map(testPath),
  );
  for (const path of chosen.map(testPath)) {
    const found = pairs.get(path) ?? 0;
    if (found < expected && !failed.has(path))
      throw new InputError(
        `input ${input}: the control ${path}, SQLite against SQLite, has ${found} of the ${expected} pairs that every ` +
          "complete run takes: measure again, with more max-minutes if the time was up",
      );
  }
}
