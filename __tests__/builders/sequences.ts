import type {
  Passage,
  SequenceRecord,
  Sequences,
  StepDone,
} from "../../src/features/checks/sequence/record.ts";
import type { Role } from "../../src/model/engine.ts";

/** The record of a step that changes rows. */
export const done: StepDone = {
  work: { statements: 102, rows: 0, changes: 100 },
  hash: "00000000000000aa",
  state: { rows: 4007, hash: "00000000000000bb" },
};

/** An engine that has done the same in all steps; what is given replaces a step's result, by its number from 1. */
export function passage(
  role: Role,
  steps: number,
  changes: Readonly<Record<number, Partial<StepDone>>> = {},
): Passage {
  const results = Array.from({ length: steps }, (_, index) => ({ ...done, ...changes[index + 1] }));
  return { role, results };
}

/** Three steps that every engine was taken through alike, but for what is given. */
export function makeSequence(parts: Partial<SequenceRecord> = {}): SequenceRecord {
  const { steps = ["oltp_update_index", "recreate_autoincrement", "oltp_delete_insert"] } = parts;
  return {
    storage: "file",
    order: 1,
    steps,
    engines: [passage("baseline", steps.length), passage("candidate", steps.length)],
    ...parts,
  };
}

/** The facts of a recording with sequences. @param planned unknown if absent */
export function sequenceFacts(
  sequences: readonly SequenceRecord[],
  planned?: number,
): { readonly sequence: Sequences } {
  return { sequence: { version: 1, ...(planned === undefined ? {} : { planned }), sequences } };
}
