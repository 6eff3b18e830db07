import path from "node:path";
import { plural } from "../../../report/format/figures.ts";
import { workloadNames } from "../../../suite/workloads.ts";
import { duration } from "../../../terminal/progress.ts";
import { templateOf } from "../own/placeholders.ts";
import type { ValuedSql } from "../own/statement-lines.ts";
import { type PragmaSetting, settingOf } from "./pragmas.ts";
import { count, type Execution, failureOf, type Recorded } from "./recorded.ts";
import type { ReplayLimit } from "./replay-limit.ts";
import { inOrder, quoted, type Replayed, Replayer } from "./replayer.ts";
import {
  ConnectionSettings,
  type Placed,
  type ResultSettings,
  settingsBefore,
  withSettings,
} from "./result-settings.ts";
import { sampleUnits } from "./sample.ts";
import { type RecordedStatement, StatementReader } from "./statements.ts";
import { isTimeDependent } from "./time-dependent.ts";
import { concurrencyOf, unitsOf } from "./transactions.ts";

/** A workload of a recording, with all that its file says. */
export interface MadeWorkload {
  readonly name: string;
  readonly kind: "reads" | "writes";
  readonly storage: "memory" | "file";
  /** The name of the file that the database starts from; undefined if it starts empty. */
  readonly database?: string;
  /** Brings the database to where the workload starts; empty if nothing has to. */
  readonly prepare: Statements;
  /** The settings of the connection. */
  readonly before: readonly string[];
  readonly statements: Statements;
  readonly check: readonly string[];
  /** The form of its statements. */
  readonly shape: string;
  /** Its part of the time of all statements, 0 to 1. */
  readonly share: number;
}

/** Statements that several workloads can share, as one file. */
export interface Statements {
  readonly name: string;
  readonly all: readonly ValuedSql[];
}

