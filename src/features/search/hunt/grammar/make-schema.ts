import type { RandomStream } from "../../../../suite/random.ts";
import {
  type Column,
  type ColumnClass,
  type Index,
  type IndexKind,
  type KeyShape,
  type Parent,
  type Schema,
  type Table,
  type Trigger,
  type TriggerEvent,
  type TriggerStep,
  triggerEvents,
  triggerTimes,
} from "./schema.ts";
import type { Shape } from "./shapes.ts";
import { chooseName, type Weights } from "./weights.ts";

/** The parts of databases, as weights. */
export interface SchemaWeights {
  readonly tables: Weights;
  readonly rows: Weights;
  readonly keys: Weights;
  /** How many columns a table has beside its key. */
  readonly columns: Weights;
  readonly kinds: Weights;
  readonly indexes: Weights;
  readonly "index-kinds": Weights;
}

/** The kinds of columns that `kinds` has weights of. */
export const columnKinds = [
  "sequence",
  "scattered",
  "few",
  "skewed",
  "edges",
  "real",
  "text",
  "few texts",
  "mixed case",
  "words",
  "wide",
  "blob",
  "json",
  "generated",
] as const;
type ColumnKind = (typeof columnKinds)[number];

/** One of so many tables has each of these, unless weights say more. */
const oneIn = {
  ...{ nulls: 4, deletes: 8, triggers: 16, conditions: 3, columns: 2, ignored: 4 },
  ...{ views: 6, "view triggers": 2, parents: 4 },
} as const;

/** Each of these leaves the same log whichever order the rows are changed in. */
const bodies: readonly (readonly TriggerStep[])[] = [
  ...[["INSERT"] as const, ["INSERT"] as const, ["INSERT"] as const],
  ...[["INSERT", "UPDATE"] as const, ["UPDATE", "INSERT"] as const],
  ...[["DELETE", "INSERT"] as const, ["DELETE", "INSERT", "UPDATE"] as const],
];

/** A random schema: the same for the same stream. */
export function makeSchema(weights: SchemaWeights, hasFullText: boolean, random: RandomStream): Schema {
  const count = Number(chooseName(weights.tables, random));
  const tables: Table[] = [];
  for (let number = 1; number <= count; number++) {
    const table = makeTable(number, tables, weights, random);
    const words = table.columns.find(({ shape }) => shape.name === "words")?.name;
    tables.push(hasFullText && words !== undefined ? { ...table, fullText: words } : table);
  }
  return { tables };
}

function isOne(chance: number, random: RandomStream): boolean {
  return random.integer(1, chance) === 1;
}

function makeTable(
  number: number,
  earlier: readonly Table[],
  weights: SchemaWeights,
  random: RandomStream,
): Table {
  const key = chooseName<KeyShape>(weights.keys, random);
  const rows = Number(chooseName(weights.rows, random));
  const columns: Column[] = [];
  const count = Number(chooseName(weights.columns, random));
  for (let at = 1; at <= count; at++)
    columns.push(makeColumn(`c${number}${letterOf(at)}`, columns, weights, random));
  const parent = makeParent(number, earlier, random);
  if (parent !== undefined) columns.push(parent.column);
  const bareKey = keyColumnsOf(key, number);
  const indexes = makeIndexes(number, [...bareKey, ...columns], weights, random);
  const keyColumns = bareKey.map((column, at) =>
    at === 0 && key !== "none" ? asIndexed(column) : ofIndexes(column, indexes),
  );
  const triggers = triggerTimes.flatMap((time) =>
    triggerEvents.flatMap((event): Trigger[] =>
      isOne(oneIn.triggers, random) ? [makeTrigger(time, event, columns, random)] : [],
    ),
  );
  const hasView = isOne(oneIn.views, random);
  return {
    ...{ name: `t${number}`, key, keyColumns, rows, indexes, triggers },
    columns: columns.map((column) => ofIndexes(column, indexes)),
    deletesEvery: isOne(oneIn.deletes, random) ? random.integer(2, 9) : 0,
    ...{ hasView, viewTriggers: hasView && isOne(oneIn["view triggers"], random) ? triggerEvents : [] },
    ...(parent === undefined ? {} : { parent: parent.reference }),
  };
}

