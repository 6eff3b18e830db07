import { expect, it } from "vitest";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { Recording } from "../../src/model/recording.ts";
import { notes } from "../../src/report/explain/notes.ts";
import { engineNames } from "../../src/report/format/words.ts";
import { testVerdicts } from "../../src/verdict/judge.ts";
import { judgeByOwnRule, judgeRecording } from "../../src/verdict/judge-recording.ts";
import { fullRecording, makeRecord, makeRecording, pairs } from "../builders/recordings.ts";

function onlyTest(recording: Recording) {
  const [verdict] = testVerdicts(judgeRecording(recording, defaultCriteria));
  if (verdict === undefined) throw new Error("one test is expected");
  return verdict;
}

it("times are compared with ten times what the slower shell takes for nothing", () => {
  const warnings = (ms: number) => {
    const engines = {
      baseline: { name: "SQLite", floorNs: { memory: 3_000_000 } },
      candidate: { name: "DoltLite", floorNs: { memory: 1_000_000 } },
    };
    const tests = [makeRecord({ samples: pairs([1000 * ms, 1000 * ms]) })];
    return onlyTest(makeRecording({ engines, tests })).comparison;
  };
  expect(warnings(29)).toMatchObject({ warnings: [{ kind: "floor" }] });
  expect(warnings(30)).toMatchObject({ warnings: [] });
});

it("a run that was out of time ended its tests' pairs", () => {
  const { run } = fullRecording();
  if (run === undefined) throw new Error("a full recording has facts about its run");
  const endingOf = (outOfTime: boolean) => {
    const tests = [makeRecord({ samples: pairs([10, 60]) })];
    return onlyTest(makeRecording({ run: { ...run, rounds: { min: 3, max: 11 }, outOfTime }, tests }))
      .judgement?.evidence?.ending;
  };
  expect([true, false].map(endingOf)).toEqual(["time", "samples"]);
});

it("a run is judged by its own rule, whatever rule the criteria have", () => {
  const { run } = fullRecording();
  if (run === undefined) throw new Error("a full recording has facts about its run");
  const tests = [makeRecord({ samples: pairs([10, 20], [10, 20], [10, 20]) })];
  const recording = makeRecording({ run: { ...run, rounds: 3, alpha: 0.2 }, tests });
  const criteria = { ...defaultCriteria, rule: { rounds: 5, alpha: 0.01 } };
  expect(judgeByOwnRule(recording, criteria).rule).toMatchObject({ rounds: 3, alpha: 0.2 });
  expect(judgeRecording(recording, criteria).rule).toMatchObject({ rounds: 5, alpha: 0.01 });
});

it("a base that is the candidate's file is not missed where one is required, unless another job says that it is", () => {
  const { engines, tests } = makeRecording();
  const sha256 = "ab".repeat(32);
  const candidate = { ...engines.candidate, sha256 };
  const recording = makeRecording({
    engines: { ...engines, candidate },
    identicalBase: { sha256 },
    tests: tests.map((test) => ({ ...test, samples: pairs([10, 20], [10, 20], [10, 20]) })),
  });
  const criteria = { ...defaultCriteria, rule: { rounds: 3 }, requireBase: true };
  expect(judgeRecording(recording, criteria)).toMatchObject({
    outcome: "pass",
    measurement: { state: "complete" },
  });
  const { identicalBase: _, ...withoutOne } = recording;
  for (const [one, untrusted] of [
    [recording, true],
    [withoutOne, false],
  ] as const)
    expect(judgeRecording(one, { ...criteria, untrusted })).toMatchObject({
      outcome: "fail",
      measurement: { state: "broken" },
    });
});

it.each([
  ["nobody asked for one", undefined, undefined, undefined],
  ["the gate named one", "base", undefined, {}],
  ["the gate named both", "both", undefined, {}],
  ["the gate named SQLite alone", "sqlite", { cause: "not built" }, undefined],
  ["a workflow could not build one", undefined, { cause: "not built" }, { cause: "not built" }],
] as const)("a run without a base lacks one or not: %s", (_, gate, noBase, lack) => {
  const criteria = { ...defaultCriteria, gate };
  const tests = [makeRecord({ samples: pairs([10, 20]) })];
  const recording = makeRecording({ tests, noBase });
  expect(judgeRecording(recording, criteria).withoutBase).toEqual(lack);
  const engines = { ...recording.engines, base: { name: "base" } };
  expect(judgeRecording({ ...recording, engines }, criteria)).not.toHaveProperty("withoutBase");
});

it.each([
  ["is no pass if the base could not be built", 10, "not built", "inconclusive"],
  ["is no pass if the base does not build", 10, "does not build", "inconclusive"],
  ["fails by SQLite's ceilings all the same", 90, "not built", "fail"],
  ["passes if there is no change to compare", 10, "nothing to compare", "pass"],
  ["is no pass if the gate names one, and no workflow built it", 10, undefined, "inconclusive"],
] as const)("a run without a base %s", (_, ns, cause, outcome) => {
  const tests = [
    makeRecord({ samples: pairs(...Array.from({ length: 20 }, () => [10, ns] as [number, number])) }),
  ];
  const noBase = cause === undefined ? undefined : { cause };
  const { outcome: found } = judgeRecording(makeRecording({ tests, noBase }), {
    ...defaultCriteria,
    ...(cause === undefined ? { gate: "base" as const } : {}),
    rule: { rounds: 20 },
  });
  expect(found).toBe(outcome);
});

it("a test has one figure by every ceiling: that of the pairs that did not select it", () => {
  const { run } = fullRecording();
  if (run === undefined) throw new Error("a full recording has facts about its run");
  const around = (middle: number, count: number) =>
    Array.from({ length: count }, (_, index) => [10_000, 10_000 * (middle + 0.01 * (index % 5))] as const);
  const samples = pairs(...around(1.93, 11), ...around(2.44, 19));
  const others = ["a", "b", "c", "d", "e"].map((workload) =>
    makeRecord({ workload, samples: pairs(...around(1, 11)) }),
  );
  const recording = makeRecording({
    run: { ...run, rounds: { min: 3, max: 11 } },
    tests: [makeRecord({ samples }), ...others],
  });
  const judged = [1.5, 2.3, 3].map((test) => {
    const ceilings = { ...defaultCriteria.ceilings, test };
    const verdict = judgeRecording(recording, { ...defaultCriteria, ceilings });
    const [found] = testVerdicts(verdict);
    const note = notes(
      recording,
      verdict,
      engineNames(recording, (text) => text),
    ).filter((one) => one.includes("changed while"));
    return { outcome: found?.judgement?.outcome, multiplier: found?.judgement?.multiplier, note };
  });
  const note = [
    expect.stringMatching(/^1 test changed while they were measured, such as from 1\.95x .* to 2\.46x/),
  ];
  expect(judged).toEqual([
    { outcome: "fail", multiplier: 2.46, note },
    { outcome: "inconclusive", multiplier: 2.46, note },
    { outcome: "pass", multiplier: 2.46, note },
  ]);
});
