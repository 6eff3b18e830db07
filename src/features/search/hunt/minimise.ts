import { RandomStream } from "../../../suite/random.ts";
import {
  type Derivation,
  Deriver,
  isOfKind,
  type Part,
  partsOf,
  textOf,
  withParts,
} from "./grammar/derive.ts";
import type { Grammar } from "./grammar/grammar.ts";
import type { Column, Index, Schema, Table, Trigger } from "./grammar/schema.ts";
import type { Pending, Situation, State } from "./situation.ts";

/** Says whether a smaller situation still shows the fault. */
export type Holds = (situation: Situation) => Promise<boolean>;

/** When to stop looking for smaller situations. */
export interface Limits {
  /** How often `holds` is asked at most. */
  readonly checks: number;
  readonly isOutOfTime: () => boolean;
}

/**
 * A smaller situation that holds, from which no single step leads to one that does, unless a limit ended the search. Every step leaves
 * something out or makes a number smaller, so that the search ends.
 */
export async function minimise(
  start: Situation,
  holds: Holds,
  grammar: Grammar,
  limits: Limits,
): Promise<Situation> {
  let [current, checks] = [start, 0];
  const seen = new Set<string>([keyOf(start)]);
  const tries = async (smaller: Situation): Promise<boolean> => {
    const key = keyOf(smaller);
    if (seen.has(key) || checks >= limits.checks || limits.isOutOfTime()) return false;
    seen.add(key);
    checks++;
    if (!(await holds(smaller))) return false;
    current = smaller;
    return true;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const step of [simplerStates, withoutTables, smallerWorks, simplerTables, fewerColumns]) {
      // After a success, the steps of the new situation are others.
      for (let again = true; again; ) {
        again = false;
        for (const smaller of step(current, grammar)) {
          if (!(await tries(smaller))) continue;
          [again, changed] = [true, true];
          break;
        }
      }
    }
    for (const number of numbersOf(current)) changed = (await lower(number, () => current, tries)) || changed;
  }
  return current;
}

function keyOf({ schema, state, work }: Situation): string {
  return JSON.stringify([schema, state, textOf(work, schema)]);
}

function* simplerStates({ state, ...others }: Situation): Generator<Situation> {
  const with_ = (simpler: State): Situation => ({ ...others, state: simpler });
  const { pending, ...withoutPending } = state;
  if (pending !== undefined) yield with_(withoutPending);
  if (state.storage !== "memory") yield with_({ ...state, storage: "memory", cache: 0 });
  if (state.cache !== 0) yield with_({ ...state, cache: 0 });
  if (state.enforcesForeignKeys) yield with_({ ...state, enforcesForeignKeys: false });
  if (state.isAutocommit) yield with_({ ...state, isAutocommit: false });
}

export function withTables(situation: Situation, tables: readonly Table[]): Situation {
  return { ...situation, schema: { tables } };
}

function* withoutTables(situation: Situation): Generator<Situation> {
  const { tables } = situation.schema;
  for (const one of tables) {
    if (tables.length === 1) continue;
    const others = tables
      .filter((other) => other !== one)
      .map((other) => (other.parent?.table === one.name ? withoutParent(other) : other));
    yield withTables(situation, others);
  }
}

function withoutParent({ parent: _, ...table }: Table): Table {
  return table;
}

/** Each table with one part left out. */
function* simplerTables(situation: Situation): Generator<Situation> {
  const { tables } = situation.schema;
  for (const [at, table] of tables.entries())
    for (const simpler of simplerOf(table)) yield withTables(situation, tables.with(at, simpler));
}

