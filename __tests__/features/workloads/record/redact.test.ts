import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Recorded } from "../../../../src/features/workloads/record/recorded.ts";
import { redact } from "../../../../src/features/workloads/record/redact.ts";
import { openDatabase } from "../../../../src/results/store/sqlite.ts";

const folder = mkdtempSync(path.join(tmpdir(), "redact-"));
const start = path.join(folder, "start.sqlite");

afterAll(() => rmSync(folder, { recursive: true }));

function recorded(sql: string, values: Recorded["executions"][number]["values"] = []): Recorded {
  return {
    executions: [
      {
        ...{ connection: "1", database: "d", sql, values, startNs: 0, tookNs: 0 },
        ...{ wasAutocommit: true, isAutocommit: true },
      },
    ],
    starts: new Map([["d", start]]),
    inMemory: new Set(),
    foreignKeys: new Map(),
    lost: new Map(),
  };
}

function write(sql: string): void {
  rmSync(start, { force: true });
  const database = openDatabase(start);
  database.exec(sql);
  database.close();
}

function rowsOf(database: ReturnType<typeof openDatabase>) {
  return (query: string, ...given: unknown[]) =>
    database
      .prepare(query)
      .raw()
      .all(...given);
}

const emptyFolder = () => mkdtempSync(path.join(folder, "redacted-"));

