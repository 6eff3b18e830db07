import { describe, expect, it } from "vitest";
import { readPublishInputs, readSettingInputs } from "../../src/options/action-inputs.ts";
import { errorMessage } from "../error-message.ts";

const read = (inputs: Record<string, string>) => readSettingInputs((name) => inputs[name] ?? "");

describe("the action's inputs", () => {
  it("are read as settings", () => {
    const inputs = {
      candidate: "libdoltlite.so",
      baseline: "libsqlite3.so",
      "candidate-name": "DoltLite",
      "baseline-name": "SQLite",
      config: "gate.yml",
      variants: "int, text",
      storages: "memory\nfile",
      workloads: "all",
      rows: "1000",
      rounds: "7",
      seed: "0",
      statements: "prepared",
      latencies: "true",
      ceiling: "5.5",
      "average-ceiling": "4",
      out: "results",
    };
    const { given, config } = read(inputs);
    expect(config).toBe("gate.yml");
    expect(given).toMatchObject({
      candidate: "libdoltlite.so",
      baseline: "libsqlite3.so",
      "candidate-name": "DoltLite",
      "baseline-name": "SQLite",
      variants: ["int", "text"],
      storages: ["memory", "file"],
      rows: 1000,
      rounds: 7,
      seed: 0,
      statements: "prepared",
      latencies: true,
      ceiling: 5.5,
      "average-ceiling": 4,
      out: "results",
    });
    // Own workloads, which are not known yet, are among them.
    expect(given.workloads).toEqual(["all"]);
  });

  it("can switch off what a file switches on", () => {
    expect(read({ latencies: "false" })).toEqual({ given: { latencies: false } });
  });

  it("give nothing if they are empty", () => {
    expect(read({ rows: "", out: "  " })).toEqual({ given: {} });
  });

  it.each([
    [{ rows: "many" }, 'input rows: "many" is not a whole number from 1 to 10,000,000 (digits only)'],
    [
      { rounds: "0" },
      "input rounds: 0 is not a number of rounds from 1 to 1,000, or a range such as 3..11 from 3 to 1,000",
    ],
    [{ seed: "-1" }, 'input seed: "-1" is not a whole number from 0 to 4,294,967,295 (digits only)'],
    [{ statements: "sql" }, 'input statements: unknown form "sql": give one of text, prepared'],
    [{ latencies: "1" }, 'input latencies: "1" is not true or false'],
    [{ ceiling: "6x" }, 'input ceiling: "6x" is not a number above 0, such as 6 or 5.5 (without "x")'],
    [
      { "average-ceiling": "0" },
      'input average-ceiling: 0 is not a number above 0, such as 6 or 5.5 (without "x")',
    ],
    [
      { variants: "int,txt" },
      'input variants: unknown variant "txt": did you mean "text"? (one of int, composite, blob, text)',
    ],
    [
      { storages: "memory,,file" },
      'input storages: "memory,,file" has an empty name: put one comma between names, and no space after it',
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
  const readPublish = (inputs: Record<string, string>) => readPublishInputs((name) => inputs[name] ?? "");

  it("have defaults", () => {
    expect(readPublish({})).toEqual({
      mode: "gate",
      results: [],
      comment: "single",
      status: "check-run",
      statusName: "sqlite-bench-gate",
      policies: { onFail: "fail", onInconclusive: "neutral" },
    });
  });

  it("are read", () => {
    const inputs = {
      mode: "publish",
      results: "shard-*/results.json\n\n other.json ",
      comment: "per-variant",
      status: "commit-status",
      "status-name": "bench (nightly)",
      "on-fail": "neutral",
      "on-inconclusive": "pass",
      "pull-request": "7",
      commit: "a".repeat(40),
      "github-token": "secret",
    };
    expect(readPublish(inputs)).toEqual({
      mode: "publish",
      results: ["shard-*/results.json", "other.json"],
      comment: "per-variant",
      status: "commit-status",
      statusName: "bench (nightly)",
      policies: { onFail: "neutral", onInconclusive: "pass" },
      pullRequest: 7,
      commit: "a".repeat(40),
      token: "secret",
    });
  });

  it("name where the history is", () => {
    const branch = "bench-history";
    expect(readPublish({ "history-branch": branch }).history).toEqual({
      branch,
      folder: ".",
      isAddedTo: true,
    });
    const all = { "history-branch": branch, "history-path": "oltp/int", "history-add": "false" };
    expect(readPublish(all).history).toEqual({ branch, folder: "oltp/int", isAddedTo: false });
    expect(readPublish({ "history-path": "oltp" }).history).toBeUndefined();
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
      { mode: "measure", "history-branch": "x" },
      "input history-branch: mode measure leaves its results to another job; give it to the step that publishes them",
    ],
    [
      { mode: "gates" },
      'input mode: unknown mode "gates": did you mean "gate"? (one of gate, plan, baseline, measure, publish, command, page, bisect)',
    ],
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
    [
      { mode: "publish" },
      "input results: mode publish needs the results files to publish, paths or patterns",
    ],
    [
      { results: "a.json" },
      "input results: mode gate measures; only the modes publish and bisect take results",
    ],
    [
      { mode: "publish", results: "a.json", base: "b.so" },
      "input base: mode publish measures nothing; omit it",
    ],
    [
      { mode: "publish", results: "a.json" },
      "input github-token: mode publish needs a token for its comment and its status",
    ],
  ])("are refused as %j", (inputs, message) => {
    expect(errorMessage(() => readPublish(inputs))).toBe(message);
  });
});
