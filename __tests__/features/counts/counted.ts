import { type CountedRecord, createCounts } from "../../../src/features/counts/counts.ts";
import type { Recording } from "../../../src/model/recording.ts";

/** The parts of a recording that hold records with their counts. */
export function countedParts(records: readonly CountedRecord[]): Pick<Recording, "tests" | "features"> {
  const tests = records.map(({ counts: _, profile: __, ...record }) => record);
  return { tests, features: { counts: createCounts(records, { rows: 1000 }) } };
}
