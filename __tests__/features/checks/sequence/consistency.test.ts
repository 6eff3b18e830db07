import { describe, expect, it } from "vitest";
import {
  type Passage,
  type SequenceRecord,
  sequencesOf,
} from "../../../../src/features/checks/sequence/record.ts";
import type { Recording } from "../../../../src/model/recording.ts";
import { formatRecording } from "../../../../src/results/json/schema.ts";
import { makeRecording } from "../../../builders/recordings.ts";
import { sequenceFacts } from "../../../builders/sequences.ts";
import { parseRecording } from "../../../results/full-build.ts";
import { adaptiveRecording, newest } from "../../../results/recordings.ts";

const full = adaptiveRecording();

describe("a results file", () => {
  it("lacks a sequence that was planned, an engine's steps or some of their results", () => {
    const [sequence] = sequencesOf(full) as [SequenceRecord];
    const [baseline, candidate, base] = sequence.engines as [Passage, Passage, Passage];
    const problemWith = (recording: Recording) => {
      try {
        parseRecording(formatRecording(recording), "a.json");
        return "";
      } catch (cause) {
        return (cause as Error).message;
      }
    };
    const messageWith = (sequences: readonly SequenceRecord[], planned = 1, stopped?: string) => {
      const { run } = newest(stopped === undefined ? {} : { stopped });
      return problemWith({ ...full, run, features: sequenceFacts(sequences, planned) });
    };
    const with3 = (parts: Partial<Passage>) => [
      { ...sequence, engines: [baseline, { ...candidate, ...parts }, base] },
    ];
    const failure = { step: 3, reason: "crash", message: "signal 11" } as const;
    const of = "a.json: features.sequence.sequences[0]: sequence/file/1";
    expect(messageWith([sequence])).toBe("");
    expect(messageWith([], 1, "interrupted")).toBe("");
    expect(messageWith([])).toBe(
      "a.json: features.sequence.sequences has 0, but features.sequence.planned is 1: some were taken out or put in",
    );
    expect(messageWith([sequence], 0)).toBe(
      "a.json: features.sequence.sequences has 1, but features.sequence.planned is 0: some were taken out or put in",
    );
    expect(messageWith([{ ...sequence, engines: [baseline, candidate] }])).toBe(
      `${of} has no steps of the base: every engine goes through them, so they were taken out`,
    );
    expect(messageWith(with3({ results: candidate.results.slice(1) }))).toBe(
      `${of} has 2 results of the candidate: expected 3, some were taken out or put in`,
    );
    expect(messageWith(with3({ results: candidate.results.slice(1), failure }))).toBe("");
    expect(messageWith(with3({ failure }))).toBe("");
    expect(messageWith(with3({ failure: { ...failure, step: 4 } }))).toBe(
      `${of} has a failure of the candidate in step 4 of 3`,
    );
    expect(messageWith([sequence, sequence], 2)).toBe(
      "a.json: features.sequence.sequences[1]: sequence/file/1 is there twice",
    );
    expect(problemWith(makeRecording({ features: sequenceFacts([sequence]) }))).toBe(
      `${of} has steps of the base, but engines.base is missing`,
    );
  });
});
