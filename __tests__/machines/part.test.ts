import { describe, expect, it } from "vitest";
import { features } from "../../src/features.ts";
import { readPart } from "../../src/machines/part.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import { parseArguments } from "../../src/options/cli-arguments.ts";
import { resolveRunSettings } from "../../src/options/resolve.ts";
import { mergeSources } from "../../src/options/sources.ts";
import { errorMessage } from "../error-message.ts";

const sources = (...argv: readonly string[]) => {
  const command = parseArguments(["run", "--candidate", "a.so", ...argv], features);
  if (command.kind !== "run") throw new Error(`${command.kind} is not run`);
  return mergeSources(command, features);
};
const plan = (...shards: readonly (readonly string[])[]) => {
  const facts = { shards: shards.length, plan: "0".repeat(16), seconds: 1 };
  return JSON.stringify({ include: shards.map((tests, index) => ({ ...facts, shard: index + 1, tests })) });
};
const [first, second] = ["int/memory/reads/table_scan", "int/memory/reads/index_join"];
const ruleOf = (...argv: readonly string[]) =>
  resolveRunSettings(sources(...argv), features, readPart(sources(...argv), features)).criteria.rule;

describe("the part of a run that a machine measures", () => {
  it("is all of it, with all of alpha, without options of several machines", () => {
    expect(readPart(sources(), features)).toEqual({});
    const { criteria, tests } = resolveRunSettings(sources(), features, readPart(sources(), features));
    expect(tests).toBeUndefined();
    expect(criteria.rule).toEqual(defaultCriteria.rule);
  });

  it("is a shard of a plan, with a part of alpha", () => {
    const given = ["--plan", plan([first], [second]), "--shard", "2"];
    expect(readPart(sources(...given), features)).toMatchObject({ tests: [second], planned: { shard: 2 } });
    expect(ruleOf(...given)).toEqual({ ...defaultCriteria.rule, machines: 2 });
    expect(ruleOf("--plan", plan([first]), "--shard", "1")).toEqual(defaultCriteria.rule);
  });

  it("leaves a part of alpha to the machine that confirms", () => {
    expect(ruleOf("--confirm-elsewhere")).toEqual({ ...defaultCriteria.rule, confirmElsewhere: true });
  });

  it.each([
    [["--shard", "1"], "shard is 1, but no plan is given: give the plan that has the shard"],
    [["--plan", plan([first])], "plan is given, but no shard: give the number of the shard to measure"],
    [
      ["--plan", plan([first]), "--shard", "2"],
      "shard: 2 is over 1, the shards of the plan 0000000000000000",
    ],
    [
      ["--plan", plan([first]), "--shard", "1", "--confirm", "results.json"],
      "plan and confirm are given: what failed is confirmed by one machine; omit one of them",
    ],
  ])("is refused with %j", (given, message) => {
    expect(errorMessage(() => readPart(sources(...given), features))).toBe(message);
  });
});
