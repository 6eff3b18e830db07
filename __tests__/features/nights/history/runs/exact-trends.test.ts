import { describe, expect, it } from "vitest";
import { exactTrends } from "../../../../../src/features/nights/history/runs/exact-trends.ts";
import type { HistoryRun } from "../../../../../src/features/nights/history/runs/run.ts";
import { formatRun, parseRun } from "../../../../../src/features/nights/history/runs/run-text.ts";
import { counting, makeHistoryRun, makeHistoryTest } from "../../../../builders/histories.ts";

/** Runs of one test with these counts. */
function runsOf(counts: readonly (number | undefined)[]): HistoryRun[] {
  return counts.map((candidateInstructions, day) =>
    makeHistoryRun(day, { counting, tests: [makeHistoryTest({ candidateInstructions })] }),
  );
}

describe("a counter over the runs of a history", () => {
  it("changes between two runs, of a test beside the base alone too", () => {
    const base = { baseNs: 10, candidateNs: 11 };
    const runs = [12, 12, 13].map((chunks, day) => {
      const { baselineNs: _, candidateNs: __, ...test } = makeHistoryTest({ base, counters: { chunks } });
      return makeHistoryRun(day, { tests: [test] });
    });
    const trends = exactTrends(runs.map((run) => parseRun(formatRun(run), "a file")));
    expect(trends).toMatchObject([
      { figure: "counter:chunks", changes: [{ before: { run: 1 }, after: { run: 2, value: 13 } }] },
    ]);
  });
});

describe("instructions over the runs of a history", () => {
  it("change between two runs, without pairs", () => {
    const [trend] = exactTrends(runsOf([1_000_000, 1_000_000, 1_002_000, 1_002_000]));
    expect(trend?.points).toHaveLength(4);
    expect(trend?.changes).toMatchObject([{ before: { run: 1 }, after: { run: 2 }, share: 0.002 }]);
    expect(trend?.breaks).toEqual([]);
  });

  it("skip runs that did not count", () => {
    const [trend] = exactTrends(runsOf([1_000_000, undefined, 1_002_000]));
    expect(trend?.changes).toMatchObject([{ before: { run: 0 }, after: { run: 2 } }]);
  });

  it("do not change by less than a run reports", () => {
    expect(exactTrends(runsOf([1_000_000, 1_000_400]))[0]?.changes).toEqual([]);
  });

  it.each([
    ["cpuFeatures", ["avx"], "processor features"],
    ["libc", "glibc 2.41 ffffffffffff", "C library"],
    ["valgrind", "3.24.0", "version of Valgrind"],
    ["tool", "callgrind", "counting tool"],
    ["rows", 1000, "number of rows"],
  ])("are not comparable with another %s", (fact, value, words) => {
    const [first, second] = runsOf([1_000_000, 2_000_000]) as [HistoryRun, HistoryRun];
    const changed = { ...second, counting: { ...counting, [fact]: value } };
    const [trend] = exactTrends([first, changed]);
    expect(trend?.changes).toEqual([]);
    expect(trend?.breaks).toEqual([{ before: 0, after: 1, differs: [words] }]);
  });

  it("are compared within a kind of processor where nights have several in turns, and a change on each is one", () => {
    const counts = [100, 200, 100, 200, 125, 250, 125, 250].map((one) => one * 10_000);
    const runs = runsOf(counts).map((run, day) =>
      day % 2 === 0 ? run : { ...run, counting: { ...counting, cpuFeatures: ["avx"] } },
    );
    const [trend] = exactTrends(runs);
    expect(trend?.changes).toMatchObject([{ before: { run: 2 }, after: { run: 4 }, share: 0.25 }]);
    expect(trend?.breaks).toEqual([{ before: 0, after: 1, differs: ["processor features"] }]);
  });

  it.each([
    [
      "a second rise, which another kind shows after a fall",
      [100, 200, 125, 100, 250],
      [0, 1, 0, 0, 1],
      [0.25, -0.2, 0.25],
    ],
    [
      "none of what several steps on another kind have shown",
      [100, 200, 210, 230, 115],
      [0, 1, 1, 1, 0],
      [0.05, 0.095],
    ],
  ])("are compared beside what other kinds have shown meanwhile: %s", (_, counts, kinds, shares) => {
    const runs = runsOf(counts.map((one) => one * 10_000)).map((run, day) =>
      kinds[day] === 0 ? run : { ...run, counting: { ...counting, cpuFeatures: ["avx"] } },
    );
    expect(exactTrends(runs)[0]?.changes.map(({ share }) => Number(share.toFixed(3)))).toEqual(shares);
  });

  it("are nothing where nothing was counted", () => {
    expect(exactTrends(runsOf([undefined, undefined]))).toEqual([]);
  });
});

