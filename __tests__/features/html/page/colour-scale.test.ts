import { describe, expect, it } from "vitest";
import { colourClass, colourStep } from "../../../../src/features/html/page/colour-scale.ts";

describe("the colour of a multiplier", () => {
  it.each([
    [1, 0],
    [1.099, 0],
    [0.92, 0],
    [1.1, 1],
    [1.5, 2],
    [2, 3],
    [3, 4],
    [4.99, 4],
    [5, 5],
    [1000, 5],
    [0.9, -1],
    [0.5, -3],
    [0.01, -5],
  ])("of %f is number %i", (multiplier, step) => {
    expect(colourStep(multiplier)).toBe(step);
  });

  it("has a class", () => {
    expect([0.3, 1, 2.5].map(colourClass)).toEqual(["faster-4", "equal", "slower-3"]);
  });
});
