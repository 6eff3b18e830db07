import { describe, expect, it } from "vitest";
import type { Count } from "../../../../src/features/figures/counts/counts.ts";
import { countsOf } from "../../../../src/features/figures/counts/counts.ts";
import { requireCounts } from "../../../../src/features/figures/counts/facts.ts";
import { counts } from "../../../../src/features/figures/counts/feature.ts";
import type { Recording, RunFacts } from "../../../../src/model/recording.ts";
import { testPath } from "../../../../src/model/test.ts";
import { formatRecording, parseRecording } from "../../../../src/results/json/schema.ts";
import { mergeRecordings } from "../../../../src/results/merge/merge.ts";
import type { Shard } from "../../../../src/results/merge/same-run.ts";
import { suites as catalogue } from "../../../../src/suite/suites.ts";
import { fullRecording, workingRecord } from "../../../builders/recordings.ts";
import { errorMessage } from "../../../error-message.ts";

const work = { statements: 10, rows: 10, changes: 0 };
const taken = (role: Count["role"]): Count => ({ role, instructions: 1000, work });

/** Results of one test with these counts, of tables with so many rows. */
function results(
  given: Count[] | undefined,
  rows: number | undefined,
  variant: "int" | "cold" = "int",
): Recording {
  const record = workingRecord(work, { variant });
  const own = given === undefined ? [] : [{ test: testPath(record), counts: given }];
  return fullRecording({
    tests: [record],
    ...(rows === undefined ? {} : { features: { counts: { version: 1, rows, tests: own } } }),
  });
}

describe("results of a job that is to count instructions", () => {
  it.each([
    ["counts", results([taken("baseline"), taken("candidate")], 10_000)],
    ["a reason", results([taken("baseline"), { role: "candidate", uncounted: "a shell" }], 10_000)],
    ["none of suites that are not counted", results(undefined, 10_000, "cold")],
  ])("can have %s", (_, recording) => {
    expect(() => requireCounts(recording, { catalogue, given: { counts: "instructions" } })).not.toThrow();
  });

  it("are refused without a count or a reason", () => {
    const message = errorMessage(() =>
      requireCounts(results([taken("baseline")], 10_000), { catalogue, given: { counts: "instructions" } }),
    );
    expect(message).toMatch(
      /the candidate's instructions are missing, and the configuration has counts: measure again$/,
    );
  });

  it.each([
    [undefined, "no"],
    [1000, "1000"],
  ])("are refused with another number of rows, %s", (rows, words) => {
    const message = errorMessage(() =>
      requireCounts(results([], rows), { catalogue, given: { counts: "instructions" } }),
    );
    expect(message).toContain(`instructions were counted with ${words} rows, and 10000 are configured`);
  });

  it("need no counts if the configuration has none", () => {
    expect(() => requireCounts(results(undefined, undefined), { catalogue, given: {} })).not.toThrow();
  });
});

describe("merged counts", () => {
  const shard = (fileName: string, run: Partial<RunFacts>, hasCounts = true) => {
    const { run: full, ...recording } = fullRecording();
    if (full === undefined) throw new Error("a full recording has a run");
    const counts = {
      version: 1,
      rows: 1000,
      tests: [{ test: "int/memory/reads/table_scan", counts: [taken("candidate")] }],
    };
    return {
      fileName,
      recording: { ...recording, run: { ...full, ...run }, ...(hasCounts ? { features: { counts } } : {}) },
    };
  };
  const later = { startedAt: "2026-05-22T09:02:00.000Z" };
  const merge = (...shards: [Shard, ...Shard[]]) => mergeRecordings(shards, undefined, [counts]);
  const warnings = (...shards: [Shard, ...Shard[]]) =>
    merge(...shards).warnings.filter((one) => one.startsWith("Instructions"));

  it("name files without counts, unless they confirm", () => {
    expect(warnings(shard("a.json", {}), shard("b.json", later, false))).toEqual([
      "Instructions were counted in some of the merged results only, so that no ceiling of them is applied to the others: b.json.",
    ]);
    expect(warnings(shard("a.json", {}), shard("b.json", later))).toEqual([]);
    expect(
      warnings(
        shard("a.json", { confirmElsewhere: true }),
        shard("b.json", { ...later, confirms: [] }, false),
      ),
    ).toEqual([]);
  });

  it("keep each test once", () => {
    expect(countsOf(merge(shard("a.json", {}), shard("b.json", later)))).toMatchObject({
      rows: 1000,
      tests: [{ test: "int/memory/reads/table_scan" }],
    });
  });
});

describe("counts in results files", () => {
  const { suite: _, run, ...others } = results([taken("baseline"), taken("candidate")], 1000);
  const { planned: __, ...facts } = run as RunFacts;
  const recording: Recording = { ...others, run: facts };

  it("are read as they were written", () => {
    expect(parseRecording(formatRecording(recording), "results.json", [counts])).toEqual(recording);
  });

  it("are refused if they are not as a run leaves them, and by a build without the feature", () => {
    const text = formatRecording(recording).replace('"instructions":1000', '"instructions":0');
    expect(errorMessage(() => parseRecording(text, "results.json", [counts]))).toMatch(
      /^results\.json: features\.counts\.tests\[0\]\.counts\[0\]/,
    );
    expect(errorMessage(() => parseRecording(formatRecording(recording), "results.json"))).toBe(
      "results.json: features.counts: this version of the tool has no such feature: update it, or measure again if it is the newest",
    );
  });
});
