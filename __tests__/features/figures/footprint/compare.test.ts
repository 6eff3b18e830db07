import { describe, expect, it } from "vitest";
import { compareFootprints } from "../../../../src/features/figures/footprint/compare.ts";
import { type Ceilings, defaultCriteria } from "../../../../src/model/criteria.ts";
import type { TestRecord } from "../../../../src/model/recording.ts";
import type { Check } from "../../../../src/model/sample.ts";
import { makeRecord } from "../../../builders/recordings.ts";
import { type Costs, checkOf, measured } from "./footprints.ts";

/** Costs of an engine's process, and those that a second process has of its own. */
type Both = readonly [first: Costs, again: Costs];

const isBoth = (costs: Costs | Both): costs is Both => Array.isArray(costs);

const check = (role: Check["role"], costs: Costs | Both) =>
  isBoth(costs) ? checkOf(role, ...costs) : checkOf(role, costs);

/** The candidate beside the base. */
function compared(
  candidate: Costs | Both,
  base: Costs | Both,
  ceilings: Partial<Ceilings> = {},
  parts: Partial<TestRecord> = {},
) {
  const checks = [check("baseline", {}), check("candidate", candidate), check("base", base)];
  return compareFootprints([measured(checks, parts)], undefined, {
    ...defaultCriteria.ceilings,
    ...ceilings,
  });
}

const found = (result: ReturnType<typeof compared>) =>
  result?.changes.map(({ name, base, candidate, outcome }) => [name, base, candidate, outcome]);

const rule = (parts: Partial<Ceilings["rules"][number]>) => ({
  rules: [{ for: { kind: "writes" }, ...parts }] as const,
});

