import { InputError } from "../../../model/errors.ts";
import type { Recording } from "../../../model/recording.ts";
import { valuesOf } from "../../../options/option.ts";
import type { ExpectedRun } from "../../../results/expected-run.ts";
import type { Feature } from "../../feature.ts";
import { probeHash, unsupportedCheck } from "./check.ts";
import { unsupportedExamination, unsupportedWarnings } from "./examine.ts";
import { name, unsupportedFacts, unsupportedOf } from "./facts.ts";
import { unsupportedOptions } from "./options.ts";

/**
 * The publisher's own settings say what is left out: results that leave out more lack tests, and are refused here with the reason.
 *
 * @throws InputError if the results are of other settings
 */
function requireSameDeclared(
  { features, problems }: Pick<Recording, "features" | "problems">,
  { selection }: Pick<ExpectedRun, "selection">,
): void {
  const facts = unsupportedOf({ features });
  // Machines that are missing may be those that tried.
  if (facts === undefined && (problems !== undefined || probeHash(selection) === undefined)) return;
  const show = (list: readonly string[] | undefined) =>
    list === undefined ? "not stated" : list.length === 0 ? "none" : [...list].toSorted().join(", ");
  const [recorded, own] = [show(facts?.declared), show(selection.without ?? [])];
  if (recorded === own) return;
  throw new InputError(
    `input results: unsupported is ${recorded}, and ${own} is expected: give both workflows the same configuration file`,
  );
}

/** Parts of SQL that engines lack: found by trying, and left out only if the user's settings name them. */
export const unsupported: Feature = {
  name,
  options: { tests: unsupportedOptions },
  without: (given) => valuesOf(unsupportedOptions, given).unsupported ?? [],
  check: unsupportedCheck,
  facts: unsupportedFacts,
  expectedHash: ({ selection }) => probeHash(selection),
  trust: requireSameDeclared,
  examination: unsupportedExamination,
  runWarnings: unsupportedWarnings,
};
