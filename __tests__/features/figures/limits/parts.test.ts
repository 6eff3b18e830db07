import { expect, it } from "vitest";
import type { Contention } from "../../../../src/features/figures/contention/record.ts";
import { limitsOf } from "../../../../src/features/figures/limits/judge.ts";
import { features } from "../../../../src/features.ts";
import { defaultCriteria } from "../../../../src/model/criteria.ts";
import type { PartLimit } from "../../../../src/model/figure-limit.ts";
import { renderMarkdown } from "../../../../src/report/markdown.ts";
import { makeRecord, makeRecording, pairs } from "../../../builders/recordings.ts";
import { verdictOf } from "../../../builders/verdicts.ts";
import { makeAge, makeLife, makeShape } from "../age/aged.ts";
import { isIn, makeContention, usual } from "../contention/contests.ts";

/** A disk of 1.4 times the base's in one shape, and a fifth of SQLite's throughput in one contest. */
function judged(...limits: readonly PartLimit[]) {
  const contention = makeContention((cell, task, round) =>
    isIn("same", 4)({ ...cell } as never) ? usual(cell, task, round) / 5 : usual(cell, task, round),
  );
  return judgedOf(contention, ...limits);
}

function judgedOf(contention: Contention, ...limits: readonly PartLimit[]) {
  const engines = [
    makeLife("baseline", 4000, () => ({ disk: 5e6 })),
    makeLife("candidate", 4000, () => ({ disk: 14e6, ns: 1e6 })),
    makeLife("base", 4000, () => ({ disk: 10e6 })),
  ];
  const age = makeAge([makeShape(() => ({}), { engines })]);
  const tests = [makeRecord({ samples: pairs([10_000, 15_000]) })];
  const ceilings = { ...defaultCriteria.ceilings, age: {}, contention: {}, limits };
  const verdict = verdictOf(tests, { facts: { age, contention }, ceilings });
  const recording = makeRecording({ tests, features: { age, contention } });
  const text = renderMarkdown(recording, verdict, { detail: "full", unit: "time", features });
  return { verdict, text, parts: limitsOf(verdict)?.parts.map(({ found }) => found) };
}

const disk = { part: "age/append", figure: "disk", atMost: 1.3, unit: "x", relativeTo: "base" } as const;
const time = {
  part: "contention/same/*/4",
  figure: "time",
  atMost: 3,
  unit: "x",
  relativeTo: "baseline",
} as const;

it("limits one figure of an ageing database, which fails the run like one over its ceiling", () => {
  const { verdict, parts, text } = judged(disk);
  expect(parts).toEqual([{ path: "age/append", value: "1.40x", isOver: true }]);
  expect(verdict.features.ageFigures?.judged.changes).toMatchObject([
    { part: "age/append", name: "disk", ceiling: 30, outcome: "fail" },
  ]);
  expect(verdict.outcome).toBe("fail");
  expect(text).toContain("Limits: 1 figure with a limit, 1 over");
  expect(text).toMatch(/age\/append\W+disk\W+1\.40x\W+1\.3x the base/);
  expect(judged({ ...disk, atMost: 1.5 }).parts).toEqual([
    { path: "age/append", value: "1.40x", isOver: false },
  ]);
});

it("limits the time of an operation in contests", () => {
  const { verdict, parts = [] } = judged(time);
  expect(parts.map((one) => one?.path)).toEqual([
    "contention/same/threads/4 writers",
    "contention/same/processes/4 writers",
  ]);
  expect(parts.map((one) => one?.isOver)).toEqual([true, false]);
  expect(verdict.features.contentionFigures?.judged.changes).toMatchObject([
    { part: "contention/same/threads/4", name: "writers", against: "baseline", ceiling: 3 },
  ]);
});

it("limits the times of the slowest operations in contests, of which the longest varies", () => {
  const slow = makeContention(usual, {}, (held) => ({
    ...held,
    tasks: held.tasks.map((task) => ({
      ...task,
      p99: (task.p99 ?? 0) * (held.role === "candidate" && held.workload === "same" ? 5 : 1) + held.round,
    })),
  }));
  const { verdict, parts = [] } = judgedOf(slow, { ...time, figure: "p99" }, { ...time, figure: "longest" });
  expect(parts.map((one) => [one?.path, one?.value, one?.isOver])).toEqual([
    ["contention/same/threads/4 writers", "5.00x", true],
    ["contention/same/processes/4 writers", "5.00x", true],
    ["contention/same/threads/4 writers", "1.00x", false],
    ["contention/same/processes/4 writers", "1.00x", false],
  ]);
  expect(verdict.features.contentionFigures?.judged.changes).toMatchObject([
    { part: "contention/same/threads/4", name: "writers", noun: "baseline-p99", ceiling: 3 },
    { part: "contention/same/processes/4", noun: "baseline-p99" },
  ]);
});

it("that no figure of the run has is listed", () => {
  const { verdict, parts, text } = judged(
    { ...disk, part: "age/*", figure: "open", relativeTo: "baseline" },
    {
      ...time,
      part: "contention/mine/threads/2",
    },
  );
  expect(parts?.at(-1)).toBeUndefined();
  expect(verdict.outcome).toBe("pass");
  expect(text).toMatch(/contention\/mine\/threads\/2 \| time +\| no such figure in this run/);
});
