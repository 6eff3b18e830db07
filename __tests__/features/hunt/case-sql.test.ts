import { describe, expect, it } from "vitest";
import { reachOf, requireOwnDatabase } from "../../../src/features/hunt/case-sql.ts";
import type { OwnWorkload } from "../../../src/features/own/own-workload.ts";

const sql = (...all: string[]) => all.map((one) => ({ sql: one, place: "case.yml:1:1" }));
const read: OwnWorkload = {
  ...{ file: "case.yml", name: "hunt_wrong_00000001", kind: "reads", storages: ["memory"], repeat: 1 },
  ...{ tables: sql("CREATE TABLE t(a);"), prepare: [], check: [], statements: sql("SELECT a FROM t;") },
};

describe("the statement of a case", () => {
  it.each([
    ["ATTACH '/home/u/.x' AS other;", "ATTACH"],
    ["/* a */ attach database 'x' AS y;", "ATTACH"],
    ["VACUUM main INTO '/home/u/.x';", "VACUUM INTO"],
    ["SELECT writefile('/home/u/.x', a) FROM t;", "writefile()"],
    ['SELECT "load_extension" ("x.so");', "load_extension()"],
    ["SELECT dolt_push('file:///home/u/x', 'main');", "dolt_push()"],
    ["INSERT INTO t SELECT edit(a) FROM t;", "edit()"],
    [
      "CREATE VIRTUAL TABLE IF NOT EXISTS z USING zipfile('/x.zip');",
      "a virtual table of the module zipfile",
    ],
    ["CREATE VIRTUAL TABLE z USING [csv](filename='/x');", "a virtual table of the module csv"],
    ["PRAGMA temp_store_directory = '/home/u';", "PRAGMA temp_store_directory"],
    [".output /home/u/.x", "a command of a shell"],
  ])("can reach another file: %s", (statement, part) => {
    expect(reachOf(statement)).toBe(part);
  });

  it.each([
    "CREATE VIRTUAL TABLE f USING fts5(body);",
    "VACUUM;",
    "INSERT INTO t VALUES ('ATTACH it; edit(x)');",
    "SELECT edit FROM t WHERE a IN (1) GROUP BY edit;",
    "CREATE TABLE attach_edit(a);",
    "PRAGMA cache_size = 10;",
    "SELECT a FROM t JOIN u USING (a);",
  ])("works on its own database: %s", (statement) => {
    expect(reachOf(statement)).toBeUndefined();
  });
});

describe("the file of a case", () => {
  it("is refused with a statement that can reach another file, wherever the file has it", () => {
    expect(() => requireOwnDatabase(read, "--replay")).not.toThrow();
    const bad = sql("ATTACH '/home/u/.x' AS y;");
    for (const part of ["tables", "prepare", "before", "statements", "after", "check"] as const)
      expect(() => requireOwnDatabase({ ...read, [part]: bad }, "--replay")).toThrow(
        /^--replay: case.yml:1:1: "ATTACH .* has ATTACH, which no case of a hunt has/,
      );
    expect(() => requireOwnDatabase({ ...read, alternatives: [bad] }, "--replay")).toThrow("has ATTACH");
  });

  it("is refused with a program or a database, which a hunt has never written", () => {
    const command = {
      ...read,
      prepareCommand: { words: ["make"] as const, files: [], place: "case.yml:2:1", identity: ["make"] },
    };
    expect(() => requireOwnDatabase(command, "--replay")).toThrow(
      "--replay: case.yml has a database or a prepare-command",
    );
  });
});
