import { describe, expect, it } from "vitest";
import { InputError } from "../../src/model/errors.ts";
import { keyVariants, sectionPath, storages, testPath } from "../../src/model/test.ts";
import { planTests, requireDialect } from "../../src/suite/plan-tests.ts";
import { suites } from "../../src/suite/suites.ts";
import { workloadNames } from "../../src/suite/workloads.ts";

const everything = { suites: ["oltp"], variants: keyVariants, storages } as const;

const reads = [
  "oltp_point_select",
  "oltp_range_select",
  "oltp_sum_range",
  "oltp_order_range",
  "oltp_distinct_range",
  "oltp_index_scan",
  "select_random_points",
  "select_random_ranges",
  "covering_index_scan",
  "groupby_scan",
  "index_join",
  "index_join_scan",
  "types_table_scan",
  "table_scan",
  "oltp_read_only",
];

const writes = [
  "oltp_bulk_insert",
  "oltp_insert",
  "oltp_update_index",
  "oltp_update_non_index",
  "oltp_delete_insert",
  "oltp_write_only",
  "types_delete_insert",
  "oltp_read_write",
];

describe("a plan", () => {
  it("has 276 tests, 69 a variant, none twice", () => {
    const tests = planTests(everything);
    expect(tests).toHaveLength(276);
    expect(new Set(tests.map(testPath)).size).toBe(276);
    for (const variant of keyVariants)
      expect(tests.filter((test) => test.variant === variant)).toHaveLength(69);
  });

  it("goes through variants, storages, reads then writes, and workloads in report order", () => {
    const tests = planTests({
      suites: ["oltp"],
      variants: [...keyVariants].reverse(),
      storages: [...storages].reverse(),
    });
    expect([...new Set(tests.map(sectionPath))]).toEqual(
      keyVariants.flatMap((variant) =>
        storages.flatMap((storage) => ["reads", "writes"].map((kind) => `${variant}/${storage}/${kind}`)),
      ),
    );
    const inSection = (section: string) =>
      tests.filter((test) => sectionPath(test) === section).map(({ workload }) => workload);
    for (const storage of storages) expect(inSection(`blob/${storage}/reads`)).toEqual(reads);
    expect(inSection("text/memory/writes")).toEqual(writes);
    expect(inSection("int/file/writes")).toEqual(writes);
    expect(inSection("int/autocommit/writes")).toEqual(writes.map((name) => `${name}_ac`));
  });

  it("chooses workloads by their exact names", () => {
    const tests = planTests({ ...everything, variants: ["int"], workloads: ["oltp_insert"] });
    expect(tests.map(testPath)).toEqual(["int/memory/writes/oltp_insert", "int/file/writes/oltp_insert"]);
  });

  it("offers every workload's name", () => {
    const own = [...reads, ...writes, ...writes.map((name) => `${name}_ac`)];
    expect(workloadNames.slice(0, own.length)).toEqual(own);
    expect(workloadNames).toContain("first_column_scan");
    expect(new Set(workloadNames).size).toBe(workloadNames.length);
  });

  it("refuses an unknown workload and names it", () => {
    expect(() => planTests({ ...everything, workloads: ["oltp_insert", "oltp_inserts"] })).toThrow(
      InputError,
    );
    expect(() => planTests({ ...everything, workloads: ["oltp_inserts"] })).toThrow(/"oltp_inserts"/);
  });

  it("refuses a selection that leaves nothing to test", () => {
    const empty = { ...everything, storages: ["memory"], workloads: ["oltp_insert_ac"] } as const;
    expect(() => planTests(empty)).toThrow(InputError);
    expect(() => planTests(empty)).toThrow(
      "nothing to test with suites oltp; variants int, composite, blob, text; storages memory; workloads oltp_insert_ac",
    );
    expect(() => planTests({ ...everything, variants: [] })).toThrow(/variants none/);
  });
});

describe("the dialect of suites", () => {
  const catalogue = { ...suites, types: { ...suites.types, dialect: "mysql" } } as const;

  it("lets engines run suites that are written in theirs", () => {
    expect(() => requireDialect(["oltp", "raw"], "sqlite", catalogue)).not.toThrow();
    expect(() => requireDialect(["types"], "mysql", catalogue)).not.toThrow();
  });

  it("refuses others, and names the suite, both dialects and the suites that are possible", () => {
    expect(() => requireDialect(["types", "oltp"], "mysql", catalogue)).toThrow(
      new InputError(
        "suite oltp is written in SQLite's SQL, but the engines are servers, which speak MySQL's: " +
          "choose from the suites types, server",
      ),
    );
    expect(() => requireDialect(["oltp", "types"], "sqlite", catalogue)).toThrow(
      /suite types is written in MySQL's SQL, but the engines are not servers, and speak SQLite's/,
    );
  });
});
