import { describe, expect, it } from "vitest";
import { confoundersOf, marksOf } from "../../../../../src/features/nights/history/runs/marks.ts";
import type { HistoryRun } from "../../../../../src/features/nights/history/runs/run.ts";
import { seriesOf } from "../../../../../src/features/nights/history/runs/series.ts";
import { machine, makeHistoryRun, makeHistoryTest } from "../../../../builders/histories.ts";

const otherCpu = { ...machine, cpu: "Intel Xeon Platinum 8370C" };

const runsWith = (...parts: readonly Partial<HistoryRun>[]) =>
  parts.map((one, day) => makeHistoryRun(day, one));

describe("marksOf", () => {
  it("names each fact that is not as in the run before", () => {
    const runs = runsWith(
      {},
      {},
      { machine: otherCpu },
      { machine: { ...otherCpu, cores: 8 } },
      { machine: { ...otherCpu, cores: 8, image: "ubuntu24 20261118.1" } },
      { machine: { ...otherCpu, cores: 8, image: "ubuntu24 20261118.1" }, tool: "0.3.0" },
    );
    const marks = marksOf(runs).map(({ run, marks: own }) => [run, ...own.map(({ fact }) => fact)]);
    expect(marks).toEqual([
      [2, "CPU"],
      [3, "machine"],
      [4, "image"],
      [5, "tool"],
    ]);
  });

  it("names SQLite's version and the suite's hash", () => {
    const { engines } = makeHistoryRun();
    const newer = { ...engines, baseline: { ...engines.baseline, version: "3.55.0" } };
    const suite = { rows: 100_000, seed: 1, hash: "cd".repeat(32) };
    const [, sqlite] = marksOf(runsWith({}, { engines: newer, suite }))[0]?.marks.map((mark) => mark) ?? [];
    expect(sqlite?.fact).toBe("suite");
    expect(marksOf(runsWith({}, { engines: newer }))).toEqual([
      { run: 1, marks: [{ fact: "SQLite", before: "3.54.1", after: "3.55.0" }] },
    ]);
  });

  it("takes what a run does not know to be as before", () => {
    const { machine: _, ...unknown } = makeHistoryRun(1);
    expect(marksOf([makeHistoryRun(0), unknown, makeHistoryRun(2)])).toEqual([]);
    expect(marksOf([makeHistoryRun(0), unknown, makeHistoryRun(2, { machine: otherCpu })])).toHaveLength(1);
  });
});

describe("SQLite's settings", () => {
  const wal = { settings: { memory: "journal_mode memory", file: "journal_mode wal" } };
  const rollback = { settings: { memory: "journal_mode memory", file: "journal_mode delete" } };
  const { engines } = makeHistoryRun();
  const withSettings = (own: { settings: Record<string, string> }) => ({
    engines: { ...engines, baseline: { ...engines.baseline, ...own } },
  });
  const pointsOf = (runs: readonly HistoryRun[]) => seriesOf(runs)[0]?.points ?? [];

  it("are marked by storage, whichever storages a run has", () => {
    const memoryOnly = { settings: { memory: "journal_mode memory" } };
    const runs = runsWith(withSettings(rollback), withSettings(memoryOnly), withSettings(wal));
    expect(marksOf(runs)).toEqual([
      { run: 2, marks: [{ fact: "settings", before: "journal_mode delete", after: "journal_mode wal" }] },
    ]);
  });

  it("could be the reason of a change in their storage only", () => {
    const runs = runsWith(withSettings(rollback), withSettings(wal));
    const [before, after] = [pointsOf(runs).slice(0, 1), pointsOf(runs).slice(1)];
    expect(confoundersOf(runs, ["int/memory/reads"], before, after)).toEqual([]);
    expect(confoundersOf(runs, ["int/file/reads"], before, after)).toMatchObject([{ fact: "settings" }]);
  });

  it("are those of the variant, if it has its own", () => {
    const own = { settings: { ...rollback.settings, "raw/file": "journal_mode off" } };
    const runs = runsWith(
      withSettings(own),
      withSettings({ settings: { ...own.settings, ...wal.settings } }),
    );
    const [before, after] = [pointsOf(runs).slice(0, 1), pointsOf(runs).slice(1)];
    expect(confoundersOf(runs, ["raw/file/writes"], before, after)).toEqual([]);
  });
});

it("a candidate that is run in another way is marked", () => {
  const { engines } = makeHistoryRun();
  const kinds = ["library", "shell"].map((kind) => ({
    engines: { ...engines, candidate: { ...engines.candidate, kind } },
  }));
  expect(marksOf(runsWith(...kinds))).toEqual([
    { run: 1, marks: [{ fact: "kind", before: "library", after: "shell" }] },
  ]);
});

it("another candidate is marked", () => {
  const { engines } = makeHistoryRun();
  const other = { engines: { ...engines, candidate: { ...engines.candidate, name: "OtherDB" } } };
  expect(marksOf(runsWith({}, other))).toEqual([
    { run: 1, marks: [{ fact: "candidate's name", before: "DoltLite", after: "OtherDB" }] },
  ]);
});

describe("confoundersOf", () => {
  function confounders(runs: readonly HistoryRun[], at: number) {
    const points = seriesOf(runs)[0]?.points ?? [];
    return confoundersOf(runs, ["int/memory/reads"], points.slice(0, at), points.slice(at)).map(
      ({ fact }) => fact,
    );
  }

  it("are what no run on both sides has in common", () => {
    const runs = runsWith({}, {}, {}, { machine: otherCpu }, { machine: otherCpu }, { machine: otherCpu });
    expect(confounders(runs, 3)).toEqual(["CPU"]);
  });

  it("are none if one machine is on both sides, whatever others are there", () => {
    const runs = runsWith({}, { machine: otherCpu }, {}, { machine: otherCpu }, {}, { machine: otherCpu });
    expect(confounders(runs, 3)).toEqual([]);
  });

  it("are where another number of connections has executed the same SQL", () => {
    const suite = { rows: 100_000, seed: 1, hash: "ab".repeat(32) };
    const marks = marksOf(runsWith({ suite }, { suite: { ...suite, threads: 4 } })).flatMap(
      (one) => one.marks,
    );
    expect(marks.map(({ fact }) => fact)).toEqual(["suite"]);
  });

  it("of the suite are the test's own SQL, if it is known", () => {
    const suite = (hash: string) => ({ rows: 100_000, seed: 1, hash: hash.repeat(32) });
    const sameSql = runsWith({ suite: suite("ab") }, { suite: suite("cd") });
    expect(confounders(sameSql, 1)).toEqual([]);
    const otherSql = [
      makeHistoryRun(0, { suite: suite("ab") }),
      makeHistoryRun(1, { suite: suite("cd"), tests: [makeHistoryTest({ sql: "ba9876543210" })] }),
    ];
    expect(confounders(otherSql, 1)).toEqual(["suite"]);
  });
});
