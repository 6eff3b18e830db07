import { describe, expect, it } from "vitest";
import { defaultCriteria } from "../../src/model/criteria.ts";
import { keyVariants, storages } from "../../src/model/test.ts";
import { engineNameOf } from "../../src/options/resolve.ts";
import { errorMessage } from "../error-message.ts";
import {
  resolveReportSettings,
  resolveRunSettings,
  resolveUntrustedSettings,
  sourcesOf,
} from "./full-build.ts";

/** The ceilings that suites have of their own. */
const suites = { test: { tpcc: 2 }, average: { tpcc: 2 } };

const { base, baseAverages } = defaultCriteria.ceilings;

describe("the settings of a run", () => {
  it("are the defaults if only a candidate is given", () => {
    expect(resolveRunSettings(sourcesOf({ given: { candidate: "build/libdoltlite.so" } }))).toEqual({
      candidate: "build/libdoltlite.so",
      candidateName: "DoltLite",
      baselineName: "SQLite",
      baseName: "base",
      rows: 100_000,
      warehouses: 1,
      suites: ["oltp"],
      variants: keyVariants,
      storages,
      seed: 1,
      statements: "text",
      threads: 1,
      latencies: false,
      confine: "off",
      identicalBase: "skip",
      given: { candidate: "build/libdoltlite.so" },
      contents: {},
      criteria: {
        ceilings: {
          base,
          baseAverages,
          test: 6,
          average: 5,
          suites,
          instructions: 1,
          footprint: 5,
          age: { base: 1.2 },
          contention: { base: 2 },
          plan: 1.5,
          rules: [],
        },
        rule: { rounds: { min: 3, max: 11, together: 18 }, alpha: 0.01 },
      },
      pragmas: {},
      environment: {},
      out: "bench-results",
      format: "text",
      unit: "time",
      quiet: false,
      strict: false,
      details: false,
    });
  });

  it("have the suite of servers by default if the candidate is one", () => {
    const suitesOf = (given: Parameters<typeof sourcesOf>[0]["given"], file?: string) =>
      resolveRunSettings(sourcesOf({ given, ...(file === undefined ? {} : { config: "gate.yml" }) }, file))
        .suites;
    expect(suitesOf({ candidate: "bench/dolt.yml" })).toEqual(["server"]);
    expect(suitesOf({}, "candidate: bench/dolt.yml")).toEqual(["server"]);
    expect(suitesOf({ candidate: "bench/dolt.yml", suites: ["tpcc"] })).toEqual(["tpcc"]);
    expect(suitesOf({ candidate: "a.so" }, "candidate: bench/dolt.yml")).toEqual(["oltp"]);
  });

  it("say which names were given, by whom does not matter", () => {
    const given = { candidate: "a.so", "candidate-name": "Mine" };
    const file = "base-name: theirs";
    expect(resolveRunSettings(sourcesOf({ given, config: "gate.yml" }, file)).named).toEqual([
      "candidate",
      "base",
    ]);
    expect(resolveRunSettings(sourcesOf({ given: { candidate: "a.so" } })).named).toBeUndefined();
  });

  it("are taken from the source, else the file, else the defaults", () => {
    const settings = resolveRunSettings(
      sourcesOf(
        { given: { rows: 10, workloads: ["oltp_insert"], strict: true }, config: "gate.yml" },
        "candidate: a.so\nrows: 20\nrounds: 9\nbaseline: b.so\ncandidate-name: Mine",
      ),
    );
    expect(settings).toMatchObject({
      candidate: "a.so",
      baseline: "b.so",
      candidateName: "Mine",
      rows: 10,
      criteria: { rule: { rounds: 9 } },
      seed: 1,
      workloads: ["oltp_insert"],
      strict: true,
    });
  });

  it("keep the file's rules if a ceiling is given", () => {
    const text = "ceiling: 8\naverage-ceiling: 7\nceilings: [{ for: { variant: text }, test: 9 }]";
    const { criteria } = resolveRunSettings(sourcesOf({ given: { candidate: "a.so", ceiling: 4 } }, text));
    expect(criteria.ceilings).toEqual({
      test: 4,
      average: 7,
      base,
      baseAverages,
      instructions: 1,
      footprint: 5,
      age: { base: 1.2 },
      contention: { base: 2 },
      plan: 1.5,
      rules: [{ for: { variant: "text" }, test: 9 }],
    });
  });

  it("have a ceiling that is given for all suites", () => {
    const ceilingsOf = (given: object, text?: string) =>
      resolveRunSettings(sourcesOf({ given: { candidate: "a.so", ...given } }, text)).criteria.ceilings;
    expect(ceilingsOf({ ceiling: 6 })).toEqual({
      test: 6,
      average: 5,
      base,
      baseAverages,
      suites: { average: { tpcc: 2 } },
      instructions: 1,
      footprint: 5,
      age: { base: 1.2 },
      contention: { base: 2 },
      plan: 1.5,
      rules: [],
    });
    expect(ceilingsOf({}, "average-ceiling: 4")).toEqual({
      test: 6,
      average: 4,
      base,
      baseAverages,
      suites: { test: { tpcc: 2 } },
      instructions: 1,
      footprint: 5,
      age: { base: 1.2 },
      contention: { base: 2 },
      plan: 1.5,
      rules: [],
    });
  });

  it("keep a base's ceilings that the file does not set", () => {
    const text = "base-ceilings: { file: 1.5 }";
    const { criteria } = resolveRunSettings(sourcesOf({ given: { candidate: "a.so" } }, text));
    expect(criteria.ceilings.base).toEqual({ memory: 1.1, file: 1.5, autocommit: 1.4 });
  });

  it("write to the folder of the resumed run", () => {
    const resumed = resolveRunSettings(sourcesOf({ given: { candidate: "a.so", resume: "results" } }));
    expect(resumed).toMatchObject({ resume: "results", out: "results" });
    const both = { candidate: "a.so", resume: "results", out: "./results/" };
    expect(resolveRunSettings(sourcesOf({ given: both })).out).toBe("results");
    expect(errorMessage(() => resolveRunSettings(sourcesOf({ given: { ...both, out: "other" } })))).toBe(
      '--out: "other" is not "results", which --resume names: a run is resumed in its own folder, so omit --out',
    );
  });

  it("need a candidate", () => {
    expect(errorMessage(() => resolveRunSettings(sourcesOf({ given: {} })))).toBe(
      "no candidate is given: name the engine under test with --candidate PATH on the command line, with the " +
        "action's input candidate, or with candidate in the configuration file",
    );
  });

  it("name the file that is wrong", () => {
    const source = { given: { candidate: "a.so" }, config: "ci/gate.yml" };
    expect(errorMessage(() => resolveRunSettings(sourcesOf(source, "row: 5")))).toBe(
      'ci/gate.yml:1:1: unknown key "row": did you mean "rows"?',
    );
  });
});

