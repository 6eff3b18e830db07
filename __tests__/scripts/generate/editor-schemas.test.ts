import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type * as z from "zod";
import { editorSchemas } from "../../../scripts/generate/editor-schemas.ts";
import { filesFor } from "../../../src/features/start/init/files.ts";
import { ownWorkloadSchema, readOwnWorkloads } from "../../../src/features/workloads/own/read.ts";
import { ownContestSchema } from "../../../src/features/workloads/own/read-contest.ts";
import { serverSchema } from "../../../src/features/workloads/servers/server-file.ts";
import { type Option, offeredIn, schemaOf } from "../../../src/options/option.ts";
import { type SchemaName, schemaLine } from "../../../src/platform/editor-schema.ts";
import { checkYaml } from "../../../src/yaml/check-yaml.ts";
import { parseYaml } from "../../../src/yaml/yaml-file.ts";
import { documents, root } from "../../builders/documents.ts";
import { makeOwn, withOwnWorkloads } from "../../features/workloads/own/workloads.ts";
import { options, parseConfigFile } from "../../options/full-build.ts";

// Formats stand beside patterns that say the same.
const ajv = new Ajv({
  ...{ strict: true, strictTypes: false, strictRequired: false },
  ...{ allErrors: true, validateFormats: false },
});
const validators = Object.fromEntries(
  Object.entries(editorSchemas).map(([name, schemaText]) => [name, ajv.compile(JSON.parse(schemaText()))]),
);

