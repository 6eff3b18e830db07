import { describe, expect, it } from "vitest";
import type { Failure, Sample } from "../../../src/model/sample.ts";
import { brokenRounds, resumptionsOf } from "../../../src/results/store/store.ts";
import { resumedWarning } from "../../../src/results/warnings.ts";
import { makeRecord, pairs, trios } from "../../builders/recordings.ts";

const whole = pairs([1, 2], [1, 2]);
const half: Sample = { role: "baseline", round: 3, ns: 1000 };
const failed = (role?: Failure["role"]): Failure => ({
  reason: "crash",
  ...(role === undefined ? {} : { role }),
  message: "signal 11",
});

describe("brokenRounds", () => {
  it("are those that lack an engine's sample", () => {
    expect(brokenRounds(makeRecord({ samples: [...whole, half] }), ["baseline", "candidate"])).toEqual([3]);
    expect(brokenRounds(makeRecord({ samples: whole }), ["baseline", "candidate"])).toEqual([]);
    expect(brokenRounds(makeRecord({ samples: [] }), ["baseline", "candidate"])).toEqual([]);
  });

  it("lack the base's as well, where there is one", () => {
    const samples = [...trios([1, 2, 2]), ...pairs([1, 2]).map((sample) => ({ ...sample, round: 2 }))];
    expect(brokenRounds(makeRecord({ samples }), ["baseline", "candidate", "base"])).toEqual([2]);
    expect(
      brokenRounds(makeRecord({ samples, failures: [failed("base")] }), ["baseline", "candidate", "base"]),
    ).toEqual([]);
  });

  it("may lack the baseline or the base after the first where each comparison takes the pairs that it needs", () => {
    const [first = [], second = [], third = []] = [1, 2, 3].map((round) =>
      trios([1, 2, 2]).map((sample) => ({ ...sample, round })),
    );
    const without = (role: Sample["role"], samples: readonly Sample[]) =>
      samples.filter((one) => one.role !== role);
    const roles = ["baseline", "candidate", "base"] as const;
    const brokenOf = (...samples: readonly Sample[][]) =>
      brokenRounds(makeRecord({ samples: samples.flat() }), roles, true);
    expect(brokenOf(first, without("base", second), without("baseline", third))).toEqual([]);
    expect(brokenOf(without("base", first), second)).toEqual([1]);
    expect(
      brokenOf(first, without("candidate", second), without("base", without("baseline", third))),
    ).toEqual([2, 3]);
  });

  it("are none of a test that the other engine has failed, or both", () => {
    const samples = [...whole, half];
    for (const role of ["candidate", undefined] as const)
      expect(
        brokenRounds(makeRecord({ samples, failures: [failed(role)] }), ["baseline", "candidate"]),
      ).toEqual([]);
    expect(
      brokenRounds(makeRecord({ samples, failures: [failed("baseline")] }), ["baseline", "candidate"]),
    ).toEqual([1, 2, 3].slice(2));
  });
});

describe("a run that is gone on with", () => {
  it("counts its samples each time", () => {
    const earlier = { at: "2026-01-01T00:10:00.000Z", samples: 0 };
    const tests = [makeRecord({ samples: whole }), makeRecord({ workload: "table_scan", samples: whole })];
    const unfinished = { resumed: [earlier], tests };
    expect(resumptionsOf(unfinished, "2026-01-01T00:20:00.000Z")).toEqual([
      earlier,
      { at: "2026-01-01T00:20:00.000Z", samples: 8 },
    ]);
  });

  it("says when, and after how many samples", () => {
    const start = "2026-01-01T00:00:00.000Z";
    const [first, second] = [
      { at: "2026-01-01T00:10:00.000Z", samples: 1 },
      { at: "2026-01-01T00:20:00.000Z", samples: 1234 },
    ];
    expect(resumedWarning(start, [first])).toEqual([
      expect.stringMatching(/^Resumed after 1 sample: started at .*00:00\.000Z, resumed at .*10:00\.000Z\. /),
    ]);
    expect(resumedWarning(start, [first, second])).toEqual([
      expect.stringMatching(/^Resumed 2 times, the last time after 1,234 samples: .* at .*20:00\.000Z\. /),
    ]);
    expect(resumedWarning(start, undefined)).toEqual([]);
  });
});