describe("the settings of results that another job has measured", () => {
  it.each([
    [{}, "sqlite", "SQLite"],
    [{ candidate: "libengine.so", suites: ["tpcc"] }, "sqlite", "SQLite"],
    [{ candidate: "bench/server.yml", suites: ["tpcc"] }, "mysql", "baseline"],
    [{ candidate: "server.yml", baseline: "mariadb.yml" }, "mysql", "mariadb"],
    [{ suites: ["server"] }, "mysql", "baseline"],
    [{ suites: ["tpcc"], threads: 4, "baseline-name": "MySQL 8" }, "mysql", "MySQL 8"],
  ] as const)("with %j are of engines that speak the SQL of %s", (given, dialect, baseline) => {
    expect(resolveUntrustedSettings(sourcesOf({ given }))).toMatchObject({ dialect, names: { baseline } });
  });
});

describe("several connections", () => {
  it("are timed with latencies", () => {
    const given = { candidate: "server.yml", threads: 4 };
    expect(resolveRunSettings(sourcesOf({ given }))).toMatchObject({ threads: 4, latencies: true });
  });
});

describe("the settings of a report", () => {
  it("keep the recorded names and write no files unless told otherwise", () => {
    expect(resolveReportSettings(sourcesOf({ given: {} }))).toEqual({
      criteria: {
        ceilings: {
          base,
          baseAverages,
          test: 6,
          average: 5,
          suites,
          instructions: 1,
          footprint: 5,
          age: { base: 1.2 },
          contention: { base: 2 },
          plan: 1.5,
          rules: [],
        },
        rule: {},
      },
      format: "text",
      unit: "time",
      strict: false,
      details: false,
      given: {},
    });
  });

  it("are taken from the source, else the file", () => {
    const source = { given: { ceiling: 2, out: "merged", format: "json" }, config: "gate.yml" } as const;
    const text =
      "ceiling: 8\naverage-ceiling: 7\ncandidate-name: Mine\nbaseline-name: Stock\nrows: 5\nunit: rows/s";
    expect(resolveReportSettings(sourcesOf(source, text))).toEqual({
      criteria: {
        ceilings: {
          base,
          baseAverages,
          test: 2,
          average: 7,
          instructions: 1,
          footprint: 5,
          age: { base: 1.2 },
          contention: { base: 2 },
          plan: 1.5,
          rules: [],
        },
        rule: {},
      },
      format: "json",
      given: {
        ceiling: 2,
        out: "merged",
        format: "json",
        "average-ceiling": 7,
        "candidate-name": "Mine",
        "baseline-name": "Stock",
        rows: 5,
        unit: "rows/s",
      },
      unit: "rows/s",
      strict: false,
      details: false,
      out: "merged",
      candidateName: "Mine",
      baselineName: "Stock",
    });
  });
});

