import { describe, expect, it } from "vitest";
import { splitSql } from "../../../src/suite/foreign-sql/split-sql.ts";

const statements = (text: string) => {
  const split = splitSql(text);
  if ("problem" in split) throw new Error(split.problem);
  return split;
};

describe("splitting SQL", () => {
  it("ends a statement at each semicolon, and the last also without one", () => {
    expect(statements("SELECT 1; SELECT 2")).toEqual([
      { sql: "SELECT 1;", offset: 0 },
      { sql: "SELECT 2;", offset: 10 },
    ]);
  });

  it("finds no statement in white space, comments and semicolons alone", () => {
    expect(statements(" ;\n-- nothing; here\n/* or; here */ ;; ")).toEqual([]);
  });

  it("writes a statement on one line, without its comments", () => {
    const [first] = statements("-- all\nSELECT a, -- the first\n       b /* and\n the second */ FROM t;");
    expect(first).toEqual({ sql: "SELECT a, b FROM t;", offset: 7 });
  });

  it.each([
    ["a text", "SELECT 'a;b''c;d\ne';"],
    ["a name in double quotes", 'SELECT "a;""b" FROM t;'],
    ["a name in brackets", "SELECT [a;b] FROM t;"],
    ["a name in backquotes", "SELECT `a;b` FROM t;"],
    ["a blob", "SELECT x'00ff';"],
    ["letters of any language", "SELECT 'größer', Ünicode FROM t;"],
  ])("leaves %s as it is", (_, sql) => {
    expect(statements(sql)).toEqual([{ sql, offset: 0 }]);
  });

  it.each([
    ["a long text", `SELECT '${"x".repeat(5_000_000)}';`],
    ["a text of many quotes", `SELECT '${"''".repeat(5_000_000)}';`],
    ["a long name", `SELECT "${"x".repeat(5_000_000)}";`],
  ])("has room for %s", (_, sql) => {
    expect(statements(`${sql} SELECT 2;`).map(({ offset }) => offset)).toEqual([0, sql.length + 1]);
  });

  it.each([
    "CREATE TRIGGER a AFTER INSERT ON t BEGIN UPDATE t SET b = 1; DELETE FROM u; END;",
    "CREATE TEMP TRIGGER a AFTER INSERT ON t BEGIN SELECT CASE WHEN 1 THEN 2 END; END;",
    "create temporary trigger if not exists a after insert on t begin select 1; end;",
    "EXPLAIN CREATE TRIGGER a AFTER INSERT ON t BEGIN SELECT 1; END;",
  ])("keeps the body of a trigger together: %s", (trigger) => {
    expect(statements(`${trigger} SELECT 1;`).map(({ sql }) => sql)).toEqual([trigger, "SELECT 1;"]);
  });

  it("takes a table called trigger for a table", () => {
    expect(statements("CREATE TABLE trigger(a); SELECT 1;")).toHaveLength(2);
  });

  it.each([
    ["SELECT 1; SELECT 'open", "the quotation that begins with ' does not end", 17],
    ['SELECT "open', 'the quotation that begins with " does not end', 7],
    ["SELECT 1;\n.shell rm", "a line that begins with a dot is a shell's command, not SQL", 10],
    ["SELECT 'it''s open; SELECT 2;", "the quotation that begins with ' does not end", 7],
    ["SELECT \0;", "it has a NUL character", 7],
    ["SELECT 'a\0b';", "it has a NUL character", 9],
    ["CREATE TRIGGER a AFTER INSERT ON t BEGIN SELECT 1;", "the trigger has no END;", 0],
  ])("says what is wrong with %j, and where", (text, problem, offset) => {
    expect(splitSql(text)).toEqual({ problem, offset });
  });
});
