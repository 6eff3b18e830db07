import * as z from "zod";
import type { DeepReadonly } from "../../../model/deep-readonly.ts";
import { onlyStatement } from "../../../suite/foreign-sql/split-sql.ts";
import { meant } from "../../../suite/foreign-sql/sql-tokens.ts";
import { allMadeNames } from "../../../suite/foreign-sql/table-names.ts";
import { refusedInCase } from "../../workloads/own/passed-on.ts";
import { type Bound, type Derivation, isOfKind, type Part, type Scope, withParts } from "./grammar/derive.ts";
import {
  columnsOf,
  indexKinds,
  keyShapes,
  type Schema,
  triggerEvents,
  triggerTimes,
} from "./grammar/schema.ts";
import { stateQueries } from "./grammar/schema-sql.ts";
import { valueShapes } from "./grammar/shapes.ts";
import { type Situation, setupOf, timedOf, transactionOf } from "./situation.ts";

/** Far more than generated situations have. */
const most = {
  depth: 200,
  parts: 5000,
  rows: 100_000,
  pending: 10_000,
  tables: 8,
  columns: 64,
  indexes: 32,
} as const;

const name = z.string().regex(/^[a-z][a-z0-9]{0,20}$/i);
const sql = z.string().max(2000);
const count = (limit: number) => z.int().min(0).max(limit);

const column = z.strictObject({
  name,
  type: z.enum(["INT", "INTEGER", "TEXT", "REAL", "BLOB"]),
  classes: z.array(z.string().max(20)).max(20),
  shape: z.strictObject({
    name: z.enum(valueShapes as [string, ...string[]]),
    size: z.int().min(1).max(10_000),
    within: count(most.rows).optional(),
  }),
  nullEvery: count(1000),
  isNocase: z.literal(true).optional(),
  generated: sql.optional(),
});

const table = z.strictObject({
  name,
  key: z.enum(keyShapes),
  keyColumns: z.array(column).min(1).max(4),
  columns: z.array(column).max(most.columns),
  rows: count(most.rows),
  deletesEvery: count(1000),
  indexes: z
    .array(
      z.strictObject({
        name,
        kind: z.enum(indexKinds),
        terms: z.array(sql).max(8),
        where: sql.optional(),
        columns: z.array(name).max(8),
      }),
    )
    .max(most.indexes),
  triggers: z
    .array(
      z.strictObject({
        time: z.enum(triggerTimes),
        event: z.enum(triggerEvents),
        of: name.optional(),
        hasCondition: z.boolean(),
        body: z.array(z.enum(["INSERT", "UPDATE", "DELETE", "SELECT"])).max(8),
      }),
    )
    .max(16),
  hasView: z.boolean(),
  viewTriggers: z.array(z.enum(triggerEvents)).max(3),
  fullText: name.optional(),
  parent: z.strictObject({ table: name, column: name }).optional(),
});

const state = z.strictObject({
  storage: z.enum(["memory", "file"]),
  cache: z.int().min(-10_000_000).max(10_000_000),
  enforcesForeignKeys: z.boolean(),
  isAutocommit: z.boolean(),
  pending: z
    .strictObject({ kind: z.enum(["insert", "update", "delete"]), table: name, rows: count(most.pending) })
    .optional(),
});

/** A name's meaning, by the names of its table and column. */
const bound = z.strictObject({
  table: name,
  column: name.optional(),
  alias: name.optional(),
  sql: z.string().max(100),
});
const scope = z.record(name, bound);

type WrittenPart =
  | string
  | {
      kind: "derivation";
      rule: string;
      production: string;
      parts: WrittenPart[];
      scope: WrittenScope;
      inner: WrittenScope;
    }
  | { kind: "items"; items: WrittenPart[]; separator: string }
  | { kind: "amount"; value: number; least: number }
  | { kind: "of table"; what: "columns" | "terms" | "copies" | "row"; table: string; row: number };
type WrittenScope = z.output<typeof scope>;

const amount = count(100_000_000);
const part: z.ZodType<WrittenPart> = z.lazy(() =>
  z.union([
    z.string().max(10_000),
    derivation,
    z.strictObject({
      kind: z.literal("items"),
      items: z.array(part).max(2000),
      separator: z.string().max(10),
    }),
    z.strictObject({ kind: z.literal("amount"), value: amount, least: amount }),
    z.strictObject({
      kind: z.literal("of table"),
      what: z.enum(["columns", "terms", "copies", "row"]),
      table: name,
      row: amount,
    }),
  ]),
);
const derivation = z.strictObject({
  kind: z.literal("derivation"),
  rule: z.string().max(60),
  production: z.string().max(130),
  parts: z.array(part).max(200),
  scope,
  inner: scope,
});

/** A situation as JSON has it: names in place of the tables and columns that they stand for. */
export const situationSchema = z.strictObject({
  schema: z.strictObject({ tables: z.array(table).min(1).max(most.tables) }),
  state,
  work: derivation,
});