function* simplerOf(table: Table): Generator<Table> {
  if (table.indexes.length > 1) yield { ...table, indexes: [] };
  for (const index of table.indexes)
    yield { ...table, indexes: table.indexes.filter((one) => one !== index) };
  if (table.triggers.length > 0) yield { ...table, triggers: [] };
  for (const [at, trigger] of table.triggers.entries()) {
    if (table.triggers.length > 1) yield { ...table, triggers: table.triggers.toSpliced(at, 1) };
    for (const simpler of simplerTriggers(trigger))
      yield { ...table, triggers: table.triggers.with(at, simpler) };
  }
  if (table.hasView) yield { ...table, hasView: false, viewTriggers: [] };
  if (table.viewTriggers.length > 1) yield { ...table, viewTriggers: [] };
  for (const at of table.viewTriggers.keys())
    yield { ...table, viewTriggers: table.viewTriggers.toSpliced(at, 1) };
  if (table.parent !== undefined) yield withoutParent(table);
  if (table.deletesEvery !== 0) yield { ...table, deletesEvery: 0 };
  const { fullText, ...withoutFullText } = table;
  if (fullText !== undefined) yield withoutFullText;
  const [key] = table.keyColumns;
  if (table.key !== "rowid" && key !== undefined)
    yield { ...table, key: "rowid", keyColumns: [numbered(key.name)] };
  if (table.key.endsWith(" without rowid"))
    yield { ...table, key: table.key.replace(" without rowid", "") as Table["key"] };
  for (const [at, column] of table.columns.entries())
    for (const simpler of simplerColumns(column))
      yield { ...table, columns: table.columns.with(at, simpler) };
  for (const [at, index] of table.indexes.entries()) {
    const simpler = simplerIndex(index);
    if (simpler !== undefined) yield { ...table, indexes: table.indexes.with(at, simpler) };
  }
}

/** The key of the simplest table. */
function numbered(name: string): Column {
  const shape = { name: "sequence", size: 1 } as const;
  return { name, type: "INT", classes: ["intkey", "integer", "any"], shape, nullEvery: 0 };
}

function* simplerColumns(column: Column): Generator<Column> {
  if (column.nullEvery !== 0) yield { ...column, nullEvery: 0 };
  const { generated, ...stored } = column;
  if (generated !== undefined) yield stored;
}

function* simplerTriggers(trigger: Trigger): Generator<Trigger> {
  const { of, ...ofAll } = trigger;
  if (of !== undefined) yield ofAll;
  if (trigger.hasCondition) yield { ...trigger, hasCondition: false };
  if (trigger.body.length > 1)
    for (const at of trigger.body.keys()) yield { ...trigger, body: trigger.body.toSpliced(at, 1) };
}

function simplerIndex(index: Index): Index | undefined {
  const [first] = index.columns;
  if (index.kind === "plain" || first === undefined) return undefined;
  const { where: _, ...others } = index;
  return { ...others, kind: "plain", terms: [first], columns: [first] };
}

function* fewerColumns(situation: Situation): Generator<Situation> {
  const { tables } = situation.schema;
  for (const [at, table] of tables.entries()) {
    for (const kept of keptColumns(table, textOf(situation.work, situation.schema)))
      yield withTables(situation, tables.with(at, kept));
  }
}

/** The table with the columns alone that a text uses, and then without each of its columns. */
function* keptColumns(table: Table, text: string): Generator<Table> {
  const without = (left: readonly Column[]): Table => {
    const names = new Set([...table.keyColumns, ...left].map(({ name }) => name));
    const indexes = table.indexes.filter(({ columns }) => columns.every((name) => names.has(name)));
    const triggers = table.triggers.filter(({ of }) => of === undefined || names.has(of));
    const made = { ...table, columns: left, indexes, triggers };
    const own = table.parent !== undefined && !names.has(table.parent.column) ? withoutParent(made) : made;
    const { fullText, ...withoutFullText } = own;
    return fullText === undefined || names.has(fullText) ? own : withoutFullText;
  };
  const needed = new Set([
    ...table.indexes.flatMap(({ columns }) => columns),
    ...table.triggers.flatMap(({ of }) => of ?? []),
  ]);
  const isUsed = ({ name, generated }: Column) =>
    needed.has(name) || generated !== undefined || new RegExp(`\\b${name}\\b`).test(text);
  const left = table.columns.filter(
    (one) => isUsed(one) || table.columns.some((other) => other.generated?.startsWith(`${one.name} `)),
  );
  if (left.length < table.columns.length) yield without(left);
  for (const column of table.columns) yield without(table.columns.filter((one) => one !== column));
}

/** The work with one derivation replaced by something shorter. */
function* smallerWorks(situation: Situation, grammar: Grammar): Generator<Situation> {
  const { work, schema } = situation;
  const length = textOf(work, schema).length;
  const deriver = new Deriver(grammar, schema, new RandomStream(1, "minimise"));
  for (const smaller of smallerParts(work, deriver, grammar, schema)) {
    if (isOfKind(smaller, "derivation") && textOf(smaller, schema).length < length)
      yield { ...situation, work: smaller };
  }
}

