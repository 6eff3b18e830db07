import { describe, expect, it } from "vitest";
import { historyPage } from "../../../../../src/features/nights/history/page/history-page.ts";
import { earlierRuns } from "../../../../../src/features/nights/history/report.ts";
import { compareRun, type RunComparison } from "../../../../../src/features/nights/history/runs/compare.ts";
import { createRun } from "../../../../../src/features/nights/history/runs/create-run.ts";
import { trendsOf } from "../../../../../src/features/nights/history/runs/trends.ts";
import { features } from "../../../../../src/features.ts";
import { runPage } from "../../../../../src/page/data/run-page.ts";
import { suiteHash } from "../../../../../src/suite/fingerprint.ts";
import { workloadOf } from "../../../../../src/suite/workloads.ts";
import {
  counting,
  machine,
  makeHistory,
  makeHistoryRun,
  makeHistoryTest,
} from "../../../../builders/histories.ts";
import { fullRecording, makeRecord, pairs } from "../../../../builders/recordings.ts";
import { verdictOn } from "../../../../builders/verdicts.ts";

const changed = "oltp_point_select";
const steady = "table_scan";
const suite = { rows: 100_000, seed: 1, hash: suiteHash({ rows: 100_000, seed: 1 }) };
const runs = makeHistory(30, [changed, steady], (day, path) =>
  path.endsWith(changed) && day >= 20 ? 1.8 : 1.5,
).map((run) => ({ ...run, suite }));

