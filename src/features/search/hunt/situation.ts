import type { Batch, Trial } from "../../../engines/race.ts";
import type { RandomStream } from "../../../suite/random.ts";
import {
  type Derivation,
  Deriver,
  type Items,
  productionsOf,
  statementsOf,
  textOf,
} from "./grammar/derive.ts";
import type { Grammar } from "./grammar/grammar.ts";
import { makeSchema } from "./grammar/make-schema.ts";
import type { Schema, Table } from "./grammar/schema.ts";
import { definitionsOf, fillingsOf, insertRows, namesOf, stateQueries } from "./grammar/schema-sql.ts";
import { chooseName } from "./grammar/weights.ts";

export type HuntStorage = "memory" | "file";

/** The state of the connection in which something is tried. */
export interface State {
  readonly storage: HuntStorage;
  /** Pages of the cache; the engine's own number if 0. */
  readonly cache: number;
  readonly enforcesForeignKeys: boolean;
  /** Whether a write commits; otherwise it is in a transaction that is rolled back. */
  readonly isAutocommit: boolean;
  /** Changes in the same transaction before; absent if there are none. */
  readonly pending?: Pending;
}

export interface Pending {
  readonly kind: "insert" | "update" | "delete";
  readonly table: string;
  readonly rows: number;
}

/** All of what is tried: tables, their rows, a state, and statements. */
export interface Situation {
  readonly schema: Schema;
  readonly state: State;
  /** Made by the rule `work`. */
  readonly work: Derivation;
}

/** Rows that are pending have numbers from here on. */
const firstPending = 700_000;

/** Makes all situations on one database, those last whose writes stay: the same for the same random stream. */
export function makeSituations(
  count: number,
  grammar: Grammar,
  hasFullText: boolean,
  random: RandomStream,
): Situation[] {
  const { weights } = grammar;
  const schema = makeSchema(weights, hasFullText, random);
  const deriver = new Deriver(grammar, schema, random);
  const storage = chooseName<HuntStorage>(weights.storages, random);
  const shared = {
    storage,
    cache: storage === "memory" ? 0 : Number(chooseName(weights.caches, random)),
    enforcesForeignKeys: chooseName(weights["foreign-keys"], random) === "on",
  };
  const situations: Situation[] = [];
  for (let at = 0; at < count; at++) {
    const work = deriver.derive("work");
    if (work === undefined) continue;
    const isAutocommit = !isRead({ work }) && chooseName(weights.transactions, random) === "autocommit";
    const pending = isAutocommit ? undefined : makePending(schema, grammar, random);
    situations.push({ schema, work, state: { ...shared, isAutocommit, ...(pending && { pending }) } });
  }
  const [commit, others] = [true, false].map((wanted) =>
    situations.filter(({ state }) => state.isAutocommit === wanted),
  );
  return [...(others ?? []), ...(commit ?? [])];
}

export function makePending(schema: Schema, { weights }: Grammar, random: RandomStream): Pending | undefined {
  const rows = Number(chooseName(weights.pending, random));
  const table = random.oneOf(schema.tables);
  if (rows === 0) return undefined;
  return { kind: chooseName<Pending["kind"]>(weights["pending-kinds"], random), table: table.name, rows };
}

/** Whether the work leaves nothing behind. */
export function isRead({ work }: Pick<Situation, "work">): boolean {
  return work.production === "work/read";
}

/** The work of several situations on one database, one after the other: in one transaction, or each statement in one of its own. */
export function together(situations: readonly [Situation, ...Situation[]], isAutocommit: boolean): Situation {
  const [{ schema, state, work: first }] = situations;
  const { pending: _, ...others } = state;
  const items: Items = { kind: "items", items: situations.map(({ work }) => work), separator: ";;" };
  const work: Derivation = { ...first, production: "work/together", parts: [items] };
  return { schema, state: { ...others, isAutocommit }, work };
}

/** The statements that are timed. */
export function timedOf({ work, schema }: Situation): string[] {
  return statementsOf(work, schema);
}

/** Settings of a connection. Engines can be built with other defaults for foreign keys, which matter only if there are some. */
export function pragmasOf({ schema, state }: Pick<Situation, "schema" | "state">): string[] {
  const hasForeignKeys = schema.tables.some(({ parent }) => parent !== undefined);
  return [
    ...(state.cache === 0 ? [] : [`PRAGMA cache_size = ${state.cache};`]),
    ...(hasForeignKeys ? [`PRAGMA foreign_keys = ${state.enforcesForeignKeys ? "ON" : "OFF"};`] : []),
  ];
}

