import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { InputError } from "../../../model/errors.ts";
import { type SplitStatement, splitSql } from "../../../suite/foreign-sql/split-sql.ts";
import { tokenize } from "../../../suite/foreign-sql/tokenize.ts";
import { readLine, type ValuedSql } from "../own/statement-lines.ts";
import { count, type Execution, type Recorded } from "./recorded.ts";
import { openerAfter } from "./transactions.ts";
import { type Written, WrittenValues, withBound } from "./written-values.ts";

/** The database of a text, which has no name there. */
const database = "the database";

/** More characters are no line of a log. */
const longestLine = 100_000_000;

/** More lines and characters are no statement: they are read again with each line. */
const mostLines = 1000;
const longestStatement = 1_000_000;

/**
 * Reads a text log: statements with their values as JSON objects, one a line, or SQL with the values in it, as the shell's `.trace` writes it.
 * The database starts empty, and statements have one connection.
 *
 * @param file its path
 * @param most statements that are read
 * @throws InputError naming the line of a fault
 */
export async function readTextLog(file: string, most: number): Promise<Recorded> {
  const reader = new TextLogReader(file, most);
  const lines = createInterface({
    input: createReadStream(file, "utf8"),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  try {
    for await (const line of lines) reader.read(line);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`--from: ${file} cannot be read (${(cause as Error).message})`, { cause });
  }
  return reader.end();
}

/** Reads a text log line by line. */
export class TextLogReader {
  readonly #file: string;
  readonly #most: number;
  readonly #lost = new Map<string, number>();
  readonly #statements: (ValuedSql | Written)[] = [];
  readonly #written = new WrittenValues();
  #number = 0;
  #isJson = false;
  #pending = "";
  #pendingLines = 0;

  /** @param file as messages name it */
  constructor(file: string, most: number) {
    this.#file = file;
    this.#most = most;
  }

  #keep(one: ValuedSql | string): void {
    if (this.#statements.length < this.#most)
      this.#statements.push(typeof one === "string" ? this.#written.read(one) : one);
    else count(this.#lost, `statements are after the first ${this.#most}`);
  }

  #leaveOut(): void {
    count(this.#lost, "values are cut off in the log: let the program log JSON lines (docs/record.md)");
  }

  /** The statements of the text that is pending. */
  #keepAll(split: readonly SplitStatement[]): void {
    const cuts = placesOfCuts(this.#pending);
    for (const [at, { sql, offset }] of split.entries()) {
      const end = split[at + 1]?.offset ?? this.#pending.length;
      if (cuts.some((cut) => cut > offset && cut < end)) this.#leaveOut();
      else this.#keep(sql);
    }
  }

  /** @throws InputError naming the line and its fault */
  read(line: string): void {
    this.#number++;
    if (this.#number === 1) this.#isJson = line.trimStart().startsWith("{");
    const place = `${this.#file}:${this.#number}:1`;
    if (line.length > longestLine)
      throw new InputError(`${place}: the line has more than ${longestLine} characters`);
    if (this.#isJson) {
      if (line.trim() === "") return;
      const { sql, values } = readLine(line, place);
      if (line.includes("/*+") && placesOfCuts(JSON.parse(line).sql).length > 0) this.#leaveOut();
      else this.#keep(line.includes('"values"') ? { sql, values } : sql);
      return;
    }
    // A statement whose text has line breaks goes on until its quotations and triggers end.
    this.#pending += this.#pending === "" ? line : `\n${line}`;
    this.#pendingLines++;
    if (this.#pendingLines > 1 && (this.#pending.length > longestStatement || this.#pendingLines > mostLines))
      throw new InputError(
        `${place}: the statement has more than ${longestStatement} characters or ${mostLines} lines`,
      );
    const split = splitSql(this.#pending);
    if ("problem" in split) {
      if (/does not end|has no END/.test(split.problem)) return;
      throw new InputError(`${place}: ${split.problem}`);
    }
    if (!/;\s*(?:--.*)?$/.test(this.#pending) && this.#pending.trim() !== "") return;
    this.#keepAll(split);
    this.#pending = "";
    this.#pendingLines = 0;
  }

  end(): Recorded {
    const last = splitSql(this.#pending);
    if ("problem" in last) count(this.#lost, "statements are cut off at the end of the log");
    else this.#keepAll(last);
    const executions = executionsOf(this.#statements.map((one) => ("form" in one ? withBound(one) : one)));
    return {
      ...{ executions, starts: new Map(), inMemory: new Set(), foreignKeys: new Map() },
      lost: this.#lost,
    };
  }
}

/**
 * Where SQL has texts and blobs without their end, in characters from 0. SQLite writes them so where it is compiled with a limit:
 * https://www.sqlite.org/compile.html#trace_size_limit
 */
function placesOfCuts(sql: string): number[] {
  if (!sql.includes("/*+")) return [];
  const tokens = [...tokenize(sql)];
  return tokens.flatMap(({ kind, text, offset }, at) =>
    kind === "comment" && /^\/\*\+\d+ bytes\*\/$/.test(text) && tokens[at - 1]?.kind === "literal"
      ? offset
      : [],
  );
}

/** The statements with the states of transactions that their words tell. */
function executionsOf(statements: readonly ValuedSql[]): Execution[] {
  let opener: string | undefined;
  return statements.map(({ sql, values }, index) => {
    const wasAutocommit = opener === undefined;
    opener = openerAfter(sql, opener);
    const isAutocommit = opener === undefined;
    return {
      ...{ connection: "1", database, sql, values },
      ...{ startNs: index, tookNs: 0, wasAutocommit, isAutocommit },
    };
  });
}
