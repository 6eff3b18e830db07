import { describe, expect, it } from "vitest";
import { createRun } from "../../../../src/features/history/runs/create-run.ts";
import { formatRun, parseRun } from "../../../../src/features/history/runs/run-text.ts";
import type { MachineFacts } from "../../../../src/model/recording.ts";
import { judgeRecording } from "../../../../src/verdict/judge-recording.ts";
import { fullRecording, makeRecording } from "../../../builders/recordings.ts";
import { errorMessage } from "../../../error-message.ts";
import { adaptiveRecording, criteria } from "../../../results/recordings.ts";

const { rule: _, ...withoutRule } = criteria;

const runOf = (recording = fullRecording(), identity = {}) =>
  createRun(recording, judgeRecording(recording, withoutRule), identity);

describe("createRun", () => {
  it("keeps the times, pairs and outcome of each test", () => {
    const [reads] = runOf().tests;
    expect(reads).toEqual({
      section: "int/memory/reads",
      workload: "oltp_point_select",
      result: "pass",
      pairs: 3,
      baselineNs: 10_000_000,
      candidateNs: 20_300_000,
      sql: "cd".repeat(6),
    });
  });

  it("keeps the interval of the geometric mean of its tests, if it has one", () => {
    const run = runOf(adaptiveRecording());
    const { interval } = judgeRecording(adaptiveRecording(), withoutRule).headline.baseline ?? {};
    expect(run.average?.low).toBeCloseTo(interval?.low ?? 0, 3);
    expect(run.average?.high).toBeCloseTo(interval?.high ?? 0, 3);
  });

  it("keeps a test without a multiplier, and why it has none", () => {
    expect(runOf().tests.at(-1)).toEqual({
      section: "int/file/reads",
      workload: "table_scan",
      result: "failed",
      pairs: 0,
    });
  });

  it("keeps the facts of the machine, the suite and the engines, and no paths", () => {
    const run = runOf(fullRecording(), { image: "ubuntu24 20261118.1" });
    expect(run).toMatchObject({
      tool: "0.1.0",
      outcome: "fail",
      measurement: "broken",
      machine: { cores: 2, image: "ubuntu24 20261118.1" },
      suite: { rows: 100_000, seed: 42 },
      engines: {
        baseline: {
          name: "SQLite",
          version: "3.54.1",
          settings: { file: expect.stringContaining("journal_mode ") },
        },
      },
    });
    expect(JSON.stringify(run)).not.toContain("build/");
  });

  it("keeps the machine of several of one kind, and none of different ones", () => {
    const { machine } = fullRecording();
    const runOn = (cpu: string) =>
      runOf({
        ...fullRecording(),
        machines: ["EPYC", cpu].map((one) => ({ machine: { ...machine, cpu: one } as MachineFacts })),
      });
    expect(runOn("EPYC").machine).toBeDefined();
    expect(runOn("Xeon").machine).toBeUndefined();
  });

  it("takes the commit that it is given, or the one that the results name", () => {
    expect(runOf(adaptiveRecording()).commit).toBe("a".repeat(40));
    expect(
      runOf(adaptiveRecording(), { commit: "e".repeat(40), branch: "main", label: "1.0" }),
    ).toMatchObject({
      commit: "e".repeat(40),
      branch: "main",
      label: "1.0",
    });
    expect(runOf().commit).toBeUndefined();
  });

  it("can be written and read", () => {
    const run = runOf(adaptiveRecording());
    expect(parseRun(formatRun(run), "a file")).toEqual(run);
  });

  it("refuses a run without tests", () => {
    const recording = { ...fullRecording(), tests: [] };
    expect(errorMessage(() => runOf(recording))).toContain("the run has no tests against the baseline");
  });

  it("refuses a recording that is of no run", () => {
    const recording = makeRecording();
    expect(errorMessage(() => runOf(recording))).toContain("do not say when they were measured");
  });
});
