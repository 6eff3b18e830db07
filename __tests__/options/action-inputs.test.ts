import { describe, expect, it } from "vitest";
import { historyBranchOf } from "../../src/features/nights/history/options.ts";
import { readOwnWorkloads } from "../../src/features/workloads/own/read.ts";
import type { ActionName } from "../../src/options/actions.ts";
import { parseSettingsInput } from "../../src/options/settings-text.ts";
import { parseYaml } from "../../src/yaml/yaml-file.ts";
import { errorMessage } from "../error-message.ts";
import {
  parseConfigFile,
  readPublishInputs,
  readSettingInputs,
  refuseForeignInputs,
  resolveRunSettings,
  resolveUntrustedSettings,
  sourcesOf,
} from "./full-build.ts";

const read = (inputs: Record<string, string>) => readSettingInputs((name) => inputs[name] ?? "");

describe("the action's inputs", () => {
  it("are read as settings", () => {
    const inputs = {
      candidate: "libdoltlite.so",
      baseline: "libsqlite3.so",
      config: "gate.yml",
      settings: "seed: 0",
      variants: "int, text",
      suites: "oltp\nraw",
      workloads: "all",
      rows: "1000",
      rounds: "7",
      html: "true",
      ceiling: "5.5",
      out: "results",
    };
    const { given, config, settings } = read(inputs);
    expect(config).toBe("gate.yml");
    expect(settings).toBe("seed: 0");
    expect(given).toMatchObject({
      candidate: "libdoltlite.so",
      baseline: "libsqlite3.so",
      variants: ["int", "text"],
      suites: ["oltp", "raw"],
      rows: 1000,
      rounds: 7,
      html: true,
      ceiling: 5.5,
      out: "results",
    });
    // Own workloads, which are not known yet, are among them.
    expect(given.workloads).toEqual(["all"]);
  });

  it("can switch off what a file switches on", () => {
    expect(read({ html: "false" })).toEqual({ given: { html: false }, areInputs: true });
  });

  it("give nothing if they are empty", () => {
    expect(read({ rows: "", out: "  " })).toEqual({ given: {}, areInputs: true });
  });

  it.each([
    [{ rows: "many" }, 'input rows: "many" is not a whole number from 1 to 10,000,000 (digits only)'],
    [
      { rounds: "0" },
      "input rounds: 0 is not a number of rounds from 1 to 1,000, or a range such as 3..11 from 3 to 1,000",
    ],
    [{ shard: "-1" }, 'input shard: "-1" is not a whole number from 1 to 256 (digits only)'],
    [{ html: "1" }, 'input html: "1" is not true or false'],
    [{ ceiling: "6x" }, 'input ceiling: "6x" is not a number above 0, such as 6 or 5.5 (without "x")'],
    [{ ceiling: "0" }, 'input ceiling: 0 is not a number above 0, such as 6 or 5.5 (without "x")'],
    [
      { variants: "int,txt" },
      'input variants: unknown variant "txt": did you mean "text"? (one of int, composite, blob, text)',
    ],
    [
      { suites: "oltp,,raw" },
      'input suites: "oltp,,raw" has an empty name: put one comma between names, and no space after it',
    ],
    [
      { workloads: "oltp_inserts" },
      'input workloads: unknown workload "oltp_inserts": did you mean "oltp_insert"?',
    ],
    [
      { "candidate-name": "a\nb" },
      'input candidate-name: "a\\nb" is not a name of 1 to 60 characters on one line, not only spaces',
    ],
  ])("are refused as %j", (inputs, message) => {
    expect(errorMessage(() => read(inputs))).toBe(message);
  });
});

