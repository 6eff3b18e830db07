import type { RandomStream } from "../../../../suite/random.ts";
import type { Grammar, PreparedProduction } from "./grammar.ts";
import { type Column, type ColumnClass, columnsOf, type Schema, type Table } from "./schema.ts";
import { insertedColumns, literalRow, namesOf, viewOf } from "./schema-sql.ts";
import { sqlOfShape, valueOfShape } from "./shapes.ts";
import type { Slot, TableKind } from "./template.ts";
import { chooseWeighted } from "./weights.ts";

/** The SQL made of a rule, as a tree, so that parts of it can be left out. */
export interface Derivation {
  readonly kind: "derivation";
  readonly rule: string;
  /** The production's id, `read/count`. */
  readonly production: string;
  readonly parts: readonly Part[];
  /** The names that the rule was given, and those that it has: it can be made anew. */
  readonly scope: Scope;
  readonly inner: Scope;
}

/** A list that can become shorter. */
export interface Items {
  readonly kind: "items";
  readonly items: readonly Part[];
  readonly separator: string;
}

/** A number that can become smaller. */
export interface Amount {
  readonly kind: "amount";
  readonly value: number;
  readonly least: number;
}

/** Text that follows from the columns of a table: from those that are left, if some are left out. */
export interface OfTable {
  readonly kind: "of table";
  readonly what: "columns" | "terms" | "copies" | "row";
  readonly table: string;
  /** The number of the row; 0 of others. */
  readonly row: number;
}

export type Part = string | Derivation | Items | Amount | OfTable;

/** The meanings of names. */
export type Scope = ReadonlyMap<string, Bound>;
export type Bound =
  | { readonly kind: "table"; readonly table: Table; readonly alias: string; readonly sql: string }
  | { readonly kind: "column"; readonly column: Column; readonly table: Table; readonly sql: string };

/** Deeper, only productions without other rules are taken. */
const deepest = 5;

/** Productions of a rule that are tried until one fits the tables. */
const mostTries = 8;

/** Rows that statements insert have numbers from here on, above those of all tables. */
const firstNew = 500_000;

/** Makes statements for a schema. */
export class Deriver {
  readonly #grammar: Grammar;
  readonly #schema: Schema;
  readonly #random: RandomStream;
  /** The derivation that is made anew at this moment. */
  #old: Derivation | undefined;

  constructor(grammar: Grammar, schema: Schema, random: RandomStream) {
    this.#grammar = grammar;
    this.#schema = schema;
    this.#random = random;
  }

  /** @returns undefined if no production fits the tables */
  derive(rule: string, scope: Scope = new Map(), depth = 0): Derivation | undefined {
    const all = this.#grammar.rules.get(rule)?.productions ?? [];
    const simple = depth < deepest ? [] : all.filter(({ isSimple }) => isSimple);
    let left = (simple.length > 0 ? simple : all).filter(({ weight }) => weight > 0);
    for (let tries = 0; tries < mostTries && left.length > 0; tries++) {
      const chosen = chooseWeighted(left, ({ weight }) => weight, this.#random);
      const made = this.make(rule, chosen, scope, depth);
      if (made !== undefined) return made;
      left = left.filter((one) => one !== chosen);
    }
    return undefined;
  }

  make(rule: string, { id, slots }: PreparedProduction, scope: Scope, depth = 0): Derivation | undefined {
    const inner = new Map(scope);
    const parts: Part[] = [];
    // A SELECT names its columns before its tables.
    for (const slot of slots) {
      if (slot.kind !== "table") continue;
      const bound = this.#table(slot.of, slot.name, inner);
      if (bound === undefined) return undefined;
      inner.set(slot.name, bound);
    }
    for (const slot of slots) {
      const part = this.#fill(slot, inner, depth);
      if (part === undefined) return undefined;
      parts.push(part);
    }
    return { kind: "derivation", rule, production: id, parts, scope, inner };
  }

  /**
   * Another production in place of a derivation, with as much of that as fits: its tables by name, its columns, and the derivations of
   * the rules that both have.
   */
  remake(old: Derivation, production: PreparedProduction): Derivation | undefined {
    const before = this.#old;
    this.#old = old;
    try {
      return this.make(old.rule, production, old.scope, deepest);
    } finally {
      this.#old = before;
    }
  }

  #fill(slot: Slot, scope: Map<string, Bound>, depth: number): Part | undefined {
    switch (slot.kind) {
      case "text":
        return slot.text;
      case "table":
        return scope.get(slot.name)?.sql;
      case "column": {
        const from = scope.get(slot.from);
        if (from?.kind !== "table") return undefined;
        const able = columnsOf(from.table).filter(({ classes }) =>
          classes.includes(slot.column as ColumnClass),
        );
        const column = this.#oldColumn(able) ?? this.#pick(able);
        if (column === undefined) return undefined;
        const sql = slot.isQualified ? `${from.alias}.${column.name}` : column.name;
        const later = slot.name === undefined || !slot.isQualified ? column.name : sql;
        if (slot.name !== undefined)
          scope.set(slot.name, { kind: "column", column, table: from.table, sql: later });
        return sql;
      }
      case "call":
        return this.#call(slot.name, slot.given, scope, depth);
    }
  }

