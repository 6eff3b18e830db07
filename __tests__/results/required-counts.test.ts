import { describe, expect, it } from "vitest";
import type { Count } from "../../src/model/instructions.ts";
import type { Recording } from "../../src/model/recording.ts";
import { requireCounts } from "../../src/results/required-counts.ts";
import { suites as catalogue } from "../../src/suite/suites.ts";
import { errorMessage } from "../error-message.ts";
import { fullRecording, workingRecord } from "../recordings.ts";

const work = { statements: 10, rows: 10, changes: 0 };
const taken = (role: Count["role"]): Count => ({ role, instructions: 1000, work });

/** Results of one test with these counts, of tables with so many rows. */
function results(
  counts: Count[] | undefined,
  rows: number | undefined,
  variant: "int" | "cold" = "int",
): Recording {
  const { run, ...recording } = fullRecording();
  if (run === undefined) throw new Error("a full recording has a run");
  const record = workingRecord(work, { variant });
  return {
    ...recording,
    run: rows === undefined ? run : { ...run, counting: { rows } },
    tests: [counts === undefined ? record : { ...record, counts }],
  };
}

describe("results of a job that is to count instructions", () => {
  it.each([
    ["counts", results([taken("baseline"), taken("candidate")], 10_000)],
    ["a reason", results([taken("baseline"), { role: "candidate", uncounted: "a shell" }], 10_000)],
    ["none of suites that are not counted", results(undefined, 10_000, "cold")],
  ])("can have %s", (_, recording) => {
    expect(() => requireCounts(recording, { catalogue, countRows: 10_000 })).not.toThrow();
  });

  it("are refused without a count or a reason", () => {
    const message = errorMessage(() =>
      requireCounts(results([taken("baseline")], 10_000), { catalogue, countRows: 10_000 }),
    );
    expect(message).toMatch(
      /the candidate's instructions are missing, and the configuration has counts: measure again$/,
    );
  });

  it.each([
    [undefined, "no"],
    [1000, "1000"],
  ])("are refused with another number of rows, %s", (rows, words) => {
    const message = errorMessage(() => requireCounts(results([], rows), { catalogue, countRows: 10_000 }));
    expect(message).toContain(`instructions were counted with ${words} rows, and 10000 are configured`);
  });

  it("need no counts if the configuration has none", () => {
    expect(() => requireCounts(results(undefined, undefined), { catalogue })).not.toThrow();
  });
});
