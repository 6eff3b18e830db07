import { describe, expect, it } from "vitest";
import { preparedDifference } from "../../src/verdict/equal-work.ts";
import { makeTest } from "../recordings.ts";

const test = makeTest({ kind: "writes", workload: "oltp_insert" });
const seen = { work: { statements: 3, rows: 0, changes: 1 }, hash: "00000000000000aa" };

describe("prepared and as text", () => {
  it("are the same work where counts and hashes are", () => {
    expect(preparedDifference(test, seen, { ...seen })).toBeUndefined();
  });

  it.each([
    [{ ...seen, hash: "00000000000000bb" }, "hash 00000000000000aa and 00000000000000bb"],
    [{ ...seen, work: { ...seen.work, changes: 2 } }, "changes 1 and 2"],
    [{ ...seen, work: { ...seen.work, rows: 5 } }, "rows 0 and 5"],
    [{ ...seen, work: { ...seen.work, statements: 4 } }, "statements 3 and 4"],
  ])("are the baseline's failure where they differ", (text, difference) => {
    expect(preparedDifference(test, seen, text)).toEqual({
      reason: "differs",
      role: "baseline",
      message: `oltp_insert: baseline: prepared and as text are not the same work: ${difference}`,
    });
  });
});