  /** The column of these that what is made anew uses first. */
  #oldColumn(able: readonly Column[]): Column | undefined {
    if (this.#old === undefined) return undefined;
    const text = textOf(this.#old, this.#schema);
    const places = able.map((column) => ({ column, at: text.search(new RegExp(`\\b${column.name}\\b`)) }));
    return places.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0]?.column;
  }

  #table(of: TableKind, name: string, scope: Scope): Bound | undefined {
    const taken = [...scope.values()].map(({ table }) => table);
    const isAble = (table: Table) => {
      if (of === "fts") return table.fullText !== undefined;
      if (of === "view") return table.viewTriggers.length > 0;
      return of !== "other" || !taken.includes(table);
    };
    const old = this.#old?.inner.get(name);
    if (old?.kind === "table" && of !== "fts" && isAble(old.table))
      return boundOf(old.table, of, name, of === "source" && old.sql === viewOf(old.table));
    const able = this.#schema.tables.filter(isAble);
    const table = this.#pick(able);
    if (table === undefined) return undefined;
    const isView = of === "source" && table.hasView && this.#random.integer(1, 2) === 1;
    return boundOf(table, of, name, isView);
  }

  #call(name: string, given: readonly string[], scope: Map<string, Bound>, depth: number): Part | undefined {
    const bound = scope.get(name);
    if (bound !== undefined) return bound.sql;
    const rule = this.#grammar.rules.get(name);
    const kept = rule === undefined ? undefined : this.#old?.parts.find((part) => isDerivationOf(part, name));
    if (kept !== undefined) return kept;
    if (rule !== undefined) return this.#deriveWith(name, rule.parameters, given, scope, depth);
    const [first = "", least = "0", most = "0"] = given;
    if (name === "number")
      return { kind: "amount", value: this.#amount(Number(first), Number(least)), least: Number(first) };
    if (name === "some") {
      const [, , called = "", ...rest] = given;
      return this.#some(Number(first), Number(least), ", ", () => {
        const parameters = this.#grammar.rules.get(called)?.parameters ?? [];
        return this.#deriveWith(called, parameters, rest, scope, depth);
      });
    }
    const of = scope.get(first);
    if (of === undefined) return undefined;
    if (of.kind === "column") {
      if (name === "value") return this.#value(of.column, of.table);
      return this.#some(Number(least), Number(most), ", ", () => this.#value(of.column, of.table));
    }
    return this.#ofTable(name, of, Number(least), Number(most));
  }

  #deriveWith(
    rule: string,
    parameters: readonly string[],
    given: readonly string[],
    scope: Scope,
    depth: number,
  ): Derivation | undefined {
    const own = new Map<string, Bound>();
    for (const [index, parameter] of parameters.entries()) {
      const value = scope.get(given[index] ?? "");
      if (value !== undefined) own.set(parameter, value);
    }
    return this.derive(rule, own, depth + 1);
  }

  #ofTable(
    name: string,
    of: Bound & { readonly kind: "table" },
    least: number,
    most: number,
  ): Part | undefined {
    const { table, alias } = of;
    const { keyColumns } = table;
    switch (name) {
      case "key":
        return keyColumns.map((one) => `${alias}.${one.name}`).join(", ");
      case "keynames":
        return namesOf(keyColumns);
      case "keyis": {
        const row = this.#random.integer(1, Math.max(1, table.rows));
        return keyColumns
          .map((one) => `${alias}.${one.name} = ${valueOfShape(one.shape, row)}`)
          .join(" AND ");
      }
      case "unique":
        return table.key === "none" ? undefined : namesOf(keyColumns);
      case "index":
        // A partial index cannot be used without its condition.
        return this.#pick(table.indexes.filter(({ where }) => where === undefined))?.name;
      case "columns":
      case "terms":
      case "copies":
        return { kind: "of table", what: name, table: table.name, row: 0 };
      case "rows": {
        let row = firstNew + this.#random.integer(0, 1000);
        return this.#some(least, most, ", ", () => ({
          kind: "of table",
          what: "row",
          table: table.name,
          row: row++,
        }));
      }
      default:
        return undefined;
    }
  }

  #some(least: number, most: number, separator: string, make: () => Part | undefined): Items | undefined {
    const items: Part[] = [];
    const count = this.#random.integer(least, most);
    for (let at = 0; at < count; at++) {
      const item = make();
      if (item === undefined) return undefined;
      items.push(item);
    }
    return { kind: "items", items, separator };
  }

  #value({ shape }: Column, { rows }: Table): string {
    return valueOfShape(shape, this.#random.integer(1, Math.max(1, rows)));
  }

  /** Small numbers are as likely as large ones. */
  #amount(least: number, most: number): number {
    const limit = this.#random.integer(0, 3) === 0 ? most : least + Math.ceil((most - least) / 8);
    return this.#random.integer(least, Math.max(least, limit));
  }

  #pick<Value>(values: readonly Value[]): Value | undefined {
    return values.length === 0 ? undefined : this.#random.oneOf(values);
  }
}

