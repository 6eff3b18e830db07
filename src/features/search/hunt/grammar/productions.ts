import type { SchemaWeights } from "./make-schema.ts";
import type { Weights } from "./weights.ts";

/** One way to make what a rule stands for. */
export interface Production {
  /** Unique in its rule. */
  readonly name: string;
  /** How often it is chosen in comparison with the others of its rule, from 0. */
  readonly weight: number;
  /** SQL with slots: docs/hunt.md. Statements are divided by two semicolons. */
  readonly sql: string;
}

/** A grammar as data. */
export interface GrammarData {
  readonly weights: SchemaWeights & StateWeights;
  /** Productions by rule. The rule `work` makes all that is tried. A rule with parameters has them behind its name: `predicate(a)`. */
  readonly rules: Readonly<Record<string, readonly Production[]>>;
}

/** The states in which statements are tried, as weights. */
export interface StateWeights {
  readonly storages: Weights;
  /** Pages of the cache of a database on file; 0 for the engine's own. */
  readonly caches: Weights;
  /** Rows that are changed in the transaction before the statement. */
  readonly pending: Weights;
  readonly "pending-kinds": Weights;
  /** Whether foreign keys are enforced. */
  readonly "foreign-keys": Weights;
  /** Whether writes are in a transaction, which is rolled back, or each commits. */
  readonly transactions: Weights;
}

type Short = readonly [name: string, weight: number, sql: string];

const productions = (...all: readonly Short[]): readonly Production[] =>
  all.map(([name, weight, sql]) => ({ name, weight, sql }));

