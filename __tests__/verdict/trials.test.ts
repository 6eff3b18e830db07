import { expect, it } from "vitest";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { TestRecord } from "../../src/model/recording.ts";
import { assess } from "../../src/verdict/comparison.ts";
import { planTrials } from "../../src/verdict/trials.ts";
import { makeRecord, trios } from "../builders/recordings.ts";

function planned(record: TestRecord) {
  const tests = [assess(record)].filter((one) => one.state === "measurable");
  return planTrials(tests, [record], defaultCriteria.ceilings);
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
        logRatios: [Math.log(2), Math.log(3)],
        logCeiling: Math.log(6),
        base: { logRatios: [Math.log(0.5), 0], logCeiling: Math.log(1.1) },
      },
    ],
    averageCeilings: new Map([["int/memory/reads", 5]]),
    groups: [],
  });
});

it("a base that failed is compared in no pair, whatever its samples", () => {
  const failures = [{ reason: "crash", role: "base", message: "signal 11" }] as const;
  expect(planned({ ...record, failures }).trials[0]).not.toHaveProperty("base");
});