/** The workloads of a recording, and what a summary says of it. */
export interface Made {
  readonly workloads: readonly MadeWorkload[];
  /** The databases that they start from: where each is, by its name. */
  readonly databases: ReadonlyMap<string, string>;
  readonly statements: number;
  readonly shapes: number;
  readonly transactions: number;
  /** Connections of the databases with workloads. */
  readonly connections: number;
  /** Transactions, and statements outside of one, that began while one of another connection had not ended. */
  readonly overlapping: number;
  /** Statements whose replay returned more or fewer rows than the program saw. */
  readonly otherRows: number;
  /** Statements whose rows the program did not read to the last one, as a replay does. */
  readonly readFurther: number;
  /** How many statements no workload has, by the reason. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** How workloads are made. */
export interface Making {
  /** The beginning of all names. */
  readonly prefix: string;
  /** A folder for the databases of replays. */
  readonly folder: string;
  /** More statements of a database are sampled. */
  readonly most: number;
  /** How long a replay of a database's statements may take. */
  readonly limitOf: (executions: readonly Execution[]) => ReplayLimit;
  readonly step: (words: string) => void;
  /** Resolves when at least a second has passed since a replay has begun. */
  readonly waitSecond: () => Promise<void>;
}

/** Databases that workloads are made of: those with the most time. */
const mostDatabases = 4;

/** Shapes with a smaller share of the time are put together. */
const leastShare = 0.01;

/** More executions of a shape say nothing more of it. */
const mostExecutions = 20_000;

/** Tables with more rows are compared by sums. */
const mostCheckedRows = 20_000;

/** A statement with the settings of its connection. */
interface SetStatement extends RecordedStatement {
  readonly settings: ResultSettings;
}

/** A statement with its end in the first replay. */
interface Tried extends SetStatement {
  readonly replayed: Replayed;
  /** Whether the second replay returned other rows. */
  readonly differs: boolean;
}

interface TriedUnit {
  readonly statements: readonly Tried[];
  readonly isTransaction: boolean;
  /** Whether a transaction was left open, which is rolled back. */
  readonly isLeftOpen: boolean;
}

/** A database of the recording after its replays. */
interface TriedDatabase {
  readonly source: Source;
  readonly units: readonly TriedUnit[];
  /** Settings of connections that change costs, each as it was last. */
  readonly settings: readonly PragmaSetting[];
  readonly connections: number;
  readonly overlapping: number;
  /** Columns, as `table\0column`, whose values a second replay has otherwise. */
  readonly unstable: ReadonlySet<string>;
  /** A file as the first replay has left it. */
  readonly end: string;
  readonly limit: ReplayLimit;
}

interface Source {
  readonly executions: readonly Execution[];
  readonly prefix: string;
  readonly storage: "memory" | "file";
  /** Where the database is that the program found; undefined if it started empty. */
  readonly start?: string;
  /** Its name beside the workloads. */
  readonly file?: string;
  readonly foreignKeys: ReadonlyMap<string, boolean>;
}

const afterRollBack: Replayed = {
  problem: "in a transaction that an error has rolled back",
  ...{ isRead: false, rows: "" },
};

const rollBack: Placed = { valued: { sql: "ROLLBACK;", values: [] } };

/** Makes workloads of a recording: one of each shape of statement, and the whole sequence. SQLite tries each statement first. */
export async function makeWorkloads(recorded: Recorded, making: Making): Promise<Made> {
  const leftOut = new Map(recorded.lost);
  const byDatabase = Map.groupBy(recorded.executions, ({ database }) => database);
  const ranked = [...byDatabase].toSorted((a, b) => weightOf(b[1]) - weightOf(a[1]));
  for (const [, others] of ranked.slice(mostDatabases))
    count(leftOut, `of databases other than the ${mostDatabases} with the most time`, others.length);
  const databases = new Map<string, string>();
  const tried: TriedDatabase[] = [];
  for (const [index, [database, executions]] of ranked.slice(0, mostDatabases).entries()) {
    const start = recorded.starts.get(database);
    const file = start === undefined ? undefined : `start-${index + 1}.sqlite`;
    if (file !== undefined && start !== undefined) databases.set(file, start);
    const prefix = ranked.length === 1 ? making.prefix : `${making.prefix}_${index + 1}`;
    const storage = recorded.inMemory.has(database) ? "memory" : "file";
    const { foreignKeys } = recorded;
    tried.push(
      await tryDatabase({ executions, start, file, prefix, storage, foreignKeys }, making, index, leftOut),
    );
  }
  const timed = tried.flatMap(timedOf);
  const totalNs = timed.reduce((sum, { tookNs }) => sum + tookNs, 0);
  const names = new Set<string>(workloadNames);
  const workloads = tried.flatMap((one) => workloadsOf(one, totalNs, names, making, leftOut));
  return {
    ...{ workloads, databases, leftOut, statements: recorded.executions.length },
    shapes: new Set(timed.map(({ shape }) => shape.key)).size,
    transactions: tried.flatMap(({ units }) => units.filter(({ isTransaction }) => isTransaction)).length,
    connections: tried.reduce((sum, one) => sum + one.connections, 0),
    overlapping: tried.reduce((sum, one) => sum + one.overlapping, 0),
    otherRows: timed.filter((each) => rowsBeside(each) === "other").length,
    readFurther: timed.filter((each) => rowsBeside(each) === "further").length,
  };
}

/** How the rows of a replay stand beside those that the program saw; undefined if they are as many, or nothing is known. */
function rowsBeside({ seen, replayed }: Tried): "other" | "further" | undefined {
  const { rowCount } = replayed;
  if (seen === undefined || rowCount === undefined || rowCount === seen.rows) return undefined;
  return seen.isLeft && rowCount > seen.rows ? "further" : "other";
}

function weightOf(executions: readonly Execution[]): number {
  return executions.reduce((sum, { tookNs }) => sum + tookNs + 1, 0);
}

/** Statements that succeed, but those that begin and end transactions, and settings. */
function timedOf({ units }: TriedDatabase): Tried[] {
  return units.flatMap(({ statements }) => statements.filter(isTimed));
}

function isTimed({ shape, replayed }: Tried): boolean {
  return shape.kind !== "transaction" && shape.kind !== "pragma" && replayed.problem === undefined;
}

async function tryDatabase(
  source: Source,
  { folder, most, limitOf, step, waitSecond }: Making,
  index: number,
  leftOut: Map<string, number>,
): Promise<TriedDatabase> {
  const reader = new StatementReader();
  const settings = new Map<string, PragmaSetting>();
  const connections = new ConnectionSettings(source.foreignKeys);
  const whole = unitsOf(source.executions);
  const units = sampleUnits(whole, most, leftOut).map(({ executions, isTransaction }) => {
    const statements = executions.flatMap((one): SetStatement[] => {
      const failure = failureOf(one);
      const read =
        failure === undefined ? reader.read(one) : { problem: `failed in the program: ${failure}` };
      if ("problem" in read) {
        count(leftOut, read.problem);
        return [];
      }
      if (read.shape.kind !== "pragma") return [{ ...read, settings: connections.of(one.connection) }];
      const setting = settingOf(read.valued.sql);
      if (setting === undefined) count(leftOut, "PRAGMA that is no setting of a connection");
      else if (setting.changesResults)
        connections.set(one.connection, setting.name, setting.value, !one.wasAutocommit);
      else settings.set(setting.name, setting);
      return [];
    });
    const last = executions.at(-1);
    if (last !== undefined && statements.length > 0) connections.endTransaction(last.connection);
    return { isTransaction, statements };
  });
  const limit = limitOf(source.executions);
  step(
    `replaying ${source.executions.length} statements twice, each time for at most ${duration(limit.allMs * 1e6)}`,
  );
  const place = (name: string) => path.join(folder, `${index}-${name}.sqlite`);
  const first = new Replayer(source.start, place("first"), limit);
  const waited = waitSecond();
  const all = units.map((unit) => replayUnit(first, unit));
  const isDated = isTimeDependent(
    units.flatMap(({ statements }) => statements.map(({ valued }) => valued)),
    first.definitions(),
  );
  if (isDated) await waited;
  const second = new Replayer(source.start, place("second"), limit);
  const again = units.map((unit, at) => replayUnit(second, unit, all[at]?.statements));
  const tried = all.map((unit, at) => ({
    ...unit,
    statements: unit.statements.map((one, position) => ({
      ...one,
      differs: one.replayed.rows !== again[at]?.statements[position]?.replayed.rows,
    })),
  }));
  for (const { shape, replayed, differs } of tried.flatMap(({ statements }) => statements))
    if (replayed.problem !== undefined) count(leftOut, replayed.problem);
    else if (differs && shape.kind === "query")
      count(leftOut, `rows differ from one replay to the next: ${shape.key}`);
  const unstable = new Set<string>();
  for (const { name, columns } of first.tables())
    for (const column of columns)
      if (first.columnDigest(name, column) !== second.columnDigest(name, column))
        unstable.add(`${name}\0${column}`);
  second.close();
  return {
    ...{ source, units: tried, settings: [...settings.values()], unstable, end: first.disconnect() },
    ...{ limit, ...concurrencyOf(whole) },
  };
}

interface ReadUnit {
  readonly isTransaction: boolean;
  readonly statements: readonly SetStatement[];
}

/** @param before what the statements did in the first replay: those that were late then are late again */
function replayUnit(
  replayer: Replayer,
  { isTransaction, statements }: ReadUnit,
  before: readonly { readonly replayed: Replayed }[] = [],
) {
  let hasRolledBack = false;
  const replayed = statements.map((one, at) => {
    const start = performance.now();
    const known = hasRolledBack ? afterRollBack : before[at]?.replayed;
    replayer.use(one.settings);
    const end =
      hasRolledBack || known?.isLate
        ? (known as Replayed)
        : replayer.execute(templateOf(one.valued), one.tookNs);
    hasRolledBack ||= end.hasRolledBack === true;
    // A text log has no times.
    return { ...one, replayed: end, tookNs: one.tookNs || (performance.now() - start) * 1e6 };
  });
  return { isTransaction, statements: replayed, isLeftOpen: replayer.rollBack() || hasRolledBack };
}

/** The statements of one workload of shapes. */
interface Group {
  readonly name: string;
  readonly shape: string;
  readonly keys: ReadonlySet<string>;
  readonly ns: number;
}

function workloadsOf(
  one: TriedDatabase,
  totalNs: number,
  names: Set<string>,
  making: Making,
  leftOut: Map<string, number>,
): MadeWorkload[] {
  const { source } = one;
  const groups = groupsOf(one, totalNs);
  const nameOf = (name: string) => uniqueName(`${source.prefix}_${name}`, names);
  const sequence = sequenceOf(one, totalNs, nameOf("sequence"));
  const changes = { name: nameOf("changes"), all: changesOf(one) };
  making.step(`trying ${plural(groups.length, "form")} of statements`);
  const shaped = groups.flatMap((group, index) => {
    const made = ofShape(
      one,
      group,
      changes,
      nameOf(group.name),
      path.join(making.folder, `${source.prefix}-${index}.sqlite`),
      leftOut,
    );
    return made === undefined ? [] : [{ ...made, share: group.ns / totalNs }];
  });
  return [...(sequence === undefined ? [] : [sequence]), ...shaped];
}

/** Whether a statement makes, changes or drops something that others need: no workload of a shape executes it. */
function isOfTables({ shape }: Tried): boolean {
  return /^(?:CREATE|DROP|ALTER) (?!(?:UNIQUE )?INDEX)/i.test(shape.key);
}

/** The shapes, those with the most time first, and all small ones as one group. */
function groupsOf(one: TriedDatabase, totalNs: number): Group[] {
  const inShapes = timedOf(one).filter((each) => !isOfTables(each));
  const byShape = Map.groupBy(inShapes, ({ shape }) => shape.key);
  const shapes = [...byShape].map(([key, all]) => ({
    ...{ name: all[0]?.shape.name ?? "", shape: key, keys: new Set([key]) },
    ns: all.reduce((sum, { tookNs }) => sum + tookNs, 0),
  }));
  const isLarge = ({ ns }: Group) => ns >= leastShare * totalNs;
  const large = shapes.filter(isLarge).toSorted((a, b) => b.ns - a.ns);
  const small = shapes.filter((each) => !isLarge(each));
  if (small.length === 0) return large;
  const others = {
    ...{
      name: "others",
      shape:
        small.length === 1
          ? (small[0]?.shape ?? "")
          : `${plural(small.length, "form")} with less than 1 % of the time each`,
    },
    ...{ keys: new Set(small.map(({ shape }) => shape)), ns: small.reduce((sum, { ns }) => sum + ns, 0) },
  };
  return [...large, others];
}

/** A name that no other workload has, as own workloads can have it. */
function uniqueName(wanted: string, names: Set<string>): string {
  const base = wanted.replaceAll(/_+/g, "_").replace(/_$/, "").slice(0, 55);
  let name = base;
  for (let number = 2; names.has(name); number++) name = `${base}_${number}`;
  names.add(name);
  return name;
}

const hasSucceeded = ({ replayed }: Tried) => replayed.problem === undefined;

/** The whole of what succeeds, with its transactions. */
function sequenceOf(one: TriedDatabase, totalNs: number, name: string): MadeWorkload | undefined {
  const timed = timedOf(one);
  const isRead = timed.every(({ replayed }) => replayed.isRead);
  const all = one.units.flatMap(({ statements, isLeftOpen }) => {
    const kept = statements.filter(
      (each) => each.shape.kind !== "pragma" && hasSucceeded(each) && !(isRead && each.differs),
    );
    return [...kept, ...(isLeftOpen ? [rollBack] : [])];
  });
  if (timed.length === 0 || all.length === 0) return undefined;
  const end = new Replayer(one.end, `${one.end}-check`, one.limit);
  const check = isRead ? [] : checksOf(end, one.unstable);
  end.close();
  return {
    ...surroundingsOf(one, isRead, all, check),
    ...{
      name,
      statements: { name, all: withSettings(all) },
      prepare: { name: "", all: [] },
      shape: "all statements, in their order",
    },
    share: totalNs === 0 ? 0 : timed.reduce((sum, { tookNs }) => sum + tookNs, 0) / totalNs,
  };
}

/** All changes that succeed, with their transactions: they bring the database to its end. */
function changesOf({ units }: TriedDatabase): ValuedSql[] {
  const all = units.flatMap(({ statements, isLeftOpen }) => {
    if (!statements.some((each) => isTimed(each) && !each.replayed.isRead)) return [];
    const kept = statements.filter(
      (each) =>
        hasSucceeded(each) && (each.shape.kind === "transaction" || (isTimed(each) && !each.replayed.isRead)),
    );
    return [...kept, ...(isLeftOpen ? [rollBack] : [])];
  });
  return [...settingsBefore(all), ...withSettings(all)];
}

function surroundingsOf(
  { source, settings }: TriedDatabase,
  isRead: boolean,
  all: readonly Placed[],
  check: readonly string[],
) {
  const ofCosts = settings.map(({ name, value }) => `PRAGMA ${name}=${value};`);
  const before = [...ofCosts, ...settingsBefore(all).map(({ sql }) => sql)];
  return {
    kind: isRead ? ("reads" as const) : ("writes" as const),
    storage: source.storage,
    database: source.file,
    before,
    // Reads with settings before them need one.
    check:
      check.length > 0 || (isRead && before.length === 0) ? check : ["SELECT count(*) FROM sqlite_master;"],
  };
}

/** The workload of a group of shapes; undefined if none of its statements can be executed without the others. */
function ofShape(
  one: TriedDatabase,
  group: Group,
  changes: Statements,
  name: string,
  file: string,
  leftOut: Map<string, number>,
): Omit<MadeWorkload, "share"> | undefined {
  const isOwn = (each: Tried) => isTimed(each) && group.keys.has(each.shape.key);
  const isRead = timedOf(one).every((each) => !isOwn(each) || each.replayed.isRead);
  const start = isRead ? one.end : one.source.start;
  const replayer = new Replayer(start, file, one.limit);
  const prepare: Tried[] = [];
  try {
    if (!isRead)
      for (const each of one.units.filter(isCommitted).flatMap(({ statements }) => statements))
        if (isTimed(each) && !isOwn(each) && isKeptChange(each) && problemOf(replayer, each) === undefined)
          prepare.push(each);
    replayer.reconnect();
    const statements = isRead
      ? readsOf(one, isOwn, replayer, leftOut)
      : writesOf(one, isOwn, replayer, leftOut);
    if (statements.length === 0) return undefined;
    const check = isRead ? [] : checksOf(replayer, one.unstable);
    return {
      ...surroundingsOf(one, isRead, statements, check),
      ...{ name, shape: group.shape, statements: { name, all: withSettings(statements) } },
      prepare: isRead
        ? changes
        : { name: `${name}_start`, all: [...settingsBefore(prepare), ...withSettings(prepare)] },
    };
  } finally {
    replayer.close();
  }
}

/** Whether it changes something, and drops nothing that others may need. */
function isKeptChange({ shape, replayed }: Tried): boolean {
  return !replayed.isRead && !/^DROP /i.test(shape.key);
}

function isCommitted({ statements, isLeftOpen }: TriedUnit): boolean {
  const last = statements.at(-1);
  return !isLeftOpen && !(last?.shape.kind === "transaction" && /^ROLLBACK\b/i.test(last.valued.sql));
}

/** @returns why it is left out; undefined if it succeeds */
function problemOf(
  replayer: Replayer,
  { valued, settings, tookNs = 0 }: Placed & Partial<Pick<Tried, "tookNs">>,
  otherwise = "",
): string | undefined {
  if (settings !== undefined) replayer.use(settings);
  const { problem, isLate } = replayer.execute(templateOf(valued), tookNs);
  return problem === undefined || isLate ? problem : otherwise;
}

/** Queries on the database as the program has left it. */
function readsOf(
  { units }: TriedDatabase,
  isOwn: (each: Tried) => boolean,
  replayer: Replayer,
  leftOut: Map<string, number>,
): Placed[] {
  const own = units.flatMap(({ statements }) => statements.filter((each) => isOwn(each) && !each.differs));
  const every = Math.max(1, Math.ceil(own.length / mostExecutions));
  return own.flatMap((each, index) => {
    if (index % every !== 0) return [];
    const problem = problemOf(replayer, each, "queries that fail on the database as it was at the end");
    if (problem === undefined) return [each];
    count(leftOut, problem);
    return [];
  });
}

/** Changes, and those queries that are grouped with them, in transactions as the program had them. */
function writesOf(
  { units }: TriedDatabase,
  isOwn: (each: Tried) => boolean,
  replayer: Replayer,
  leftOut: Map<string, number>,
): Placed[] {
  const made: Placed[] = [];
  let executed = 0;
  for (const unit of units) {
    const own = unit.statements.filter(isOwn);
    if (own.length === 0 || executed >= mostExecutions) continue;
    executed += own.length;
    // Foreign keys are set outside of transactions alone.
    const begin = { valued: { sql: "BEGIN;", values: [] }, settings: own[0]?.settings };
    const isWithin = unit.isTransaction && problemOf(replayer, begin) === undefined;
    const kept = own.flatMap((each) => {
      const problem = problemOf(
        replayer,
        each,
        "changes that fail without the statements of other forms between them",
      );
      if (problem === undefined) return [each];
      count(leftOut, problem);
      return [];
    });
    const end = { valued: { sql: isCommitted(unit) ? "COMMIT;" : "ROLLBACK;", values: [] } };
    const hasEnded = isWithin && problemOf(replayer, end) === undefined;
    replayer.rollBack();
    if (kept.length === 0) continue;
    made.push(...(isWithin ? [begin, ...kept, hasEnded ? end : rollBack] : kept));
  }
  return made;
}

/** Queries for what the statements have left, without columns that differ each time. */
function checksOf(replayer: Replayer, unstable: ReadonlySet<string>): string[] {
  const checks = replayer.tables().map(({ name, columns, rows }) => {
    const stable = columns.filter((column) => !unstable.has(`${name}\0${column}`));
    const from = `FROM ${quoted(name)}`;
    if (stable.length === 0) return `SELECT count(*) ${from};`;
    if (rows <= mostCheckedRows)
      return `SELECT ${stable.map(quoted).join(", ")} ${from} ORDER BY ${stable.map(inOrder).join(", ")};`;
    const sums = stable.map(
      (one) => `total(length(${quoted(one)})), min(${inOrder(one)}), max(${inOrder(one)})`,
    );
    return `SELECT count(*), ${sums.join(", ")} ${from};`;
  });
  return checks.length === 0 ? ["SELECT count(*) FROM sqlite_master;"] : checks;
}