it.each([
  ["build/libdoltlite.so", "DoltLite"],
  ["/opt/lib/libdoltlite.dylib", "DoltLite"],
  ["doltlite", "DoltLite"],
  ["libsqlite3.so.0", "SQLite"],
  ["libsqlite3.so.0.8.6", "SQLite"],
  ["libsqlite3.0.dylib", "SQLite"],
  ["./libsqlite3-3.54.1", "SQLite"],
  ["libsqlcipher.so.1", "sqlcipher"],
  ["liblibsql.so", "libsql"],
  ["my-fork.so", "my-fork"],
  ["lib.so", "lib.so"],
  [`${"a".repeat(100)}.so`, "a".repeat(60)],
])("an engine at %s is called %s", (file, name) => {
  expect(engineNameOf(file)).toBe(name);
});

it("names the gate in the criteria only if it is given", () => {
  const gateOf = (yaml: string) => {
    const sources = sourcesOf({ given: { candidate: "libdoltlite.so" } }, yaml);
    return [resolveRunSettings(sources), resolveUntrustedSettings(sources)].map(
      ({ criteria }) => criteria.gate,
    );
  };
  expect(gateOf("rows: 5")).toEqual([undefined, undefined]);
  for (const gate of ["base", "sqlite", "both"]) expect(gateOf(`gate: ${gate}`)).toEqual([gate, gate]);
  expect(errorMessage(() => gateOf("gate: main"))).toContain("base, sqlite, both");
});

it("refuses require-base for a run without a base", () => {
  const given = { candidate: "libdoltlite.so", "require-base": true };
  expect(() => resolveRunSettings(sourcesOf({ given }))).toThrow(
    "require-base is true, but no base is given",
  );
  expect(resolveRunSettings(sourcesOf({ given: { ...given, base: "base.so" } })).criteria.requireBase).toBe(
    true,
  );
});

it("refuses variants for suites that have tables of their own", () => {
  const given = { candidate: "libdoltlite.so", suites: ["types"], variants: ["int", "text"] } as const;
  expect(() => resolveRunSettings(sourcesOf({ given }))).toThrow(
    "variants is int, text, but suites is types: variants are the primary keys of the suite oltp",
  );
  expect(resolveRunSettings(sourcesOf({ given: { ...given, suites: ["oltp", "types"] } })).variants).toEqual([
    "int",
    "text",
  ]);
});

it("takes a budget for a precision in time, and refuses both, and one for an exact number of rounds", () => {
  const given = { candidate: "libdoltlite.so", budget: 2 } as const;
  const settingsOf = (more: object) => resolveRunSettings(sourcesOf({ given: { ...given, ...more } }));
  expect(settingsOf({}).criteria.rule.precision).toEqual({ minutes: 2 });
  expect(() => settingsOf({ precision: 3 })).toThrow("precision is 3 and budget is 2: omit one");
  expect(() => settingsOf({ rounds: 5 })).toThrow("budget is 2, but rounds is 5");
});

it("refuses a precision for an exact number of rounds", () => {
  const given = { candidate: "libdoltlite.so", precision: 2, rounds: 5 } as const;
  expect(() => resolveRunSettings(sourcesOf({ given }))).toThrow(
    "precision is 2, but rounds is 5, which gives each test exactly that many pairs",
  );
});
