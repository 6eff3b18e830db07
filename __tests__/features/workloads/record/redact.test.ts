import { mkdtempSync, readFileSync, rmSync } from "node:fs";
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
    lost: new Map(),
  };
}

function write(sql: string): void {
  rmSync(start, { force: true });
  const database = openDatabase(start);
  database.exec(sql);
  database.close();
}

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
      folder,
    );
    const file = starts.get("d") ?? "";
    const [{ sql, values } = { sql: "", values: [] }] = executions;
    for (const text of [readFileSync(file, "latin1"), sql, String(values)])
      expect(text).not.toMatch(/Anna|Bert|Secret|married|single'|c0ffee|\xc0\xff\xee/i);
    const database = openDatabase(file);
    const all = (query: string, ...given: unknown[]) =>
      database
        .prepare(query)
        .raw()
        .all(...given);
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

  it("is refused for a virtual table, whose texts are elsewhere too", () => {
    write("CREATE VIRTUAL TABLE letters USING fts5(body); INSERT INTO letters VALUES ('secret');");
    expect(() => redact(recorded("SELECT 1"), folder)).toThrow("the virtual table letters");
  });
});
