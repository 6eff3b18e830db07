import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { CompareCommand } from "../../../../src/features/search/compare/command.ts";
import { resolveCompare } from "../../../../src/features/search/compare/settings.ts";
import { features } from "../../../../src/features.ts";
import { testPath } from "../../../../src/model/test.ts";
import { readSources } from "../../../../src/options/sources.ts";
import { planTests } from "../../../../src/suite/plan-tests.ts";
import { errorMessage } from "../../../error-message.ts";
import { parseAdded } from "../../../options/full-build.ts";

const build = ["--build", "make lib", "--candidate", "lib.so"];

function resolve(...parameters: readonly string[]) {
  const command = parseAdded(["compare", ...parameters]) as CompareCommand;
  return resolveCompare(command.operands, readSources(command, features), features, "/cache");
}

function configFile(text: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "compare-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "gate.yml");
  writeFileSync(file, text);
  return file;
}

describe("the subject of a comparison", () => {
  it("is the merge base and the working tree, or a revision", () => {
    const trees = { kind: "trees", build: "make lib", candidate: "lib.so", buildTimeout: 60 };
    expect(resolve(...build).subject).toEqual(trees);
    expect(resolve("v1", ...build).subject).toEqual({ ...trees, revision: "v1" });
  });

  it("is two files", () => {
    const files = { kind: "engines", base: "a.so", candidate: "b.so" };
    expect(resolve("a.so", "b.so").subject).toMatchObject(files);
    expect(resolve("a.so", "b.so").run).toMatchObject({ base: "a.so", candidate: "b.so" });
  });

  it("is a release where a registry is named, with the file of it", () => {
    const base = { package: "npm:@scope/engine", version: "1.2.0" };
    const candidate = { package: "debian:libsqlite3-0", version: "1:3.40~rc1-2" };
    const named = resolve(
      "npm:@scope/engine@1.2.0",
      "debian:libsqlite3-0@1:3.40~rc1-2",
      "--candidate",
      "x.so",
    );
    expect(named.subject).toMatchObject({ kind: "engines", base, candidate, file: "x.so" });
    expect(resolve("gem:engine@1", "b.so").subject).toMatchObject({
      base: "gem:engine@1",
      candidate: "b.so",
    });
  });

  it.each([
    [["v1"], "--build is missing"],
    [["--build", "make"], "--candidate is missing"],
    [["a.so", "b.so", "--build", "make"], "--build: it has no effect with two engine files: omit it"],
    [["a.so", "b.so", "--candidate", "x"], "--candidate: it has no effect"],
    [["npm:a@1", "b.so", "--build", "make"], "--build: it has no effect with two engine releases: omit it"],
    [["a.so", "b.so", "c.so"], 'unexpected argument "c.so"'],
    [
      ["a.so", "b.so", "--test", "int/memory/writes/oltp_insrt"],
      'did you mean "int/memory/writes/oltp_insert"?',
    ],
  ])("is refused with %j", (parameters, message) => {
    expect(errorMessage(() => resolve(...parameters))).toContain(message);
  });
});

