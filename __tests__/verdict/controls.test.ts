import { expect, it } from "vitest";
import { assessControls } from "../../src/verdict/controls.ts";
import { makeControl } from "../builders/recordings.ts";

const problemOf = (ratios: readonly number[]) => assessControls([makeControl(ratios)])[0]?.problem;
const eleven = (ratio: number) => new Array<number>(11).fill(ratio);

it("a runner is biased if it is surely outside 0.95 to 1.05, to either side", () => {
  expect([0.9, 0.96, 1.04, 1.1].map((ratio) => problemOf(eleven(ratio)))).toEqual([
    "biased",
    undefined,
    undefined,
    "biased",
  ]);
});

it("a runner is noisy if the robust deviation of ln ratio is above 0.5", () => {
  const spread = (factor: number) => [1 / factor, 1 / factor, 1, factor, factor];
  expect(problemOf(spread(1.39))).toBeUndefined(); // 1.4826 * ln 1.39 = 0.488
  expect(problemOf(spread(1.41))).toBe("noisy"); // 0.509
});
