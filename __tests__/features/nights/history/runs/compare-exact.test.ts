import { describe, expect, it } from "vitest";
import { historySentence } from "../../../../../src/features/nights/history/report/sentence.ts";
import { citeRun } from "../../../../../src/features/nights/history/report/words.ts";
import { compareRun } from "../../../../../src/features/nights/history/runs/compare.ts";
import type { HistoryRun } from "../../../../../src/features/nights/history/runs/run.ts";
import { inTerminal } from "../../../../../src/report/format/escape.ts";
import { counting, makeHistoryRun, makeHistoryTest } from "../../../../builders/histories.ts";

/** A run of two tests with these counts. */
function counted(
  day: number,
  counts: readonly (number | undefined)[],
  parts: Partial<HistoryRun> = {},
): HistoryRun {
  const tests = counts.map((candidateInstructions, index) =>
    makeHistoryTest({ workload: `w${index}`, candidateInstructions }),
  );
  return makeHistoryRun(day, { counting, tests, ...parts });
}

const compare = (before: readonly HistoryRun[], run: HistoryRun) => compareRun(before, run, false)?.exact;

describe("a run's instructions beside those before it", () => {
  const first = counted(0, [1_000_000, 1_000_000]);

  it("are compared with the newest run that counted, however few there are", () => {
    const notCounted = counted(1, [undefined, undefined]);
    const found = compare([first, notCounted], counted(2, [1_002_000, 990_000]));
    expect(found).toEqual({
      compared: 2,
      changes: [
        {
          figure: "instructions",
          path: "int/memory/reads/w1",
          since: first,
          before: 1_000_000,
          after: 990_000,
          share: -0.01,
        },
        {
          figure: "instructions",
          path: "int/memory/reads/w0",
          since: first,
          before: 1_000_000,
          after: 1_002_000,
          share: 0.002,
        },
      ],
      incomparable: [],
    });
  });

  it("are not compared if the run, or those before it, counted none", () => {
    expect(compare([first], counted(1, [undefined, undefined]))).toBeUndefined();
    expect(compare([counted(0, [undefined])], counted(1, [1_000_000]))).toBeUndefined();
  });

  it("are not comparable with those of another processor, library or tool", () => {
    const other = counted(1, [2_000_000, 2_000_000], { counting: { ...counting, cpuFeatures: ["avx"] } });
    expect(compare([first], other)).toEqual({
      compared: 0,
      changes: [],
      incomparable: ["w0", "w1"].map((name) => ({
        figure: "instructions",
        path: `int/memory/reads/${name}`,
        since: first,
        differs: ["processor features"],
      })),
    });
  });

  it("say nothing of older changes", () => {
    const changed = counted(1, [2_000_000, 1_000_000]);
    expect(compare([first, changed], counted(2, [2_000_000, 1_000_000]))).toMatchObject({
      compared: 2,
      changes: [],
    });
  });

  const sentence = (before: HistoryRun, run: HistoryRun) => {
    const comparison = compareRun([before], run, false);
    if (comparison === undefined) throw new Error("nothing to compare");
    return historySentence(comparison, inTerminal, citeRun(inTerminal));
  };

  it("are in the sentence of a report", () => {
    const run = counted(1, [1_010_000, 1_000_000]);
    expect(sentence(first, run)).toMatch(
      /^instructions of 1 test changed since \w{10} \(2026-01-01\): int\/memory\/reads\/w0 \+1\.00%\.$/,
    );
    expect(sentence(first, counted(1, [1_000_000, 1_000_000]))).toBeUndefined();
  });

  it("say that they are not comparable, and why", () => {
    const other = counted(1, [2_000_000, 1_000_000], { counting: { ...counting, libc: "glibc 2.41 fff" } });
    expect(sentence(first, other)).toMatch(
      /^instructions of 2 tests are not comparable with those of \w{10} \(2026-01-01\): not the same C library\.$/,
    );
  });

  it("have costs besides time beside them, one clause for each figure", () => {
    const costly = (day: number, bytes: number, baseline = 1_000_000) => {
      const footprint = {
        baseline: { "file-bytes": baseline },
        candidate: { "file-bytes": bytes, "left-bytes": bytes - 4_000_000 },
      };
      const run = makeHistoryRun(day, { tests: [makeHistoryTest({ footprint })] });
      const { candidate, baseline: sqlite } = run.engines;
      return { ...run, engines: { candidate, baseline: { ...sqlite, sha256: "1".repeat(64) } } };
    };
    expect(sentence(costly(0, 4_000_000), costly(1, 8_000_000))).toMatch(
      /^file-bytes of 1 test changed since \w{10} \(2026-01-01\): int\/memory\/reads\/oltp_point_select \+100\.00%; left-bytes of 1 test .* from 0\.$/,
    );
    expect(sentence(costly(0, 4_000_000), costly(1, 8_000_000, 2_000_000))).toMatch(
      /; costs besides time of 1 test are not comparable with those of \w{10} \(2026-01-01\): not the same figure of one baseline/,
    );
  });
});