/** A column with the classes that its indexes give it, and without those that they take from it. */
function ofIndexes(column: Column, indexes: readonly Index[]): Column {
  const own = isUnique(column, indexes) ? asUnique(column) : column;
  return indexes.some(({ columns: [first] }) => first === column.name) ? asIndexed(own) : own;
}

function asIndexed({ classes, ...column }: Column): Column {
  return { ...column, classes: [...classes, "indexed"] };
}

function isUnique({ name }: Column, indexes: readonly Index[]): boolean {
  return indexes.some(({ kind, columns }) => kind === "unique" && columns.includes(name));
}

/** No `int`: whether `c = c + 1` meets a number that is still there depends on the order of the rows. */
function asUnique({ classes, ...column }: Column): Column {
  return { ...column, classes: classes.filter((one) => one !== "int") };
}

function makeTrigger(
  time: Trigger["time"],
  event: TriggerEvent,
  columns: readonly Column[],
  random: RandomStream,
): Trigger {
  const changed = columns.filter(({ classes }) => classes.includes("value"));
  const isUpdate = event === "UPDATE";
  const of =
    isUpdate && changed.length > 0 && isOne(oneIn.columns, random) ? random.oneOf(changed).name : undefined;
  // A row that is not inserted could be the parent of another one.
  const ignores: readonly TriggerStep[] = isUpdate && isOne(oneIn.ignored, random) ? ["SELECT"] : [];
  return {
    ...{ time, event, ...(of === undefined ? {} : { of }) },
    hasCondition: isOne(oneIn.conditions, random),
    body: [...ignores, ...random.oneOf(bodies)],
  };
}

function letterOf(at: number): string {
  return String.fromCharCode("a".charCodeAt(0) + at - 1);
}

const integers = (shape: Shape, classes: readonly ColumnClass[], name: string): Column => ({
  ...{ name, type: "INT", classes: [...classes, "integer", "any"], shape, nullEvery: 0 },
});
const texts = (shape: Shape, classes: readonly ColumnClass[], name: string): Column => ({
  ...{ name, type: "TEXT", classes: [...classes, "string", "any"], shape, nullEvery: 0 },
});

function keyColumnsOf(key: KeyShape, number: number): readonly Column[] {
  const name = `k${number}`;
  switch (key) {
    case "rowid":
    case "none":
    case "int without rowid":
      return [integers({ name: "sequence", size: 1 }, ["intkey"], name)];
    case "int":
      return [integers({ name: "scattered", size: 1 }, ["intkey"], name)];
    case "text":
    case "text without rowid":
      return [texts({ name: "text key", size: 1 }, ["textkey"], name)];
    case "blob":
      return [{ name, type: "BLOB", classes: ["any"], shape: { name: "blob", size: 1 }, nullEvery: 0 }];
    case "pair":
      return [
        integers({ name: "tens", size: 1 }, [], `${name}a`),
        integers({ name: "ones", size: 1 }, [], `${name}b`),
      ];
    case "pair without rowid":
      return [
        texts({ name: "text tens", size: 1 }, [], `${name}a`),
        integers({ name: "ones", size: 1 }, [], `${name}b`),
      ];
  }
}

function makeColumn(
  name: string,
  others: readonly Column[],
  weights: SchemaWeights,
  random: RandomStream,
): Column {
  const kind = chooseName<ColumnKind>(weights.kinds, random);
  const nullEvery = isOne(oneIn.nulls, random) ? random.integer(2, 20) : 0;
  const size = [3, 10, 100, 1000][random.integer(0, 3)] ?? 10;
  const column = columnOf(kind, name, size, others);
  return column.generated === undefined ? { ...column, nullEvery } : column;
}

