import { constants } from "node:os";
import { truncate } from "../messages/format-value.ts";
import type { Reply } from "./protocol.ts";

/** Bytes that are kept from the end of a process's standard error. */
const keptBytes = 2000;
/** and this many lines, and characters of each, are shown. */
const shownLines = 3;
const shownCharacters = 400;

/** The end of a process's standard error. */
export class StderrTail {
  #bytes: Buffer = Buffer.alloc(0);

  add(bytes: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, bytes.subarray(-keptBytes)]).subarray(-keptBytes);
  }

  get text(): string {
    return this.#bytes.toString();
  }

  /** The statement that the driver's crash handler has named. */
  get statement(): string | undefined {
    return /\nin ([^\n]+)\n*$/.exec(this.text)?.[1];
  }
}

/** How the process of a sample ended, as the driver says: `the sample's process was ended by signal 11 (SIGSEGV)`. */
export function describeDone(done: Reply<"done">): string {
  if ("exit" in done) return `the sample's process ended with status ${done.exit}, by a call of exit`;
  const [name] = Object.entries(constants.signals).find(([, number]) => number === done.signal) ?? [];
  const signal = `signal ${done.signal}${name === undefined ? "" : ` (${name})`}`;
  return `the sample's process was ended by ${signal}${guess(name)}${within(done.sql)}`;
}

/**
 * How a driver's process ended before it had answered.
 *
 * @param exit its exit status, if no signal ended it
 * @param errors the end of its standard error
 */
export function describeEnd(exit: number | null, signal: NodeJS.Signals | null, errors: string): string {
  const lines = errors.trim().split("\n").slice(-shownLines);
  const words = lines.map((line) => truncate(line, shownCharacters)).join("; ");
  const end =
    signal === null
      ? `the process ended with status ${exit}`
      : `the process was ended by ${signal}${guess(signal)}`;
  return words === "" ? end : `${end}: ${words}`;
}

/** `, in SELECT 1`: the statement being executed, if it is known. */
export function within(sql: string | undefined): string {
  return sql === undefined || sql === "" ? "" : `, in ${sql}`;
}

/** The tool sends this signal only when the reason of an end no longer matters, and no engine sends it to itself. */
function guess(signal: string | undefined): string {
  return signal === "SIGKILL" ? " from outside, as a system that is short of memory does" : "";
}
