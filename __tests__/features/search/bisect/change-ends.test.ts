import { describe, expect, it } from "vitest";
import { changeEnds } from "../../../../src/features/search/bisect/change-ends.ts";
import { makeHistory, makeHistoryRun } from "../../../builders/histories.ts";

const path = "int/memory/reads/table_scan";
const workloads = ["table_scan", "oltp_point_select", "groupby_scan"];

/** Thirty days; one test becomes 20 % slower on the 11th and 30 % faster on the 21st. */
const runs = makeHistory(30, workloads, (day, test) => {
  if (test !== path) return 1.5;
  return day < 10 ? 1.5 : day < 20 ? 1.8 : 1.3;
});

describe("the ends of a change in a history", () => {
  it("are the runs beside the newest one", () => {
    const { good, bad, words } = changeEnds(runs, path, "commit");
    expect([good, bad]).toEqual([runs[19]?.commit, runs[20]?.commit]);
    expect(words).toMatch(/^int\/memory\/reads\/table_scan became 2\d% faster \(.*\) between /);
  });

  it("are named by labels for releases", () => {
    const labelled = runs.map((run, day) => ({ ...run, label: `0.${day}.0` }));
    expect(changeEnds(labelled, path, "label")).toMatchObject({ good: "0.19.0", bad: "0.20.0" });
  });

  it("say what else changed there", () => {
    const machine = { ...(runs[0]?.machine as NonNullable<(typeof runs)[0]["machine"]>), cpu: "Another CPU" };
    const moved = runs.map((run, day) => (day < 20 ? run : { ...run, machine }));
    expect(changeEnds(moved, path, "commit").words).toContain("where the CPU changed too");
  });

  it.each([
    [[], path, "--history: it has no runs"],
    [runs, "int/memory/reads/table_scn", 'did you mean "int/memory/reads/table_scan"?'],
    [runs, "int/memory/reads/groupby_scan", "did not change in 30 runs"],
    [runs.slice(0, 4), path, "has no sure change in 4 runs yet"],
    [runs.map(({ commit: _, ...run }) => run), path, "has no commit: name the ends with --good and --bad"],
    [[makeHistoryRun()], path, "the history has no test"],
  ])("are refused for run %# and %s", (some, test, message) => {
    expect(() => changeEnds(some, test, "commit")).toThrow(message);
  });

  it("are those of an exact figure, where two runs are enough", () => {
    const grown = runs.slice(0, 4).map((run, day) => {
      const footprint = { candidate: { "file-bytes": day < 2 ? 4_000_000 : 8_000_000, flushes: 3 } };
      const tests = run.tests.map((test) => ({ ...test, footprint }));
      return { ...run, tests };
    });
    const { good, bad, words } = changeEnds(grown, path, "commit", "file-bytes");
    expect([good, bad]).toEqual([runs[1]?.commit, runs[2]?.commit]);
    expect(words).toBe(`file-bytes of ${path} changed between ${good} and ${bad}: +100.00%`);
    expect(() => changeEnds(grown, path, "commit", "flushes")).toThrow(
      "flushes of int/memory/reads/table_scan did not change in 4 runs",
    );
    expect(() => changeEnds(runs, path, "commit", "file-bytes")).toThrow("the history has no file-bytes of");
  });

  it("are those of an ageing database, with its commits", () => {
    const grown = runs.slice(0, 4).map((run, day) => {
      const own = { disk: day < 3 ? 4_000_000 : 6_000_000, written: 9_000_000 };
      return { ...run, aged: { commits: 2000, shapes: { append: { baseline: own, candidate: own } } } };
    });
    expect(changeEnds(grown, "age/append", "commit", "age-disk")).toEqual({
      ...{ good: runs[2]?.commit, bad: runs[3]?.commit, age: 2000 },
      words: `age-disk of age/append changed between ${runs[2]?.commit} and ${runs[3]?.commit}: +50.00%`,
    });
    expect(() => changeEnds(grown, "age/append", "commit", "age-written")).toThrow(
      "did not change in 4 runs",
    );
  });
});