function* smallerParts(part: Part, deriver: Deriver, grammar: Grammar, schema: Schema): Generator<Part> {
  if (typeof part === "string" || part.kind === "amount" || part.kind === "of table") return;
  if (part.kind === "items") {
    const { items } = part;
    for (let size = Math.floor(items.length / 2); size >= 1; size = Math.floor(size / 2))
      for (let at = 0; at < items.length; at += size)
        if (items.length > size) yield { ...part, items: items.toSpliced(at, size) };
    for (const [at, item] of items.entries())
      for (const smaller of smallerParts(item, deriver, grammar, schema))
        yield { ...part, items: items.with(at, smaller) };
    return;
  }
  yield* replacements(part, deriver, grammar, schema);
  for (const [at, child] of part.parts.entries())
    for (const smaller of smallerParts(child, deriver, grammar, schema))
      yield { ...part, parts: part.parts.with(at, smaller) };
}

/** Shorter derivations of the same rule: a part of the derivation, or another production, with as much of the old one as it takes. */
function* replacements(
  part: Derivation,
  deriver: Deriver,
  grammar: Grammar,
  schema: Schema,
): Generator<Derivation> {
  const made: Derivation[] = descendants(part).filter(({ rule }) => rule === part.rule);
  for (const production of grammar.rules.get(part.rule)?.productions ?? []) {
    const one = deriver.remake(part, production);
    if (one !== undefined) made.push(one);
    const [only] = production.slots;
    if (production.slots.length === 1 && only?.kind === "call")
      for (const inner of descendants(part))
        if (inner.rule === only.name) made.push({ ...part, production: production.id, parts: [inner] });
  }
  const length = textOf(part, schema).length;
  const shorter = made
    .map((one) => ({ one, length: textOf(one, schema).length }))
    .filter((one) => one.length < length);
  yield* shorter.toSorted((a, b) => a.length - b.length).map(({ one }) => one);
}

/** All derivations below one, the outermost first. */
function descendants(part: Part): Derivation[] {
  return partsOf(part).flatMap((inner) => [
    ...(isOfKind(inner, "derivation") ? [inner] : []),
    ...descendants(inner),
  ]);
}

/** A number of a situation that can be smaller. */
export interface Numeric {
  /** `rows of t1`. */
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly set: (situation: Situation, value: number) => Situation;
}

/** Rows of tables, pending rows, and amounts in the statements. */
export function numbersOf({ schema, state, work }: Situation): Numeric[] {
  const rows = schema.tables.map(
    ({ name, rows: value }, at): Numeric => ({
      name: `rows of ${name}`,
      value,
      least: 0,
      set: (one, next) =>
        withTables(
          one,
          one.schema.tables.map((table, index) => (index === at ? { ...table, rows: next } : table)),
        ),
    }),
  );
  const { pending } = state;
  const changed: Numeric[] =
    pending === undefined
      ? []
      : [
          {
            name: "pending edits",
            value: pending.rows,
            least: 1,
            set: (one, next) => ({
              ...one,
              state: { ...one.state, pending: { ...(one.state.pending as Pending), rows: next } },
            }),
          },
        ];
  const amounts = amountsIn(work).map(
    ({ value, least }, at): Numeric => ({
      name: `number ${at + 1} of the statements`,
      value,
      least,
      set: (one, next) => ({ ...one, work: withAmount(one.work, at, next) }),
    }),
  );
  return [...rows, ...changed, ...amounts];
}

/** The smallest value that holds, if larger ones hold too: by bisection. */
async function lower(
  { value, least, set }: Pick<Numeric, "value" | "least" | "set">,
  current: () => Situation,
  tries: (situation: Situation) => Promise<boolean>,
): Promise<boolean> {
  let [low, high] = [least - 1, value];
  while (high - low > Math.max(1, Math.floor(high / 10))) {
    const middle = low < least ? least : Math.floor((low + high) / 2);
    if (await tries(set(current(), middle))) high = middle;
    else low = middle;
  }
  return high < value;
}

function amountsIn(part: Part): { readonly value: number; readonly least: number }[] {
  return isOfKind(part, "amount") ? [part] : partsOf(part).flatMap(amountsIn);
}

/** A work with another value of one amount, by its place among all. */
function withAmount(work: Derivation, wanted: number, value: number): Derivation {
  let at = 0;
  const change = (part: Part): Part => {
    if (!isOfKind(part, "amount")) return withParts(part, change);
    return at++ === wanted ? { ...part, value } : part;
  };
  return withParts(work, change);
}
