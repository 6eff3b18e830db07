import { describe, expect, it } from "vitest";
import { findingOfNight, findingsOfResults } from "../../../../src/features/search/issues/from-results.ts";
import { features } from "../../../../src/features.ts";
import { defaultCriteria } from "../../../../src/model/criteria.ts";
import type { Recording } from "../../../../src/model/recording.ts";
import type { Failure } from "../../../../src/model/sample.ts";
import { judgeRecording } from "../../../../src/verdict/judge-recording.ts";
import { since } from "../../../builders/findings.ts";
import { wholeRun } from "../../../results/whole-run.ts";

const good = wholeRun({ multiplier: () => 2 });
const found = (recording: Recording) =>
  findingsOfResults(judgeRecording(recording, { ceilings: defaultCriteria.ceilings }, features), since);

function failing(failure: Failure): Recording {
  const isBroken = ({ workload, storage }: { workload: string; storage: string }) =>
    workload === "oltp_insert" && storage === "memory";
  const tests = good.tests.map((test) => (isBroken(test) ? { ...test, failures: [failure] } : test));
  return { ...good, tests };
}

describe("findingsOfResults", () => {
  it("has recovered for each workload that was done right, so that an issue can be closed", () => {
    const all = found(good);
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(["recovered"]));
    expect(all.map(({ key }) => key)).toContain("result writes/oltp_insert");
    expect(all.map(({ key }) => key)).toContain("result sequence");
  });

  it.each([
    [{ reason: "crash", role: "candidate", message: "signal 11" } as const, "crashed: signal 11"],
    [
      { reason: "differs", message: "1 row, SQLite has 2" } as const,
      "did other work than SQLite: 1 row, SQLite has 2",
    ],
  ])("is open for a workload of which a test failed: %j", (failure, figure) => {
    const open = found(failing(failure)).filter(({ state }) => state === "open");
    expect(open).toMatchObject([{ key: "result writes/oltp_insert", subject: "oltp_insert" }]);
    expect(open[0]?.rows).toHaveLength(4);
    expect(open[0]?.rows[0]).toMatchObject({ figure, since });
  });

  it("does not blame the engine for a failure of SQLite, and claims no recovery", () => {
    const all = found(failing({ reason: "crash", role: "baseline", message: "signal 11" }));
    expect(all.filter(({ state }) => state === "open")).toEqual([]);
    expect(all.map(({ key }) => key)).not.toContain("result writes/oltp_insert");
  });
});

it("a night is lost with a reason, and has recovered without one", () => {
  expect(findingOfNight("no results", since)).toMatchObject({
    key: "night",
    state: "open",
    rows: [{ figure: "no results" }],
  });
  expect(findingOfNight(undefined, since)).toMatchObject({ state: "recovered", rows: [] });
  expect(findingOfNight("the history has no run", undefined).rows).toHaveLength(1);
});
