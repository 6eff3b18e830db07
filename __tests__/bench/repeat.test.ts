import { describe, expect, it } from "vitest";
import { agreementOf, type Figure, figuresOf } from "../../bench/repeat/agreement.ts";
import { orderEffects } from "../../bench/repeat/order.ts";
import type { Recording, TestRecord } from "../../src/model/recording.ts";
import { makeRecord, pairs } from "../builders/recordings.ts";
import { recordingOf } from "./recording.ts";

const test = { variant: "int", storage: "memory", kind: "reads", workload: "table_scan" } as const;
const interval = { low: Math.exp(-0.02), high: Math.exp(0.02), confidence: 0.95 };
const figure = (value: number, workload = "table_scan"): Figure => ({
  test: { ...test, workload },
  value,
  squaredError: 0.0001,
  interval,
});

describe("the agreement of runs", () => {
  it("is 1 if the figures differ by what their pairs predict", () => {
    // The variance of -0.01, 0 and 0.01 is 0.0001.
    const { ratios, own, tests } = agreementOf([[figure(-0.01)], [figure(0)], [figure(0.01)]]);
    expect(tests).toBe(1);
    expect(ratios[0]).toBeCloseTo(1, 9);
    expect(own).toBeCloseTo(0, 6);
  });

  it("shows what a run adds to each test, and what its tests share", () => {
    const together = agreementOf([-0.05, 0, 0.05].map((value) => [figure(value), figure(value, "other")]));
    expect(together.own).toBeCloseTo(Math.sqrt(0.0025 - 0.0001), 9);
    expect(together.shared).toBeCloseTo(Math.sqrt(0.0025 - 0.0001 / 2), 9);
    const apart = agreementOf([-0.05, 0, 0.05].map((value) => [figure(value), figure(-value, "other")]));
    expect(apart.own).toBeCloseTo(together.own, 9);
    expect(apart.shared).toBeLessThan(0);
  });

  it("counts the pairs of runs whose difference their intervals allow", () => {
    // Half widths of 2 % each allow 2.83 %.
    const { covered } = agreementOf([[figure(0)], [figure(0.028)], [figure(0.057)]]);
    expect(covered).toBeCloseTo(1 / 3, 9);
  });

  it("needs each test in every run", () => {
    expect(() => agreementOf([[figure(0)], [figure(0), figure(0, "other")]])).toThrow(
      "int/memory/reads/other has a figure in 1 of 2 runs",
    );
  });
});

/** A run of one test whose first engine in a round is slower by 2 %. */
function firstIsSlower(): Recording {
  const record = makeRecord({
    workload: "table_scan",
    samples: pairs(...Array.from({ length: 8 }, () => [1e6, 2e6] as const)),
  });
  const samples = record.samples
    .map((sample) => {
      const isFirst = (sample.role === "candidate") === (sample.round % 2 === 0);
      const ns = Math.round(sample.ns * (isFirst ? 1.02 : 1) + sample.round);
      return { isFirst, sample: { ...sample, ns, chunks: [ns] } };
    })
    .toSorted(
      (one, other) => one.sample.round - other.sample.round || Number(other.isFirst) - Number(one.isFirst),
    )
    .map(({ sample }) => sample);
  const own: TestRecord = { ...record, chunkStatements: 1, samples };
  return { ...recordingOf([1]), tests: [own] };
}

it("a run's figures come with the error that its pairs predict", () => {
  const [found, ...others] = figuresOf(firstIsSlower(), "baseline");
  expect(others).toEqual([]);
  expect(found?.value).toBeCloseTo(Math.log(2), 2);
  expect(Math.sqrt(found?.squaredError ?? 0)).toBeCloseTo(0.0212 / Math.sqrt(8), 3);
  expect(figuresOf(firstIsSlower(), "base")).toEqual([]);
});

it("the effect of an order is the difference between pairs in this order and in the other", () => {
  const [begins, ...others] = orderEffects([firstIsSlower()], "baseline", "chunks");
  expect(others).toEqual([]);
  expect(begins).toMatchObject({ name: "candidate before baseline", pairs: 8 });
  expect(begins?.effect).toBeCloseTo(2 * Math.log(1.02), 3);
});