function boundOf(table: Table, of: TableKind, name: string, isView: boolean): Bound {
  // SQLite knows no other name of a view that it changes.
  if (of === "view") return { kind: "table", table, alias: viewOf(table), sql: viewOf(table) };
  const sql = of === "fts" ? `${table.name}f` : isView ? viewOf(table) : table.name;
  return { kind: "table", table, alias: name, sql };
}

/** A key that no row has, made from one that a row has. */
function movedKey({ name, type }: Column): string {
  if (type === "TEXT") return `'z' || ${name}`;
  return type === "BLOB" ? `CAST('z' || ${name} AS BLOB)` : `${name} + 2000000`;
}

function isDerivationOf(part: Part, rule: string): boolean {
  return isOfKind(part, "derivation") && part.rule === rule;
}

/** The SQL of a part, for the columns that the schema has. */
export function textOf(part: Part, schema: Schema): string {
  if (typeof part === "string") return part;
  switch (part.kind) {
    case "derivation":
      return part.parts.map((one) => textOf(one, schema)).join("");
    case "items":
      return part.items.map((one) => textOf(one, schema)).join(part.separator);
    case "amount":
      return String(part.value);
    case "of table": {
      const table = schema.tables.find(({ name }) => name === part.table);
      return table === undefined ? part.table : textOfTable(part, table);
    }
  }
}

function textOfTable({ what, row }: OfTable, table: Table): string {
  const columns = insertedColumns(table);
  switch (what) {
    case "columns":
      return namesOf(columns);
    case "terms":
      return columns.map(({ shape }) => sqlOfShape(shape, `(i + ${firstNew})`)).join(", ");
    case "copies":
      return columns.map((one) => (isKey(table, one) ? movedKey(one) : one.name)).join(", ");
    case "row":
      return literalRow(table, row);
  }
}

function isKey({ keyColumns }: Table, { name }: Column): boolean {
  return keyColumns.some((one) => one.name === name);
}

/** The statements of what was made by the rule `work`. */
export function statementsOf(work: Part, schema: Schema): string[] {
  return textOf(work, schema)
    .split(";;")
    .map((sql) => `${sql.trim()};`);
}

/** Ids of all productions in a tree. */
export function productionsOf(part: Part): string[] {
  const inner = partsOf(part).flatMap(productionsOf);
  return isOfKind(part, "derivation") ? [part.production, ...inner] : inner;
}

/** Whether a part is of this kind; a text is of none. */
export function isOfKind<Kind extends Exclude<Part, string>["kind"]>(
  part: Part,
  kind: Kind,
): part is Extract<Part, { readonly kind: Kind }> {
  return typeof part !== "string" && part.kind === kind;
}

/** The parts that a part is made of. */
export function partsOf(part: Part): readonly Part[] {
  if (isOfKind(part, "items")) return part.items;
  return isOfKind(part, "derivation") ? part.parts : [];
}

/** A part made of other parts: of what `change` gives for each. */
export function withParts(part: Derivation, change: (inner: Part) => Part): Derivation;
export function withParts(part: Part, change: (inner: Part) => Part): Part;
export function withParts(part: Part, change: (inner: Part) => Part): Part {
  if (isOfKind(part, "items")) return { ...part, items: part.items.map(change) };
  return isOfKind(part, "derivation") ? { ...part, parts: part.parts.map(change) } : part;
}