describe("the action's inputs about publishing", () => {
  const readPublish = (inputs: Record<string, string>, action: ActionName = "action") =>
    readPublishInputs((name) => inputs[name] ?? "", action);

  it("have defaults", () => {
    expect(readPublish({})).toEqual({
      given: {},
      judges: "now",
      results: [],
      comment: "on-change",
      status: "check-run",
      statusName: "sqlite-bench-gate",
      measuredBy: [".github/workflows/benchmark.yml"],
      policies: { onFail: "fail" },
    });
  });

  it("are read", () => {
    const inputs = {
      results: "shard-*/results.json\n\n other.json ",
      comment: "single",
      status: "commit-status",
      "status-name": "bench (nightly)",
      "measured-by": ".github/workflows/a.yml, .github/workflows/b.yml",
      "on-fail": "neutral",
      "on-inconclusive": "pass",
      "pull-request": "7",
      commit: "a".repeat(40),
      "github-token": "secret",
    };
    expect(readPublish(inputs, "action publish")).toEqual({
      given: {},
      judges: "earlier",
      results: ["shard-*/results.json", "other.json"],
      comment: "single",
      status: "commit-status",
      statusName: "bench (nightly)",
      measuredBy: [".github/workflows/a.yml", ".github/workflows/b.yml"],
      policies: { onFail: "neutral", onInconclusive: "pass" },
      pullRequest: 7,
      commit: "a".repeat(40),
      token: "secret",
    });
  });

  it("name where the history is", () => {
    const branch = "bench-history";
    expect(historyBranchOf(readPublish({ "history-branch": branch }).given)).toEqual({
      branch,
      folder: ".",
      isAddedTo: true,
    });
    const all = { "history-branch": branch, "history-path": "oltp/int", "history-add": "false" };
    expect(historyBranchOf(readPublish(all).given)).toEqual({ branch, folder: "oltp/int", isAddedTo: false });
    expect(historyBranchOf(readPublish({ "history-path": "oltp" }).given)).toBeUndefined();
  });

  it.each([
    [
      { "history-branch": "--force" },
      'input history-branch: "--force" is not a branch\'s name: at most 200 letters, digits and _ . / -, that neither begins nor ends with . / or -, without // or .., and without a part that ends with .lock',
    ],
    [
      { "history-branch": "x", "history-path": "../.." },
      'input history-path: "../.." is not a folder of the branch, such as oltp/nightly, or . for its top: letters, digits and _ - ., without ..',
    ],
    [
      { publish: "false", "history-branch": "x" },
      "input history-branch: with publish: false, another job publishes; give the input to that job",
    ],
    [{ publish: "no" }, 'input publish: "no" is not true or false'],
    [
      { "status-name": "a\tb" },
      'input status-name: "a\\tb" is not a name of letters, digits, spaces and ._/()+-, 100 at most',
    ],
    [
      { "status-name": "x".repeat(101) },
      `input status-name: "${"x".repeat(59)}…" is not a name of letters, digits, spaces and ._/()+-, 100 at most`,
    ],
    [
      { "pull-request": "#7" },
      'input pull-request: "#7" is not a whole number from 1 to 2,147,483,647 (digits only)',
    ],
    [
      { commit: "abc1234" },
      `input commit: "abc1234" is not a commit's full hash: 40 or 64 hexadecimal digits, in lower case`,
    ],
  ])("are refused as %j", (inputs, message) => {
    expect(errorMessage(() => readPublish(inputs))).toBe(message);
  });

  it.each([
    [{}, "input results: name the results files to publish, paths or patterns"],
    [{ results: "a.json" }, "input github-token: the comment and the status need a token"],
  ])("of the action publish are refused as %j", (inputs, message) => {
    expect(errorMessage(() => readPublish(inputs, "action publish"))).toBe(message);
  });

  it("say that another job judges", () => {
    expect(readPublish({ publish: "false" }).judges).toBe("later");
  });
});

