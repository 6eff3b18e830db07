import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { keyVariants } from "../../src/model/test.ts";
import { oltp } from "../../src/suite/oltp/suite.ts";
import { timedStatements, timedTemplates } from "../../src/suite/sql.ts";
import {
  blob,
  fixed,
  real,
  shapeOf,
  sql,
  type Template,
  textOf,
  type Value,
  valuesOf,
} from "../../src/suite/sql-template.ts";
import { execute, prepared } from "./oltp/database.ts";

describe("a template", () => {
  const predicate = sql`id IN (${[1, 2]}) AND ${fixed("sbtest1.k")} > ${-3}`;
  const statement = sql`UPDATE sbtest1 SET c = ${"it's ?"} WHERE ${predicate};`;

  it("writes values, lists and nested templates as text with literals", () => {
    expect(textOf(statement)).toBe("UPDATE sbtest1 SET c = 'it''s ?' WHERE id IN (1, 2) AND sbtest1.k > -3;");
  });

  it("has a parameter in its shape for each value", () => {
    expect(shapeOf(statement)).toBe("UPDATE sbtest1 SET c = ? WHERE id IN (?, ?) AND sbtest1.k > ?;");
  });

  it("lists its values in the order of their parameters", () => {
    expect(valuesOf(statement)).toEqual(["it's ?", 1, 2, -3]);
  });

  it("writes reals and blobs as literals of their types", () => {
    expect(textOf(sql`VALUES (${[real("-0.500000"), blob("00ff"), blob("")]})`)).toBe(
      "VALUES (-0.500000, X'00ff', X'')",
    );
  });

  it("without values is its own shape", () => {
    expect(shapeOf(sql`PRAGMA cache_size = -2000;`)).toBe("PRAGMA cache_size = -2000;");
  });
});

const size = { rows: 40, seed: 5 };

const workloads = oltp.workloads.map(({ name }) => name);

const known = new Map<string, readonly Template[]>();

const templatesOf = (variant: (typeof keyVariants)[number], workload: string): readonly Template[] => {
  const key = `${variant} ${workload}`;
  const templates = known.get(key) ?? [...timedTemplates({ variant, workload }, size)];
  known.set(key, templates);
  return templates;
};

/** The shapes of a variant's statements, each once. */
const shapesOf = (variant: (typeof keyVariants)[number]) => [
  ...new Set(workloads.flatMap((workload) => templatesOf(variant, workload).map(shapeOf))),
];

describe.each(keyVariants)("in the %s variant", (variant) => {
  const image = prepared(variant, size).serialize();

  it.each(workloads)("%s does the same with bound values as in text", (workload) => {
    const [asText, bound] = [new Database(image), new Database(image)];
    for (const template of templatesOf(variant, workload).slice(0, 60)) {
      const { rows, changes } = execute(asText, textOf(template));
      expect(executeBound(bound, template), textOf(template)).toEqual({ rows, changes });
    }
    expect(bound.serialize().equals(asText.serialize())).toBe(true);
  });

  it.each(workloads)("%s has the same statements as templates and as text", (workload) => {
    expect(templatesOf(variant, workload).map(textOf)).toEqual([
      ...timedStatements({ variant, workload }, size),
    ]);
  });

  it("no shape holds a literal, but for the definition of a table", () => {
    expect(
      shapesOf(variant).filter((shape) => /'|(?<!\w)\d/.test(shape) && !shape.startsWith("CREATE ")),
    ).toEqual([]);
  });
});

it.each(keyVariants)("the shapes of the %s variant are known", (variant) => {
  expect(shapesOf(variant)).toMatchSnapshot();
});

function executeBound(database: Database.Database, template: Template) {
  const statement = database.prepare(shapeOf(template));
  const values = valuesOf(template).map(bindable);
  if (statement.reader) return { rows: statement.raw().all(values), changes: 0 };
  return { rows: [], changes: statement.run(values).changes };
}

/** SQLite takes a number for a real, unless it is a BigInt. */
function bindable(value: Value): unknown {
  if (typeof value === "number") return BigInt(value);
  if (typeof value === "string") return value;
  return value.type === "real" ? Number(value.decimal) : Buffer.from(value.digits, "hex");
}
