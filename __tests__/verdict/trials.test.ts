import { expect, it } from "vitest";
import { type Criteria, defaultCriteria } from "../../src/model/criteria.ts";
import type { Role } from "../../src/model/engine.ts";
import type { TestRecord } from "../../src/model/recording.ts";
import type { Sample } from "../../src/model/sample.ts";
import { assess } from "../../src/verdict/comparison.ts";
import { planTrials } from "../../src/verdict/trials.ts";
import { makeRecord, trios } from "../builders/recordings.ts";

function planned(record: TestRecord, criteria: Partial<Criteria> = {}) {
  const tests = [assess(record)].filter((one) => one.state === "measurable");
  return planTrials(tests, [record], { ...defaultCriteria, ...criteria });
}

const record = makeRecord({ samples: trios([10, 20, 40], [10, 30, 30]), run: 2 });

it("a trial has its paths, its run, and the logarithms of ratios and ceilings", () => {
  expect(planned(record)).toEqual({
    trials: [
      {
        path: "int/memory/reads/oltp_point_select",
        sectionPath: "int/memory/reads",
        run: 2,
        stratum: "2 int memory",
        baseline: { logRatios: [Math.log(2), Math.log(3)], logCeiling: Math.log(6), ofRun: 0.006 },
        base: { logRatios: [Math.log(0.5), 0], logCeiling: Math.log(1.1), ofRun: 0.006 },
      },
    ],
    averageCeilings: new Map([["int/memory/reads", 5]]),
    groups: [],
    isBaselineCoarse: false,
  });
});

it("the gate says whether the base decides, and whether the ceilings of the baseline are a coarse net", () => {
  const { trials } = planned(record, { gate: "sqlite" });
  expect(trials[0]?.base?.logCeiling).toBe(Number.POSITIVE_INFINITY);
  expect(planned(record, { gate: "base" }).isBaselineCoarse).toBe(true);
});

it("each engine has the pairs of its own rounds", () => {
  const [both, ...others] = [trios([10, 20, 40]), trios([10, 30, 30]), trios([10, 25, 25])];
  const only = (role: Role, samples: Sample[] | undefined, round: number) =>
    (samples ?? []).filter((one) => one.role !== role).map((one) => ({ ...one, round }));
  const samples = [...(both ?? []), ...only("base", others[0], 2), ...only("baseline", others[1], 3)];
  const { baseline, base } = planned({ ...record, samples }).trials[0] ?? {};
  expect(baseline?.logRatios).toEqual([Math.log(2), Math.log(3)]);
  expect(base?.logRatios).toEqual([Math.log(0.5), Math.log(1)]);
});

it("a base that failed is compared in no pair, whatever its samples", () => {
  const failures = [{ reason: "crash", role: "base", message: "signal 11" }] as const;
  expect(planned({ ...record, failures }).trials[0]?.base).toBeUndefined();
});