describe("inputs that an action does not have", () => {
  const refuse = (action: ActionName, name: string) =>
    refuseForeignInputs(action, { [`INPUT_${name.toUpperCase()}`]: "x" });
  const own = "sqlite-bench-gate/sqlite-bench-gate";

  it.each<[ActionName, string, string]>([
    ["action", "costs", `input costs: it is no input of this action, but of ${own}/actions/plan; omit it`],
    [
      "action",
      "results",
      `input results: it is no input of this action, but of ${own}/actions/publish, ${own}/actions/bisect, ${own}/actions/issues, ${own}/actions/release-notes; omit it`,
    ],
    ["action", "seed", "input seed: it is no input of this action: give it in the input settings"],
    [
      "action plan",
      "status",
      `input status: it is no input of this action, but of ${own}, ${own}/actions/publish; omit it`,
    ],
    [
      "action command",
      "ceiling",
      `input ceiling: it is no input of this action, but of ${own}, ${own}/actions/publish; omit it`,
    ],
    [
      "action command",
      "seed",
      `input seed: it is no input of this action, but of ${own}/actions/bisect, ${own}/actions/hunt; omit it`,
    ],
    [
      "action",
      "mode",
      `input mode: each purpose has an action of its own: ${own}, ${own}/actions/publish, ${own}/actions/announce, ${own}/actions/baseline, ${own}/actions/command, ${own}/actions/plan, ${own}/actions/history, ${own}/actions/bisect, ${own}/actions/upgrade, ${own}/actions/issues, ${own}/actions/release-notes, ${own}/actions/hunt; omit mode, or use one of them`,
    ],
  ])("%s: %s", (action, name, message) => {
    expect(errorMessage(() => refuse(action, name))).toBe(message);
  });

  it("are left alone if no action has them, they are empty, or the action has them", () => {
    expect(() => refuse("action", "deploy")).not.toThrow();
    expect(() => refuse("action", "rows")).not.toThrow();
    expect(() => refuseForeignInputs("action", { INPUT_SHARDS: " " })).not.toThrow();
  });
});

describe("the input settings", () => {
  const source = (settings: string, given: Record<string, string> = {}) =>
    read({ candidate: "libdoltlite.so", settings, ...given });

  it("takes precedence over the configuration file, and the other inputs over it", () => {
    const file = "rows: 1\nseed: 2\nceiling: 3\n";
    const { rows, seed, criteria } = resolveRunSettings(
      sourcesOf(source("rows: 10\nseed: 20", { rows: "100" }), file),
    );
    expect([rows, seed, criteria.ceilings.test]).toEqual([100, 20, 3]);
    const untrusted = resolveUntrustedSettings(sourcesOf(source("seed: 20\nsame-settings: true"), file));
    expect(untrusted).toMatchObject({ rows: 1, seed: 20, criteria: { requires: ["same-settings"] } });
  });

  it("has every setting of the configuration file", () => {
    const text = "storages: [memory]\npragmas: { baseline: { memory: [cache_size=-65536] } }\n";
    expect(resolveRunSettings(sourcesOf(source(text)))).toMatchObject(parseConfigFile(text, "gate.yml"));
  });

  it.each([
    ["rows: 10\nstorages: [disk]", 'input settings:2:12: storages[0]: unknown storage "disk"'],
    ["rowz: 10", 'input settings:1:1: unknown key "rowz"'],
    [
      "rows: 10\nallow-own-defaults: true",
      "input settings:2:1: allow-own-defaults: an engine's own defaults",
    ],
    ["out: elsewhere", 'input settings:1:1: unknown key "out"'],
    ["suites: [tpcc]\nvariants: [int]", "variants is int, but suites is tpcc"],
  ])("is refused as %j", (settings, message) => {
    expect(errorMessage(() => resolveRunSettings(sourcesOf(source(settings))))).toContain(message);
  });

  it("names own workloads relative to the workspace", () => {
    const file = { name: "gate.yml", folder: ".", ...parseYaml("own-workloads: [other.yml]", "gate.yml") };
    const texts = [file, parseSettingsInput("own-workloads: [missing/*.yml]")];
    const message = errorMessage(() => readOwnWorkloads(undefined, texts, ["."]));
    expect(message).toContain('input settings:1:17: own-workloads[0]: no file is or matches "missing/*.yml"');
  });
});
