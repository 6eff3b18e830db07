import type { EngineFacts, EngineKind, PerEngine } from "../../../model/engine.ts";
import { InputError } from "../../../model/errors.ts";
import { type Asking, type ContentionSettings, contentionSettings } from "./options.ts";

/** Whether engines of a kind can have several connections in contests. @param kind absent if it is not known */
export function hasConnections(kind: EngineKind | undefined): boolean {
  return kind !== "shell" && kind !== "server";
}

/**
 * The fault of a run in which only one of candidate and base has contests: their contests cannot be compared, and such a run would be
 * within the ceilings of the base whatever the candidate costs.
 *
 * @returns undefined if both have contests, or neither, or there is no base
 */
export function oneKindFault({
  candidate,
  base,
}: Pick<PerEngine<Pick<EngineFacts, "kind">>, "candidate" | "base">): string | undefined {
  if (base === undefined || hasConnections(candidate.kind) === hasConnections(base.kind)) return undefined;
  return (
    `contention compares the candidate with the base: the candidate is a ${candidate.kind ?? "file"} and the base a ${base.kind ?? "file"}, and ` +
    "only libraries and benchmark binaries have several connections; give a base of the candidate's kind, or omit contention"
  );
}

/** The fault of a run that is to hold contests of the user's own, and whose candidate cannot; undefined if it can. */
export function ownKindFault(
  { own }: Pick<ContentionSettings, "own">,
  { candidate }: Pick<PerEngine<Pick<EngineFacts, "kind">>, "candidate">,
): string | undefined {
  if (own[0] === undefined || hasConnections(candidate.kind)) return undefined;
  return (
    `${own[0].file} is a contest of several connections, and the candidate is a ${candidate.kind ?? "file"}: only libraries and benchmark ` +
    "binaries have several; omit the file from own-workloads"
  );
}

/**
 * Refuses, before anything is measured, what a publisher would refuse afterwards.
 *
 * @throws InputError if contests are wanted that cannot be compared
 */
export function requireOneKind(settings: Asking, engines: PerEngine<Pick<EngineFacts, "kind">>): void {
  const wanted = contentionSettings(settings);
  const fault = wanted && (ownKindFault(wanted, engines) ?? oneKindFault(engines));
  if (fault !== undefined) throw new InputError(fault);
}
