import { describe, expect, it } from "vitest";
import { compareProfiles } from "../../../../../src/features/figures/counts/measure/function-counts.ts";
import type { Profile } from "../../../../../src/features/figures/counts/measure/profile.ts";

/** Own instructions by function; each calls nothing. */
function profile(functions: Readonly<Record<string, number>>): Profile {
  const costs = Object.entries(functions).map(([name, own]) => [name, { own, inclusive: own }] as const);
  return { total: Object.values(functions).reduce((sum, one) => sum + one, 0), functions: new Map(costs) };
}

describe("two profiles", () => {
  it("name the five functions whose own instructions changed most, the largest first", () => {
    const names = ["a", "b", "c", "d", "e", "f"];
    const base = profile(Object.fromEntries(names.map((name) => [name, 1000])));
    const candidate = profile(
      Object.fromEntries(names.map((name, index) => [name, 1000 + index * (index % 2 ? -1 : 1)])),
    );
    const found = compareProfiles(base, candidate);
    expect("functions" in found && found.functions.map(({ name }) => name)).toEqual([
      "f",
      "e",
      "d",
      "c",
      "b",
    ]);
  });

  it("name functions that only one build has", () => {
    expect(compareProfiles(profile({ old: 50 }), profile({ new: 70 }))).toMatchObject({
      functions: [
        { name: "new", own: { base: 0, candidate: 70 } },
        { name: "old", own: { base: 50, candidate: 0 } },
      ],
    });
  });

  it("name none of a build without symbols", () => {
    const stripped = profile({ "0x0000000000012340": 900, memcpy: 100 });
    expect(compareProfiles(profile({ step: 1000 }), stripped)).toMatchObject({
      unknown: expect.stringContaining("no symbols"),
    });
  });

  it("say why one could not be taken", () => {
    expect(compareProfiles(profile({ step: 1 }), "the run's time was over")).toEqual({
      unknown: "the run's time was over",
    });
  });
});
