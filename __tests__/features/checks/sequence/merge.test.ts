import { describe, expect, it } from "vitest";
import {
  type Passage,
  type SequenceRecord,
  type StepDone,
  sequencesOf,
} from "../../../../src/features/checks/sequence/record.ts";
import { makeRecord } from "../../../builders/recordings.ts";
import { done, passage, sequenceFacts } from "../../../builders/sequences.ts";
import { mergeRecordings } from "../../../results/full-build.ts";
import { adaptiveRecording } from "../../../results/recordings.ts";

const first = adaptiveRecording();
const [sequence] = sequencesOf(first) as [SequenceRecord];

/** The sequences of a shard that has one, and of another one. @param other undefined if it has none */
function merge(other: readonly SequenceRecord[] | undefined) {
  const { features: _, ...rest } = adaptiveRecording({ tests: [makeRecord({ storage: "autocommit" })] });
  const second = other === undefined ? rest : { ...rest, features: sequenceFacts(other) };
  const merged = mergeRecordings([
    { fileName: "a.json", recording: first },
    { fileName: "b.json", recording: second },
  ]);
  return sequencesOf(merged);
}

describe("shards that are merged", () => {
  it("have the sequences of all, each once", () => {
    const sequences = [sequence];
    const inMemory = { ...sequence, storage: "memory" } as const;
    expect(merge([...sequences, inMemory])).toEqual([...sequences, inMemory]);
    expect(merge(undefined)).toEqual(sequences);
  });

  it("name an engine that went through a sequence in another way in another shard", () => {
    const changed = (step: number, change: Partial<StepDone>) => {
      const engines = sequence.engines.map((one) =>
        one.role === "candidate" ? passage("candidate", 3, { [step]: change }) : one,
      );
      const [merged] = merge([{ ...sequence, engines }]) ?? [];
      return merged?.engines.map(({ failure }) => failure);
    };
    expect(changed(2, { work: { ...done.work, changes: 99 } })).toEqual([
      undefined,
      {
        step: 2,
        reason: "differs",
        message:
          "recreate_autoincrement: candidate changed 100 rows in the first shard, candidate changed 99 rows in another shard",
      },
      undefined,
    ]);
    expect(changed(3, { state: { ...done.state, rows: 1 } })?.[1]).toEqual({
      step: 3,
      reason: "differs",
      message:
        "oltp_delete_insert: candidate left 4007 rows in tables and indexes in the first shard, candidate left 1 row in tables and indexes in another shard",
    });
    expect(changed(1, { cpuNs: 1 })).toEqual([undefined, undefined, undefined]);
  });

  it("keep a failure in a sequence, whichever shard it was in", () => {
    const failure = { step: 2, reason: "crash", message: "signal 11" } as const;
    const [baseline, candidate, base] = sequence.engines as [Passage, Passage, Passage];
    const failed = { ...sequence, engines: [baseline, { ...passage("candidate", 1), failure }, base] };
    expect(merge([failed])?.[0]?.engines[1]).toEqual({
      ...candidate,
      failure,
    });
  });
});
