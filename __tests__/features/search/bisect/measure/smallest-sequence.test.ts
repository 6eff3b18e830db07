import { describe, expect, it } from "vitest";
import { smallestSequence } from "../../../../../src/features/search/bisect/measure/smallest-sequence.ts";

const steps = ["a", "b", "c", "d", "e", "f"];

/** A fault that shows in the last step if all of these came before it. */
const needs =
  (...needed: readonly string[]) =>
  async (own: readonly string[]) =>
    own.at(-1) === needed.at(-1) && needed.every((step) => own.includes(step));

describe("the smallest sequence", () => {
  it.each([
    [["b", "e"], 5],
    [["e"], 5],
    [["a", "c", "f"], 6],
  ] as const)("of a fault that needs %j has these steps", async (needed, fault) => {
    expect(await smallestSequence(steps, fault, needs(...needed))).toEqual(needed);
  });

  it("is the whole if the prefix alone does not show the fault", async () => {
    expect(await smallestSequence(steps, 4, async () => false)).toEqual(steps);
  });

  it("keeps one of two steps of which either is enough", async () => {
    const shows = async (own: readonly string[]) =>
      own.at(-1) === "d" && (own.includes("a") || own.includes("b"));
    expect(await smallestSequence(steps, 4, shows)).toEqual(["a", "d"]);
  });
});
