import { describe, expect, it } from "vitest";
import { requireCounters } from "../../../../src/features/figures/counters/feature.ts";
import type { Check } from "../../../../src/model/sample.ts";
import { makeRecord, makeRecording } from "../../../builders/recordings.ts";
import { errorMessage } from "../../../error-message.ts";
import { makeOwn, withOwnWorkloads } from "../../workloads/own/workloads.ts";

const query = { sql: "SELECT name, value FROM stats;", place: "bench/counts.yml:7:11" };
const catalogue = withOwnWorkloads([makeOwn({ counters: query }), makeOwn({ name: "uncounted" })]);

const values = { counters: { values: { reads: 1 } } };

/** Results of one test, with what each engine's check says of counters. */
function results(counted: Partial<Record<Check["role"], Partial<Check>>>, workload = "counts") {
  const work = { statements: 1, rows: 1, changes: 0 };
  const checks = (["baseline", "candidate", "base"] as const).flatMap((role): Check[] => {
    const own = counted[role];
    return own === undefined ? [] : [{ role, work, hash: "ab".repeat(8), ...own }];
  });
  return makeRecording({ tests: [makeRecord({ variant: "own", workload, checks })] });
}

describe("results of own workloads with counters", () => {
  it.each([
    ["both engines' counters", results({ baseline: {}, candidate: values, base: values })],
    ["why the base has none", results({ candidate: values, base: { uncounted: "no such table: stats" } })],
    ["no check of an engine that failed", results({ baseline: {} })],
    ["none where none are asked for", results({ candidate: {}, base: {} }, "uncounted")],
  ])("can have %s", (_, recording) => {
    expect(() => requireCounters(recording, { catalogue })).not.toThrow();
  });

  it.each([
    ["the candidate's", results({ candidate: {}, base: values }), "candidate"],
    [
      "the candidate's, with a reason",
      results({ candidate: { uncounted: "no such table: stats" }, base: values }),
      "candidate",
    ],
    ["the base's", results({ candidate: values, base: {} }), "base"],
  ])("are refused without %s", (_, recording, role) => {
    expect(errorMessage(() => requireCounters(recording, { catalogue }))).toBe(
      `input results: "own/memory/reads/counts": the ${role}'s counters are missing, and every run asks for them: measure again`,
    );
  });
});
