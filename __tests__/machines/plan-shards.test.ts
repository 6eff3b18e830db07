import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { costsOfRecording, secondsOfTest } from "../../src/machines/costs.ts";
import { divideRun } from "../../src/machines/divide-run.ts";
import { formatMatrix, parseMatrix, shardOf } from "../../src/machines/matrix.ts";
import { divideIntoShards } from "../../src/machines/plan-shards.ts";
import type { PlanSettings } from "../../src/machines/settings.ts";
import { formatRecording } from "../../src/results/json/schema.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import { requireShardPlanOf } from "../../src/suite/shard-plan.ts";
import { suites } from "../../src/suite/suites.ts";
import { fullRecording, makeRecord, makeRecording, makeTest, pairs } from "../builders/recordings.ts";
import { errorMessage } from "../error-message.ts";

const settings: PlanSettings = {
  selection: { suites: ["oltp"], variants: ["int"], storages: ["memory"] },
  catalogue: suites,
  rows: 1000,
  warehouses: 1,
  seed: 1,
  statements: "text",
  threads: 1,
  shards: 3,
  engines: 2,
  rounds: 3,
};
const tests = planTests(settings.selection);
const run = {
  tests,
  size: { rows: 1000, seed: 1, warehouses: 1 },
  statements: "text",
  threads: 1,
  catalogue: suites,
};
const scale = { rows: 1000, engines: 2, rounds: 3 };

describe("a matrix", () => {
  const matrix = formatMatrix(divideRun(settings).plan);

  it("is JSON of one line with a job for each shard, all with the plan's hash", () => {
    expect(matrix).not.toContain("\n");
    const { include } = JSON.parse(matrix);
    expect(include.map(({ shard, shards }: { shard: number; shards: number }) => [shard, shards])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    expect(new Set(include.map(({ plan }: { plan: string }) => plan)).size).toBe(1);
  });

  it("is read back as the plan", () => {
    const plan = parseMatrix(matrix, "plan.json");
    expect(plan.shards.flat()).toHaveLength(23);
    expect(() => requireShardPlanOf(run, plan)).not.toThrow();
    expect(shardOf(plan, 3).shard).toBe(3);
  });

  it("of other rows or tests has another hash", () => {
    const hashOf = (changed: Partial<PlanSettings>) => divideRun({ ...settings, ...changed }).plan.plan.hash;
    const hashes = [{}, { rows: 2000 }, { seed: 2 }, { shards: 2 }, { statements: "prepared" as const }].map(
      hashOf,
    );
    expect(new Set(hashes).size).toBe(5);
    expect(hashOf({})).toBe(hashes[0]);
  });

  it.each([
    ["that is no JSON", "plan", "plan.json: not JSON"],
    [
      "without a shard",
      JSON.stringify({ include: JSON.parse(matrix).include.slice(1) }),
      "plan.json: expected the shards 1 to 3",
    ],
    ["of something else", '{"include":[{"os":"linux"}]}', "plan.json: "],
  ])("%s is refused", (_, text, message) => {
    expect(errorMessage(() => parseMatrix(text, "plan.json"))).toContain(message);
  });

  it("has no shard beyond its last", () => {
    expect(errorMessage(() => shardOf(parseMatrix(matrix, ""), 4))).toMatch(/^shard: 4 is over 3/);
  });
});

describe("a division", () => {
  it("has fewer shards if these end in time", () => {
    const shardsIn = (minutes: number) =>
      divideIntoShards(run, { shards: 20, minutes, costs: new Map(), scale }).plan.shards.length;
    expect(shardsIn(60)).toBe(1);
    expect(shardsIn(0.001)).toBe(20);
  });

  it("has no more shards than GitHub makes jobs", () => {
    expect(errorMessage(() => divideIntoShards(run, { shards: 257, costs: new Map(), scale }))).toContain(
      "at most 256",
    );
  });
});

describe("costs", () => {
  const test = makeTest();
  const path = "int/memory/reads/oltp_point_select";

  it("of a recorded run are the times and pairs of its tests", () => {
    const samples = pairs([10_000, 20_000], [20_000, 50_000]);
    const costs = costsOfRecording(makeRecording({ tests: [makeRecord({ samples })] }));
    expect(costs.get(path)).toEqual({ pair: 0.05, pairs: 2 });
    expect(secondsOfTest(test, costs, scale)).toBeCloseTo(3 * 0.05);
  });

  it("of a test without samples are not known", () => {
    expect(costsOfRecording(makeRecording({ tests: [makeRecord({ samples: [] })] })).size).toBe(0);
  });

  it("of earlier runs are counted", () => {
    expect(divideRun(settings)).toMatchObject({ tests: 23, known: 0 });
    expect(divideRun(settings, new Map([[path, { pair: 4, pairs: 4 }]]))).toMatchObject({ known: 1 });
  });

  it("of a file of other rows are refused", () => {
    const folder = mkdtempSync(join(tmpdir(), "costs-"));
    const file = join(folder, "results.json");
    writeFileSync(file, formatRecording(fullRecording()));
    const message = errorMessage(() => divideRun({ ...settings, costs: file }));
    rmSync(folder, { recursive: true });
    expect(message).toContain("results.json is of 100000 rows, and the plan of 1000");
  });

  it("that are known change the plan", () => {
    const slow = divideRun({ ...settings, shards: 2 }, new Map([[path, { pair: 103, pairs: 4 }]]));
    const { shards } = slow.plan.plan;
    expect(shards.map(({ length }) => length)).toContain(1);
  });
});