describe("the scope of a comparison", () => {
  function ownFile(storages: string): string {
    const statements = "kind: reads\ntables: CREATE TABLE t(a);\nstatements: SELECT a FROM t;";
    return configFile(`name: mine\n${statements}\nstorages: ${storages}\n`);
  }

  // ibex-team/ibex-lib#328
  it.each([
    ["[autocommit]", [], ["autocommit"], undefined],
    ["[autocommit]", ["--quick"], ["autocommit"], undefined],
    ["[autocommit]", ["--suites", "own"], ["autocommit"], undefined],
    ["[memory, file]", [], ["memory", "file"], undefined],
    [
      "[memory, file]",
      ["--quick"],
      ["memory"],
      { what: ["file"], options: "--storages memory,file --max-minutes 60" },
    ],
  ] as const)("is what workloads of one's own have: %s %j", (storages, more, measured, leftOut) => {
    const settings = resolve("a.so", "b.so", "--own-workloads", ownFile(storages), ...more);
    expect(settings.run).toMatchObject({ suites: ["own"], storages: measured });
    expect(settings.leftOut).toEqual(leftOut);
  });

  it("is a configuration file's own workloads, if that has no other suite", () => {
    const file = ownFile("[memory]");
    const configured = (suites: string) =>
      resolve(
        "a.so",
        "b.so",
        "--config",
        configFile(`own-workloads: [${JSON.stringify(file)}]\nsuites: [${suites}]\n`),
      );
    expect(configured("own").run.suites).toEqual(["own"]);
    expect(configured("oltp, own").run.suites).toEqual(["oltp"]);
  });

  it("fits into a minute, and says what it leaves out", () => {
    const { run, leftOut } = resolve("a.so", "b.so");
    expect(run).toMatchObject({
      suites: ["oltp"],
      variants: ["int"],
      storages: ["memory", "file"],
      rows: 10_000,
      maxMinutes: 0.9,
      criteria: { gate: "base" },
    });
    expect(leftOut?.what).toEqual(["composite", "blob", "text", "autocommit", "tables of 100,000 rows"]);
  });

  it("is all of the suite with the options that the report names", () => {
    const { leftOut } = resolve("a.so", "b.so");
    const all = resolve("a.so", "b.so", ...(leftOut?.options.split(" ") ?? []));
    expect(planTests(all.run)).toHaveLength(276);
    expect(all.run).toMatchObject({ rows: 100_000, maxMinutes: 60 });
    expect(all.leftOut).toBeUndefined();
  });

  it("is in memory alone with --quick", () => {
    expect(resolve("a.so", "b.so", "--quick").run).toMatchObject({ storages: ["memory"], maxMinutes: 0.45 });
  });

  it("is in the storages that the named suites have", () => {
    const { run, leftOut } = resolve("a.so", "b.so", "--suites", "cold");
    expect(run.storages).toEqual(["file"]);
    expect(leftOut?.what).not.toContain("autocommit");
  });

  it("is what options ask for", () => {
    const { run } = resolve("a.so", "b.so", "--variants", "text", "--max-minutes", "3", "--rows", "50");
    expect(run).toMatchObject({ variants: ["text"], storages: ["memory", "file"], maxMinutes: 3, rows: 50 });
  });

  it("is every test that a pattern names", () => {
    const { run, leftOut } = resolve("a.so", "b.so", "--test", "*/autocommit/*/oltp_insert_ac");
    expect(planTests(run).map(testPath)).toEqual(
      ["int", "composite", "blob", "text"].map((key) => `${key}/autocommit/writes/oltp_insert_ac`),
    );
    expect(leftOut).toBeUndefined();
  });

  it("is of other suites only if their variant or suite is named", () => {
    const suitesOf = (...parameters: readonly string[]) => resolve("a.so", "b.so", ...parameters).run.suites;
    expect(suitesOf("--test", "*/*/*/oltp_insert")).toEqual(["oltp"]);
    expect(suitesOf("--test", "scale_small/*/*/oltp_insert")).toEqual(["scale"]);
    expect(suitesOf("--test", "*/*/*/oltp_insert", "--suites", "scale")).toEqual(["scale"]);
  });
});

describe("the configuration file of a gate", () => {
  it("gives ceilings and the candidate, and not the scope", () => {
    const text =
      "candidate: lib.so\nrows: 7\nvariants: [blob]\nworkloads: [oltp_insert]\nbase-ceilings: {memory: 1.5}\n";
    const { subject, run } = resolve("--build", "make", "--config", configFile(text));
    expect(subject).toMatchObject({ candidate: "lib.so" });
    expect(run).toMatchObject({
      rows: 10_000,
      variants: ["int"],
      criteria: { ceilings: { base: { memory: 1.5 } } },
    });
    expect(run.workloads).toBeUndefined();
  });

  it("asks for no other figure than times, of its own precision", () => {
    const text =
      "require-durability: true\ncounts: instructions\nlatencies: true\nprecision: 1\nconfine: on\n";
    const { run } = resolve("a.so", "b.so", "--config", configFile(text));
    expect(run.criteria.requires).toBeUndefined();
    expect(run.criteria.rule?.precision).toBe(10);
    expect(run).toMatchObject({ latencies: false, confine: "off" });
    expect(run.given).not.toHaveProperty("counts");
  });

  it.each([
    ["as a rule", [], "seed: 2\n", true],
    ["not with rounds of its own", ["--rounds", "3..11"], "seed: 2\n", undefined],
    [
      "not where the outcome of each row is needed, since some are accepted",
      [],
      "accept: [{ path: int/memory/writes/oltp_insert, up-to: 1.3x, by: me, until: 2027-01-31, reason: a new format }]\n",
      undefined,
    ],
  ])("ends once all tests together are slower: %s", (_, options, text, expected) => {
    const { run } = resolve("a.so", "b.so", ...options, "--config", configFile(text));
    expect(run.criteria.rule?.overallDecides).toBe(expected);
  });
});

it("results of two working folders are in two folders", () => {
  const here = resolve("a.so", "b.so").run.out;
  const before = process.cwd();
  try {
    process.chdir(os.tmpdir());
    expect(resolve("a.so", "b.so").run.out).not.toBe(here);
  } finally {
    process.chdir(before);
  }
  expect(here).toMatch(/^\/cache\/compare\/[0-9a-f]{16}$/);
  expect(resolve("a.so", "b.so", "--out", "x").run.out).toBe("x");
});