describe("footprints", () => {
  it("are nothing if no process was measured", () => {
    expect(compareFootprints([makeRecord()], undefined, defaultCriteria.ceilings)).toBeUndefined();
    const { footprint: _, ...unmeasured } = checkOf("candidate");
    expect(compareFootprints([measured([unmeasured])], undefined, defaultCriteria.ceilings)).toBeUndefined();
  });

  it("of equal engines have no changes", () => {
    expect(compared({}, {})).toMatchObject({ changes: [], withheld: [], undecided: [], unsteady: [] });
  });

  it("keep the figures of every engine", () => {
    const [test] = compared({ file: 5 }, { peak: 7 })?.tests ?? [];
    expect(test?.values.candidate).toMatchObject({
      "file-bytes": 5,
      "written-bytes": 4_200_000,
      allocations: 20_000,
    });
    expect(test?.values.base).toMatchObject({ "peak-bytes": 7, "resident-bytes": 5_000_000 });
  });

  it("are nothing to compare without a base", () => {
    const result = compareFootprints(
      [measured([checkOf("baseline"), checkOf("candidate", { file: 1e9 })])],
      undefined,
      defaultCriteria.ceilings,
    );
    expect(result).toMatchObject({ changes: [], withheld: [], undecided: [] });
  });

  it.each<[string, Costs, Costs, string | undefined]>([
    ["4% more bytes of files", { file: 4_160_000 }, {}, "pass"],
    ["5% exactly", { file: 4_200_000 }, {}, "pass"],
    ["6% more", { file: 4_240_000 }, {}, "fail"],
    ["half of them", { file: 2_000_000 }, {}, "pass"],
    ["a page more of a small file", { file: 8192 }, { file: 4096 }, undefined],
    ["more than the largest page of a small file", { file: 4096 + 65_537 }, { file: 4096 }, "fail"],
    ["less than a twentieth of a percent", { file: 400_100_000 }, { file: 400_000_000 }, undefined],
    ["unfreed memory", { left: 8193 }, {}, "fail"],
    ["a stream's buffer that is not freed", { left: 8192 }, {}, undefined],
    ["more unfreed memory, by 1%", { left: 1_010_000 }, { left: 1_000_000 }, "fail"],
    ["more resident memory, which is not exact", { resident: 50_000_000 }, {}, undefined],
  ])("have a ceiling of 5%% against the base: %s", (_, candidate, base, outcome) => {
    expect(found(compared(candidate, base))?.map(([, , , one]) => one)).toEqual(
      outcome === undefined ? [] : [outcome],
    );
  });

  it("count flushes from the calls of both engines, each of which matters", () => {
    const calls = (fsync: number, unseen = 0) => ({
      calls: {
        fsync,
        fdatasync: 0,
        syncFileRange: 0,
        msync: 0,
        otherSync: 0,
        writes: 1,
        writeBytes: 1,
        unseen,
      },
    });
    const flushed = (candidate: object, base: object) =>
      compareFootprints(
        [
          measured([
            { ...checkOf("candidate"), ...candidate },
            { ...checkOf("base"), ...base },
          ]),
        ],
        undefined,
        defaultCriteria.ceilings,
      );
    expect(found(flushed(calls(2), calls(1)))).toEqual([
      ["flushes", 1, 2, "fail"],
      ["fsyncs", 1, 2, "fail"],
    ]);
    expect(flushed(calls(2, 1), calls(1))?.withheld).toMatchObject([
      { name: "flushes", base: 1 },
      { name: "fsyncs", base: 1 },
    ]);
  });

  it("have the ceilings of the most specific rule for their figure, or none", () => {
    expect(found(compared({ file: 5_000_000 }, {}, { footprint: 30 }))).toMatchObject([
      ["file-bytes", 4e6, 5e6, "pass"],
    ]);
    const most = {
      rules: [
        { for: { workload: "oltp_insert" }, footprint: { "file-bytes": 30 } },
        { for: { kind: "writes" }, footprint: { "file-bytes": 1, "written-bytes": "off" } },
      ],
    } as const;
    expect(found(compared({ file: 5_000_000, written: 9_000_000 }, {}, most))).toEqual([
      ["written-bytes", 4_200_000, 9_000_000, "pass"],
      ["file-bytes", 4_000_000, 5_000_000, "pass"],
    ]);
    expect(
      found(compared({ resident: 6_500_000 }, {}, rule({ footprint: { "resident-bytes": 10 } }))),
    ).toEqual([["resident-bytes", 5_000_000, 6_500_000, "fail"]]);
    const { footprint: _, ...unlimited } = defaultCriteria.ceilings;
    const checks = [checkOf("candidate", { file: 9e6, left: 9e6 }), checkOf("base")];
    const result = compareFootprints([measured(checks)], undefined, unlimited);
    expect(found(result)?.map(([, , , outcome]) => outcome)).toEqual(["pass", "pass"]);
  });

  it("have a multiple of the baseline if a rule sets one", () => {
    const beside = (file: number, most = 3) => {
      const checks = [checkOf("baseline", { file: 1_000_000 }), checkOf("candidate", { file })];
      const ceilings = {
        ...defaultCriteria.ceilings,
        ...rule({ footprintBaseline: { "file-bytes": most } }),
      };
      return compareFootprints([measured(checks)], undefined, ceilings)?.changes;
    };
    expect(beside(3_000_000)).toEqual([]);
    expect(beside(500_000, 0.5)).toEqual([]);
    expect(beside(600_000, 0.5)).toMatchObject([{ outcome: "fail" }]);
    const left = rule({ footprintBaseline: { "left-bytes": 0.5 } });
    const leaving = [checkOf("baseline", { left: 0 }), checkOf("candidate", { left: 4096 })];
    const result = compareFootprints([measured(leaving)], undefined, {
      ...defaultCriteria.ceilings,
      ...left,
    });
    expect(result?.changes).toEqual([]);
    expect(beside(3_000_001)).toMatchObject([
      {
        name: "file-bytes",
        noun: "baseline-file-bytes",
        against: "baseline",
        base: 1_000_000,
        ceiling: 3,
        outcome: "fail",
      },
    ]);
  });

  it("are listed with the largest first", () => {
    const changed = compared({ file: 4_100_000, written: 8_400_000, peak: 500_000 }, {});
    expect(changed?.changes.map(({ name }) => name)).toEqual(["written-bytes", "peak-bytes", "file-bytes"]);
  });

  it("that two processes of the base disagree on are not compared, and are named", () => {
    const result = compared({ file: 9_000_000 }, [{}, { file: 5_000_000 }]);
    expect(result).toMatchObject({
      changes: [],
      withheld: [],
      unsteady: [{ name: "file-bytes", roles: ["base"] }],
    });
    expect(compared([{ file: 9_000_000 }, { file: 4_000_000 }], [{}, { file: 5_000_000 }])).toMatchObject({
      changes: [],
      withheld: [],
      unsteady: [{ name: "file-bytes", roles: ["candidate", "base"] }],
    });
  });

  it.each<[string, Both, "over" | "withheld" | "within"]>([
    ["both beyond the ceiling", [{ file: 9_000_000 }, { file: 5_000_000 }], "over"],
    ["on both sides of it", [{ file: 4_000_000 }, { file: 5_000_000 }], "withheld"],
    ["on both sides of it, the other way round", [{ file: 5_000_000 }, { file: 4_000_000 }], "withheld"],
    ["both within it", [{ file: 4_000_000 }, { file: 4_100_000 }], "within"],
  ])(
    "that the candidate's processes alone disagree on cannot lift a ceiling: %s",
    (_, candidate, expected) => {
      const result = compared(candidate, [{}, {}]);
      expect(result?.changes.map(({ outcome }) => outcome)).toEqual(expected === "over" ? ["fail"] : []);
      expect(result?.withheld).toMatchObject(
        expected === "withheld"
          ? [{ name: "file-bytes", outcome: "fail", why: "candidate: two processes gave 4 MB and 5 MB" }]
          : [],
      );
      expect(result?.unsteady).toHaveLength(expected === "within" ? 1 : 0);
    },
  );

  it("that are not exact are nothing without a rule, whatever two processes give", () => {
    const result = compared(
      [{ resident: 9_000_000 }, { resident: 6_000_000 }],
      [{}, { resident: 8_000_000 }],
    );
    expect(result).toMatchObject({ changes: [], withheld: [], unsteady: [] });
  });

  it("agree if two processes differ by what means nothing", () => {
    const result = compared([{}, { allocations: 20_100, file: 4_000_100 }], [{}, { allocations: 19_950 }]);
    expect(result).toMatchObject({ changes: [], withheld: [], unsteady: [] });
  });

  it("that only the base gives are over any ceiling, unless there is none", () => {
    const { footprint: _, ...silent } = checkOf("candidate");
    const judged = (ceilings: Partial<Ceilings>) =>
      compareFootprints([measured([silent, checkOf("base")])], undefined, {
        ...defaultCriteria.ceilings,
        ...ceilings,
      });
    const withheld = judged({})?.withheld.map(({ name, why }) => [name, why]);
    expect(withheld).toContainEqual(["file-bytes", "candidate: it was not measured"]);
    expect(withheld?.map(([name]) => name)).not.toContain("resident-bytes");
    expect(
      judged(rule({ footprint: { "file-bytes": "off" } }))?.withheld.map(({ name }) => name),
    ).not.toContain("file-bytes");
    expect(
      compareFootprints([measured([checkOf("base")])], undefined, defaultCriteria.ceilings)?.withheld,
    ).toEqual([]);
  });

  it("that a rule asks for are not decided if the other engine does not give them", () => {
    const { footprint: _, ...silent } = checkOf("base");
    const ceilings = { ...defaultCriteria.ceilings, ...rule({ footprint: { "file-bytes": 1 } }) };
    const checks = [checkOf("candidate"), silent];
    expect(compareFootprints([measured(checks)], undefined, ceilings)?.undecided).toMatchObject([
      { why: "base: file-bytes was not measured" },
    ]);
    // A database in memory has no files.
    const inMemory = measured(checks, { storage: "memory" });
    expect(compareFootprints([inMemory], undefined, ceilings)?.undecided).toEqual([]);
  });

  it("have one of the engine's own file", () => {
    const size = (text: number) => ({ size: { file: 9_000_000, text, data: 100_000 } });
    const result = compareFootprints(
      [],
      { baseline: {}, candidate: size(2_000_000), base: size(1_500_000) },
      defaultCriteria.ceilings,
    );
    expect(result?.changes).toEqual([
      {
        name: "engine-bytes",
        noun: "engine-bytes",
        base: 1_600_000,
        candidate: 2_100_000,
        ceiling: 5,
        outcome: "fail",
      },
    ]);
  });
});