describe("a redacted recording", () => {
  it("has no text of the database or the statements, and the same joins", () => {
    write(`PRAGMA page_size = 8192;
      CREATE TABLE people(name TEXT PRIMARY KEY, state TEXT CHECK (state IN ('married', 'single'))) WITHOUT ROWID;
      CREATE TABLE notes(id INTEGER PRIMARY KEY AUTOINCREMENT, who REFERENCES people, body BLOB);
      CREATE TRIGGER noted AFTER INSERT ON notes BEGIN UPDATE people SET state = 'married'; END;
      CREATE VIEW singles AS SELECT name FROM people WHERE state = 'single';
      INSERT INTO people VALUES ('Anna Secret', 'married'), ('Bert Secret', 'single');
      INSERT INTO notes VALUES (7, 'Bert Secret', x'c0ffee00c0ffee00');
      UPDATE people SET state = 'single' WHERE name = 'Bert Secret';
      CREATE INDEX by_body ON notes(body);`);
    const { executions, starts } = redact(
      recorded("SELECT 'Bert Secret', /* about Anna */ x'C0FFEE00C0FFEE00' FROM people WHERE name = ?", [
        "Anna Secret",
      ]),
      emptyFolder(),
    );
    const file = starts.get("d") ?? "";
    const [{ sql, values } = { sql: "", values: [] }] = executions;
    for (const text of [readFileSync(file, "latin1"), sql, String(values)])
      expect(text).not.toMatch(/Anna|Bert|Secret|married|single'|c0ffee|\xc0\xff\xee/i);
    const database = openDatabase(file);
    const all = rowsOf(database);
    expect(all(sql, ...values)).toHaveLength(1);
    expect(all("SELECT count(*) FROM notes JOIN people ON who = name")).toEqual([[1]]);
    expect(all("SELECT length(name) FROM people ORDER BY name")).toEqual([[11], [11]]);
    expect(all("SELECT name = ? FROM people ORDER BY name", ...values)).toEqual([[1], [0]]);
    expect(all("SELECT id, length(body) FROM notes")).toEqual([[7, 8]]);
    expect(all("SELECT count(*) FROM singles")).toEqual([[1]]);
    expect(all("SELECT seq FROM sqlite_sequence")).toEqual([[7]]);
    expect(all("PRAGMA page_size")).toEqual([[8192]]);
    expect(() => database.exec("UPDATE people SET state = 'x'")).toThrow("CHECK");
    database.close();
  });

  it("has the content of virtual tables redacted, also in the tables of their modules", () => {
    write(`CREATE TABLE notes(id INTEGER PRIMARY KEY, body TEXT, content TEXT);
      INSERT INTO notes VALUES (5, 'Anna Secret', 'x'), (9, 'Bert Secret', 'y');
      CREATE VIRTUAL TABLE own USING fts5(title, content, tokenize = 'porter unicode61');
      INSERT INTO own(rowid, title, content) VALUES (3, 'Anna Secret', 'of Bert Secret');
      CREATE VIRTUAL TABLE indexed USING fts5(body, content='notes', content_rowid='id');
      CREATE TRIGGER added AFTER INSERT ON notes BEGIN INSERT INTO indexed(rowid, body) VALUES (new.id, new.body); END;
      CREATE TRIGGER removed AFTER DELETE ON notes BEGIN
        INSERT INTO indexed(indexed, rowid, body) VALUES ('delete', old.id, old.body); END;
      INSERT INTO indexed(indexed) VALUES ('rebuild');
      CREATE VIRTUAL TABLE older USING fts4(body);
      INSERT INTO older(docid, body) VALUES (4, 'Anna Secret');
      CREATE VIRTUAL TABLE places USING rtree(id, west, east, +owner TEXT);
      INSERT INTO places VALUES (2, 1.5, 2.5, 'Anna Secret');
      CREATE VIRTUAL TABLE terms USING fts5vocab(own, row);
      CREATE VIRTUAL TABLE bare USING fts5(body, content='');
      INSERT INTO bare(rowid, body) VALUES (1, 'Anna Secret');`);
    const { starts, lost, executions } = redact(recorded("SELECT ?", ["Anna Secret"]), emptyFolder());
    const file = starts.get("d") ?? "";
    expect(readFileSync(file, "latin1")).not.toMatch(/anna|bert|secret/i);
    expect([...lost]).toEqual([
      ["the virtual table bare is not redacted: it has an index alone, whose texts cannot be read back", 1],
    ]);
    const database = openDatabase(file);
    const all = rowsOf(database);
    const [anna] = executions[0]?.values ?? [];
    expect(all("SELECT rowid, length(content), title = ? FROM own", anna)).toEqual([[3, 14, 1]]);
    expect(all("SELECT rowid FROM indexed WHERE indexed MATCH ?", `"${anna}"`)).toEqual([[5]]);
    expect(all("SELECT docid, body = ? FROM older", anna)).toEqual([[4, 1]]);
    expect(all("SELECT *, owner = ? FROM places WHERE west < 2", anna)).toEqual([[2, 1.5, 2.5, anna, 1]]);
    expect(all("SELECT count(*) > 0 FROM terms")).toEqual([[1]]);
    database.exec("DELETE FROM notes WHERE id = 5; INSERT INTO indexed(indexed) VALUES ('integrity-check');");
    expect(() => all("SELECT * FROM bare")).toThrow("no such table: bare");
    database.close();
  });

  it("is not made of a schema that attaches a file behind a definition", () => {
    write("CREATE TABLE t(a)");
    const database = openDatabase(start);
    const victim = path.join(folder, "victim.sqlite");
    database.unsafeMode();
    database.pragma("writable_schema = ON");
    // SQLite reads the schema up to the NUL.
    database
      .prepare("UPDATE sqlite_schema SET sql = ?")
      .run(`CREATE TABLE t(a) /* \0 */; ATTACH "${victim}" AS x; CREATE TABLE x.y(a);`);
    database.close();
    expect(() => redact(recorded("SELECT a FROM t"), emptyFolder())).toThrow("more than one statement");
    expect(existsSync(victim)).toBe(false);
  });

  it("has no virtual table of a module that is not known", () => {
    write("CREATE VIRTUAL TABLE pages USING dbstat;");
    const { lost } = redact(recorded("SELECT 1"), emptyFolder());
    expect([...lost.keys()]).toEqual([
      "the virtual table pages is not redacted: the module dbstat can have copies of its texts elsewhere",
    ]);
  });
});
