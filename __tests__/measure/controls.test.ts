import { describe, expect, it } from "vitest";
import { chooseControls, controlVisits } from "../../src/measure/controls.ts";
import { planTests } from "../../src/suite/plan.ts";
import { storages, testPath, variants } from "../../src/suite/test.ts";

describe("chooseControls", () => {
  it("takes four tests of each variant, in memory, on file and with autocommit", () => {
    const chosen = chooseControls(planTests({ variants, storages }));
    expect(chosen).toHaveLength(16);
    expect(chosen.slice(0, 4).map(testPath)).toEqual([
      "int/memory/reads/oltp_point_select",
      "int/memory/writes/oltp_update_non_index",
      "int/file/writes/oltp_update_non_index",
      "int/autocommit/writes/oltp_update_non_index_ac",
    ]);
  });

  it("takes what there is of a small plan, each test once", () => {
    const plan = planTests({ variants: ["text"], storages: ["memory"] });
    expect(chooseControls(plan).map(testPath)).toEqual([
      "text/memory/reads/oltp_point_select",
      "text/memory/writes/oltp_update_non_index",
      expect.stringMatching(/^text\/memory\/reads\//),
      expect.stringMatching(/^text\/memory\/writes\//),
    ]);
    expect(chooseControls(plan.slice(0, 1))).toHaveLength(1);
    expect(chooseControls([])).toEqual([]);
  });
});

describe("controlVisits", () => {
  const controls = (...names: Parameters<typeof planTests>[0]["variants"]) =>
    chooseControls(planTests({ variants: names, storages }));

  it("comes to twelve pairs over all variants and rounds, but for short runs", () => {
    expect(controlVisits(controls(...variants), 3)).toBe(1);
    expect(controlVisits(controls("int"), 3)).toBe(4);
    expect(controlVisits(controls("int"), 5)).toBe(3);
    expect(controlVisits(controls("int"), 1)).toBe(4);
    expect(controlVisits([], 3)).toBe(0);
  });
});
