import { createHash } from "node:crypto";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import {
  Deriver,
  productionsOf,
  statementsOf,
} from "../../../../../src/features/search/hunt/grammar/derive.ts";
import type { Schema } from "../../../../../src/features/search/hunt/grammar/schema.ts";
import { toolGrammar } from "../../../../../src/features/search/hunt/read-grammar.ts";
import {
  makeSituations,
  pendingSql,
  type Situation,
  setupOf,
  timedOf,
} from "../../../../../src/features/search/hunt/situation.ts";
import { RandomStream } from "../../../../../src/suite/random.ts";

const grammar = toolGrammar();

function trials(seed: number, number: number): readonly Situation[] {
  return makeSituations(30, grammar, false, new RandomStream(seed, `database ${number}`));
}

const textOfAll = (situations: readonly Situation[]) =>
  situations.flatMap((one) => [...setupOf(one), ...pendingSql(one), ...timedOf(one)]).join("\n");

describe("the grammar", () => {
  it("makes the same from a seed, everywhere", () => {
    const text = [1, 2, 3].map((number) => textOfAll(trials(1, number))).join("\n");
    expect(text).toBe([1, 2, 3].map((number) => textOfAll(trials(1, number))).join("\n"));
    expect(text).not.toBe([1, 2, 3].map((number) => textOfAll(trials(2, number))).join("\n"));
    expect(createHash("sha256").update(text).digest("hex").slice(0, 16)).toBe("4b1a6ec842b003e0");
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
