import type { Trial, TrialResult } from "../../../engines/race.ts";
import type { Reference } from "../../../model/compared.ts";
import type { Schema, Table } from "./grammar/schema.ts";
import type { Heat, Heats, Manner, Racer } from "./racer.ts";
import { timeOf } from "./sighting.ts";
import {
  type Effort,
  isRead,
  pragmasOf,
  type Situation,
  setupLimitMs,
  setupOf,
  timedOf,
  trialOf,
} from "./situation.ts";

/** From how many times the time of a forced plan on the chosen plan is a case. */
export const planLine = 2;

/** The most forms of a statement: as many as a workload can have. */
const mostForms = 8;

/** A chosen plan that takes less, nanoseconds, is mostly the statement's parsing. */
const leastNs = 5000;

/** A chosen plan beside a forced one. */
export interface Chosen {
  /** By how many times it takes longer, divided by the same of the reference, if that also takes longer. */
  readonly ratio: number;
  /** The statement that forces the other plan. */
  readonly form: string;
}

/**
 * The forms of a statement that force plans which the engine could have chosen, as SQLite's users force them: without an index, by each
 * index, the tables of a join in each order, and with a sign before a column, whose indexes do not count then. None if it is no single read, or needs a state that a workload with other forms has not.
 */
export function formsOf(situation: Situation): string[] {
  const [sql, ...more] = timedOf(situation);
  const { schema, state } = situation;
  const isPlain = isRead(situation) && state.pending === undefined && pragmasOf(situation).length === 0;
  if (sql === undefined || more.length > 0 || !isPlain || !/^(SELECT|WITH)\b/.test(sql)) return [];
  const forms = [
    ...withIndexes(sql, schema),
    inJoinOrder(sql, "written"),
    inJoinOrder(sql, "other"),
    ...withSigns(sql, schema),
  ];
  return [...new Set(forms)].filter((one) => one !== sql).slice(0, mostForms);
}

const innerJoin = /FROM (\w+ AS \w+) JOIN (\w+ AS \w+) ON/;
const joinOrders = { written: "FROM $1 CROSS JOIN $2 ON", other: "FROM $2 CROSS JOIN $1 ON" } as const;

/** A statement whose first two tables are joined in this order; as it is if it joins none. */
export function inJoinOrder(sql: string, order: keyof typeof joinOrders): string {
  return sql.replace(innerJoin, joinOrders[order]);
}

/** A table of a FROM clause that says nothing about indexes. */
const source = /\b(?:FROM|JOIN) (t\d+) AS \w+\b(?! (?:NOT )?INDEXED)/g;

function* withIndexes(sql: string, { tables }: Schema): Generator<string> {
  for (const { 0: text, 1: name, index } of sql.matchAll(source)) {
    const table = tables.find((one) => one.name === name);
    if (table === undefined) continue;
    const end = index + text.length;
    const insert = (words: string) => `${sql.slice(0, end)} ${words}${sql.slice(end)}`;
    for (const one of indexesOf(table)) yield insert(`INDEXED BY ${one}`);
    yield insert("NOT INDEXED");
  }
}

/** The condition of a statement, up to what follows it. */
const condition = /\bWHERE\b.*?(?=\b(?:GROUP BY|WINDOW|ORDER BY|LIMIT|UNION|INTERSECT|EXCEPT)\b|;|$)/s;

/** The statement with a sign before each column of its condition that an index begins with. */
export function* withSigns(sql: string, { tables }: Pick<Schema, "tables">): Generator<string> {
  const columns = tables.flatMap(({ indexes, keyColumns }) => [
    ...indexes.flatMap(({ columns: [first] }) => (first === undefined ? [] : [first])),
    ...keyColumns.slice(0, 1).map(({ name }) => name),
  ]);
  for (const column of new Set(columns))
    yield sql.replace(condition, (text) =>
      text.replaceAll(new RegExp(`(?<![+\\w.])\\w+\\.${column}\\b`, "g"), "+$&"),
    );
}

/** The names of a table's indexes, with that of its key if SQLite makes one for it. */
function indexesOf({ name, key, indexes }: Table): string[] {
  const hasOwn = key !== "rowid" && key !== "none" && !key.endsWith("without rowid");
  return [...indexes.map((one) => one.name), ...(hasOwn ? [`sqlite_autoindex_${name}_1`] : [])];
}

/** The trial of a statement, and after it one of each of its forms. */
export function withForms(trial: Trial, forms: readonly string[]): Trial[] {
  return [trial, ...forms.map((sql) => ({ ...trial, timed: [sql] }))];
}

/**
 * The worst of a chosen plan beside its forms; undefined if no form has the same rows.
 *
 * @param at the number of the statement's trial, which its forms follow
 */
export function chosenIn(
  heats: Heats,
  reference: Reference,
  forms: readonly string[],
  at = 0,
): Chosen | undefined {
  const own = timesIn(heats.candidate, forms.length, at);
  const others = timesIn(heats[reference], forms.length, at);
  const found = forms.flatMap((form, index): Chosen[] => {
    const ratio = own[index];
    return ratio === undefined ? [] : [{ form, ratio: ratio / Math.max(1, others[index] ?? 1) }];
  });
  return found.toSorted((a, b) => b.ratio - a.ratio)[0];
}

/** By how many times the chosen plan takes longer than each form; undefined where a form is refused, or has other rows. */
function timesIn(heat: Heat | undefined, forms: number, at: number): (number | undefined)[] {
  const [chosen, ...others] = heat?.kind === "ran" ? heat.result.trials.slice(at, at + forms + 1) : [];
  if (chosen?.ending !== "done" || timeOf(chosen) < leastNs) return [];
  return others.map((one: TrialResult) =>
    one.ending === "done" && one.hash === chosen.hash && one.rows === chosen.rows
      ? timeOf(chosen) / timeOf(one)
      : undefined,
  );
}

/**
 * How a situation's chosen plan is beside its forms.
 *
 * @param only the forms to look at; all if absent
 */
export async function chosenOf(
  racer: Racer,
  situation: Situation,
  reference: Reference,
  effort: Effort,
  manner: Partial<Manner> = {},
  only: readonly string[] = formsOf(situation),
): Promise<Chosen | undefined> {
  if (only.length === 0) return undefined;
  const trials = withForms(trialOf(situation, effort), only);
  const batch = { setup: setupOf(situation), trials, limitMs: setupLimitMs };
  const { storage } = situation.state;
  return chosenIn(await racer.race(batch, { storage, order: "in turn", ...manner }), reference, only);
}
