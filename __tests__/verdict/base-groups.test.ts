import { describe, expect, it } from "vitest";
import { type CeilingRule, defaultCriteria, type MinChange } from "../../src/model/criteria.ts";
import type { Test } from "../../src/model/test.ts";
import { baseGroups, groupNames } from "../../src/verdict/base-groups.ts";
import { makeTest } from "../builders/recordings.ts";

const measurable = (parts: Partial<Test>, baseNs = 10e6) => ({
  ...makeTest(parts),
  state: "measurable" as const,
  pairs: [{ round: 1, candidate: 1, baseline: 1, base: baseNs, inTurns: true }],
  unpaired: 0,
  statements: 100,
  baseFailures: [],
});

const tests = [
  measurable({ variant: "int", kind: "writes", workload: "oltp_insert" }),
  measurable({ variant: "int", storage: "autocommit", kind: "writes", workload: "oltp_insert_ac" }),
  measurable({ variant: "text", kind: "writes", workload: "oltp_insert" }),
  measurable({ variant: "text", kind: "writes", workload: "oltp_update_index" }),
];

const groupsWith = (rules: readonly CeilingRule[] = [], minChange?: MinChange) =>
  baseGroups(tests, {
    ...defaultCriteria.ceilings,
    rules,
    ...(minChange === undefined ? {} : { minChange }),
  });
const ceilingOf = (name: string, ...given: Parameters<typeof groupsWith>) =>
  groupsWith(...given).find((group) => group.name === name)?.ceiling;

describe("the groups that are compared with the base", () => {
  it("are all tests, sections, and workloads in all cells, without single tests and repetitions", () => {
    expect(groupsWith().map(({ level, name, tests: { length } }) => [level, name, length])).toEqual([
      ["overall", "all", 4],
      ["section", "text/memory/writes", 2],
      ["workload", "oltp_insert", 3],
    ]);
    expect(groupNames(makeTest({ variant: "tpcc", workload: "standard_mix" }))).toEqual([
      "all",
      "tpcc",
      "tpcc/memory/reads",
      "tpcc/standard_mix",
    ]);
  });

  it("have the ceiling of their level, or of the rule that names them alone", () => {
    expect(ceilingOf("all")).toEqual({ value: 1.025 });
    expect(ceilingOf("oltp_insert")).toEqual({ value: 1.045 });
    const rules = [
      { for: { storage: "memory" }, baseAverage: 1.1 },
      { for: { workload: "oltp_insert" }, baseAverage: 1.2 },
    ] as const;
    expect(ceilingOf("text/memory/writes", rules)).toEqual({ value: 1.1, from: "rule 1 of ceilings" });
    expect(ceilingOf("oltp_insert", rules)).toEqual({ value: 1.2, from: "rule 2 of ceilings" });
    expect(ceilingOf("all", rules)).toEqual({ value: 1.025 });
  });

  it("may be slower by the least change that counts, of their samples together or of a statement", () => {
    // Four samples of 10 ms, and two.
    expect(ceilingOf("all", [], { ns: 4e6, per: "sample" })).toEqual({ value: 1.1, from: "min-change 4ms" });
    expect(ceilingOf("text/memory/writes", [], { ns: 10e3, per: "statement" })).toEqual({
      value: 1.1,
      from: "min-change 10us/statement",
    });
    expect(ceilingOf("all", [], { ns: 1, per: "sample" })).toEqual({ value: 1.025 });
    const rules = [{ for: { storage: "memory" }, minChange: { ns: 4e6, per: "sample" } }] as const;
    expect(ceilingOf("text/memory/writes", rules)).toMatchObject({ value: 1.2 });
  });
});
