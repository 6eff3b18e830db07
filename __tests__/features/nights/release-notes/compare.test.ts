import { describe, expect, it } from "vitest";
import { compareRuns } from "../../../../src/features/nights/release-notes/compare.ts";
import { renderNotes } from "../../../../src/features/nights/release-notes/render.ts";
import { counting, makeHistoryRun, makeHistoryTest } from "../../../builders/histories.ts";

const workloads = Array.from({ length: 20 }, (_, index) => `w${index}`);

/** A version: tests at 1.5x with an interval of 2 %, some of them at others. */
function version(
  label: string,
  day: number,
  ratios: Readonly<Record<string, number>> = {},
  others: object = {},
) {
  return makeHistoryRun(day, {
    label,
    counting,
    tests: workloads.map((workload) => {
      const ratio = ratios[workload] ?? 1.5;
      return makeHistoryTest({
        workload,
        candidateNs: Math.round(10_000_000 * ratio),
        low: ratio * 0.99,
        high: ratio * 1.01,
        baselineInstructions: 1_000,
        candidateInstructions: workload === "w3" && label === "0.52" ? 2_200 : 2_000,
      });
    }),
    ...others,
  });
}

const old = version("0.51", 0);
const now = version("0.52", 30, { w1: 1.8, w2: 1.2, w4: 1.52 });

describe("compareRuns", () => {
  it("tells the tests that differ by more than their intervals allow, and by 3 % at least", () => {
    const { slower, faster, tests, means } = compareRuns(old, now);
    expect(slower.map(({ path }) => path)).toEqual(["int/memory/reads/w1"]);
    expect(slower[0]).toMatchObject({ old: 1.5, now: 1.8, ratio: 1.2 });
    expect(slower[0]?.low).toBeGreaterThan(1.15);
    expect(slower[0]?.high).toBeLessThan(1.25);
    expect(faster.map(({ path }) => path)).toEqual(["int/memory/reads/w2"]);
    expect(tests).toBe(20);
    expect(means?.old).toBeCloseTo(1.5, 6);
  });

  it("tells nothing of two runs of one version", () => {
    expect(compareRuns(old, version("0.51", 1))).toMatchObject({ slower: [], faster: [], exact: [] });
  });

  it("tells exact figures, tests without a result, and does not compare other SQL", () => {
    const tests = now.tests.map((test) =>
      test.workload === "w1"
        ? { ...test, sql: "ba9876543210" }
        : test.workload === "w5"
          ? makeHistoryTest({ workload: "w5", result: "failed", pairs: 0 })
          : test,
    );
    const failed = tests.map((test) => {
      if (test.result !== "failed") return test;
      const { baselineNs: _, candidateNs: __, low: ___, high: ____, ...others } = test;
      return others;
    });
    const found = compareRuns(old, { ...now, tests: failed });
    expect(found.slower).toEqual([]);
    expect(found.broken).toEqual(["int/memory/reads/w5"]);
    expect(found.exact.filter(({ changes }) => changes.length > 0)).toMatchObject([
      { figure: "instructions", path: "int/memory/reads/w3", changes: [{ share: 0.1 }] },
    ]);
    expect(compareRuns({ ...old, tests: failed }, now).mended).toEqual(["int/memory/reads/w5"]);
  });
});

describe("renderNotes", () => {
  it("is Markdown with the number, the tests, the counts, and a table of versions", () => {
    const text = renderNotes(old, now, compareRuns(old, now), [old, now]);
    expect(text).toContain("## 0.51 to 0.52\n");
    expect(text).toMatch(/All 20 tests: \*\*1\.\d\dx\*\* of SQLite, before 1\.50x/);
    expect(text).toMatch(
      /\| int\/memory\/reads\/w1 \| 1\.50x \| 1\.80x \| \+20% \| \+1\d% to \+2\d% \| \+0\.00% \|/,
    );
    expect(text).toContain("### Faster: 1 test");
    expect(text).toContain("| instructions | int/memory/reads/w3 | 2,000 | 2,200 | +10.00% |");
    expect(text).toContain("| 0.51 | 2026-01-01 | 1.50x |");
  });

  it("names results files by the engine's own version, and leaves out instructions that were not counted alike", () => {
    const fileOf = (run: typeof old, ownVersion: string) => {
      const { label: _, commit: __, ...file } = run;
      return { ...file, engines: { ...run.engines, candidate: { ...run.engines.candidate, ownVersion } } };
    };
    const [one, other] = [fileOf(old, "0.51.0"), fileOf(now, "0.52.1")];
    const text = renderNotes(one, other, compareRuns(one, other), []);
    expect(text).toContain("## 0.51.0 to 0.52.1\n");
    const recounted = { ...other, counting: { ...counting, rows: counting.rows + 1 } };
    expect(renderNotes(one, recounted, compareRuns(one, recounted), [])).toMatch(
      /\| \+20% \| \+1\d% to \+2\d% \|\n/,
    );
  });

  it("says that a run without a clear result is not to be relied on", () => {
    const doubtful = { ...now, outcome: "inconclusive" } as const;
    const broken = { ...old, measurement: "broken" } as const;
    const text = renderNotes(broken, doubtful, compareRuns(broken, doubtful), []);
    expect(text).toContain("**Not certain**: the run of 0.51 is broken: measure it again");
    expect(text).toContain("**Not certain**: the run of 0.52 is inconclusive: measure it again");
    expect(renderNotes(old, now, compareRuns(old, now), [])).not.toContain("Not certain");
  });

  it("escapes labels, and says what else changed", () => {
    const odd = {
      ...now,
      label: "<b>@all",
      machine: { ...now.machine, cpu: "Intel" } as typeof now.machine & object,
    };
    const text = renderNotes(old, odd, compareRuns(old, odd), []);
    expect(text).toContain("## 0.51 to `<b>@all`\n");
    expect(text).toContain("may explain changes: CPU.");
  });
});
