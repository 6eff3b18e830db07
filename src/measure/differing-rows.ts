import path from "node:path";
import { EngineFailure } from "../engines/engine.ts";
import { cutApart } from "../messages/cut-apart.ts";
import { formatValue } from "../messages/format-value.ts";
import type { Role } from "../model/engine.ts";
import { limits } from "../model/limits.ts";
import type { Test } from "../model/test.ts";
import type { MeasureContext } from "./context.ts";
import { Sessions } from "./sessions.ts";

/** Rows of each engine that a message has, and characters of each. */
const mostRows = 5;
const mostCharacters = 40;

/** Statements of a test that are looked at for their rows: reads in batches, each from fresh state. */
const mostStatements = 20 * limits.plans;

/** Bytes of a statement's rows that the driver gives: a row that may be cut there is left out. */
const longestAnswer = 16 * 1024 - 1;

const changing =
  "itself differs from one execution to the next, as with random() or the time of day: leave that out, or give check, a query whose rows stay the same";

/** Two engines whose results differ in a test: `one` is at fault, or may be. */
export interface Differing {
  readonly test: Test;
  readonly one: Role;
  readonly other: Role;
}

/** The rows in which two engines differ; or that one of them differs from itself, which says all. */
interface DifferingRows {
  readonly words: string;
  readonly isChanging: boolean;
}

/**
 * Executes a test on both engines once more, and names the first statement whose rows differ, with the rows that only one of them has: up to
 * five of each, both sides in turn. `in "SELECT count(*) FROM t" candidate has 3 and baseline has 4`. The rows are untrusted text. If the other
 * engine, asked again, does not give the same rows either, the statement is not one to compare engines by: then no rows are named.
 *
 * @returns undefined if this execution shows no difference, or cannot be made: of several connections, of statements that have to fail, and
 *   of shells and servers
 * @throws the signal's reason if it is aborted; InputError if the disk is full
 */
export async function differingRows(
  context: MeasureContext,
  { test, one, other }: Differing,
): Promise<DifferingRows | undefined> {
  const { engines, workspace, signal } = context;
  if (workspace.threads > 1 || workspace.files(test).errors !== undefined) return undefined;
  // Forks of one process draw the same random numbers.
  const [sessions, others] = [1, 2].map(
    () => new Sessions(engines, workspace, test.variant, "hash", signal),
  ) as [Sessions, Sessions];
  try {
    for (const { queries, first } of questionsOf(context, test)) {
      const [own, reference] = await Promise.all(
        [one, other].map((role) => askRows(context, sessions, role, test, { queries, first })),
      );
      for (const [index, sql] of queries.entries()) {
        const words = describeRows(sql, [own?.[index], reference?.[index]], [one, other]);
        if (words === undefined) continue;
        const again = await askRows(context, others, other, test, { queries, first });
        const isChanging = describeRows(sql, [reference?.[index], again[index]], ["", ""]) !== undefined;
        return { words: isChanging ? `in ${formatValue(sql)} ${other} ${changing}` : words, isChanging };
      }
    }
    return undefined;
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    return undefined;
  } finally {
    await Promise.all([sessions.close(), others.close()]);
  }
}

/** Statements whose rows are compared, and those that are executed before them. */
interface Question {
  readonly queries: readonly string[];
  readonly first: () => Iterable<string>;
}

/** The state that writes leave says more than their own rows, which are few. */
function* questionsOf({ workspace }: MeasureContext, test: Test): Generator<Question, void> {
  const { before, after, state } = workspace.untimedStatements(test);
  const { hashesStateOnly = false } = workspace.files(test);
  const timed = () => workspace.timedStatements(test);
  const ofState: Question = {
    queries: [...after, ...state].slice(0, limits.plans),
    first: () => chain(before, timed()),
  };
  if (test.kind === "writes") yield ofState;
  let batch: string[] = [];
  let seen = 0;
  if (!hashesStateOnly)
    for (const sql of timed()) {
      batch.push(sql);
      if (batch.length < limits.plans) continue;
      yield { queries: batch, first: () => before };
      batch = [];
      seen += limits.plans;
      if (seen >= mostStatements || test.kind === "writes") break;
    }
  if (batch.length > 0) yield { queries: batch, first: () => before };
  if (test.kind === "reads" && ofState.queries.length > 0) yield ofState;
}