describe("the page of a history", () => {
  const page = historyPage(trendsOf(runs));

  it("has what the newest run says of each test, without ceilings", () => {
    expect(page.run).toBeUndefined();
    expect(page.names).toEqual({ baseline: "SQLite", candidate: "DoltLite" });
    expect(page.tests.map(({ id }) => id)).toEqual([
      `int/memory/reads/${changed}`,
      `int/memory/reads/${steady}`,
    ]);
    const newest = runs.at(-1)?.tests[0];
    expect(page.tests[0]).toMatchObject({
      outcome: "pass",
      figure: { value: (newest?.candidateNs ?? 0) / 1e7, interval: { low: newest?.low, high: newest?.high } },
      times: { baseline: 1e7, candidate: newest?.candidateNs },
    });
    expect(page.tests[0]?.figure?.limit).toBeUndefined();
    expect(page.suites).toMatchObject([
      { name: "oltp", columns: [{ variant: "int", storage: "memory" }], groups: [{ averages: [null] }] },
    ]);
  });

  it("has the points of each run, the change, and the levels on both sides of it", () => {
    const { trend } = page.tests[0] ?? {};
    expect(trend?.points.baseline).toEqual(runs.map(() => 1e7));
    expect(trend?.points.candidate).toHaveLength(30);
    expect(trend?.state).toBe("changed");
    expect(trend?.changes).toEqual([
      {
        run: 20,
        ratio: expect.closeTo(1.2, 1),
        text: expect.stringMatching(/^\d\d% slower \(\+\d\d% to \+\d\d%\)$/),
      },
    ]);
    expect(trend?.levels).toEqual([
      { first: 0, last: 19, multiplier: expect.closeTo(1.5, 1) },
      { first: 20, last: 29, multiplier: expect.closeTo(1.8, 1) },
    ]);
    expect(trend?.repetitions).toBe(workloadOf({ variant: "int", workload: changed }).times(100_000));
    expect(page.history).toMatchObject({
      states: { changed: 1, steady: 1, "too early": 0 },
      changes: [{ test: 0, run: 20 }],
    });
  });

  it("has the geometric mean of all tests of each run, and where it changed", () => {
    const { allTests } = page.history ?? {};
    expect(allTests?.multipliers).toHaveLength(30);
    expect(allTests).toMatchObject({
      tests: 2,
      newest: { figure: expect.stringMatching(/^1\.6\d$/) },
      text: expect.stringMatching(/^1\.5\dx -> 1\.6\dx, changed at [0-9a-f]{10} \(2026-01-21\)$/),
      lines: [expect.stringMatching(/^(9|10)% slower /)],
      changes: [{ run: 20 }],
      levels: [
        { first: 0, last: 19 },
        { first: 20, last: 29 },
      ],
      low: runs.map(() => null),
    });
    expect(allTests?.newest?.interval).toBeUndefined();
  });

  it("has no figure of all tests for a newest run with less than half of them", () => {
    const tests = [changed, steady, "index_join"].map((workload) => makeHistoryTest({ workload }));
    const part = [0, 1, 2].map((day) => makeHistoryRun(day, { tests: day < 2 ? tests : tests.slice(2) }));
    const { allTests } = historyPage(trendsOf(part)).history ?? {};
    expect(allTests?.multipliers).toEqual([1.5, 1.5, null]);
    expect(allTests?.newest).toBeUndefined();
  });

  it("has the instructions of each run, their changes, and what is not comparable", () => {
    const counts = [undefined, 1_000_000, 1_010_000, 5_000_000];
    const counted = counts.map((candidateInstructions, day) =>
      makeHistoryRun(day, {
        counting: { ...counting, libc: day === 3 ? "glibc 2.41 fff" : counting.libc },
        tests: [makeHistoryTest({ candidateInstructions })],
      }),
    );
    const shown = historyPage(trendsOf(counted));
    expect(shown.tests[0]?.instructions).toEqual({ taken: { candidate: 5_000_000 }, lines: [] });
    expect(shown.tests[0]?.trend?.instructions).toEqual({
      counts: [null, 1_000_000, 1_010_000, 5_000_000],
      lines: [
        expect.stringMatching(/^\+1\.00%, from 1,000,000 to 1,010,000, between /),
        expect.stringMatching(/^not comparable: .+ have not the same C library$/),
      ],
      changes: [{ run: 2, share: 0.01, text: "+1.00% instructions" }],
    });
    expect(shown.history?.instructions).toEqual({
      summary:
        "Instructions: of 1 test that were counted, 1 changed. Of 1, some counts are not comparable: they were taken in another way.",
      changes: [{ test: 0, run: 2, share: 0.01, text: "+1.00% instructions" }],
    });
    expect(page.history?.instructions).toBeUndefined();
  });

  it("has the costs besides time that changed, and of which test since when", () => {
    const costly = [4_000_000, 8_000_000].map((bytes, day) => {
      const footprint = { candidate: { "file-bytes": bytes, allocations: 5000, "left-bytes": day * 10_000 } };
      return makeHistoryRun(day, { tests: [makeHistoryTest({ footprint })] });
    });
    const shown = historyPage(trendsOf(costly));
    const grown = { run: 1, share: 1, text: "file-bytes +100.00%" };
    const left = { run: 1, share: 10_000, text: "left-bytes from 0" };
    expect(shown.tests[0]?.trend?.costs).toEqual([
      {
        lines: [expect.stringMatching(/^file-bytes: \+100\.00%, from 4 MB to 8 MB, between /)],
        changes: [grown],
      },
      { lines: [expect.stringMatching(/^left-bytes: from 0 B to 10 kB, between /)], changes: [left] },
    ]);
    expect(shown.history?.costs).toEqual({
      summary: "Costs besides time: of 3 figures, 2 changed.",
      changes: [
        { test: 0, ...left },
        { test: 0, ...grown },
      ],
    });
    expect(page.history?.costs).toBeUndefined();
  });

  it("names runs by label, commit or day, and marks what is not as it was", () => {
    const labelled = runs.map((run, index) => {
      const cpu = index < 15 ? "A" : "B";
      return { ...run, machine: { ...machine, cpu }, ...(index === 0 ? { label: "0.51.3" } : {}) };
    });
    const { history } = historyPage(trendsOf(labelled));
    expect(history?.runs[0]).toEqual({
      id: "2026-01-01T041107.000Z",
      name: "0.51.3",
      day: "2026-01-01",
      facts: expect.stringMatching(
        /^DoltLite 3\.54\.0 against SQLite 3\.54\.1, branch main, commit [0-9a-f]{10}, 4 cores of A$/,
      ),
      outcome: "pass",
      marks: [],
      markTexts: [],
    });
    expect(history?.runs[1]?.name).toMatch(/^[0-9a-f]{10}$/);
    expect(history?.runs[15]).toMatchObject({
      marks: ["CPU"],
      markTexts: ["the CPU changed from A to B"],
    });
  });

  it("links to a run's code and its workflow run, and tells apart runs that began at once", () => {
    const repository = "https://github.com/octo-org/engine";
    const [first, second] = runs.map((run) => ({ ...run, origin: { run: 7, attempt: 2, repository } }));
    if (first === undefined || second === undefined) throw new Error("there are no runs");
    const { history } = historyPage(trendsOf([first, { ...second, startedAt: first.startedAt }]));
    expect(history?.runs[0]?.links).toEqual({
      commit: { text: `commit ${first.commit?.slice(0, 10)}`, url: `${repository}/commit/${first.commit}` },
      run: { text: "run 7", url: `${repository}/actions/runs/7/attempts/2` },
    });
    expect(history?.runs.map(({ id }) => id)).toEqual(["2026-01-01T041107.000Z", "2026-01-01T041107.000Z-2"]);
  });

  it("has a run of an older version at the date that it was given", () => {
    const dated = { ...(runs[0] as (typeof runs)[number]), date: "2024-03-14T00:00:00.000Z" };
    expect(historyPage(trendsOf([dated])).history?.runs[0]?.day).toBe("2024-03-14");
  });

  it("says of a test which run its figures are of, if the newest does not have it", () => {
    const some = runs.map((run, day) => (day < 29 ? run : { ...run, tests: run.tests.slice(0, 1) }));
    expect(historyPage(trendsOf(some)).tests.map(({ earlierRun }) => earlierRun)).toEqual([undefined, 28]);
  });

  it("shows tests of suites that are gone, and those without a figure in the newest run", () => {
    const gone = { section: "old/disk/scans", workload: "w" };
    const failed = { ...gone, workload: "x", result: "failed" as const, pairs: 0 };
    const { baselineNs: _, candidateNs: _2, low: _3, high: _4, ...unmeasured } = makeHistoryTest(failed);
    const some = [0, 1, 2].map((day) =>
      makeHistoryRun(day, {
        tests: [makeHistoryTest(gone), day < 2 ? makeHistoryTest({ ...gone, workload: "x" }) : unmeasured],
      }),
    );
    const { tests, suites } = historyPage(trendsOf(some));
    expect(tests[1]).toMatchObject({ id: "old/disk/scans/x", outcome: "none" });
    expect(tests[1]?.figure).toBeUndefined();
    expect(tests[1]?.trend?.points.candidate).toEqual([15_000_000, 15_000_000, null]);
    expect(tests[0]?.trend?.repetitions).toBeUndefined();
    expect(suites).toMatchObject([
      { name: "others", groups: [{ kind: "scans", rows: [{ tests: [0] }, { tests: [1] }] }] },
    ]);
  });

  it("has no latencies of a test whose tables or statements were not the same in all runs, or are not those of today", () => {
    const other = runs.map((run, day) => (day < 5 ? { ...run, suite: { ...suite, rows: 10 } } : run));
    for (const { trend } of historyPage(trendsOf(other)).tests) expect(trend?.repetitions).toBeUndefined();
    const rewritten = runs.map((run, day) => ({
      ...run,
      tests: run.tests.map((test) => (day < 5 ? { ...test, sql: "ba9876543210" } : test)),
    }));
    for (const { trend } of historyPage(trendsOf(rewritten)).tests)
      expect(trend?.repetitions).toBeUndefined();
    const older = runs.map((run) => ({ ...run, suite: { ...suite, hash: "ab".repeat(32) } }));
    for (const { trend } of historyPage(trendsOf(older)).tests) expect(trend?.repetitions).toBeUndefined();
  });
});

