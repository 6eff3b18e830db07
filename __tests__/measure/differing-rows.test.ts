import { mkdtempSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { type Engine, EngineFailure, type Session } from "../../src/engines/engine.ts";
import type { MeasureContext } from "../../src/measure/context.ts";
import { differingRows } from "../../src/measure/differing-rows.ts";
import { SampleTimeouts } from "../../src/measure/timeouts.ts";
import { Workspace } from "../../src/measure/workspace.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import { makeOwn, placed, withOwnWorkloads } from "../features/workloads/own/workloads.ts";

const never = new AbortController().signal;

/** SQL of a file of statements, each of which ends in a NUL. */
function statementsOf(file: string): string[] {
  return readFileSync(file, "utf8")
    .split("\0")
    .filter((sql) => sql !== "");
}

function literal(value: unknown): string {
  return typeof value === "string" ? `'${value}'` : value === null ? "NULL" : String(value);
}

/** An engine that executes SQL as SQLite does, but for a few statements of which it changes the text. */
function engineWith(change: (sql: string) => string): Engine {
  const rows: Session["rows"] = async (asked, _timeout, before) => {
    const database = new DatabaseSync(":memory:");
    database.exec("CREATE TABLE t(a); INSERT INTO t VALUES (1), (2), (3);");
    for (const sql of before === undefined ? [] : statementsOf(before)) database.exec(change(sql));
    return statementsOf(asked).map((sql) => {
      const statement = database.prepare(change(sql));
      statement.setReturnArrays(true);
      const all = statement.all() as unknown as unknown[][];
      return all.map((row) => `${row.map(literal).join("\t")}\n`).join("");
    });
  };
  const session = { rows, close: async () => {} } as unknown as Session;
  return { open: async () => session } as unknown as Engine;
}

async function rowsOf(
  statements: readonly string[],
  change: (sql: string) => string,
  parts: Partial<Parameters<typeof makeOwn>[0]> = {},
  threads = 1,
): Promise<string | undefined> {
  const own = makeOwn({
    name: "counts",
    storages: ["memory"],
    kind: "reads",
    repeat: 1,
    check: [],
    statements: placed("own.yml", ...statements),
    ...parts,
  });
  const catalogue = withOwnWorkloads([own]);
  const size = { rows: 10, seed: 1 };
  const folder = mkdtempSync(path.join(os.tmpdir(), "differing-"));
  const workspace = new Workspace(folder, size, { threads }, catalogue);
  const selection = { suites: ["own"], variants: ["own"], storages: ["memory"] } as const;
  const [test] = planTests(
    { ...selection, ...size } as unknown as Parameters<typeof planTests>[0],
    catalogue,
  );
  if (test === undefined) throw new Error("no test was planned");
  const engines = { baseline: engineWith((sql) => sql), candidate: engineWith(change) };
  const context = { engines, workspace, timeouts: new SampleTimeouts(60), signal: never };
  try {
    const found = await differingRows(context as unknown as MeasureContext, {
      test,
      one: "candidate",
      other: "baseline",
    });
    return found?.words;
  } finally {
    workspace.close();
  }
}

describe("the rows of a wrong answer", () => {
  // duckdb/duckdb#18626
  it("are one number of each engine", async () => {
    const wrong = (sql: string) => sql.replace("count(*)", "count(*) + 1");
    expect(await rowsOf(["SELECT a FROM t;", "SELECT count(*) FROM t;"], wrong)).toBe(
      'in "SELECT count(*) FROM t;" candidate has 4 and baseline has 3',
    );
  });

  it("are none where the baseline does not answer a statement twice in the same way: it says what to do", async () => {
    const random = "SELECT a, random() % 1000000 FROM t WHERE a = 1;";
    expect(await rowsOf(["SELECT a FROM t;", random], (sql) => sql)).toBe(
      `in "${random}" baseline itself differs from one execution to the next, as with random() or the time of day: leave that out, or give check, a query whose rows stay the same`,
    );
  });

  // MaterializeInc/materialize#32483
  it("are those that only one of them has, whatever their order", async () => {
    const wrong = (sql: string) =>
      sql.replace("FROM t;", "FROM t WHERE a < 3 UNION ALL SELECT 'x' ORDER BY 1 DESC;");
    expect(await rowsOf(["SELECT a FROM t;"], wrong)).toBe(
      `in "SELECT a FROM t;" candidate has 'x' and baseline has 3`,
    );
  });

  // spiceai/spiceai#13831
  it("are those at another place if the statement has an order", async () => {
    const wrong = (sql: string) => sql.replace("ORDER BY a", "ORDER BY a DESC");
    expect(await rowsOf(["SELECT a FROM t ORDER BY a;"], wrong)).toBe(
      'in "SELECT a FROM t ORDER BY a;" candidate has 3 and baseline has 1; 1 and 3',
    );
  });

  // cockroachdb/cockroach#73296
  it("are at most five of each, and are cut where they differ", async () => {
    const many =
      "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 9) SELECT i, printf('%.100c', 'x') || i FROM n;";
    const words = (await rowsOf([many], (sql) => sql.replace("|| i FROM", "|| -i FROM"))) ?? "";
    expect(words.split("; ")).toHaveLength(6);
    expect(words).toMatch(/; and more$/);
    expect(words).toMatch(/candidate has 1 \| 'x+…x+-1' and baseline has 1 \| 'x+…x+1'; /);
  });

  it("say if one has no such row, and tell a number from its text", async () => {
    const wrong = (sql: string) => sql.replace("a FROM t", "CAST(a AS TEXT) FROM t WHERE a < 3");
    expect(await rowsOf(["SELECT a FROM t;"], wrong)).toBe(
      `in "SELECT a FROM t;" candidate has '1' and baseline has 1; '2' and 2; no such row and 3`,
    );
  });

  it("are those that writes have left", async () => {
    const wrong = (sql: string) => sql.replace("a = a * 2", "a = a * 2 + 1");
    const check = placed("own.yml", "SELECT sum(a) FROM t;");
    expect(await rowsOf(["UPDATE t SET a = a * 2;"], wrong, { kind: "writes", check })).toBe(
      'in "SELECT sum(a) FROM t;" candidate has 15 and baseline has 12',
    );
  });

  it("are not looked for if this execution shows none, or an engine fails", async () => {
    expect(await rowsOf(["SELECT a FROM t;"], (sql) => sql)).toBeUndefined();
    const failing = () => {
      throw new EngineFailure("error", "plan is for engines that are called");
    };
    expect(await rowsOf(["SELECT a FROM t;"], failing)).toBeUndefined();
  });

  it("are not looked for where several connections execute the statements", async () => {
    const wrong = (sql: string) => sql.replace("count(*)", "count(*) + 1");
    expect(await rowsOf(["SELECT count(*) FROM t;"], wrong)).toBeDefined();
    expect(await rowsOf(["SELECT count(*) FROM t;"], wrong, {}, 2)).toBeUndefined();
  });
});
