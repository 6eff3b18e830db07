import { describe, expect, it } from "vitest";
import type { EngineFacts } from "../../src/model/engine.ts";
import { warningsOf } from "../../src/results/warnings.ts";

const machine = {
  cpu: "a processor",
  cores: 2,
  memoryBytes: 2 ** 30,
  platform: "linux-x64",
  kernel: "Linux 6.1",
  node: "24.0.0",
  loadBefore: 0,
};

/** Engines of which no two are the same file. */
const baseline: EngineFacts = { name: "SQLite", sha256: "aa" };
const candidate: EngineFacts = { name: "DoltLite", sha256: "bb" };
const base: EngineFacts = { name: "base", sha256: "cc" };

describe("warningsOf", () => {
  it("is empty for different files on a real disk", () => {
    const engines = { baseline, candidate, base };
    const recording = { machine: { ...machine, fileSystem: "ext4" }, engines };
    expect(warningsOf(recording, ["memory", "file", "autocommit"])).toEqual([]);
  });

  it("warns that file-backed times on tmpfs are too good, only if there are any", () => {
    const recording = { machine: { ...machine, fileSystem: "tmpfs" }, engines: { baseline, candidate } };
    expect(warningsOf(recording, ["memory", "autocommit"])).toEqual([
      "The databases were on tmpfs, where flushing costs nothing: file and autocommit times are too good.",
    ]);
    expect(warningsOf(recording, ["memory"])).toEqual([]);
  });

  it("says where the time that engines wait for a processor is not known", () => {
    const onMac = { ...machine, platform: "darwin-arm64" };
    expect(warningsOf({ machine: onMac, engines: { baseline, candidate } }, ["memory"])).toEqual([
      "The system does not say how long an engine waits for a processor, so nothing is subtracted: beside other work, pairs differ " +
        "more and intervals are wider.",
    ]);
  });

  it.each([
    ["baseline", { baseline: { ...baseline, sha256: "bb" }, candidate, base }, "multiplier is 1"],
    ["base", { baseline, candidate, base: { ...base, sha256: "bb" } }, "nothing can have changed"],
  ])("says that the candidate and the %s are the same file", (role, engines, words) => {
    const warnings = warningsOf({ engines }, ["memory"]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`Candidate and ${role} are the same file`);
    expect(warnings[0]).toContain(words);
  });

  it("says of tests that compare with the base only that the base is the candidate's file", () => {
    const skipped = [{ variant: "own", storage: "file", kind: "reads", workload: "log" }] as const;
    const identicalBase = { sha256: "ab".repeat(32) };
    const engines = { baseline, candidate };
    expect(warningsOf({ engines, skipped, identicalBase }, ["file"])).toEqual([
      "Not measured, since they compare with the base only, which is the candidate's file: log.",
    ]);
  });

  it("treats files as different if the system does not show them", () => {
    const engines = { baseline: { name: "SQLite" }, candidate: { name: "DoltLite" } };
    expect(warningsOf({ engines }, ["memory"])).toEqual([]);
  });
});