function* chain(...parts: readonly Iterable<string>[]): Generator<string, void> {
  for (const part of parts) yield* part;
}

async function askRows(
  { workspace, timeouts, signal }: MeasureContext,
  sessions: Sessions,
  role: Role,
  test: Test,
  { queries, first }: Question,
): Promise<readonly (string | null)[]> {
  const [asked, before] = ["rows.sql", "before-rows.sql"].map((name) =>
    path.join(workspace.folder, test.variant, `${role}-${name}`),
  ) as [string, string];
  await workspace.write(asked, queries, signal);
  // The driver maps a file, which has to have bytes.
  const [any] = first();
  if (any !== undefined) await workspace.write(before, first(), signal);
  const session = await sessions.get(role, test);
  return await session.rows(asked, timeouts.of(test), any === undefined ? undefined : before);
}

type Pair<Value> = readonly [Value, Value];

/**
 * @param answers null if an engine refuses the statement
 * @param names of those that gave the answers
 */
function describeRows(
  sql: string,
  answers: Pair<string | null | undefined>,
  names: Pair<string>,
): string | undefined {
  const [one, other] = answers;
  if (one === undefined || other === undefined || one === other) return undefined;
  const statement = `in ${formatValue(sql)}`;
  const refusing = names.find((_, index) => answers[index] === null);
  if (refusing !== undefined) return `${statement} ${refusing} has no answer`;
  const rows = answers.map((answer) => rowsOf(answer ?? "")) as unknown as Pair<readonly string[]>;
  const only = /\bORDER\s+BY\b/i.test(sql) ? differentInPlace(rows) : differentAtAll(rows);
  const most = Math.max(...only.map(({ length }) => length));
  if (most === 0) return undefined;
  const shown = Array.from({ length: Math.min(mostRows, most) }, (_, index) => {
    const pair = only.map((own) => own[index]);
    const cut = cutApart(
      pair.flatMap((row) => row ?? []),
      mostCharacters,
    );
    const words = pair.map((row) => (row === undefined ? "no such row" : (cut.shift() ?? "")));
    return index === 0
      ? `${names[0]} has ${words[0]} and ${names[1]} has ${words[1]}`
      : `${words[0]} and ${words[1]}`;
  });
  return `${statement} ${shown.join("; ")}${most > mostRows ? "; and more" : ""}`;
}

/** The rows of an answer, with ` | ` between columns. */
function rowsOf(answer: string): string[] {
  const rows = answer.split("\n").map((row) => row.replaceAll("\t", " | "));
  // Behind the last line break is nothing, or a row that is cut.
  return Buffer.byteLength(answer) >= longestAnswer || rows.at(-1) === "" ? rows.slice(0, -1) : rows;
}

function differentInPlace([one, other]: Pair<readonly string[]>): Pair<(string | undefined)[]> {
  const longest = Math.max(one.length, other.length);
  const places = Array.from({ length: longest }, (_, at) => at).filter((at) => one[at] !== other[at]);
  return [places.map((at) => one[at]), places.map((at) => other[at])];
}

/** The rows that only one side has, as often as it has them more than the other. */
function differentAtAll([one, other]: Pair<readonly string[]>): Pair<(string | undefined)[]> {
  return [without(one, other), without(other, one)];
}

function without(rows: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const row of others) counts.set(row, (counts.get(row) ?? 0) + 1);
  return rows.filter((row) => {
    const left = counts.get(row) ?? 0;
    if (left > 0) counts.set(row, left - 1);
    return left === 0;
  });
}