/** The JSON of a situation. */
export function writtenSituation({ schema, state: own, work }: Situation): z.input<typeof situationSchema> {
  const scopeOf = (names: Scope): WrittenScope =>
    Object.fromEntries(
      [...names].map(([key, one]) => [
        key,
        one.kind === "table"
          ? { table: one.table.name, alias: one.alias, sql: one.sql }
          : { table: one.table.name, column: one.column.name, sql: one.sql },
      ]),
    );
  const write = (one: Part): WrittenPart => {
    if (typeof one === "string") return one;
    if (one.kind === "items") return { ...one, items: one.items.map(write) };
    if (one.kind !== "derivation") return { ...one };
    return { ...one, parts: one.parts.map(write), scope: scopeOf(one.scope), inner: scopeOf(one.inner) };
  };
  return JSON.parse(JSON.stringify({ schema, state: own, work: write(work) }));
}

/**
 * A situation that somebody else may have written, if a hunt may execute it.
 *
 * @returns what is wrong with it otherwise
 */
export function readSituation(written: DeepReadonly<z.output<typeof situationSchema>>): Situation | string {
  const { schema, state: own, work } = written as unknown as Omit<Situation, "work"> & { work: WrittenPart };
  // A name whose column was left out stands for nothing.
  const meanings = (names: WrittenScope): Scope => {
    const found: Map<string, Bound> = new Map();
    for (const [key, { table: of, column: field, alias = key, sql: text }] of Object.entries(names)) {
      const own = schema.tables.find((one) => one.name === of);
      const other = own && columnsOf(own).find((one) => one.name === field);
      if (own !== undefined && field === undefined)
        found.set(key, { kind: "table", table: own, alias, sql: text });
      if (own !== undefined && other !== undefined)
        found.set(key, { kind: "column", column: other, table: own, sql: text });
    }
    return found;
  };
  const read = (one: WrittenPart): Part => {
    if (typeof one === "string") return one;
    if (one.kind === "items") return { ...one, items: one.items.map(read) };
    if (one.kind !== "derivation") return one;
    return { ...one, parts: one.parts.map(read), scope: meanings(one.scope), inner: meanings(one.inner) };
  };
  const situation: Situation = { schema, state: own, work: read(work) as Derivation };
  const all = statementsOf(situation);
  return refusedIn(all, madeIn(all)) ?? situation;
}

/**
 * Says which situations may be executed that are made of one from a file: another part in the place of one changes where the quotations
 * around it end.
 *
 * @param hasItsDatabase whether their databases are made as that of the first one is
 */
export function allowedLike(first: Situation, hasItsDatabase: boolean): (made: Situation) => boolean {
  const tables = madeIn(statementsOf(first));
  return (made) => refusedIn(hasItsDatabase ? timedOf(made) : statementsOf(made), tables) === undefined;
}

/** All that is executed of a situation. */
function statementsOf(situation: Situation): string[] {
  const { before, after } = transactionOf(situation);
  const { schema } = situation;
  return [...setupOf(situation), ...before, ...timedOf(situation), ...after, ...stateQueries(schema, true)];
}

/** The tables and views that statements make, in small letters. */
function madeIn(statements: readonly string[]): ReadonlySet<string> {
  return new Set(statements.flatMap((one) => allMadeNames(meant(one))));
}

/** Why statements are not executed if they come from a file: only a case's SQL is allowed, a statement in each text. */
function refusedIn(statements: readonly string[], tables: ReadonlySet<string>): string | undefined {
  // A line of a case's file would begin with the rest, which could be another key of it.
  if (statements.some((one) => /[\p{Cc}\p{Zl}\p{Zp}]|^ /u.test(one)))
    return "a line break or another control character, and allowed are statements on one line";
  for (const one of statements) {
    const refused = refusedInCase(one, tables);
    if (refused !== undefined) return `${refused.part}, and allowed are ${refused.allowed}`;
    // A comment would go on in the next statement of a case's file.
    if (!isAsWritten(one)) return "a comment or a space too many, and allowed are statements without";
  }
  return undefined;
}

/** Whether a text is a statement as the tool itself writes one. */
function isAsWritten(text: string): boolean {
  const statement = onlyStatement(text);
  return "sql" in statement && statement.sql === text;
}

/** Whether a value of JSON is neither deeper than a situation can be, nor of more parts: a deep one ends a recursive reader. */
export function isModest(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  let parts = 0;
  for (let depth = 0; level.length > 0; depth++) {
    parts += level.length;
    if (depth > most.depth || parts > 4 * most.parts) return false;
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return true;
}

/** The work of a situation with names that stand for the tables of a schema that has others of the same names. */
export function boundTo(work: Derivation, schema: Schema): Derivation {
  const meanings = (names: Scope): Scope =>
    new Map(
      [...names].map(([key, one]) => {
        const found = schema.tables.find(({ name: own }) => own === one.table.name) ?? one.table;
        return [key, { ...one, table: found }] as const;
      }),
    );
  const change = (one: Part): Part => {
    const made = withParts(one, change);
    return isOfKind(made, "derivation")
      ? { ...made, scope: meanings(made.scope), inner: meanings(made.inner) }
      : made;
  };
  return change(work) as Derivation;
}
