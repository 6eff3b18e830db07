import { type CountedRecord, createCounts } from "../../../../src/features/figures/counts/counts.ts";
import type { Recording } from "../../../../src/model/recording.ts";
import { makeRecord, makeRecording, trios } from "../../../builders/recordings.ts";

/** The parts of a recording that hold records with their counts. */
export function countedParts(records: readonly CountedRecord[]): Pick<Recording, "tests" | "features"> {
  const tests = records.map(({ counts: _, profile: __, ...record }) => record);
  return { tests, features: { counts: createCounts(records, { rows: 1000 }) } };
}

/** Candidate / base of one workload: of its time, and of its instructions if they were counted. */
export interface Beside {
  readonly time: number;
  readonly instructions?: number;
}

/** A run of eleven rounds that spread by a few tenths of a percent. @param workloads by name */
export function timedAndCounted(workloads: Readonly<Record<string, Beside>>): Recording {
  const work = { statements: 100, rows: 50, changes: 0 };
  const records = Object.entries(workloads).map(
    ([workload, { time, instructions }], index): CountedRecord => {
      const pairs = Array.from({ length: 11 }, (_, round): [number, number, number] => {
        const candidate = 20_000 * time * (1 + 0.003 * Math.sin(7 * index + 3 * round));
        return [10_000, candidate, 20_000];
      });
      const record = makeRecord({ workload, samples: trios(...pairs) });
      if (instructions === undefined) return record;
      const counts = [
        { role: "candidate", instructions: Math.round(1e9 * instructions), work },
        { role: "base", instructions: 1e9, work },
      ] as const;
      return { ...record, counts };
    },
  );
  const engines = { baseline: { name: "SQLite" }, candidate: { name: "DoltLite" }, base: { name: "main" } };
  return makeRecording({ engines, ...countedParts(records) });
}
