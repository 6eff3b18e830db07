import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { earlierCosts } from "../../src/commands/feature.ts";
import { features } from "../../src/features.ts";
import { askedCosts } from "../../src/github/plan-step.ts";
import { readWorkflow } from "../../src/github/workflow.ts";
import { divideRun, shardedRun } from "../../src/machines/divide-run.ts";
import { expectedPlan } from "../../src/machines/expected-plan.ts";
import { formatMatrix } from "../../src/machines/matrix.ts";
import { resolvePlanSettings } from "../../src/machines/settings.ts";
import type { ShardPlan } from "../../src/model/shard-plan.ts";
import { readPublishInputs, readSettingInputs } from "../../src/options/action-inputs.ts";
import { readSources } from "../../src/options/sources.ts";
import type { Roots } from "../../src/platform/read-inside.ts";
import { shardPlanHash } from "../../src/suite/shard-plan.ts";

const environment = {
  GITHUB_WORKSPACE: "/",
  GITHUB_REPOSITORY: "owner/name",
  GITHUB_EVENT_NAME: "push",
  GITHUB_SERVER_URL: "https://localhost:1",
  GITHUB_RUN_ID: "1",
  GITHUB_RUN_ATTEMPT: "1",
  GITHUB_SHA: "a".repeat(40),
};
const chosen = {
  settings: "{ variants: [int], storages: [memory] }",
  results: "*.json",
  "github-token": "t",
};

function readInputs(inputs: Readonly<Record<string, string>>, roots?: Roots) {
  const getInput = (name: string) => ({ ...chosen, ...inputs })[name] ?? "";
  return {
    sources: readSources(readSettingInputs(getInput, features), features, roots),
    inputs: readPublishInputs(getInput, "action publish", features),
  };
}

function expectedOf(given: Readonly<Record<string, string>>, roots?: Roots) {
  const { sources, inputs } = readInputs(given, roots);
  const workflow = readWorkflow(environment);
  return expectedPlan(sources, features, (rows) =>
    earlierCosts(askedCosts({ inputs, workflow }, sources, rows), features),
  );
}

const settingsOf = (shards: number) =>
  resolvePlanSettings(readInputs({ shards: `${shards}` }).sources, features);
const three = divideRun(settingsOf(3)).plan;

const others = three.plan.shards.toReversed();
const reversed = { hash: shardPlanHash(shardedRun(settingsOf(3)), others), shards: others };

describe("the plan that a publisher expects", () => {
  it("is not there if the publisher is given none, and no number of shards", async () => {
    expect(await expectedOf({})).toBeUndefined();
  });

  it("is the one that its own settings make, and no other", async () => {
    expect(await expectedOf({ shards: "3" })).toEqual({ plan: three.plan });
    expect((await expectedOf({ shards: "2" }))?.plan).not.toEqual(three.plan);
  });

  it("is the one that it is given, if that is of its own settings", async () => {
    expect(await expectedOf({ plan: formatMatrix(three), shards: "2" })).toEqual({ plan: three.plan });
    const other = { settings: "{ variants: [int], storages: [file] }", plan: formatMatrix(three) };
    await expect(expectedOf(other)).rejects.toThrow(
      /^plan: int\/file\/\S+ is not in the plan: measure with the options that the plan was made with$/,
    );
  });

  it("is read from a file that leads out of no folder of the job", async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "plan-"));
    const [workspace, plan] = [path.join(folder, "workspace"), path.join(folder, "plan.json")];
    mkdirSync(workspace);
    writeFileSync(plan, formatMatrix(three));
    const link = path.join(workspace, "plan.json");
    symlinkSync(plan, link);
    expect(await expectedOf({ plan: link }, [folder])).toEqual({ plan: three.plan });
    await expect(expectedOf({ plan: link }, [workspace])).rejects.toThrow(
      `plan: "${link}" cannot be read (it leads out of the workspace)`,
    );
    const { sources } = readInputs({ shards: "3", costs: link }, [workspace]);
    expect(() => divideRun(resolvePlanSettings(sources, features))).toThrow(
      `results file "${link}" cannot be read (it leads out of the workspace)`,
    );
    rmSync(folder, { recursive: true });
  });

  it("may be divided in another way if a history says how long tests take", async () => {
    const expected = await expectedOf({ shards: "3", "history-branch": "bench-history" });
    const whyRefused = (other: ShardPlan) => expected?.whyRefused?.(other);
    expect(expected?.plan).toEqual(three.plan);
    expect(whyRefused(reversed)).toBeUndefined();
    expect(whyRefused({ ...reversed, hash: "0".repeat(16) })).toMatch(
      /^plan: it is 0000000000000000, and .* would be/,
    );
    expect(whyRefused(divideRun(settingsOf(4)).plan.plan)).toBe("it has 4 shards, and 3 are expected");
    const [[first = "", ...rest] = [], second = [], third = []] = others;
    expect(whyRefused({ ...reversed, shards: [rest, second, third] })).toBe(
      `plan: ${first} is not in the plan: measure with the options that the plan was made with`,
    );
    expect(whyRefused({ ...reversed, shards: [[first, ...rest], [...second, first], third] })).toBe(
      `plan: ${first} is in two places: each test has one shard`,
    );
  });
});