/** The comparison as a part of a page. */
function shown(comparison: RunComparison | undefined) {
  return comparison === undefined ? features : [...features, earlierRuns(comparison)];
}

describe("the page of a run with a history", () => {
  const recording = fullRecording({
    tests: [
      makeRecord({
        workload: steady,
        samples: pairs(...Array.from({ length: 15 }, () => [10_000, 25_000] as const)),
      }),
    ],
  });
  const verdict = verdictOn(recording);
  const run = createRun(recording, verdict);

  it("has the run as the newest, and says what is not as in those before it", () => {
    const page = runPage(recording, verdict, shown(compareRun(runs, run, false)));
    expect(page.history?.runs).toHaveLength(31);
    expect(page.history?.runs.at(-1)).toMatchObject({ name: "this run", outcome: verdict.outcome });
    const { points, levels, lines } = page.tests[0]?.trend ?? {};
    expect(points?.candidate.at(-1)).toBe(25_000_000);
    expect(points?.candidate).toHaveLength(31);
    expect(lines?.at(-1)).toMatch(/^this run: .*6\d% slower \(\+6\d% to \+\d\d%\) than in the last 20 runs/);
    expect(levels?.at(-1)?.last).toBe(29);
    const { allTests } = page.history ?? {};
    expect(allTests?.multipliers).toHaveLength(31);
    expect(allTests?.multipliers.at(-1)).toBeCloseTo(Math.sqrt(2.5 * 1.8), 1);
    expect(allTests?.levels.at(-1)?.last).toBe(29);
    const found = page.run?.details.find(({ title }) => title === "Against earlier runs");
    expect(found?.items).toEqual([
      { text: expect.stringMatching(/^1 test slower than in the last 20 runs of main: /) },
    ]);
    expect(found?.table?.rows[0]?.cells).toEqual([
      `int/memory/reads/${steady}`,
      expect.any(String),
      "2.50x",
      expect.stringMatching(/^6\d% slower/),
      "this run",
      expect.stringContaining("machine"),
    ]);
  });

  it("marks what is not as in the run before it", () => {
    const moved = {
      ...recording,
      machine: { ...(recording.machine as NonNullable<typeof recording.machine>), cores: 64, cpu: "another" },
    };
    const page = runPage(moved, verdict, shown(compareRun(runs, createRun(moved, verdict), false)));
    const own = page.history?.runs.at(-1);
    expect(own?.marks).toEqual(expect.arrayContaining(["CPU", "machine"]));
    expect(own?.markTexts).toContainEqual(expect.stringMatching(/^the CPU changed from .* to another/));
    expect(own?.facts).toContain("64 cores of another");
  });

  it("has it once if it is one of the history", () => {
    const page = runPage(recording, verdict, shown(compareRun([...runs, run], run, true)));
    expect(page.history?.runs).toHaveLength(31);
    expect(page.history?.runs.at(-1)?.name).not.toBe("this run");
    expect(page.tests[0]?.trend?.points.candidate.at(-1)).toBe(25_000_000);
  });

  it("is that of the run alone without runs before it", () => {
    expect(runPage(recording, verdict, features).history).toBeUndefined();
    expect(compareRun([], run, false)).toBeUndefined();
  });
});
