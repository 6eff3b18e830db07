import { describe, expect, it } from "vitest";
import type { HistoryRun } from "../../../../src/features/nights/history/runs/run.ts";
import { trendsOf } from "../../../../src/features/nights/history/runs/trends.ts";
import { findingsOfHistory, workloadOf } from "../../../../src/features/search/issues/from-history.ts";
import {
  machine,
  makeHistory,
  makeHistoryRun,
  makeHistoryTest,
  type Truth,
} from "../../../builders/histories.ts";

const workloads = [
  "oltp_point_select",
  "oltp_range_select",
  "table_scan",
  "index_scan",
  "groupby_scan",
  "types_scan",
];
const slowed = "int/memory/reads/table_scan";

const history = (days: number, truth: Truth) => makeHistory(days, workloads, truth, 0.01);
const findings = (runs: readonly HistoryRun[]) => findingsOfHistory(trendsOf(runs));
const stateOf = (runs: readonly HistoryRun[], key: string) =>
  findings(runs).find((one) => one.key === key)?.state;

describe("findings of times", () => {
  it("are none in steady nights, each workload looked at", () => {
    const all = findings(history(30, () => 1.5));
    expect(all.map(({ key }) => key)).toEqual(workloads.map((one) => `time reads/${one}`));
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(["none"]));
  });

  it("name the test, the figure with its interval, and the runs around the change", () => {
    const runs = history(30, (day, path) => (path === slowed && day >= 20 ? 1.8 : 1.5));
    const found = findings(runs).filter(({ state }) => state !== "none");
    expect(found).toMatchObject([
      { key: "time reads/table_scan", kind: "time", state: "open", figure: "time", subject: "table_scan" },
    ]);
    expect(found[0]?.rows).toMatchObject([
      {
        path: slowed,
        figure: expect.stringMatching(/^(?:19|20|21)% slower \(\+\d+% to \+\d+%\)$/),
        before: { commit: runs[19]?.commit },
        since: { commit: runs[20]?.commit, time: runs[20]?.startedAt },
      },
    ]);
  });

  it("recover, and come back", () => {
    const back: Truth = (day, path) =>
      path === slowed && ((day >= 20 && day < 40) || day >= 60) ? 1.8 : 1.5;
    expect(stateOf(history(28, back), "time reads/table_scan")).toBe("open");
    expect(stateOf(history(52, back), "time reads/table_scan")).toBe("recovered");
    expect(stateOf(history(75, back), "time reads/table_scan")).toBe("open");
  });

  it("do not blame the engine for another processor: one finding has all tests that became slower with it", () => {
    const other = { ...machine, cpu: "Intel Xeon" };
    const runs = history(40, (day, path) => (day >= 20 && path !== slowed ? 1.8 : 1.5)).map((run, day) =>
      day >= 20 ? { ...run, machine: other } : run,
    );
    const found = findings(runs).filter(({ state }) => state === "open");
    expect(found).toMatchObject([{ kind: "machine", subject: "CPU" }]);
    expect(found[0]?.rows).toHaveLength(workloads.length - 1);
    expect(found[0]?.rows[0]?.remarks).toEqual([`the CPU changed from ${machine.cpu} to Intel Xeon`]);
  });
});

it("a machine that changed a night beside the place of the change is not overlooked, and one of several in turn excuses nothing", () => {
  const cpuOf = (cpu: string) => ({ machine: { ...machine, cpu } });
  const truth: Truth = (day, path) => (day >= 20 && path === slowed ? 1.8 : 1.5);
  const later = history(40, truth).map((run, day) => ({ ...run, ...cpuOf(day >= 21 ? "Intel" : "AMD") }));
  expect(findings(later).filter(({ state }) => state === "open")).toMatchObject([{ kind: "machine" }]);
  const inTurn = history(40, truth).map((run, day) => ({
    ...run,
    ...cpuOf(day % 3 === 0 ? "Intel" : "AMD"),
  }));
  expect(findings(inTurn).filter(({ state }) => state === "open")).toMatchObject([{ kind: "time" }]);
});

describe("findings of exact figures", () => {
  const counted = (day: number, instructions: number, parts: Partial<HistoryRun> = {}) =>
    makeHistoryRun(day, {
      counting: { rows: 10_000, tool: "counter", valgrind: "3.19.0", cpuFeatures: ["avx"], libc: "glibc" },
      tests: [makeHistoryTest({ baselineInstructions: 1_000_000, candidateInstructions: instructions })],
      ...parts,
    });
  const key = "instructions reads/oltp_point_select";

  it("take one run to open, and one to recover", () => {
    const values = [2_000_000, 2_000_000, 2_100_000, 2_100_000, 2_000_000];
    const runs = values.map((value, day) => counted(day, value));
    expect(stateOf(runs.slice(0, 2), key)).toBe("none");
    expect(stateOf(runs.slice(0, 3), key)).toBe("open");
    expect(stateOf(runs, key)).toBe("recovered");
    const [row] = findings(runs.slice(0, 4)).find((one) => one.key === key)?.rows ?? [];
    expect(row?.figure).toBe("+5.00%, from 2,000,000 instructions to 2,100,000 instructions");
    expect(row?.since.commit).toBe(runs[2]?.commit);
  });

  it("are not compared with counts of another library", () => {
    const other = {
      rows: 10_000,
      tool: "counter",
      valgrind: "3.19.0",
      cpuFeatures: ["avx"],
      libc: "another",
    } as const;
    const runs = [counted(0, 2_000_000), counted(1, 2_100_000, { counting: other })];
    expect(stateOf(runs, key)).toBe("none");
  });
});

it("workloadOf leaves variant and storage out", () => {
  expect(workloadOf("int/memory/reads/table_scan")).toBe("reads/table_scan");
  expect(workloadOf("all")).toBe("all");
  expect(workloadOf("age/append")).toBe("age/append");
});
