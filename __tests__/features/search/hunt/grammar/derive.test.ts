import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import {
  Deriver,
  productionsOf,
  statementsOf,
} from "../../../../../src/features/search/hunt/grammar/derive.ts";
import { columnsOf, type Schema } from "../../../../../src/features/search/hunt/grammar/schema.ts";
import { toolGrammar } from "../../../../../src/features/search/hunt/read-grammar.ts";
import {
  makeSituations,
  pendingSql,
  type Situation,
  setupOf,
  timedOf,
  trialOf,
} from "../../../../../src/features/search/hunt/situation.ts";
import { RandomStream } from "../../../../../src/suite/random.ts";

const grammar = toolGrammar();

function trials(seed: number, number: number): readonly Situation[] {
  return makeSituations(30, grammar, false, new RandomStream(seed, `database ${number}`));
}

const textOfAll = (situations: readonly Situation[]) =>
  situations.flatMap((one) => [...setupOf(one), ...pendingSql(one), ...timedOf(one)]).join("\n");

/** The rows, as texts, and counts of changed rows of a situation, which leaves nothing behind, or the reason why SQLite refuses it. */
function answersOf(
  database: Database.Database,
  situation: Situation,
): { readonly lines: readonly unknown[]; readonly refusal?: string } {
  const { timed, check } = trialOf(situation, { executions: 1, budgetMs: 1, limitMs: 1 }, true);
  const lines: unknown[] = [];
  database.exec("SAVEPOINT o");
  try {
    for (const sql of [...pendingSql(situation), ...timed, ...check]) {
      const statement = database.prepare<[], unknown[]>(sql);
      if (!statement.reader) {
        lines.push(statement.run().changes);
        continue;
      }
      const rows = statement
        .raw()
        .all()
        .map((row) => row.map((value) => `${typeof value} ${value}`).join());
      lines.push(/ ORDER BY [^)]*$/.test(sql) ? rows : rows.toSorted());
    }
    return { lines };
  } catch (cause) {
    return { lines, refusal: (cause as Error).message };
  } finally {
    database.exec("ROLLBACK TO o; RELEASE o");
  }
}

describe("the grammar", () => {
  it("makes the same from a seed, everywhere", () => {
    const text = [1, 2, 3].map((number) => textOfAll(trials(1, number))).join("\n");
    expect(text).toBe([1, 2, 3].map((number) => textOfAll(trials(1, number))).join("\n"));
    expect(text).not.toBe([1, 2, 3].map((number) => textOfAll(trials(2, number))).join("\n"));
    expect(createHash("sha256").update(text).digest("hex").slice(0, 16)).toBe("0dfdc0a7612b1d09");
  });

  it("makes tables and statements that SQLite takes", () => {
    const refused: string[] = [];
    let tried = 0;
    for (let number = 0; number < 25; number++) {
      const situations = trials(5, number);
      const [first] = situations;
      if (first === undefined) continue;
      const database = new Database(":memory:");
      // Statements are prepared and not executed: rows make no difference.
      for (const sql of setupOf(first)) if (!/^(WITH|DELETE|INSERT)/.test(sql)) database.exec(sql);
      for (const situation of situations)
        for (const sql of timedOf(situation)) {
          tried++;
          try {
            database.prepare(sql);
          } catch (cause) {
            // The table of an earlier statement of the same work is not there: nothing is executed here.
            if (!/no such (table|index|column): x$/.test((cause as Error).message))
              refused.push(`${cause}: ${sql}`);
          }
        }
      database.close();
    }
    expect(tried).toBeGreaterThan(500);
    expect(refused).toEqual([]);
  });

  it("makes statements that have the same answers whichever way SQLite goes through tables", () => {
    const different: string[] = [];
    let answered = 0;
    for (let number = 0; number < 40; number++) {
      const situations = trials(8, number);
      const [first] = situations;
      if (first === undefined || first.schema.tables.some(({ rows }) => rows > 1000)) continue;
      const databases = [[], ["PRAGMA reverse_unordered_selects = ON;"]].map((pragmas) => {
        const database = new Database(":memory:");
        database.defaultSafeIntegers(true);
        for (const sql of [...pragmas, ...setupOf(first)]) database.exec(sql);
        return database;
      });
      for (const situation of situations) {
        const [answer, other] = databases.map((database) => answersOf(database, situation));
        if (answer?.refusal === undefined) answered++;
        if (!isDeepStrictEqual(answer, other)) different.push(timedOf(situation).join(" "));
      }
      for (const database of databases) database.close();
    }
    expect(answered).toBeGreaterThan(800);
    expect(different).toEqual([]);
  });

  it("changes all rows at once only in columns that no index keeps unique", () => {
    let indexes = 0;
    for (let number = 0; number < 200; number++)
      for (const table of trials(7, number)[0]?.schema.tables ?? [])
        for (const { kind, columns } of table.indexes) {
          if (kind !== "unique") continue;
          indexes++;
          const unique = columnsOf(table).find(({ name }) => columns.includes(name));
          expect(unique?.classes).not.toContain("int");
        }
    expect(indexes).toBeGreaterThan(5);
  });

  it("reaches every production", () => {
    const seen = new Set<string>();
    for (let number = 0; number < 150; number++)
      for (const { work } of trials(3, number)) for (const id of productionsOf(work)) seen.add(id);
    const all = [...grammar.rules.values()].flatMap(({ productions }) => productions.map(({ id }) => id));
    expect(all.filter((id) => !seen.has(id) && !id.includes("full text"))).toEqual([]);
  });

  it("has no UPDATE whose subquery reads the table that it changes", () => {
    const updates: RegExpExecArray[] = [];
    for (let number = 0; number < 400; number++)
      for (const situation of trials(6, number))
        for (const sql of timedOf(situation)) {
          const found = /^UPDATE (\w+) AS a SET \w+ = \(SELECT count\(\*\) FROM (\w+) AS b/.exec(sql);
          if (found !== null) updates.push(found);
        }
    expect(updates.length).toBeGreaterThan(20);
    expect(updates.filter(([, changed, read]) => changed === read)).toEqual([]);
  });

  it("orders all rows where a statement has an order", () => {
    for (let number = 0; number < 60; number++)
      for (const situation of trials(4, number))
        for (const sql of timedOf(situation)) {
          if (!/ LIMIT /.test(sql)) continue;
          expect(sql, sql).toMatch(/ ORDER BY .* LIMIT /);
        }
  });
});

describe("a derivation", () => {
  const schema: Schema = trials(1, 1)[0]?.schema ?? { tables: [] };

  it("is made anew with the parts that another production shares with it", () => {
    const deriver = new Deriver(grammar, schema, new RandomStream(1, "test"));
    const rule = grammar.rules.get("read");
    const [scan, count] = ["scan", "count"].map((name) => rule?.productions.find((one) => one.name === name));
    if (scan === undefined || count === undefined) throw new Error("the grammar has no such productions");
    const old = deriver.make("read", scan, new Map());
    if (old === undefined) throw new Error("no table fits");
    const made = deriver.remake(old, count);
    const where = / WHERE .*/.exec(statementsOf(old, schema).join())?.[0] ?? ";";
    const table = / FROM (\w+) AS a/.exec(statementsOf(old, schema).join())?.[1];
    expect(made && statementsOf(made, schema)).toEqual([`SELECT count(*) FROM ${table} AS a${where}`]);
  });
});
