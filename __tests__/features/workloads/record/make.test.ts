import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compiler } from "../../../../bench/engines.ts";
import { makeWorkloads } from "../../../../src/features/workloads/record/make.ts";
import type { Execution, Recorded } from "../../../../src/features/workloads/record/recorded.ts";
import { compileDeadline } from "../../../../src/features/workloads/record/recorder.ts";
import { limitOf, type ReplayLimit } from "../../../../src/features/workloads/record/replay-limit.ts";

const folders: string[] = [];
let extension: string;

beforeAll(async () => {
  extension = await compileDeadline(compiler, () => {}, new AbortController().signal);
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Statements of one connection, 100 ns each. A list has the values. */
async function make(
  statements: readonly (string | readonly [string, ...(number | string | null)[]])[],
  most = 1000,
  limit: Partial<ReplayLimit> = {},
  foreignKeys: ReadonlyMap<string, boolean> = new Map(),
) {
  let isWithin = false;
  const executions = statements.map((one, index): Execution => {
    const [sql, ...values] = typeof one === "string" ? [one] : one;
    const wasAutocommit = !isWithin;
    if (/^BEGIN/.test(sql)) isWithin = true;
    if (/^(?:COMMIT|ROLLBACK)/.test(sql)) isWithin = false;
    return {
      ...{ connection: "1", database: "/app.db", sql, values, startNs: 1000 * index, tookNs: 100 },
      ...{ wasAutocommit, isAutocommit: !isWithin },
    };
  });
  const made = await makeRecorded({ executions, foreignKeys }, most, limit);
  const one = (name: string) => made.workloads.find((each) => each.name === `app_${name}`);
  const sql = (name: string) => one(name)?.statements.all.map((each) => [each.sql, ...each.values].join(" "));
  return { ...made, one, sql };
}

async function makeRecorded(
  recorded: Pick<Recorded, "executions" | "foreignKeys">,
  most = 1000,
  limit: Partial<ReplayLimit> = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), "make-"));
  folders.push(folder);
  const whole = { ...recorded, starts: new Map(), inMemory: new Set<string>(), lost: new Map() };
  return await makeWorkloads(whole, {
    ...{ prefix: "app", folder, most, step: () => {}, waitSecond: async () => {} },
    limitOf: (all) => ({ ...limitOf(all, extension), ...limit }),
  });
}

const table = "CREATE TABLE t(id INTEGER PRIMARY KEY, a, at DEFAULT 7)";

