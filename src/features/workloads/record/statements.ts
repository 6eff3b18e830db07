import { onlyStatement } from "../../../suite/foreign-sql/split-sql.ts";
import { bind, type NumberedSql, numberParameters, type ValuedSql } from "../own/statement-lines.ts";
import { type Execution, leftEarly } from "./recorded.ts";
import { type Shape, shapeOf } from "./shapes.ts";

/** An execution as a replay needs it. */
export interface RecordedStatement {
  readonly shape: Shape;
  readonly valued: ValuedSql;
  /** Nanoseconds; 0 if it is not known. */
  readonly tookNs: number;
  /** How many rows the program has stepped to, and whether it has left more of them; absent if that is not known. */
  readonly seen?: { readonly rows: number; readonly isLeft: boolean };
}

interface Read extends NumberedSql {
  readonly shape: Shape;
}

/** Texts that are remembered: a program that writes values into its SQL has a new text each time. */
const mostTexts = 10_000;

/** Reads the statements of executions, each text once. */
export class StatementReader {
  readonly #known = new Map<string, Read | { readonly problem: string }>();

  /** @returns why it is no statement that can be replayed, otherwise */
  read({ sql, values, tookNs, status, rows }: Execution): RecordedStatement | { readonly problem: string } {
    const known = this.#known.get(sql) ?? this.#readText(sql);
    if ("problem" in known) return known;
    const valued = bind(known, values);
    if ("problem" in valued) return valued;
    const seen = rows === undefined ? undefined : { rows, isLeft: status === leftEarly };
    return { shape: known.shape, valued, tookNs, seen };
  }

  #readText(sql: string): Read | { readonly problem: string } {
    const read = readText(sql);
    if (this.#known.size >= mostTexts) this.#known.clear();
    this.#known.set(sql, read);
    return read;
  }
}

function readText(sql: string): Read | { readonly problem: string } {
  const statement = onlyStatement(sql);
  if ("problem" in statement) return { problem: statement.problem };
  const numbered = numberParameters(statement.sql);
  return "problem" in numbered ? numbered : { ...numbered, shape: shapeOf(statement.sql) };
}

/** A statement without values. */
export function plain(sql: string): ValuedSql {
  return { sql, values: [] };
}
