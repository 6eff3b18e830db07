import { describe, expect, it } from "vitest";
import { type CeilingRule, defaultCriteria } from "../../src/model/criteria.ts";
import { averageCeiling, ruleScope, testCeiling } from "../../src/verdict/ceilings.ts";
import { makeTest } from "../builders/recordings.ts";

const section = { variant: "blob", storage: "file", kind: "writes" } as const;
const test = makeTest({ ...section, workload: "oltp_insert" });

const ceilings = (...rules: readonly CeilingRule[]) => ({ ...defaultCriteria.ceilings, rules });

/** From the least specific to the most. */
const scopes: readonly CeilingRule["for"][] = [
  {},
  { variant: "blob" },
  { storage: "file" },
  { variant: "blob", storage: "file" },
  { storage: "file", kind: "writes" },
  { variant: "blob", storage: "file", kind: "writes" },
  { workload: "oltp_insert" },
  { variant: "blob", workload: "oltp_insert" },
  { kind: "writes", workload: "oltp_insert" },
  { variant: "blob", kind: "writes", workload: "oltp_insert" },
  { storage: "file", kind: "writes", workload: "oltp_insert" },
  { variant: "blob", storage: "file", kind: "writes", workload: "oltp_insert" },
];

describe("ceilings", () => {
  it("are 6 for a test and 5 for an average by default", () => {
    expect(testCeiling(defaultCriteria.ceilings, test).value).toBe(6);
    expect(averageCeiling(defaultCriteria.ceilings, section).value).toBe(5);
  });

  it("are a suite's own, unless a rule says otherwise", () => {
    const own = { ...ceilings(), suites: { test: { tpcc: 2 }, average: { tpcc: 3 } } };
    const tpcc = { variant: "tpcc", storage: "file", kind: "writes" } as const;
    const mix = { ...tpcc, workload: "standard_mix" };
    expect([testCeiling(own, mix).value, averageCeiling(own, tpcc).value]).toEqual([2, 3]);
    expect([testCeiling(own, test).value, averageCeiling(own, section).value]).toEqual([6, 5]);
    const ruled = { ...own, rules: [{ for: {}, test: 9 }] };
    expect([testCeiling(ruled, mix).value, averageCeiling(ruled, tpcc).value]).toEqual([9, 3]);
  });

  it("come from the most specific rule, wherever it stands", () => {
    for (const [index, less] of scopes.slice(0, -1).entries()) {
      const more = scopes[index + 1] ?? {};
      const rules = [
        { for: less, test: 10 },
        { for: more, test: 20 },
      ];
      expect(testCeiling(ceilings(...rules), test).value, JSON.stringify([less, more])).toBe(20);
      expect(testCeiling(ceilings(...rules.reverse()), test).value, JSON.stringify([more, less])).toBe(20);
    }
  });

  it("come from the later of two rules that are as specific", () => {
    const rules = [
      { for: { storage: "file" }, test: 7 },
      { for: { kind: "writes" }, test: 8 },
    ] as const;
    expect(testCeiling(ceilings(...rules), test).value).toBe(8);
    expect(testCeiling(ceilings(...[...rules].reverse()), test).value).toBe(7);
  });

  it("are left to a less specific rule where the most specific one does not set them", () => {
    const rules = ceilings({ for: { ...section }, test: 9 }, { for: { storage: "file" }, average: 4 });
    expect(averageCeiling(rules, section).value).toBe(4);
    expect(testCeiling(rules, test).value).toBe(9);
  });

  it("do not come from rules for other parts", () => {
    const rules: CeilingRule[] = [
      { for: { variant: "int", storage: "file" }, test: 1, average: 1 },
      { for: { kind: "reads" }, test: 1, average: 1 },
      { for: { workload: "oltp_insert_ac" }, test: 1 },
    ];
    expect(testCeiling(ceilings(...rules), test).value).toBe(6);
    expect(averageCeiling(ceilings(...rules), section).value).toBe(5);
  });

  it("for an average do not come from a rule that names a workload", () => {
    expect(averageCeiling(ceilings({ for: { workload: "oltp_insert" }, average: 9 }), section).value).toBe(5);
  });

  it("are named by what their rule is for", () => {
    expect(ruleScope({ for: { storage: "autocommit", kind: "writes" } })).toBe("*/autocommit/writes");
    expect(ruleScope({ for: { variant: "int", workload: "table_scan" } })).toBe("int/*/*/table_scan");
  });
});
