import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import type { Recording } from "../../../model/recording.ts";
import type { ExpectedRun } from "../../../results/expected-run.ts";
import { planSequences, type SequencePlan, sequenceHash } from "../../../suite/sequence/orders.ts";
import { sequencePath, sequencesOf } from "./record.ts";

/** The sequences that the publisher's own settings plan. */
function planOf({
  selection,
  seed,
  dialect,
}: Pick<ExpectedRun, "selection" | "seed" | "dialect">): SequencePlan | undefined {
  return planSequences({ ...selection, seed, dialect });
}

/** The hash of the planned sequences' SQL; undefined if none are planned. */
export function expectedHash(run: ExpectedRun): string | undefined {
  const plan = planOf(run);
  return plan && sequenceHash(plan.form, run, run.dialect);
}

/**
 * Requires every planned sequence with the steps that follow from the seed: without them it is unknown whether an engine
 * still does what SQLite does on a connection that was used before. A stopped run cannot pass anyway.
 *
 * @throws InputError
 */
export function requireSequences(
  { run, problems, features }: Pick<Recording, "run" | "problems" | "features">,
  expected: Pick<ExpectedRun, "selection" | "seed" | "dialect">,
): void {
  // Machines that are missing may be those that went through them.
  if (problems !== undefined) return;
  const sequences = sequencesOf({ features }) ?? [];
  const planned = new Map(planOf(expected)?.sequences.map((one) => [sequencePath(one), one]));
  const there = new Map(sequences.map((one) => [sequencePath(one), one]));
  const unknown = [...there.keys()].find((path) => !planned.has(path));
  if (unknown !== undefined)
    throw new InputError(
      `input results: ${formatValue(unknown)} is not planned: give both workflows the same suites and storages`,
    );
  for (const [path, { steps }] of planned) {
    const found = there.get(path);
    if (found === undefined && run?.stopped !== undefined) continue;
    if (found === undefined)
      throw new InputError(
        `input results: the sequence ${path} is missing, and every complete run has it: measure again, with the same ` +
          "version of the action and the same suites and storages in both workflows",
      );
    if (found.steps.join() !== steps.join())
      throw new InputError(
        `input results: the sequence ${path} has other steps than those of this version and seed: use the same ` +
          "version of the action in both workflows",
      );
  }
}
