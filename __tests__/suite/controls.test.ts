import { describe, expect, it } from "vitest";
import { keyVariants, storages, testPath } from "../../src/model/test.ts";
import { chooseControls, planControls } from "../../src/suite/controls.ts";
import { planTests } from "../../src/suite/plan-tests.ts";

describe("chooseControls", () => {
  it("takes four tests of each variant, in memory, on file and with autocommit", () => {
    const chosen = chooseControls(planTests({ suites: ["oltp"], variants: keyVariants, storages }));
    expect(chosen).toHaveLength(16);
    expect(chosen.slice(0, 4).map(testPath)).toEqual([
      "int/memory/reads/oltp_point_select",
      "int/memory/writes/oltp_update_non_index",
      "int/file/writes/oltp_update_non_index",
      "int/autocommit/writes/oltp_update_non_index_ac",
    ]);
  });

  it("takes every test of a small plan, each once", () => {
    const plan = planTests({ suites: ["oltp"], variants: ["text"], storages: ["memory"] });
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

describe("planControls", () => {
  const plan = (names: Parameters<typeof planTests>[0]["variants"], rounds: number) =>
    planControls(chooseControls(planTests({ suites: ["oltp"], variants: names, storages })), rounds);

  it("comes to twelve pairs over all variants and rounds, but for very short runs", () => {
    expect(plan(keyVariants, 3)).toEqual({ rounds: 3, visits: 1 });
    expect(plan(["int"], 3)).toEqual({ rounds: 3, visits: 4 });
    expect(plan(["int"], 5)).toEqual({ rounds: 5, visits: 3 });
    expect(plan(["int"], 1)).toEqual({ rounds: 1, visits: 4 });
  });

  it("makes a long run no longer than that", () => {
    expect(plan(["int"], 200)).toEqual({ rounds: 12, visits: 1 });
    expect(plan(keyVariants, 9)).toEqual({ rounds: 3, visits: 1 });
    expect(planControls([], 5)).toEqual({ rounds: 0, visits: 0 });
  });
});
