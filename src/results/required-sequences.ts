import { formatValue } from "../messages/format-value.ts";
import { InputError } from "../model/errors.ts";
import type { Recording } from "../model/recording.ts";
import { sequencePath } from "../model/sequence.ts";
import type { ExpectedRun } from "./expected-run.ts";

/**
 * Requires every planned sequence with the steps that follow from the seed: without them it is unknown whether an engine
 * still does what SQLite does on a connection that was used before. A stopped run cannot pass anyway.
 *
 * @throws InputError
 */
export function requireSequences(
  { run, sequences = [] }: Pick<Recording, "run" | "sequences">,
  { sequence }: Pick<ExpectedRun, "sequence">,
): void {
  const planned = new Map(sequence?.sequences.map((one) => [sequencePath(one), one]));
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
