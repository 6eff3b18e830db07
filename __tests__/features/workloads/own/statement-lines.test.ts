import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readOwnWorkloads } from "../../../../src/features/workloads/own/read.ts";
import { readStatementLines } from "../../../../src/features/workloads/own/statement-lines.ts";
import { ownSuite } from "../../../../src/features/workloads/own/suite.ts";
import { RandomStream } from "../../../../src/suite/random.ts";
import { textOf, valuesOf } from "../../../../src/suite/sql-template.ts";

const folder = mkdtempSync(path.join(tmpdir(), "statement-lines-"));

afterAll(() => rmSync(folder, { recursive: true }));

describe("a file of statements with values", () => {
  it("has a ? for each use of a parameter, by SQLite's numbers", () => {
    const read = (sql: string, values: readonly unknown[]) =>
      readStatementLines(JSON.stringify({ sql, values }), "a.jsonl").map((one) => [
        one.sql,
        one.values,
        one.place,
      ]);
    expect(read("SELECT ?, ?3, ?, :a, :a, '?' -- ?", [1, 2, 3, 4, 5])).toEqual([
      ["SELECT ?, ?, ?, ?, ?, '?';", [1, 3, 4, 5, 5], "a.jsonl:1:1"],
    ]);
    expect(read("SELECT $a, ?2, @b", [1])).toEqual([["SELECT ?, ?, ?;", [1, null, null], "a.jsonl:1:1"]]);
    expect(read("SELECT :1, :größe, $a::b(c), $::d, :1, :a$2(x,'), $a::b(c)", [1, 2, 3, 4, 5])).toEqual([
      ["SELECT ?, ?, ?, ?, ?, ?, ?;", [1, 2, 3, 4, 1, 5, 3], "a.jsonl:1:1"],
    ]);
  });

  it("has values by the names of the parameters", () => {
    const read = (values: object) =>
      readStatementLines(JSON.stringify({ sql: "SELECT :a, $b, ?5, @a, :a, :größe", values }), "a.jsonl")[0];
    expect(read({ a: 1, b: null, 5: "five", größe: 7, other: 2 })).toMatchObject({
      sql: "SELECT ?, ?, ?, ?, ?, ?;",
      values: [1, null, "five", 1, 1, 7],
    });
    expect(() => read({ a: 1, b: 2 })).toThrow('a.jsonl:1:1: values has no "5" for ?5');
    expect(() => read({ a: {} })).toThrow("values.a");
  });

  it("is timed and prepared with its values, which are no placeholders", () => {
    const lines = [
      { sql: "INSERT INTO t VALUES (?, ?, 1 -?)", values: [":i {dir} it's", { blob: "00FF" }, -1] },
      {
        sql: "SELECT ?, ?, ?, ?",
        values: [null, { integer: "9223372036854775807" }, { real: "2" }, { text: "c3a400" }],
      },
      { sql: "SELECT ?, ?", values: [0.1, true] },
    ];
    writeFileSync(path.join(folder, "all.jsonl"), lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    const file = path.join(folder, "own.yml");
    writeFileSync(
      file,
      "name: own\nkind: writes\ntables: CREATE TABLE t(a, b, c);\nprepare: all.jsonl\nstatements: all.jsonl\ncheck: SELECT 1;\n",
    );
    const suite = ownSuite(readOwnWorkloads([file], []));
    const [workload] = suite.workloads;
    const random = new RandomStream(1, "own");
    const made = [...(workload?.statements({ random } as never) ?? [])];
    const texts = [
      "INSERT INTO t VALUES (':i {{dir}} it''s', X'00FF', 1 - -1);",
      "SELECT NULL, 9223372036854775807, 2.0, CAST(X'c3a400' AS TEXT);",
      "SELECT 0.1, 1;",
    ];
    expect(made.map(textOf)).toEqual(texts);
    expect(made.flatMap(valuesOf)).toEqual([
      ...[":i {{dir}} it's", { type: "blob", digits: "00FF" }, -1],
      ...[{ type: "real", decimal: "2.0" }, { type: "real", decimal: "0.1" }, 1],
    ]);
    const prepared = [...(suite.preparation?.({} as never, { seed: 1 } as never) ?? [])];
    for (const text of texts) expect(prepared).toContain(text);
    expect([...(suite.definition?.() ?? [])].join()).toContain("9223372036854775807");
  });
});