function columnOf(kind: ColumnKind, name: string, size: number, others: readonly Column[]): Column {
  const changed = ["value"] as const;
  switch (kind) {
    case "sequence":
    case "scattered":
    case "few":
    case "skewed":
      return integers({ name: kind, size }, ["int", ...changed], name);
    case "edges":
      return { ...integers({ name: kind, size }, [], name), classes: ["edge", ...changed, "any"] };
    case "generated": {
      const source = others.find(({ classes }) => classes.includes("int"));
      if (source === undefined) return integers({ name: "few", size }, ["int", ...changed], name);
      return { ...integers(source.shape, [], name), generated: `${source.name} + 1` };
    }
    case "real":
      return {
        ...{ name, type: "REAL", shape: { name: "quarters", size } },
        classes: ["real", ...changed, "any"],
        nullEvery: 0,
      };
    case "text":
      return texts({ name: "text key", size }, ["text", ...changed], name);
    case "few texts":
      return texts({ name: "few texts", size }, ["text", ...changed], name);
    case "words":
      return texts({ name: "words", size }, ["text", ...changed], name);
    case "mixed case":
      return { ...texts({ name: "mixed case", size }, [], name), classes: ["nocase"], isNocase: true };
    case "wide":
      return { ...texts({ name: "wide", size: Math.max(100, size * 4) }, [], name), classes: ["wide"] };
    case "blob":
      return {
        ...{ name, type: "BLOB", shape: { name: "blob", size } },
        classes: ["blob", ...changed, "any"],
        nullEvery: 0,
      };
    case "json":
      return { ...texts({ name: "json", size }, [], name), classes: ["json"] };
  }
}

function makeParent(
  number: number,
  earlier: readonly Table[],
  random: RandomStream,
): { readonly column: Column; readonly reference: Parent } | undefined {
  const able = earlier.filter(
    ({ key, keyColumns, rows, deletesEvery }) =>
      key !== "none" && keyColumns.length === 1 && rows > 0 && deletesEvery === 0,
  );
  if (able.length === 0 || !isOne(oneIn.parents, random)) return undefined;
  const table = random.oneOf(able);
  const [key] = table.keyColumns as readonly [Column];
  const name = `p${number}`;
  const classes: ColumnClass[] = [
    key.type === "BLOB" ? "blob" : key.type === "TEXT" ? "string" : "integer",
    "any",
  ];
  const column: Column = { ...key, name, classes, shape: { ...key.shape, within: table.rows } };
  return { column, reference: { table: table.name, column: name } };
}

function makeIndexes(
  number: number,
  columns: readonly Column[],
  weights: SchemaWeights,
  random: RandomStream,
): Index[] {
  const count = Number(chooseName(weights.indexes, random));
  const indexes: Index[] = [];
  for (let at = 1; at <= count; at++) {
    const index = makeIndex(
      `i${number}${letterOf(at)}`,
      columns,
      chooseName<IndexKind>(weights["index-kinds"], random),
      random,
    );
    if (index !== undefined) indexes.push(index);
  }
  return indexes;
}

export function makeIndex(
  name: string,
  all: readonly Column[],
  kind: IndexKind,
  random: RandomStream,
): Index | undefined {
  const columns = random.shuffle(
    all.filter(({ classes }) => !classes.includes("wide") && !classes.includes("json")),
  );
  const [first, second, third] = columns;
  if (first === undefined) return undefined;
  const made = (terms: readonly string[], used: readonly Column[]): Index => ({
    ...{ name, kind, terms, columns: used.map((one) => one.name) },
  });
  switch (kind) {
    case "plain":
      return made([first.name], [first]);
    case "descending":
      return made([`${first.name} DESC`], [first]);
    case "two columns":
      return second && made([first.name, second.name], [first, second]);
    case "second descending":
      return second && made([first.name, `${second.name} DESC`], [first, second]);
    case "collated": {
      const text = columns.find(({ type }) => type === "TEXT");
      return text && made([`${text.name} COLLATE NOCASE`], [text]);
    }
    case "covering":
      return second && third && made([first.name, second.name, third.name], [first, second, third]);
    case "partial": {
      const number = columns.find(({ classes }) => classes.includes("integer"));
      return number && { ...made([first.name], [first, number]), where: `${number.name} > 5` };
    }
    case "expression": {
      const isText = first.type === "TEXT";
      return made([isText ? `lower(${first.name})` : `abs(${first.name})`], [first]);
    }
    case "unique": {
      const unique = columns.find(
        ({ shape, generated }) =>
          ["scattered", "text key", "sequence"].includes(shape.name) &&
          shape.within === undefined &&
          generated === undefined,
      );
      return unique && made([unique.name], [unique]);
    }
  }
}
