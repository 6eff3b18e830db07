import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Table } from "../../../../../src/features/search/hunt/grammar/schema.ts";
import {
  makeSituations,
  setupOf,
  timedOf,
  trialOf,
} from "../../../../../src/features/search/hunt/situation.ts";
import { RandomStream } from "../../../../../src/suite/random.ts";
import { grammar } from "../situations.ts";

/** Every clause of three of SQLite's syntax diagrams, by what its statements have. */
const clauses: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  "CREATE INDEX": {
    "`UNIQUE`": /CREATE UNIQUE INDEX/m,
    "`IF NOT EXISTS`": /CREATE (UNIQUE )?INDEX IF NOT EXISTS/m,
    "a schema's name": /CREATE (UNIQUE )?INDEX \w+\./m,
    "a column": /CREATE INDEX \w+ ON \w+\(\w+\)/m,
    "an expression": /CREATE INDEX \w+ ON \w+\((lower|abs)\(/m,
    "`COLLATE`": /CREATE INDEX [^;]*COLLATE/m,
    "`ASC`": /CREATE INDEX [^;]* ASC\b/m,
    "`DESC` of the first column": /CREATE INDEX \w+ ON \w+\(\w+ DESC/m,
    "`DESC` of a later column": /CREATE INDEX \w+ ON \w+\(\w+, \w+ DESC\)/m,
    "`WHERE`": /CREATE INDEX [^;]*\) WHERE /m,
  },
  "CREATE TRIGGER": {
    "`TEMP`": /CREATE TEMP(ORARY)? TRIGGER/m,
    "`IF NOT EXISTS`": /CREATE TRIGGER IF NOT EXISTS/m,
    "a schema's name": /CREATE TRIGGER \w+\./m,
    "`BEFORE`": /CREATE TRIGGER \w+ BEFORE /m,
    "`AFTER`": /CREATE TRIGGER \w+ AFTER /m,
    "`INSTEAD OF`": /CREATE TRIGGER \w+ INSTEAD OF /m,
    "`INSERT`": /CREATE TRIGGER \w+ \w+ INSERT ON/m,
    "`UPDATE`": /CREATE TRIGGER \w+ \w+ UPDATE ON/m,
    "`UPDATE OF`": /CREATE TRIGGER \w+ \w+ UPDATE OF/m,
    "`DELETE`": /CREATE TRIGGER \w+ \w+ DELETE ON/m,
    "`FOR EACH ROW`": /FOR EACH ROW/m,
    "`WHEN`": /CREATE TRIGGER [^;]* WHEN /m,
    "an `INSERT` in the body": /CREATE TRIGGER [^;]* BEGIN INSERT /m,
    "an `UPDATE` in the body": /CREATE TRIGGER [^;]* BEGIN ([^;]*; )*UPDATE /m,
    "a `DELETE` in the body": /CREATE TRIGGER [^;]* BEGIN ([^;]*; )*DELETE /m,
    "a `SELECT` in the body": /CREATE TRIGGER [^;]* BEGIN ([^;]*; )*SELECT /m,
    "several statements in the body": /CREATE TRIGGER [^;]* BEGIN [^;]*; (?!END;)/m,
  },
  SELECT: {
    "`WITH`": /^WITH \w+(\(\w+\))? AS /m,
    "`WITH RECURSIVE`": /^WITH RECURSIVE /m,
    "`MATERIALIZED`": / AS MATERIALIZED \(/m,
    "`NOT MATERIALIZED`": / AS NOT MATERIALIZED \(/m,
    "`DISTINCT`": /SELECT DISTINCT /m,
    "`ALL`": /SELECT ALL /m,
    "an expression with an alias": /count\(\*\) AS n FROM/m,
    "`*`": /SELECT \* FROM/m,
    "`table.*`": /SELECT \w+\.\*/m,
    "a table with an alias": / FROM \w+ AS a/m,
    "a schema's name": / FROM \w+\.\w+ AS a/m,
    "`INDEXED BY`": / INDEXED BY /m,
    "`NOT INDEXED`": / NOT INDEXED/m,
    "a table function": /json_each\(/m,
    "a subquery in `FROM`": / FROM \(SELECT /m,
    "joins in parentheses": /JOIN \(\w+ AS \w+ JOIN/m,
    "a comma as a join": / FROM \w+ AS a, \w+ AS b/m,
    "`JOIN`": / AS a JOIN /m,
    "`INNER`": / INNER JOIN /m,
    "`OUTER`": / OUTER JOIN /m,
    "`LEFT JOIN`": / LEFT JOIN /m,
    "`RIGHT JOIN`": / RIGHT JOIN /m,
    "`FULL JOIN`": / FULL JOIN /m,
    "`CROSS JOIN`": / CROSS JOIN /m,
    "`NATURAL JOIN`": / NATURAL JOIN /m,
    "`NATURAL LEFT JOIN`": / NATURAL LEFT JOIN /m,
    "`NATURAL RIGHT JOIN`": / NATURAL RIGHT JOIN /m,
    "`NATURAL FULL JOIN`": / NATURAL FULL JOIN /m,
    "`ON`": / JOIN \w+ AS \w+ ON /m,
    "`USING`": / USING \(/m,
    "`WHERE`": / WHERE /m,
    "`GROUP BY`": / GROUP BY /m,
    "`HAVING`": / HAVING /m,
    "`WINDOW`": / WINDOW w AS /m,
    "a window made of another one": / OVER \(w /m,
    "`FILTER`": / FILTER \(WHERE /m,
    "`PARTITION BY`": /PARTITION BY /m,
    "a frame of `ROWS`": / ROWS /m,
    "a frame of `RANGE`": / RANGE /m,
    "a frame of `GROUPS`": / GROUPS /m,
    "`EXCLUDE`": / EXCLUDE /m,
    "`UNION`": / UNION SELECT /m,
    "`UNION ALL`": / UNION ALL SELECT /m,
    "`INTERSECT`": / INTERSECT /m,
    "`EXCEPT`": / EXCEPT /m,
    "`VALUES` in place of `SELECT`": /(\(|UNION ALL )VALUES /m,
    "`ORDER BY`": / ORDER BY [^)]*$/m,
    "`COLLATE` in `ORDER BY`": / ORDER BY [^)]* COLLATE NOCASE/m,
    "`ASC`": / ORDER BY [^)]* ASC/m,
    "`DESC`": / ORDER BY [^)]* DESC/m,
    "`NULLS FIRST`": / NULLS FIRST/m,
    "`NULLS LAST`": / NULLS LAST/m,
    "`LIMIT`": / LIMIT \d/m,
    "`OFFSET`": / OFFSET \d/m,
    "`LIMIT` with a comma": / LIMIT \d+, /m,
  },
};

/** Clauses that no statement needs: without them it means the same, or no case could show it. All others are to be made. */
const needless: Readonly<Record<string, readonly string[]>> = {
  "CREATE INDEX": ["`IF NOT EXISTS`", "a schema's name", "`ASC`"],
  "CREATE TRIGGER": ["`TEMP`", "`IF NOT EXISTS`", "a schema's name", "`FOR EACH ROW`"],
  SELECT: [
    "`ALL`",
    "a schema's name",
    "`INNER`",
    "`OUTER`",
    "`NATURAL RIGHT JOIN`",
    "`NATURAL FULL JOIN`",
    "`ASC`",
    "`LIMIT` with a comma",
  ],
};

/** Clauses without which faults of published engines were not found. */
const foundFaults: Readonly<Record<string, readonly string[]>> = {
  "CREATE INDEX": ["`DESC` of a later column"], // https://github.com/dolthub/doltlite/issues/3011
  "CREATE TRIGGER": ["`BEFORE`"],
};

/** Statements on some hundred databases: a clause that is made in one of thousands is there. */
function generated(): string {
  const texts: string[] = [];
  for (let number = 0; number < 150; number++) {
    const situations = makeSituations(60, grammar, true, new RandomStream(3, `database ${number}`));
    const [first] = situations;
    if (first !== undefined) texts.push(...setupOf(first));
    for (const situation of situations) {
      // The hunt itself makes the statements around these.
      const { timed } = trialOf(situation, { executions: 1, budgetMs: 0, limitMs: 1 });
      texts.push(...timed);
    }
  }
  return texts.join("\n");
}

const sql = generated();

function made(diagram: string): string[] {
  const all = Object.entries(clauses[diagram] ?? {});
  return all.filter(([, pattern]) => pattern.test(sql)).map(([clause]) => clause);
}

describe.each(Object.keys(clauses))("of %s", (diagram) => {
  const all = Object.keys(clauses[diagram] ?? {});

  it("the grammar makes each clause that changes a plan or an answer", () => {
    expect(made(diagram)).toEqual(expect.arrayContaining([...(foundFaults[diagram] ?? [])]));
    expect(made(diagram)).toEqual(all.filter((clause) => !needless[diagram]?.includes(clause)));
  });

  it("the document says which clauses the grammar makes, and why not the others", () => {
    const document = readFileSync("docs/hunt.md", "utf8");
    const row = document.split("\n").find((line) => line.startsWith(`| [\`${diagram}\`](`)) ?? "";
    const [, said, missing] = row.replace(/ \|$/, "").split(" | ");
    const isMade = made(diagram);
    expect(said?.split(", ")).toEqual(isMade);
    // Each with its reason in parentheses.
    const reasons = missing?.split("; ").map((one) => /^(.+) \((.{10,})\)$/.exec(one));
    expect(reasons?.map((one) => one?.[1])).toEqual(all.filter((clause) => !isMade.includes(clause)));
  });
});

/** The kinds of statements that showed faults of published engines, by what a statement has. */
const foundBy: Readonly<Record<string, (statement: string, table: Table) => boolean>> = {
  // DoltLite 0.50.9: https://github.com/dolthub/doltlite/issues/3011
  "a count of a range of an index whose second column is DESC": (statement, { indexes }) => {
    const [, column] =
      /^SELECT count\(\*\) FROM \w+ AS a WHERE a\.(\w+) BETWEEN [^ ]+ AND [^ ]+;$/.exec(statement) ?? [];
    return indexes.some(({ kind, terms: [first] }) => kind === "second descending" && first === column);
  },
  // DoltLite 0.51.3: docs/reports/hunts.md
  "the rows of a list of keys, in descending order with NULL first": (statement, { key, keyColumns }) => {
    const isList = statement.includes(` WHERE a.${keyColumns[0]?.name} IN (`);
    return isList && key !== "rowid" && keyColumns.length === 1 && / DESC NULLS FIRST/.test(statement);
  },
};

describe("statements that showed faults of published engines", () => {
  const counts = new Map(Object.keys(foundBy).map((name) => [name, 0]));
  const databases = 400;
  for (let number = 0; number < databases; number++)
    for (const situation of makeSituations(60, grammar, true, new RandomStream(5, `database ${number}`)))
      for (const statement of timedOf(situation))
        for (const [name, isKind] of Object.entries(foundBy))
          if (
            situation.schema.tables.some(
              (table) => statement.includes(` FROM ${table.name} `) && isKind(statement, table),
            )
          )
            counts.set(name, (counts.get(name) ?? 0) + 1);

  it.each([...counts])("are among those of 400 databases: %s", (_, count) => {
    // A hunt of five minutes tries at least half as many.
    expect(count).toBeGreaterThan(3);
  });
});