/** The faults that an editor would show. */
function faultsOf(kind: SchemaName, value: unknown): string[] {
  const validate = validators[kind];
  if (validate === undefined) throw new Error(`there is no schema ${kind}`);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Configurations of the documents name workloads of their own. */
const catalogue = withOwnWorkloads([
  makeOwn({ name: "dolt_merge" }),
  ...readOwnWorkloads(["examples/doltlite/harness/*.yml"], []),
  ...["load", "collect", "commit.n=10", "commit.n=100"].map((name) =>
    makeOwn({ name, kind: "writes", storages: ["file"] }),
  ),
  ...["seek", "seek_control"].map((name) => makeOwn({ name, kind: "reads", storages: ["memory"] })),
]);

/** The schemas that the program validates with. That of a configuration refuses names of workloads too, once it knows them. */
const schemas: Readonly<Record<SchemaName, z.ZodType>> = {
  config: schemaOf(offeredIn(options, "file")),
  "own-contest": ownContestSchema,
  "own-workload": ownWorkloadSchema,
  server: serverSchema,
};

/** @throws InputError if the program refuses the text */
function readByProgram(kind: SchemaName, text: string): void {
  if (kind === "config") parseConfigFile(text, "gate.yml", catalogue);
  else checkYaml(parseYaml(text, "shown.yml"), "shown.yml", schemas[kind]);
}

function isRefused(kind: SchemaName, text: string): boolean {
  try {
    readByProgram(kind, text);
    return false;
  } catch {
    return true;
  }
}

/** The kind of a file by its keys; undefined for files of other programs, and for grammars. */
function kindOf(text: string): SchemaName | undefined {
  const value: unknown = parse(text);
  const keys = new Set(Object.keys(Object(value)));
  if (
    Array.isArray(value) ||
    keys.has("jobs") ||
    keys.has("rules") ||
    text.includes("script:") ||
    text.includes("uses: ")
  )
    return undefined;
  if (keys.has("connections")) return "own-contest";
  if (["statements", "sweep", "database", "prepare-command"].some((key) => keys.has(key)))
    return "own-workload";
  return ["server", "start", "address"].some((key) => keys.has(key)) ? "server" : "config";
}

const files = execFileSync(
  "git",
  ["ls-files", "-co", "--exclude-standard", "examples/**.yml", ".github/*.yml"],
  {
    cwd: root,
    encoding: "utf8",
  },
)
  .trim()
  .split("\n")
  .map((name) => ({ name, text: readFileSync(path.join(root, name), "utf8") }))
  .filter(({ name }) => !/zizmor|dependabot|workflow/.test(name));

const written = [...filesFor({ build: "make", candidate: "lib.so", forks: true, packages: [] })]
  .filter(([name]) => name.endsWith("bench-gate.yml"))
  .map(([name, text]) => ({ name: `${name} of init`, text }));

const shown = documents
  .flatMap(({ file, code }) =>
    code
      .filter(({ language }) => language === "yaml")
      .map(({ text }, index) => ({ name: `${file}, ${index + 1}`, text })),
  )
  .filter(({ text }) => kindOf(text) !== undefined);

/** A part of a workload, with what every workload has. */
function completed(text: string): string {
  const needed = { name: "shown", kind: "reads", statements: "SELECT 1" };
  const missing = Object.entries(needed).filter(([key]) => !new RegExp(`^${key}:`, "m").test(text));
  if (kindOf(text) !== "own-workload") return text;
  return [...missing.map(([key, value]) => `${key}: ${value}`), text].join("\n");
}

/** Whether a document shows a file, and not a part of one. */
function isWhole(text: string): boolean {
  const isNamed = /^# \S+\.yml$/m.test(text);
  const isWorkload = kindOf(text) === "own-workload" && completed(text) === text;
  return isNamed || isWorkload || kindOf(text) === "server";
}

describe("the schemas for editors", () => {
  it("have many files to accept", () => {
    expect(files.length).toBeGreaterThan(15);
    expect(shown.length).toBeGreaterThan(15);
  });

  it.each([...files, ...written, ...shown])("accept $name, which the program reads", ({ text }) => {
    const kind = kindOf(text);
    if (kind === undefined) throw new Error("nothing reads this file");
    expect(faultsOf(kind, parse(completed(text)))).toEqual([]);
    readByProgram(kind, completed(text));
  });

  it.each([...files, ...written, ...shown.filter(({ text }) => isWhole(text))])(
    "are named by the first line of $name",
    ({ text }) => {
      expect(text.startsWith(schemaLine(kindOf(text) as SchemaName))).toBe(true);
    },
  );

  it("describe every setting as its help does, and every key of a workload", () => {
    const config = JSON.parse(editorSchemas.config());
    for (const [name, { help }] of Object.entries<Option>(offeredIn(options, "file")))
      expect(config.properties[name].description, name).toContain(help);
    const own = JSON.parse(editorSchemas["own-workload"]());
    for (const [key, value] of Object.entries<{ description: string }>(own.properties))
      expect(value.description, key).toMatch(/^[A-Z`].*[^.]$/);
  });

  const read = "name: a\nkind: reads\nstatements: SELECT 1\n";
  const write = "name: a\nkind: writes\nstatements: DELETE FROM t\n";

  it.each<[SchemaName, string]>([
    ["config", "row: 3"],
    ["config", "rows: many"],
    ["config", "rows: 0"],
    ["config", "rows: 1.5"],
    ["config", "rounds: 1001"],
    ["config", "rounds: 3-11"],
    ["config", "rounds: true"],
    ["config", "alpha: 0.5"],
    ["config", "variants: int"],
    ["config", "variants: [txt]"],
    ["config", "variants: []"],
    ["config", "storages: [disk]"],
    ["config", "workloads: [a-b]"],
    ["config", "candidate: ''"],
    ["config", 'candidate-name: "a\\nb"'],
    ["config", "baseline-name: ' '"],
    ["config", "ceiling: 6x"],
    ["config", "base-ceilings: { disk: 1 }"],
    ["config", "footprint-ceiling: on"],
    ["config", "min-change: 10"],
    ["config", "min-change: 0ms"],
    ["config", "min-change: 5ms/transaction"],
    ["config", "ceilings: [{ test: 7 }]"],
    ["config", "ceilings: [{ for: { variant: text } }]"],
    ["config", "ceilings: [{ for: {}, test: 7 }]"],
    ["config", "ceilings: [{ for: { variant: txt }, test: 7 }]"],
    ["config", "ceilings: [{ match: int/*, base: 2 }]"],
    ["config", "ceilings: [{ match: int/memory/reads, for: { variant: int }, base: 2 }]"],
    ["config", "ceilings: [{ match: int/memory/reads, footprint: {} }]"],
    ["config", "accept: [{ path: int/*/writes, up-to: 7x }]"],
    ["config", "accept: [{ path: a, up-to: 7x, by: Ada, until: tomorrow, reason: new }]"],
    ["config", "pragmas: { candidate: { file: [cache_size] } }"],
    ["config", 'pragmas: { candidate: { file: ["a=1; DROP TABLE t"] } }'],
    ["config", "engine-version: {}"],
    ["config", "engine-version: { query: DROP TABLE t }"],
    ["config", "engine-version: { query: SELECT 1, file: VERSION }"],
    ["config", "environment: { candidate: { A: 1 } }"],
    ["config", 'environment: { candidate: { lower: "1" } }'],
    ["config", 'environment: { candidate: { LD_PRELOAD: "1" } }'],
    ["config", "no-base: not needed"],
    ["config", "own-workloads: bench/a.yml"],
    ["config", "unsupported: [fts3]"],
    ["own-workload", "kind: reads\nstatements: SELECT 1\n"],
    ["own-workload", `${read}storage: [file]\n`],
    ["own-workload", read.replace("a", "A-1")],
    ["own-workload", read.replace("name: a", "name: oltp_insert")],
    ["own-workload", read.replace("reads", "read")],
    ["own-workload", read.replace("SELECT 1", "5")],
    ["own-workload", read.replace("SELECT 1", "[]")],
    ["own-workload", read.replace("SELECT 1", "' '")],
    ["own-workload", read.replace("SELECT 1", "[{ sql: SELECT 1 }]")],
    ["own-workload", read.replace("SELECT 1", "[{ sql: SELECT 1, code: UNIQUE }]")],
    ["own-workload", `${read}repeat: 0\n`],
    ["own-workload", `${read}prepare-repeat: 3\n`],
    ["own-workload", `${read}prepare: SELECT 1\nprepare-repeat: depth\n`],
    ["own-workload", `${read}before: BEGIN\n`],
    ["own-workload", `${read}alternatives: []\n`],
    ["own-workload", `${write}check: SELECT 1\nconnect: each\n`],
    ["own-workload", `${read}process: each\nconnect: each\n`],
    ["own-workload", `${read}process: each\nstorages: [memory]\n`],
    ["config", 'limits: [{match: "int/*/reads", figure: allocations}]\n'],
    ["own-workload", `${read}max: 120\n`],
    ["own-workload", `${read}scaled-by: cpu\n`],
    ["own-workload", `${read}counters: SELECT 1\ncompare: baseline\n`],
    ["own-workload", `${read}growth: { ratio: 2 }\n`],
    ["own-workload", `${read}sweep: { n: [1] }\n`],
    ["own-workload", `${read}sweep: { n: [1, 1] }\n`],
    ["own-workload", `${read}sweep: { n: [0, 1] }\n`],
    ["own-workload", `${read}sweep: { i: [1, 2] }\n`],
    ["own-workload", `${read}sweep: { N: [1, 2] }\n`],
    ["own-workload", `${read}sweep: { n: [1, 2], m: [1, 2], o: [1, 2] }\n`],
    ["own-workload", `${read}sweep: { n: { one: "1" } }\n`],
    ["own-workload", `${read}sweep: { n: { one: "1", two: "2;" } }\n`],
    ["own-workload", `${read}sweep: { n: [1, 2] }\ngrowth: { floor: 1ms }\n`],
    ["own-workload", `${read}sweep: { n: [1, 2] }\ngrowth: { exponent: 1, floor: 1ms }\n`],
    ["own-workload", `${read}sweep: { n: [1, 2] }\ngrowth: { ratio: 2, floor: 1ms/statement }\n`],
    ["own-workload", write],
    ["own-workload", `${write}check: SELECT 1\nalternatives: [SELECT 1]\n`],
    ["server", "server: oracle"],
    ["server", "server: dolt\nsetings: {}"],
    ["server", "start: [a]"],
    ["server", "server: dolt\naddress: localhost:3306\nname: x"],
    ["server", "address: localhost:3306\nname: x\nstop: [kill]"],
    ["server", "name: x\nstart: [a]\nprogram: b"],
    ["server", "name: x\nstart: [a]\nseconds: 0"],
    ["server", "name: x\nstart: [a]\nsettings: { 'a; b': 1 }"],
  ])("refuse, as the program does: %s %j", (kind, text) => {
    expect(isRefused(kind, text)).toBe(true);
    expect(faultsOf(kind, parse(text))).not.toEqual([]);
  });

  /** Values of many types, of which each setting takes some. */
  const values = [
    ...[
      0,
      1,
      3,
      -1,
      1.5,
      0.01,
      1000,
      10_001,
      true,
      null,
      "all",
      "off",
      "text",
      "same",
      "base",
      "reads",
      "file",
    ],
    ...[
      "int",
      "3..11",
      "9..3",
      "120ms",
      "5us/statement",
      "0.5 s",
      "not built",
      "nothing to compare: a",
      "fsync",
    ],
    ...["SELECT 1", "x.sql", ":depth", "mariadb", "localhost:3306", "/run/a.sock", "oltp_insert"],
    ...["skip", "list", "rows/s", "socket", "each", "npm:better-sqlite3@12.4.1 npm:better-sqlite3@13.2.0"],
    ...[[], ["int"], ["memory", "file"], ["oltp_insert", "own.n=1"], ["bench/*.yml"], ["fts5"], ["SELECT 1"]],
    ...[["oltp"], [{ sql: "SELECT 1", error: "" }], [{ match: "int/*/reads", test: 2 }]],
    ...[
      [{ match: "int/*/reads", figure: "allocations", "at-most": 2 }],
      [{ match: "int/file/*", figure: "file-bytes", "at-most": "2x", "relative-to": "base" }],
      [{ match: "int/file/*", figure: "file-bytes", "at-most": 2, "grows-at-most": 2 }],
    ],
    ...[
      {},
      { n: [1, 2] },
      { ratio: 2, floor: "1ms" },
      { memory: 1.5 },
      { overall: 1.1 },
      { file: "VERSION" },
    ],
    "processes",
    [{ name: "b", count: 2, pause: "1ms", statements: "SELECT 1", committed: "SELECT 1" }],
    ...[{ candidate: { A: "1" } }, { base: { file: ["pragma a=1"] } }, { query: "pragma x" }, { a_b: true }],
  ];

  const complete: Readonly<Record<SchemaName, readonly object[]>> = {
    config: [{}],
    "own-contest": [
      {
        name: "a",
        connections: [{ name: "b", count: 2, statements: "SELECT 1" }],
        invariant: "SELECT 1",
        prepare: "x.sql",
      },
    ],
    "own-workload": [
      {
        name: "a",
        kind: "reads",
        statements: "SELECT 1",
        check: "SELECT 1",
        compare: "base",
        prepare: "x.sql",
      },
      { name: "a", kind: "reads", statements: "SELECT :n", max: "1ms", sweep: { n: [1, 2] } },
    ],
    server: [{ server: "dolt" }, { name: "a", start: ["b"] }, { name: "a", address: "/c" }],
  };

  it.each(Object.entries(complete) as [SchemaName, readonly object[]][])(
    "refuse nothing that the program accepts: %s",
    (kind, bases) => {
      const keys = Object.keys(JSON.parse(editorSchemas[kind]()).properties);
      const accepted = keys.map((key) => {
        const cases = bases.flatMap((base) => values.map((value) => ({ ...base, [key]: value })));
        const right = cases.filter((one) => schemas[kind].safeParse(one).success);
        for (const one of right) expect(faultsOf(kind, one), JSON.stringify(one)).toEqual([]);
        return { key, count: right.length };
      });
      expect(accepted.filter(({ count }) => count === 0)).toEqual([]);
    },
  );
});
