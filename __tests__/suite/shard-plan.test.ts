import { describe, expect, it } from "vitest";
import { testPath } from "../../src/model/test.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import { requireShardPlanOf, shardPlanHash } from "../../src/suite/shard-plan.ts";
import { suites } from "../../src/suite/suites.ts";
import { errorMessage } from "../error-message.ts";

const tests = planTests({ suites: ["oltp"], variants: ["int"], storages: ["memory"] });
const size = { rows: 1000, seed: 1, warehouses: 1 };
const run = { tests, size, statements: "text", threads: 1, catalogue: suites };

describe("a shard of a plan", () => {
  const paths = tests.map(testPath);
  const shards = [paths.slice(0, 8), paths.slice(8, 16), paths.slice(16)];
  const plan = { hash: shardPlanHash(run, shards), shards };

  it("is measured with the settings of the plan", () => {
    expect(() => requireShardPlanOf(run, plan)).not.toThrow();
  });

  it("is not measured with other rows or connections than those of the plan", () => {
    const others = [
      { ...run, size: { ...run.size, rows: 5000 } },
      { ...run, threads: 2 },
    ];
    for (const other of others)
      expect(errorMessage(() => requireShardPlanOf(other, plan))).toContain(
        "with these rows, seed, warehouses, statements, threads, suites and own workloads it would be",
      );
  });

  it("is not measured if other tests are chosen", () => {
    const other = { ...run, tests: tests.slice(1) };
    expect(errorMessage(() => requireShardPlanOf(other, plan))).toContain(
      "int/memory/reads/oltp_point_select is in the plan",
    );
  });

  it("whose tests were edited is not measured", () => {
    const [first = [], ...others] = plan.shards;
    const edited = { ...plan, shards: [first.toReversed(), ...others] };
    expect(errorMessage(() => requireShardPlanOf(run, edited))).toContain("plan: it is ");
  });
});
