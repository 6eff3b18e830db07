import { describe, expect, it } from "vitest";
import { type CrossCheck, crossCheckName } from "../../../../src/features/checks/cross-check/facts.ts";
import { crossCheckedFigures } from "../../../../src/features/checks/cross-check/figures.ts";
import { crossCheckReport } from "../../../../src/features/checks/cross-check/report.ts";
import { defaultCriteria } from "../../../../src/model/criteria.ts";
import { judgeRecording } from "../../../../src/verdict/judge-recording.ts";
import { fullRecording, makeRecord } from "../../../builders/recordings.ts";

const test = "server/file/reads/oltp_point_select";

/** A test that took twice as long in three pairs, in turns of one chunk. */
function recorded(crossCheck: CrossCheck) {
  const times = [10.1, 9.9, 10].map((ms) => ms * 1e6);
  const samples = times.flatMap((ns, index) =>
    (["baseline", "candidate"] as const).map((role) => {
      const own = role === "baseline" ? ns : 2 * ns + index;
      return { role, round: index + 1, ns: own, chunks: [own] };
    }),
  );
  const { run } = fullRecording();
  if (run === undefined) throw new Error("it has a run");
  const record = makeRecord({ variant: "server", storage: "file", samples });
  const { alpha } = defaultCriteria.rule;
  return fullRecording({
    run: { ...run, rounds: { min: 3, max: 3 }, alpha },
    tests: [record],
    features: { [crossCheckName]: crossCheck },
  });
}

const check = (...ratios: readonly number[]): CrossCheck => ({
  version: 1,
  program: "sysbench 1.0.20",
  seconds: 2,
  tests: [{ test, pairs: ratios.map((ratio) => ({ baseline: 1000 * ratio, candidate: 1000 })) }],
});

function figuresOf(crossCheck: CrossCheck) {
  const recording = recorded(crossCheck);
  return crossCheckedFigures(recording, judgeRecording(recording, defaultCriteria));
}

function summaryOf(crossCheck: CrossCheck) {
  const recording = recorded(crossCheck);
  return crossCheckReport(recording, judgeRecording(recording, defaultCriteria), (text) => text);
}

describe("what another program says", () => {
  it("is its throughputs' ratio, the median of the pairs, with an interval by how they spread", () => {
    const [figure] = figuresOf(check(2, 2.1, 1.9));
    expect(figure?.own.multiplier).toBeCloseTo(2, 6);
    expect(figure?.other.multiplier).toBeCloseTo(2, 6);
    // ln 2.1, ln 2 and ln 1.9 have a standard deviation of 0.0500, and Student's t is 4.303.
    expect(figure?.other.interval?.low).toBeCloseTo(2 * Math.exp((-4.303 * 0.05005) / Math.sqrt(3)), 2);
  });

  it("agrees if its ratio lies in the run's own interval", () => {
    expect(figuresOf(check(2, 2, 2)).map(({ agrees }) => agrees)).toEqual([true]);
    expect(figuresOf(check(3, 3, 3)).map(({ agrees }) => agrees)).toEqual([false]);
    expect(summaryOf(check(2, 2, 2))?.summary).toContain(
      "lies in the interval of 1 of 1 test; 3 runs of 2 seconds",
    );
    expect(summaryOf(check(3, 3, 3))?.table?.rows.map(({ cells }) => cells.at(-1))).toEqual(["no"]);
  });

  it("has no interval of one run", () => {
    expect(figuresOf(check(2))[0]?.other).toEqual({ multiplier: 2 });
  });

  it("is nothing of tests that the run has no result of", () => {
    const other = {
      ...check(2),
      tests: [{ test: "server/file/reads/other", pairs: [{ baseline: 1, candidate: 1 }] }],
    };
    expect(figuresOf(other)).toEqual([]);
  });

  it("says why it has measured nothing", () => {
    const nothing = { ...check(), tests: [], problem: "oltp_read_only FATAL: no connection" };
    expect(summaryOf(nothing)).toEqual({
      summary: "sysbench 1.0.20: it has measured nothing: oltp_read_only FATAL: no connection.",
    });
  });
});