describe("costs besides time over the runs of a history", () => {
  const sqlite = { name: "SQLite", sha256: "1".repeat(64) };

  /** Runs of one test with these bytes of files; of the baseline, 1 MB unless the second of a pair says otherwise. */
  function costsOf(bytes: readonly (number | readonly [number, number])[], parts: Partial<HistoryRun> = {}) {
    return bytes.map((one, day) => {
      const [candidate, baseline] = typeof one === "number" ? [one, 1_000_000] : one;
      const footprint = {
        baseline: { "file-bytes": baseline },
        candidate: { "file-bytes": candidate, allocations: 5000 },
      };
      const run = makeHistoryRun(day, { tests: [makeHistoryTest({ footprint })], ...parts });
      return { ...run, engines: { ...run.engines, baseline: sqlite } };
    });
  }

  it("change between two runs, by figure", () => {
    const trends = exactTrends(costsOf([4_000_000, 4_000_000, 8_000_000]));
    expect(trends.map(({ figure, path, changes }) => [figure, path, changes])).toEqual([
      [
        "file-bytes",
        "int/memory/reads/oltp_point_select",
        [{ before: { run: 1, value: 4_000_000 }, after: { run: 2, value: 8_000_000 }, share: 1 }],
      ],
      ["allocations", "int/memory/reads/oltp_point_select", []],
    ]);
  });

  it("do not change by a page, or by a share that means nothing", () => {
    expect(exactTrends(costsOf([4_000_000, 4_065_536]))[0]?.changes).toEqual([]);
    expect(exactTrends(costsOf([400_000_000, 400_100_000]))[0]?.changes).toEqual([]);
    expect(exactTrends(costsOf([4_000_000, 4_065_537]))[0]?.changes).toHaveLength(1);
  });

  it("are not comparable if the same SQLite has another value, or the tables another size", () => {
    const [trend] = exactTrends(costsOf([4_000_000, [8_000_000, 2_000_000]]));
    expect(trend).toMatchObject({ changes: [], breaks: [{ differs: ["figure of one baseline"] }] });
    const [before] = costsOf([4_000_000]) as [HistoryRun];
    const [, after] = costsOf([4_000_000, 8_000_000], {
      suite: { rows: 10, seed: 1, hash: "ab" },
    }) as [HistoryRun, HistoryRun];
    expect(exactTrends([before, after])[0]).toMatchObject({
      changes: [],
      breaks: [{ differs: ["number of rows"] }],
    });
  });

  it("have one of the engine itself", () => {
    const [one, other] = costsOf([4_000_000, 4_000_000]) as [HistoryRun, HistoryRun];
    const sized = (run: HistoryRun, bytes: number) => ({
      ...run,
      engines: { ...run.engines, candidate: { ...run.engines.candidate, bytes } },
    });
    const trends = exactTrends([sized(one, 2_000_000), sized(other, 3_000_000)]);
    expect(trends.at(-1)).toMatchObject({ figure: "engine-bytes", path: "all", changes: [{ share: 0.5 }] });
  });
});

describe("ageing databases over the runs of a history", () => {
  const sqlite = { name: "SQLite", sha256: "1".repeat(64) };
  const candidate = { name: "DoltLite" };

  /** Runs with these bytes of disk and written; SQLite's are always the same. */
  function agedRuns(bytes: readonly (readonly [disk: number, written: number])[], commits = [4000, 4000]) {
    return bytes.map(([disk, written], day) =>
      makeHistoryRun(day, {
        engines: { baseline: sqlite, candidate },
        aged: {
          commits: commits[day] ?? 4000,
          shapes: {
            append: {
              baseline: { disk: 4_000_000, written: 17_000_000 + day },
              candidate: { disk, written },
            },
          },
        },
      }),
    );
  }

  const changesOf = (runs: readonly HistoryRun[]) =>
    exactTrends(runs).map(({ figure, path, changes, breaks }) => [
      path,
      figure,
      changes.map(({ before, after }) => [before.value, after.value]),
      breaks.flatMap(({ differs }) => differs),
    ]);

  it("change between two runs, by figure", () => {
    expect(
      changesOf(
        agedRuns([
          [18_600_000, 22_000_000],
          [18_600_000, 22_000_020],
          [30_000_000, 22_000_010],
        ]),
      ),
    ).toEqual([
      ["age/append", "age-disk", [[18_600_000, 30_000_000]], []],
      ["age/append", "age-written", [], []],
    ]);
  });

  it("are not comparable after other commits", () => {
    const [disk] = changesOf(
      agedRuns(
        [
          [18_600_000, 1],
          [30_000_000, 1],
        ],
        [4000, 8000],
      ),
    );
    expect(disk).toEqual(["age/append", "age-disk", [], ["number of commits"]]);
  });

  it("are as they were in the text of a run", () => {
    const [run] = agedRuns([[18_600_000, 22_000_000]]) as [HistoryRun];
    expect(parseRun(formatRun(run), "run.json")).toEqual(run);
  });
});