/** The statements that make the database of a situation. */
export function setupOf({ schema, state }: Pick<Situation, "schema" | "state">): string[] {
  return [
    ...pragmasOf({ schema, state }),
    ...definitionsOf(schema),
    "BEGIN;",
    ...fillingsOf(schema),
    "COMMIT;",
  ];
}

/** The statements that leave changes pending. */
export function pendingSql({ schema, state: { pending } }: Pick<Situation, "schema" | "state">): string[] {
  const table = schema.tables.find(({ name }) => name === pending?.table);
  return pending === undefined || table === undefined ? [] : [pendingStatement(pending, table)];
}

function pendingStatement({ kind, rows }: Pending, table: Table): string {
  const { name, keyColumns, columns } = table;
  const keys = namesOf(keyColumns);
  const first = `(${keys}) IN (SELECT ${keys} FROM ${name} ORDER BY ${keys} LIMIT ${rows})`;
  if (kind === "delete") return `DELETE FROM ${name} WHERE ${first};`;
  const number = columns.find(({ classes }) => classes.includes("int"));
  const text = columns.find(({ classes }) => classes.includes("text"));
  if (kind === "update" && number !== undefined)
    return `UPDATE ${name} SET ${number.name} = ${number.name} + 1 WHERE ${first};`;
  if (kind === "update" && text !== undefined)
    return `UPDATE ${name} SET ${text.name} = ${text.name} || 'p' WHERE ${first};`;
  return insertRows(table, firstPending, firstPending + rows - 1);
}

/** How long and how often a trial is executed. */
export type Effort = Pick<Trial, "executions" | "budgetMs" | "limitMs">;

/** Statements around the timed ones. */
export interface Surroundings {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The transaction that a situation is in: writes that do not commit are rolled back, and so are changes that reads find pending. */
export function transactionOf(situation: Situation): Surroundings {
  const { isAutocommit, pending } = situation.state;
  if (isAutocommit || (isRead(situation) && pending === undefined)) return { before: [], after: [] };
  return { before: ["BEGIN;", ...pendingSql(situation)], after: ["ROLLBACK;"] };
}

/** @param checksIndexes whether indexes are read too after a write */
export function trialOf(situation: Situation, effort: Effort, checksIndexes = false): Trial {
  const check = isRead(situation) ? [] : stateQueries(situation.schema, checksIndexes);
  return { ...transactionOf(situation), timed: timedOf(situation), check, ...effort };
}

/** A batch of one situation on a database of its own. An autocommitted write is executed once: its second execution is another one. */
export function batchOf(situation: Situation, effort: Effort): Batch {
  const { isAutocommit } = situation.state;
  const own = isAutocommit ? { ...effort, executions: 1 } : effort;
  return { setup: setupOf(situation), trials: [trialOf(situation, own, true)], limitMs: setupLimitMs };
}

/** How long one statement that makes a database may take, milliseconds. */
export const setupLimitMs = 5000;

/** The parts of a situation that can be the cause of something: productions, and whatever is not the simplest. */
export function traitsOf({ work, schema, state }: Situation): ReadonlySet<string> {
  const text = textOf(work, schema);
  const used = schema.tables.filter((table) => new RegExp(`\\b${table.name}`).test(text));
  const traits = [
    ...productionsOf(work).filter((id) => !/^(work|where|limit|having|direction)\//.test(id)),
    ...used.flatMap((table) => traitsOfTable(table)),
    ...(state.storage === "file" ? ["file"] : []),
    ...(state.pending === undefined ? [] : [`pending ${state.pending.kind}`]),
    ...(state.isAutocommit ? ["autocommit"] : []),
  ];
  return new Set(traits);
}

/** All of a situation that can be tried more often or less: all of its productions, and its traits. */
export function kindsOf(situation: Situation): ReadonlySet<string> {
  return new Set([...productionsOf(situation.work), ...traitsOf(situation)]);
}

function traitsOfTable(table: Table): string[] {
  const { key, indexes, columns, hasView, triggers, viewTriggers, parent, deletesEvery } = table;
  return [
    ...(key === "rowid" ? [] : [`key ${key}`]),
    ...indexes.map(({ kind }) => `index ${kind}`),
    ...columns.filter(({ classes }) => classes.includes("wide")).map(() => "wide"),
    ...columns.filter(({ generated }) => generated !== undefined).map(() => "generated"),
    ...(hasView ? ["view"] : []),
    ...(triggers.length === 0 ? [] : ["trigger"]),
    ...(viewTriggers.length === 0 ? [] : ["view trigger"]),
    ...(parent === undefined ? [] : ["foreign key"]),
    ...(deletesEvery === 0 ? [] : ["deleted rows"]),
  ];
}
