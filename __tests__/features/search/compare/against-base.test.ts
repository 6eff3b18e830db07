import { describe, expect, it } from "vitest";
import { againstBaseOnly } from "../../../../src/features/search/compare/against-base.ts";
import { features } from "../../../../src/features.ts";
import { catalogueOf } from "../../../../src/suite/added-suite.ts";
import { findRunnable, planTests } from "../../../../src/suite/plan-tests.ts";
import { mergeSources, resolveRunSettings } from "../../../options/full-build.ts";

const given = { candidate: "after.so", base: "before.so" };
const settings = { ...resolveRunSettings(mergeSources({ given })), base: "before.so" };

describe("a run against the base alone", () => {
  const run = againstBaseOnly(settings, features);
  const catalogue = catalogueOf(run.features, run.settings.contents);

  it("has all tests of the run, each compared with the base only", () => {
    const tests = planTests(run.settings, catalogue);
    expect(tests.map(({ compare: _, ...test }) => test)).toEqual(planTests(settings));
    expect(new Set(tests.map(({ compare }) => compare))).toEqual(new Set(["base"]));
    expect(findRunnable(tests, false).tests).toEqual([]);
  });

  it("needs no other baseline than the base's file", () => {
    expect(run.settings.baseline).toBe("before.so");
  });

  it("has no tests of the user's files where none are given, as any run", () => {
    const own = againstBaseOnly({ ...settings, suites: ["own"] }, features);
    expect(() => planTests(own.settings, catalogueOf(own.features, own.settings.contents))).toThrow(
      "suites names own, but there are no own workloads: name their files with own-workloads",
    );
  });

  it("leaves the suites that it does not measure as they are", () => {
    expect(catalogue.types).toBe(catalogueOf(features, {}).types);
  });
});
