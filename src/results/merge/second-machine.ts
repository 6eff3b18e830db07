import { InputError } from "../../model/errors.ts";
import type { Recording } from "../../model/recording.ts";
import { proveOtherMachine } from "../../verdict/second-machine.ts";
import { findDifference } from "./same-run.ts";

/**
 * A recording with what another machine has measured of the rows that fail or are undecided in it.
 *
 * @param shown what the other machine's results are called, for messages
 * @throws InputError if they confirm nothing, or another machine has confirmed the first before: who asks until one agrees
 *   finds one
 */
export function addSecondMachine(first: Recording, second: Recording, shown: string): Recording {
  if (first.confirmation !== undefined)
    throw new InputError(
      `${shown}: the results were confirmed before, by the machine that they name; omit it`,
    );
  const { confirmation: nested, ...confirmation } = second;
  if (nested !== undefined)
    throw new InputError(
      `${shown}: these results were confirmed themselves; name the results that --confirm has led to`,
    );
  const problem = whyNoSecondMachine(first, confirmation);
  if (problem !== undefined) throw new InputError(`${shown}: ${problem}`);
  return { ...first, warnings: [...first.warnings, ...doubtsOf(first, confirmation)], confirmation };
}

/** A machine that was started again has another boot id, and the same id of its installation. */
function doubtsOf(first: Recording, second: Recording): string[] {
  const ids = machineIdsOf(second);
  if (!machineIdsOf(first).some((id) => ids.includes(id))) return [];
  return [
    "The confirming machine has the machine id of a first one: both run a copy of one disk, or it is one machine that was " +
      "started again.",
  ];
}

function machineIdsOf({ machine, machines }: Recording): string[] {
  return [machine, ...(machines ?? []).map((one) => one.machine)].flatMap((facts) => facts?.machineId ?? []);
}

/** Why a second recording confirms nothing of the first; undefined if it does. */
export function whyNoSecondMachine(first: Recording, second: Recording): string | undefined {
  const difference = findDifference(first, second);
  return difference === undefined
    ? whyNotAnotherMachine(first, second)
    : `it is of another run: ${difference}`;
}

/** Why a second recording says nothing that the first does not; undefined if it is of another machine. */
export function whyNotAnotherMachine(first: Recording, second: Recording): string | undefined {
  const proof = proveOtherMachine(first, second);
  if (proof.state === "different") return undefined;
  return proof.state === "same"
    ? `both were measured on the same machine, started as ${proof.bootId}: a machine that is wrong confirms its own ` +
        "errors; measure on another one"
    : "the results do not say on which machines they were measured, which may be one: measure with this version on Linux";
}
