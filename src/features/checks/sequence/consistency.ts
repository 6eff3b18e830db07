import { rolesOf } from "../../../model/engine.ts";
import type { Recording } from "../../../model/recording.ts";
import { type Passage, type SequenceRecord, type Sequences, sequencePath } from "./record.ts";

const place = "features.sequence.sequences";

/**
 * A sign that sequences, or parts of them, were taken out of a recording or put in.
 *
 * @returns the first thing wrong and where it is; undefined if nothing is
 */
export function wrongSequence(
  { planned, sequences }: Sequences,
  { run, engines }: Recording,
): string | undefined {
  const mayLack = run?.stopped !== undefined;
  if (planned !== undefined && (sequences.length > planned || (sequences.length < planned && !mayLack)))
    return `${place} has ${sequences.length}, but features.sequence.planned is ${planned}: some were taken out or put in`;
  for (const [index, record] of sequences.entries()) {
    const problem = wrongEngines(record, engines) ?? wrongSteps(record);
    if (problem !== undefined) return `${place}[${index}]: ${sequencePath(record)} ${problem}`;
  }
  return undefined;
}

function wrongEngines(record: SequenceRecord, engines: Recording["engines"]): string | undefined {
  const expected = rolesOf(engines);
  const there = record.engines.map(({ role }) => role);
  const unknown = there.find((role) => !expected.includes(role));
  if (unknown !== undefined) return `has steps of the ${unknown}, but engines.${unknown} is missing`;
  const missing = expected.find((role) => !there.includes(role));
  return missing && `has no steps of the ${missing}: every engine goes through them, so they were taken out`;
}

function wrongSteps({ steps, engines }: SequenceRecord): string | undefined {
  for (const passage of engines) {
    const expected = expectedResults(passage, steps.length);
    const { role, results, failure } = passage;
    if (failure !== undefined && failure.step > steps.length)
      return `has a failure of the ${role} in step ${failure.step} of ${steps.length}`;
    if (results.length !== expected)
      return `has ${results.length} results of the ${role}: expected ${expected}, some were taken out or put in`;
  }
  return undefined;
}

/** All of them, or those before the step that an engine failed in when it executed the steps for the first time. */
function expectedResults({ results, failure }: Passage, steps: number): number {
  return failure === undefined || results.length === steps ? steps : failure.step - 1;
}
