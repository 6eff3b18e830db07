import { expect, it } from "vitest";
import { fasterTogether } from "../../src/verdict/faster.ts";

it.each([
  ["surely takes less time, by more than layout does", { multiplier: 0.935, high: 0.95, tests: 46 }, 0.935],
  ["may take as long", { multiplier: 0.935, high: 1.01, tests: 46 }, undefined],
  ["differs by no more than layout does", { multiplier: 0.985, high: 0.99, tests: 46 }, undefined],
  ["is a single test, which layout changes more", { multiplier: 0.965, high: 0.97, tests: 1 }, undefined],
])("all tests are faster together if their mean %s", (_, { multiplier, high, tests }, faster) => {
  const base = { multiplier, interval: { low: 0.9, high, confidence: 0.95 }, tests };
  expect(fasterTogether({ headline: { base } })).toBe(faster);
});