/** The grammar of the tool itself. Whatever has a LIMIT has a total order, and so has whatever has an ORDER BY. */
export const ownGrammar: GrammarData = {
  weights: {
    tables: { 1: 4, 2: 4, 3: 1 },
    rows: { 0: 1, 1: 1, 10: 4, 100: 8, 1000: 4, 3000: 0.5, 10000: 0.1 },
    keys: {
      rowid: 4,
      none: 1,
      int: 1,
      "int without rowid": 1,
      text: 2,
      "text without rowid": 2,
      blob: 1,
      pair: 1,
      "pair without rowid": 2,
    },
    columns: { 1: 1, 2: 3, 3: 4, 5: 3, 9: 1, 20: 0.3 },
    kinds: {
      sequence: 1,
      scattered: 3,
      few: 3,
      skewed: 1,
      edges: 1,
      real: 1,
      text: 3,
      "few texts": 2,
      "mixed case": 1,
      words: 2,
      wide: 0.7,
      blob: 1,
      json: 1,
      generated: 1,
    },
    indexes: { 0: 3, 1: 4, 2: 3, 4: 1 },
    "index-kinds": {
      plain: 5,
      descending: 1,
      "two columns": 2,
      "second descending": 2,
      collated: 0.5,
      covering: 1,
      partial: 1,
      expression: 1,
      unique: 1,
    },
    storages: { memory: 4, file: 1 },
    caches: { 0: 3, 20: 1, 20000: 1 },
    pending: { 0: 12, 10: 1, 300: 1, 2000: 0.3 },
    "pending-kinds": { insert: 2, update: 2, delete: 1 },
    "foreign-keys": { off: 2, on: 1 },
    transactions: { rollback: 9, autocommit: 1 },
  },
  rules: {
    work: productions(
      ["read", 12, "{read}"],
      ["write", 8, "{write}"],
      ["savepoint", 0.5, "SAVEPOINT s;;{write};;ROLLBACK TO s;;RELEASE s"],
      ["released savepoint", 0.3, "SAVEPOINT s;;{write};;RELEASE s"],
      ["definition", 0.7, "{definition}"],
      ["two writes", 0.5, "{write};;{write}"],
    ),
    read: productions(
      ["count", 2, "SELECT count(*) FROM {a=source} AS a{where a}"],
      [
        "count of a range",
        1,
        "SELECT count(*) FROM {a=source} AS a WHERE {c=a.indexed} BETWEEN {value c} AND {value c}",
      ],
      ["sum", 2, "SELECT sum({a.integer}), min({a.integer}), max({a.integer}) FROM {a=source} AS a{where a}"],
      ["scan", 4, "SELECT {some 1 3 output a} FROM {a=source} AS a{where a}"],
      ["point", 3, "SELECT {some 1 3 output a} FROM {a=source} AS a WHERE {keyis a}"],
      [
        "order",
        3,
        "SELECT {some 1 2 output a} FROM {a=source} AS a{where a} ORDER BY {a.any}{direction}, {key a}{limit}",
      ],
      [
        "nulls last",
        0.5,
        "SELECT {some 1 2 output a} FROM {a=source} AS a{where a} ORDER BY {a.any}{direction} NULLS LAST, {key a}{limit}",
      ],
      [
        "nulls first",
        0.5,
        "SELECT {some 1 2 output a} FROM {a=source} AS a{where a} ORDER BY {a.any} DESC NULLS FIRST, {key a}{limit}",
      ],
      [
        "collated order",
        0.5,
        "SELECT {some 1 2 output a} FROM {a=source} AS a ORDER BY {a.string} COLLATE NOCASE, {key a}{limit}",
      ],
      ["key order", 2, "SELECT {some 1 2 output a} FROM {a=source} AS a{where a} ORDER BY {key a}{limit}"],
      ["distinct", 2, "SELECT DISTINCT {a.any} FROM {a=source} AS a{where a}"],
      ["count distinct", 1, "SELECT count(DISTINCT {a.any}) FROM {a=source} AS a{where a}"],
      ["group", 3, "SELECT {c=a.any}, {aggregate a} FROM {a=source} AS a{where a} GROUP BY {c}{having}"],
      [
        "group by two",
        1,
        "SELECT {c=a.any}, {d=a.any}, {aggregate a} FROM {a=source} AS a{where a} GROUP BY {c}, {d}",
      ],
      [
        "group in order",
        1,
        "SELECT {c=a.any}, count(*) AS n FROM {a=source} AS a GROUP BY {c} ORDER BY n DESC, {c}{limit}",
      ],
      ["least and most", 1, "SELECT min({c=a.any}), max({c}) FROM {a=source} AS a{where a}"],
      [
        "join two",
        3,
        "SELECT count(*), {aggregate a} FROM {a=source} AS a JOIN {b=source} AS b ON {on a b}{where a}",
      ],
      [
        "left join",
        1,
        "SELECT count(*), {aggregate b} FROM {a=source} AS a LEFT JOIN {b=source} AS b ON {on a b}{where a}",
      ],
      [
        "right join",
        0.5,
        "SELECT count(*), {aggregate b} FROM {a=source} AS a RIGHT JOIN {b=source} AS b ON {on a b}",
      ],
      [
        "full join",
        0.5,
        "SELECT count(*), {aggregate b} FROM {a=source} AS a FULL JOIN {b=source} AS b ON {on a b}",
      ],
      ["comma join", 0.5, "SELECT count(*) FROM {a=source} AS a, {b=source} AS b WHERE {on a b}"],
      [
        "cross join",
        0.5,
        "SELECT count(*), {aggregate a} FROM {a=source} AS a CROSS JOIN {b=source} AS b ON {on a b}{where a}",
      ],
      [
        "join in parentheses",
        0.5,
        "SELECT count(*), {aggregate b} FROM {a=source} AS a LEFT JOIN ({b=source} AS b JOIN {c=source} AS c ON {on b c}) ON {on a b}{where a}",
      ],
      // Tables share no names of columns: a table meets itself, or both have others here. One side has each value once, so that the rows are few.
      [
        "natural join",
        0.5,
        "SELECT count(*), {aggregate a} FROM {a=source} AS a NATURAL JOIN {a} AS b{where a}",
      ],
      [
        "natural left join",
        0.5,
        "SELECT * FROM (SELECT {a.integer} AS v, {a.any} AS w FROM {a=source} AS a{where a}) AS x " +
          "NATURAL LEFT JOIN (SELECT {b.any} AS z, {b.intkey} AS v FROM {b=source} AS b{where b}) AS y",
      ],
      [
        "join using",
        0.5,
        "SELECT count(*), {aggregate a} FROM {a=source} AS a JOIN {a} AS b USING ({keynames a}){where a}",
      ],
      [
        "full join using",
        0.5,
        "SELECT v, count(*) FROM (SELECT {a.integer} AS v FROM {a=source} AS a{where a}) AS x " +
          "FULL JOIN (SELECT {b.intkey} AS v FROM {b=source} AS b{where b}) AS y USING (v) GROUP BY v",
      ],
      ["all of a table", 0.5, "SELECT b.* FROM {a=source} AS a JOIN {b=source} AS b ON {on a b}{where a}"],
      ["by an index", 1, "SELECT {some 1 2 output a} FROM {a=table} AS a INDEXED BY {index a}{where a}"],
      ["by no index", 0.5, "SELECT {some 1 2 output a} FROM {a=table} AS a NOT INDEXED{where a}"],
      [
        "subquery of a join",
        1,
        "SELECT count(*), max(s.v) FROM (SELECT {a.any} AS v FROM {a=source} AS a{where a}) AS s",
      ],
      [
        "join three",
        1,
        "SELECT count(*), {aggregate c} FROM {a=source} AS a JOIN {b=source} AS b ON {on a b} JOIN {c=source} AS c ON {on b c}{where a}",
      ],
      [
        "join five",
        0.3,
        "SELECT count(*) FROM {a=source} AS a JOIN {b=source} AS b ON {on a b} JOIN {c=source} AS c ON {on b c} " +
          "JOIN {d=source} AS d ON {on c d} JOIN {e=source} AS e ON {on d e} WHERE {predicate a}",
      ],
      [
        "join rows",
        1,
        "SELECT {output a}, {output b} FROM {a=source} AS a JOIN {b=source} AS b ON {on a b}{where b}",
      ],
      [
        "window number",
        1,
        "SELECT {key a}, row_number() OVER (PARTITION BY {a.any} ORDER BY {key a}) FROM {a=source} AS a{where a} ORDER BY {key a}",
      ],
      [
        "window rank",
        1,
        "SELECT {key a}, rank() OVER (ORDER BY {a.any}) FROM {a=source} AS a{where a} ORDER BY {key a}",
      ],
      [
        "window sum",
        1,
        "SELECT {key a}, sum({a.integer}) OVER (ORDER BY {key a} ROWS {number 1 20} PRECEDING) FROM {a=source} AS a{where a} ORDER BY {key a}",
      ],
      [
        "window lag",
        0.5,
        "SELECT {key a}, lag({a.any}) OVER (ORDER BY {key a}) FROM {a=source} AS a ORDER BY {key a}{limit}",
      ],
      [
        "window named",
        0.5,
        "SELECT {key a}, sum({a.integer}) OVER w, count(*) OVER (w ROWS 5 PRECEDING) FROM {a=source} AS a{where a} WINDOW w AS (ORDER BY {key a}) ORDER BY {key a}",
      ],
      [
        "window groups",
        0.5,
        "SELECT {key a}, count(*) OVER (ORDER BY {a.any} GROUPS BETWEEN {number 1 3} PRECEDING AND CURRENT ROW) FROM {a=source} AS a ORDER BY {key a}",
      ],
      [
        "window range",
        0.5,
        "SELECT {key a}, sum({a.integer}) OVER (ORDER BY {a.integer} RANGE BETWEEN {number 1 20} PRECEDING AND CURRENT ROW) FROM {a=source} AS a ORDER BY {key a}",
      ],
      [
        "window without some",
        0.5,
        "SELECT {key a}, sum({a.integer}) OVER (ORDER BY {key a} ROWS BETWEEN {number 1 5} PRECEDING AND {number 0 5} FOLLOWING EXCLUDE {excluded}) FROM {a=source} AS a{where a} ORDER BY {key a}",
      ],
      [
        "window of peers without some",
        0.3,
        "SELECT {key a}, count(*) OVER (ORDER BY {a.any} GROUPS BETWEEN 1 PRECEDING AND CURRENT ROW EXCLUDE {excluded}) FROM {a=source} AS a{where a} ORDER BY {key a}",
      ],
      [
        "cte materialized",
        0.5,
        "WITH x(v) AS MATERIALIZED (SELECT {a.integer} FROM {a=source} AS a{where a}) SELECT count(*), min(v) FROM x",
      ],
      [
        "cte not materialized",
        0.5,
        "WITH x(v) AS NOT MATERIALIZED (SELECT {a.integer} FROM {a=source} AS a{where a}) SELECT count(*), sum(x.v) FROM x WHERE v > (SELECT min(v) FROM x)",
      ],
      [
        "cte of values",
        0.5,
        "WITH x(v) AS (VALUES ({number 1 9}), ({number 10 99}), ({number 100 999})) SELECT count(*), {aggregate a} FROM x JOIN {a=source} AS a ON {a.integer} = x.v",
      ],
      [
        "cte",
        1,
        "WITH x AS (SELECT {c=a.any} AS v, count(*) AS n FROM {a=source} AS a{where a} GROUP BY {c}) SELECT count(*), sum(n), max(v) FROM x WHERE n > {number 0 3}",
      ],
      [
        "cte twice",
        0.5,
        "WITH x AS (SELECT {a.integer} AS v FROM {a=source} AS a{where a}) SELECT count(*), sum(x.v) FROM x WHERE v > (SELECT min(v) FROM x)",
      ],
      [
        "recursive",
        0.7,
        "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < {number 10 3000}) SELECT count(*), sum(n) FROM r",
      ],
      [
        "recursive join",
        0.7,
        "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < {number 10 1000}) SELECT count({a.any}) FROM r JOIN {a=source} AS a ON {a.intkey} = r.n",
      ],
      [
        "union",
        1,
        "SELECT {a.integer} FROM {a=source} AS a{where a} UNION SELECT {b.integer} FROM {b=source} AS b{where b}",
      ],
      [
        "union all",
        1,
        "SELECT {a.any} FROM {a=source} AS a{where a} UNION ALL SELECT {b.any} FROM {b=source} AS b{where b}",
      ],
      [
        "union of values",
        0.3,
        "SELECT {a.integer} FROM {a=source} AS a{where a} UNION ALL VALUES ({number 1 99}), (NULL), ({number 1 9})",
      ],
      [
        "union of texts",
        0.5,
        "SELECT {a.string} FROM {a=source} AS a UNION SELECT {b.string} FROM {b=source} AS b",
      ],
      [
        "except",
        0.5,
        "SELECT {a.integer} FROM {a=source} AS a EXCEPT SELECT {b.integer} FROM {b=source} AS b{where b}",
      ],
      [
        "intersect",
        0.5,
        "SELECT {a.integer} FROM {a=source} AS a INTERSECT SELECT {b.integer} FROM {b=source} AS b",
      ],
      [
        "scalar subquery",
        1,
        "SELECT count(*) FROM {a=source} AS a WHERE {a.integer} > (SELECT avg({b.integer}) FROM {b=source} AS b)",
      ],
      [
        "correlated",
        1,
        "SELECT {key a}, (SELECT count(*) FROM {b=source} AS b WHERE {on b a}) FROM {a=source} AS a WHERE {predicate a}",
      ],
      ["json number", 1, "SELECT count(*), sum(json_extract({a.json}, '$.a')) FROM {a=source} AS a{where a}"],
      ["json each", 1, "SELECT count(*), sum(e.value) FROM {a=source} AS a, json_each({a.json}, '$.b') AS e"],
      ["json arrow", 0.5, "SELECT count(*) FROM {a=source} AS a WHERE {a.json} ->> 'c' = 'v{number 0 9}'"],
      ["json array", 0.5, "SELECT length(json_group_array({a.integer})) FROM {a=source} AS a{where a}"],
      ["concatenation", 0.5, "SELECT length(group_concat({a.string}, ',')) FROM {a=source} AS a{where a}"],
      [
        "functions",
        1,
        "SELECT {key a}, upper({c=a.string}), length({c}), substr({c}, 2, 3) FROM {a=source} AS a{where a}",
      ],
      ["full text", 1, "SELECT count(*) FROM {f=fts} WHERE {f} MATCH 'w{number 0 96}'"],
      [
        "full text of two",
        0.5,
        "SELECT rowid FROM {f=fts} WHERE {f} MATCH 'w{number 0 96} AND x{number 0 30}' ORDER BY rowid",
      ],
    ),
    "output(a)": productions(
      ["column", 8, "{a.any}"],
      ["key", 2, "{key a}"],
      ["wide", 1, "{a.wide}"],
      ["nocase", 1, "{a.nocase}"],
      ["sum", 1, "{a.integer} + {a.integer}"],
      ["text", 1, "{a.string} || 'x'"],
      ["case", 1, "CASE WHEN {predicate a} THEN 1 ELSE 0 END"],
      ["length", 0.5, "length({a.wide})"],
    ),
    "aggregate(a)": productions(
      ["count", 3, "count(*)"],
      ["sum", 3, "sum({a.integer})"],
      ["average", 1, "avg({a.real})"],
      ["sum of distinct", 0.5, "sum(DISTINCT {a.integer})"],
      ["count of distinct", 0.5, "count(DISTINCT {a.any})"],
      ["most", 2, "max({a.any})"],
      ["filtered", 0.5, "count(*) FILTER (WHERE {predicate a})"],
    ),
    "where(a)": productions(["none", 3, ""], ["predicate", 6, " WHERE {predicate a}"]),
    having: productions(["none", 3, ""], ["count", 1, " HAVING count(*) > {number 0 3}"]),
    limit: productions(
      ["none", 2, ""],
      ["limit", 2, " LIMIT {number 1 50}"],
      ["offset", 1, " LIMIT {number 1 50} OFFSET {number 1 500}"],
    ),
    excluded: productions(
      ["row", 1, "CURRENT ROW"],
      ["group", 1, "GROUP"],
      ["ties", 1, "TIES"],
      ["none", 0.5, "NO OTHERS"],
    ),
    direction: productions(["up", 2, ""], ["down", 1, " DESC"]),
    "predicate(a)": productions(
      ["equal", 3, "{c=a.any} = {value c}"],
      ["less", 2, "{c=a.any} < {value c}"],
      ["more", 2, "{c=a.any} >= {value c}"],
      ["of partial index", 1, "{a.integer} > 5"],
      ["equal to a real", 0.5, "{c=a.edge} = {value c} + 0.0"],
      ["between edges", 0.5, "{c=a.edge} BETWEEN {value c} AND {value c}"],
      ["more than a real", 0.5, "{c=a.edge} > {value c} + 0.5"],
      ["between", 2, "{c=a.integer} BETWEEN {value c} AND {value c} + {number 1 100}"],
      ["text range", 1, "{c=a.string} BETWEEN {value c} AND 'z'"],
      ["in list", 2, "{c=a.any} IN ({values c 1 8})"],
      ["in list of an index", 1, "{c=a.indexed} IN ({values c 2 8})"],
      ["range of an index", 1, "{c=a.indexed} BETWEEN {value c} AND {value c}"],
      ["long in list", 0.7, "{c=a.any} IN ({values c 50 400})"],
      ["like prefix", 1, "{a.string} LIKE 'k00{number 0 9}%'"],
      ["like inside", 1, "{a.string} LIKE '%{number 0 99}%'"],
      ["glob", 0.7, "{a.string} GLOB 'k*{number 0 9}'"],
      ["nocase", 1, "{c=a.nocase} = {value c}"],
      ["null", 1, "{a.value} IS NULL"],
      ["not null", 1, "{a.value} IS NOT NULL"],
      ["distinct", 0.7, "{c=a.value} IS DISTINCT FROM {value c}"],
      ["not distinct", 0.7, "{c=a.any} IS NOT DISTINCT FROM {value c}"],
      ["and", 2, "{predicate a} AND {predicate a}"],
      ["or", 1.5, "({predicate a} OR {predicate a})"],
      ["not", 0.5, "NOT ({predicate a})"],
      ["absolute", 0.5, "abs({c=a.integer}) = {value c}"],
      ["remainder", 1, "{a.integer} % {number 2 9} = 1"],
      ["lower", 0.5, "lower({c=a.string}) = {value c}"],
      ["in subquery", 1, "{a.integer} IN (SELECT {b.integer} FROM {b=source} AS b{where b})"],
      ["exists", 1, "EXISTS (SELECT 1 FROM {b=source} AS b WHERE {on b a})"],
      ["not exists", 0.5, "NOT EXISTS (SELECT 1 FROM {b=source} AS b WHERE {on b a})"],
    ),
    "on(a,b)": productions(
      ["integer to key", 4, "{a.integer} = {b.intkey}"],
      ["key to integer", 2, "{a.intkey} = {b.integer}"],
      ["text to key", 3, "{a.string} = {b.textkey}"],
      ["not distinct", 0.3, "{a.integer} IS NOT DISTINCT FROM {b.intkey}"],
      ["integers", 0.5, "{a.integer} = {b.integer}"],
      ["edges", 0.2, "{a.edge} = {b.edge}"],
      ["texts", 0.5, "{a.string} = {b.string}"],
      ["range", 0.2, "{a.integer} BETWEEN {b.integer} AND {b.integer} + 1"],
    ),
    write: productions(
      ["insert", 2, "INSERT INTO {a=table}({columns a}) VALUES {rows a 1 3}"],
      ["insert many", 1, "INSERT INTO {a=table}({columns a}) VALUES {rows a 20 200}"],
      [
        "insert from numbers",
        1,
        "WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < {number 10 2000}) INSERT INTO {a=table}({columns a}) SELECT {terms a} FROM s",
      ],
      [
        "insert from itself",
        1,
        "INSERT INTO {a=table}({columns a}) SELECT {copies a} FROM {a} AS a{where a}",
      ],
      [
        "upsert",
        1.5,
        "INSERT INTO {a=table}({columns a}) SELECT {columns a} FROM {a} WHERE true ON CONFLICT ({unique a}) DO UPDATE SET {c=a:int} = excluded.{c} + 1",
      ],
      [
        "upsert nothing",
        0.5,
        "INSERT INTO {a=table}({columns a}) SELECT {columns a} FROM {a} WHERE true ON CONFLICT DO NOTHING",
      ],
      [
        "replace",
        1,
        "INSERT OR REPLACE INTO {a=table}({columns a}) SELECT {columns a} FROM {a} AS a{where a}",
      ],
      ["insert through a view", 0.5, "INSERT INTO {a=view}({columns a}) VALUES {rows a 1 20}"],
      [
        "insert from itself through a view",
        0.5,
        "INSERT INTO {a=view}({columns a}) SELECT {copies a} FROM {a}{where a}",
      ],
      ["update through a view", 1, "UPDATE {a=view} SET {c=a:value} = {value c}{where a}"],
      ["delete through a view", 0.5, "DELETE FROM {a=view} WHERE {predicate a}"],
      ["update", 3, "UPDATE {a=table} AS a SET {c=a:int} = {c} + 1{where a}"],
      ["update text", 2, "UPDATE {a=table} AS a SET {c=a:text} = {c} || 'x'{where a}"],
      ["update one", 1, "UPDATE {a=table} AS a SET {c=a:value} = {value c} WHERE {keyis a}"],
      // SQLite executes the subquery for each row in turn, so that one over the same table has an answer for each order of the rows.
      [
        "update from subquery",
        0.5,
        "UPDATE {a=table} AS a SET {a:int} = (SELECT count(*) FROM {b=other} AS b WHERE {on b a}){where a}",
      ],
      ["update two", 1, "UPDATE {a=table} AS a SET {c=a:value} = NULL, {d=a:int} = {d} * 2{where a}"],
      ["update wide", 0.5, "UPDATE {a=table} AS a SET {c=a:wide} = {c} || 'y'{where a}"],
      ["delete", 3, "DELETE FROM {a=table} AS a WHERE {predicate a}"],
      ["delete one", 1, "DELETE FROM {a=table} AS a WHERE {keyis a}"],
      ["delete all", 1, "DELETE FROM {a=table}"],
      [
        "delete in subquery",
        0.5,
        "DELETE FROM {a=table} AS a WHERE {a.integer} IN (SELECT {b.integer} FROM {b=table} AS b{where b})",
      ],
    ),
    definition: productions(
      ["index", 3, "CREATE INDEX x ON {a=table}({a:any})"],
      ["index of two with a descending one", 1, "CREATE INDEX x ON {a=table}({a:any}, {a:any} DESC)"],
      ["index of two", 1, "CREATE INDEX x ON {a=table}({a:any}, {a:any})"],
      ["unique index", 1, "CREATE UNIQUE INDEX x ON {a=table}({keynames a})"],
      ["index and drop", 0.5, "CREATE INDEX x ON {a=table}({a:any});;DROP INDEX x"],
      ["add column", 1, "ALTER TABLE {a=table} ADD COLUMN x INT DEFAULT 5;;SELECT count(*), sum(x) FROM {a}"],
      [
        "create as select",
        1,
        "CREATE TABLE x AS SELECT * FROM {a=table} AS a{where a};;SELECT count(*) FROM x",
      ],
      [
        "drop table",
        0.5,
        "CREATE TABLE x(v);;INSERT INTO x SELECT {a.any} FROM {a=table} AS a;;DROP TABLE x",
      ],
      ["analyze", 0.3, "ANALYZE"],
    ),
  },
};
