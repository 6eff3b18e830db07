import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readTextLog } from "../../../../src/features/workloads/record/text-log.ts";

const folder = mkdtempSync(path.join(tmpdir(), "text-log-"));
const file = path.join(folder, "log");

afterAll(() => rmSync(folder, { recursive: true }));

async function read(text: string, most = 100) {
  writeFileSync(file, text);
  const { executions, lost } = await readTextLog(file, most);
  return { statements: executions.map(({ sql, values, isAutocommit }) => [sql, values, isAutocommit]), lost };
}

describe("a text log", () => {
  it("has a JSON object on each line", async () => {
    const lines = [
      '{"sql": "SAVEPOINT a"}',
      '{"sql": "INSERT INTO t VALUES (:b, ?3, :b)", "values": ["x", 1.5, null]}',
      "",
      '{"sql": "ROLLBACK TO a"}',
      '{"sql": "RELEASE a"}',
    ];
    expect((await read(lines.join("\r\n"))).statements).toEqual([
      ["SAVEPOINT a;", [], false],
      ["INSERT INTO t VALUES (?, ?, ?);", ["x", null, "x"], false],
      ["ROLLBACK TO a;", [], false],
      ["RELEASE a;", [], true],
    ]);
  });

  it("is SQL as the shell traces it", async () => {
    const text = "BEGIN;\nINSERT INTO t VALUES('a;\nb', X'00');\nSELECT 1; SELECT 2;\nEND;\nSELECT 3";
    expect((await read(text)).statements).toEqual([
      ["BEGIN;", [], false],
      ["INSERT INTO t VALUES('a;\nb', X'00');", [], false],
      ["SELECT ?;", [1], false],
      ["SELECT ?;", [2], false],
      ["END;", [], true],
      ["SELECT ?;", [3], true],
    ]);
  });

  it("keeps the numbers of a type's name, which no engine takes as a parameter", async () => {
    const cast = (length: number, value: number) =>
      `SELECT CAST(a + ${value} AS NATIONAL VARCHAR(${length})), CAST(b AS DECIMAL(${length}, 2)) FROM t WHERE c = ${value};`;
    const { statements } = await read([cast(20, 1), cast(20, 2), cast(30, 3)].join("\n"));
    const bound = (length: number) =>
      `SELECT CAST(a + ? AS NATIONAL VARCHAR(${length})), CAST(b AS DECIMAL(${length}, 2)) FROM t WHERE c = ?;`;
    expect(statements.map(([sql, values]) => [sql, values])).toEqual([
      [bound(20), [1, 1]],
      [bound(20), [2, 2]],
      [cast(30, 3), []],
    ]);
  });

  it("has values bound again that it has written into the SQL, where they differ", async () => {
    const statements = [
      "INSERT INTO t VALUES('it''s', 1, x'00ff', 1.0e-05, 'same', -9223372036854775807)",
      "INSERT INTO t VALUES('b', NULL, X'', 2.5, 'same', -2)",
      "INSERT INTO t VALUES('c', 9223372036854775808, x'01', 3.0, 'same', -3)",
      "INSERT INTO t VALUES('', 2, x'', 2, 'same', -2)",
      "SELECT a 'b', count(*) 'c', max(a) AS 'd' FROM t WHERE b LIKE 'a%' ORDER BY 2, a + 3 LIMIT 5",
      "SELECT a 'x', count(*) 'c', max(a) AS 'd' FROM t WHERE b LIKE 'a%' ORDER BY 2, a + 3 LIMIT 5",
      "SELECT a 'b', count(*) 'c', max(a) AS 'd' FROM t WHERE b LIKE 'b%' ORDER BY 2, a + 4 LIMIT 5",
      "SELECT a 'b', count(*) 'c', max(a) AS 'd' FROM t WHERE b LIKE 'a%' ORDER BY 1, a + 3 LIMIT 5",
      "PRAGMA user_version = 1",
      "PRAGMA user_version = 2",
    ].map((sql) => `${sql};`);
    const insert = "INSERT INTO t VALUES(?, ?, ?, ?, 'same', -?);";
    const select =
      "SELECT a 'b', count(*) 'c', max(a) AS 'd' FROM t WHERE b LIKE ? ORDER BY 2, a + ? LIMIT 5;";
    const expected = [
      [insert, ["it's", 1, { blob: "00ff" }, { real: "1.0e-05" }, { integer: "9223372036854775807" }]],
      ["INSERT INTO t VALUES('b', NULL, X'', 2.5, 'same', -2);", []],
      ["INSERT INTO t VALUES('c', 9223372036854775808, x'01', 3.0, 'same', -3);", []],
      [insert, ["", 2, { blob: "" }, 2, 2]],
      [select, ["a%", 3]],
      [statements[5], []],
      [select, ["b%", 4]],
      ...[7, 8, 9].map((at) => [statements[at], []]),
    ];
    const kept = (await read(statements.join("\n"))).statements;
    expect(kept.map(([sql, values]) => [sql, values])).toEqual(expected);
    const json = statements.map((sql) => JSON.stringify({ sql })).join("\n");
    expect((await read(json)).statements).toEqual(kept);
    const whole = ["SELECT 1", "SELECT 2"].map((sql) => JSON.stringify({ sql, values: [] })).join("\n");
    expect((await read(whole)).statements.map(([sql]) => sql)).toEqual(["SELECT 1;", "SELECT 2;"]);
  });

  it("can be cut off in the middle of a statement", async () => {
    const { statements, lost } = await read("SELECT 1;\nSELECT 'a");
    expect(statements).toHaveLength(1);
    expect([...lost]).toEqual([["statements are cut off at the end of the log", 1]]);
  });

  it("is read up to a limit", async () => {
    const { statements, lost } = await read("SELECT 1;\nSELECT 2;\nSELECT 3;\n", 2);
    expect(statements).toHaveLength(2);
    expect([...lost.values()]).toEqual([1]);
  });

  it("is without statements whose values SQLite has cut off", async () => {
    const whole = "INSERT INTO t VALUES('a' /*+3 bytes*/); SELECT '''/*+3 bytes*/', 1/*+3 bytes*/;";
    const cut = "INSERT INTO t VALUES('aa'/*+3 bytes*/, 1); SELECT x'00'/*+40 bytes*/; SELECT 2;";
    const { statements, lost } = await read(`${whole}\n${cut}`);
    expect(statements.map(([sql]) => sql)).toEqual([
      ..."INSERT INTO t VALUES('a' );SELECT '''/*+3 bytes*/', 1;SELECT 2;".split(/(?<=;)/),
    ]);
    const json = await read('{"sql": "SELECT 1"}\n{"sql": "SELECT \'a\'/*+3 bytes*/"}');
    expect([json.statements.length, ...json.lost.values()]).toEqual([1, 1]);
    expect([...lost]).toEqual([
      ["values are cut off in the log: let the program log JSON lines (docs/record.md)", 2],
    ]);
  });

  it.each([
    ['{"sql": 5}', ":1:1: sql is 5"],
    ['{"sql": "SELECT 1"}\n{"sql"', ":2:1: not JSON"],
    ['{"sql": "SELECT ?", "values": [1, 2]}', "2 values are given, and the statement has 1 parameters"],
    ['{"sql": "SELECT 1; SELECT 2"}', "it is several statements"],
    ['{"sql": "SELECT ?", "values": [{"blob": "0"}]}', "values[0]"],
    ['{"sql": "SELECT ?0", "values": [1]}', "?0 is no parameter"],
    ["SELECT 1;\n.quit\n", ":2:1"],
    ["SELECT '\0';", "NUL"],
    [`SELECT '\n${"x\n".repeat(1001)}`, "1000 lines"],
  ])("with a fault is refused: %j", async (text, fault) => {
    await expect(read(text)).rejects.toThrow(fault);
  });
});