describe("workloads of a recording", () => {
  it("are the sequence, and one of each shape with its values and transactions", async () => {
    const { workloads, one, sql, shapes, transactions } = await make([
      "PRAGMA foreign_keys = 1",
      table,
      "BEGIN",
      ["INSERT INTO t(id, a) VALUES (?, ?)", 1, "x"],
      ["SELECT a FROM t WHERE id = ?1", 1],
      ["INSERT INTO t(id, a) VALUES (?, ?)", 2, null],
      "COMMIT",
      ["UPDATE t SET a = 'y' WHERE id = ?", 2],
    ]);
    const settings = ["PRAGMA foreign_keys=1;", "PRAGMA recursive_triggers=0;"];
    expect(workloads.map(({ name, kind }) => [name, kind])).toEqual([
      ["app_sequence", "writes"],
      ["app_insert_t", "writes"],
      ["app_select_t", "reads"],
      ["app_update_t", "writes"],
    ]);
    expect([shapes, transactions]).toEqual([4, 1]);
    expect(sql("insert_t")).toEqual([
      "BEGIN;",
      "INSERT INTO t(id, a) VALUES (?, ?); 1 x",
      "INSERT INTO t(id, a) VALUES (?, ?); 2 ",
      "COMMIT;",
    ]);
    expect(one("insert_t")?.prepare.all.map((each) => each.sql)).toEqual([
      ...settings,
      `${table};`,
      "UPDATE t SET a = 'y' WHERE id = ?;",
    ]);
    expect(one("insert_t")?.before).toEqual(settings);
    expect(one("insert_t")?.check).toEqual([
      'SELECT "id", "a", "at" FROM "t" ORDER BY "id" COLLATE BINARY, "a" COLLATE BINARY, "at" COLLATE BINARY;',
    ]);
    expect(one("update_t")?.prepare.all).toHaveLength(5);
    expect(sql("sequence")).toHaveLength(7);
    expect(one("insert_t")?.share).toBeCloseTo(0.4);
  });

  it("have settings that change results at their place, and as they are first", async () => {
    const { one, sql } = await make(
      [
        ...[table, "CREATE TABLE c(id INTEGER PRIMARY KEY, t REFERENCES t ON DELETE CASCADE)"],
        ...["INSERT INTO t(id, a) VALUES (1, 'A')", "INSERT INTO c(t) VALUES (1)"],
        ...["SELECT id FROM t WHERE a LIKE 'a'", "PRAGMA case_sensitive_like(TRUE)"],
        ...["SELECT id FROM t WHERE a LIKE 'a'", "PRAGMA foreign_keys = OFF", "BEGIN"],
        ...["PRAGMA main.foreign_keys = 1", "DELETE FROM t", "COMMIT", "PRAGMA foreign_keys = 'yes'"],
        "INSERT INTO t(id, a) VALUES (2, 'B')",
      ],
      1000,
      {},
      new Map([["1", true]]),
    );
    const first = ["PRAGMA foreign_keys=1;", "PRAGMA recursive_triggers=0;", "PRAGMA case_sensitive_like=0;"];
    expect(one("sequence")?.before).toEqual(first);
    expect(sql("sequence")?.slice(4)).toEqual([
      ...["SELECT id FROM t WHERE a LIKE 'a';", "PRAGMA case_sensitive_like=1;"],
      ...[
        "SELECT id FROM t WHERE a LIKE 'a';",
        "PRAGMA foreign_keys=0;",
        "BEGIN;",
        "DELETE FROM t;",
        "COMMIT;",
      ],
      ...["PRAGMA foreign_keys=1;", "INSERT INTO t(id, a) VALUES (2, 'B');"],
    ]);
    expect(sql("select_t")).toHaveLength(3);
    expect(one("delete_t")?.before).toEqual([
      ...["PRAGMA foreign_keys=0;", "PRAGMA recursive_triggers=0;", "PRAGMA case_sensitive_like=1;"],
    ]);
    expect(one("select_t")?.prepare.all.map((each) => each.sql)).toContain("PRAGMA foreign_keys=0;");
  });

  it("have the settings of each connection", async () => {
    const one = { database: "/app.db", values: [], tookNs: 100, wasAutocommit: true, isAutocommit: true };
    const executions = [
      ...[
        table,
        "PRAGMA recursive_triggers = 2",
        "INSERT INTO t VALUES (1, 2, 3)",
        "INSERT INTO t VALUES (2, 2, 3)",
      ],
    ].map((sql, at) => ({ ...one, sql, startNs: 1000 * at, connection: at === 3 ? "b" : "a" }));
    const { workloads } = await makeRecorded({ executions, foreignKeys: new Map([["b", true]]) });
    expect(workloads[0]?.statements.all.map((each) => each.sql)).toEqual([
      ...[`${table};`, "PRAGMA recursive_triggers=1;", "INSERT INTO t VALUES (1, 2, 3);"],
      ...["PRAGMA foreign_keys=1;", "PRAGMA recursive_triggers=0;", "INSERT INTO t VALUES (2, 2, 3);"],
    ]);
  });

  it("have deferred foreign keys in each transaction that defers them, which its end undoes", async () => {
    const child = "INSERT INTO c(t) VALUES (?)";
    const statements = [
      ...["PRAGMA foreign_keys = 1", table, "CREATE TABLE c(id INTEGER PRIMARY KEY, t REFERENCES t)"],
      ...["PRAGMA defer_foreign_keys = 1", "SELECT id FROM t"],
      ...[1, 2, 3].flatMap((id): (string | readonly [string, number])[] => [
        ...["BEGIN", "PRAGMA defer_foreign_keys = 1"],
        ...([
          [child, id],
          ["INSERT INTO t(id) VALUES (?)", id],
        ] as const),
        "COMMIT",
      ]),
    ];
    const { sql, leftOut } = await make(statements);
    expect([...leftOut]).toEqual([]);
    const inserts = [`${child}; 1`, "INSERT INTO t(id) VALUES (?); 1", "COMMIT;"];
    expect(sql("sequence")?.slice(2)).toEqual([
      ...["PRAGMA defer_foreign_keys=1;", "SELECT id FROM t;"],
      ...[1, 2, 3].flatMap((id) => [
        ...["BEGIN;", "PRAGMA defer_foreign_keys=1;"],
        ...inserts.map((one) => one.replace("1", String(id))),
      ]),
    ]);
    expect(sql("insert_c")?.filter((one) => one.startsWith("PRAGMA"))).toHaveLength(2);
  });

  it("have texts in double quotes, unless redaction would leave these as they are", async () => {
    const statements = [
      table,
      'INSERT INTO t(a) VALUES ("Anna Secret")',
      'SELECT id FROM t WHERE a = "Anna Secret"',
    ];
    const { sql, leftOut } = await make(statements, 1000, { readsQuotedTexts: true });
    expect(sql("select_t")).toEqual(['SELECT id FROM t WHERE a = "Anna Secret";']);
    expect([...leftOut]).toEqual([]);
    const redacted = await make(statements);
    expect([...redacted.leftOut.values()].reduce((sum, many) => sum + many)).toBe(2);
    expect(JSON.stringify(redacted.workloads)).not.toContain("Secret");
  });

  it("do not have what is rolled back in the databases of others", async () => {
    const { one } = await make([
      table,
      "BEGIN",
      ["INSERT INTO t(id) VALUES (?)", 1],
      "ROLLBACK",
      "BEGIN",
      ["INSERT INTO t(id, a) VALUES (?, 2)", 2],
      "SELECT a FROM t",
    ]);
    expect(one("select_t")?.prepare.all.at(-1)?.sql).toBe("ROLLBACK;");
    expect(one("insert_t_2")?.statements.all.at(-1)?.sql).toBe("ROLLBACK;");
    expect(one("insert_t")?.prepare.all).toHaveLength(3);
  });

  it.each([
    ["ATTACH 'other.db' AS o", "ATTACH could reach other files, or is unknown"],
    ["VACUUM INTO 'copy.db'", "VACUUM INTO could reach other files, or is unknown"],
    ["SELECT load_extension('x')", "load_extension() could reach other files, or is unknown"],
    ["SELECT readfile('/etc/passwd')", "readfile() could reach other files, or is unknown"],
    ["SELECT * FROM fsdir('/')", "fsdir() could reach other files, or is unknown"],
    ["PRAGMA temp_store_directory = '/'", "PRAGMA that is no setting of a connection"],
    ["SELECT * FROM missing", "the table missing could reach other files, or is unknown"],
    ["SELECT random()", "rows differ from one replay to the next: SELECT random()"],
    ["SELECT '", "the quotation that begins with ' does not end"],
  ])("are without %s", async (sql, reason) => {
    const { leftOut, workloads } = await make([table, "SELECT a FROM t", sql]);
    expect([...leftOut]).toEqual([[reason, 1]]);
    const texts = workloads
      .filter(({ kind }) => kind === "reads")
      .flatMap(({ statements }) => statements.all.map((each) => each.sql));
    expect(texts).toEqual(["SELECT a FROM t;"]);
  });

  it("have full text whose content is a table of the database", async () => {
    const index = "CREATE VIRTUAL TABLE f USING fts5(a, content='t', content_rowid=id)";
    const { leftOut, sql } = await make([
      ...[
        table,
        index,
        "CREATE TRIGGER added AFTER INSERT ON t BEGIN INSERT INTO f(rowid, a) VALUES (new.id, new.a); END",
      ],
      ...["INSERT INTO t(a) VALUES ('one two')", "SELECT a FROM f WHERE f MATCH 'two'"],
    ]);
    expect([...leftOut]).toEqual([]);
    expect(sql("sequence")).toContain(`${index};`);
    expect(sql("select_f")).toEqual(["SELECT a FROM f WHERE f MATCH 'two';"]);
  });

  it.each(["fsdir", "sqlite_schema", "missing", "other.t"])(
    "are without full text whose content is %s",
    async (name) => {
      const index = `CREATE VIRTUAL TABLE f USING fts5(path, content='${name}')`;
      const { leftOut } = await make([table, "INSERT INTO t(id) VALUES (1)", index]);
      expect([...leftOut]).toEqual([[`content = '${name}' could reach other files, or is unknown`, 1]]);
    },
  );

  it.each(["content = t /**/ fsdir", "content=t, content='fsdir'", "content_rowid=id, content=fsdir"])(
    "are without full text that names a table and a module: %s",
    async (settings) => {
      const { leftOut } = await make([table, `CREATE VIRTUAL TABLE f USING fts4(a, ${settings})`]);
      expect([...leftOut.keys()].join()).toMatch(/^content = \S+ could reach other files/);
    },
  );

  const endless = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c)";

  it("are without a statement that takes longer than recorded, and have all others", async () => {
    const { leftOut, sql } = await make(
      [
        ...[table, "BEGIN", "INSERT INTO t(id) VALUES (1)", `INSERT INTO t(a) ${endless} SELECT x FROM c`],
        ...["INSERT INTO t(id) VALUES (2)", "COMMIT", `${endless} SELECT count(*) FROM c`],
        "INSERT INTO t(id, a) VALUES (3, 4)",
      ],
      1000,
      { oneMs: 100 },
    );
    expect([...leftOut]).toEqual([
      ["a statement takes more than 0.1 s and ten times what was recorded", 2],
      ["in a transaction that an error has rolled back", 2],
    ]);
    expect(sql("sequence")).toEqual([
      ...[`${table};`, "BEGIN;", "INSERT INTO t(id) VALUES (1);", "ROLLBACK;"],
      "INSERT INTO t(id, a) VALUES (3, 4);",
    ]);
  });

  it("end where the time of a replay does", async () => {
    const { leftOut, sql } = await make(
      [table, `${endless} SELECT count(*) FROM c`, "INSERT INTO t(id) VALUES (1)"],
      1000,
      { allMs: 300 },
    );
    expect([...leftOut.values()]).toEqual([1, 1]);
    expect(leftOut.get("the trial replay takes more than 0.3 s")).toBe(1);
    expect(sql("sequence")).toEqual([`${table};`]);
  });

  it("put small shapes together", async () => {
    const many = Array.from({ length: 300 }, () => "SELECT a FROM t");
    const { sql } = await make([table, ...many, "SELECT id FROM t", "SELECT at FROM t"]);
    expect(sql("others")).toEqual(["SELECT id FROM t;", "SELECT at FROM t;"]);
  });

  it("are sampled by transaction, with all changes first", async () => {
    const many = Array.from({ length: 100 }, (_, index) => ["SELECT ?", index] as const);
    const { leftOut, sql } = await make([table, "INSERT INTO t(id) VALUES (1)", ...many], 22);
    expect(sql("sequence")).toHaveLength(22);
    expect(sql("sequence")?.slice(2, 4)).toEqual(["SELECT ?; 4", "SELECT ?; 9"]);
    expect([...leftOut]).toEqual([["beyond 22 statements or 300 MB, sampled by transaction", 80]]);
  });
});
