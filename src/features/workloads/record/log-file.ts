import { type BoundValue, decimalOf } from "../own/bound-value.ts";
import { count, type Execution } from "./recorded.ts";

/**
 * The log of a process, as recorder.c writes it: records that begin at multiples of 8 with the size of their content (4 bytes, 0 after the
 * last), their kind (4 bytes), and mostly a number (4 bytes). All numbers are little-endian.
 *
 * | kind | number | content |
 * |---|---|---|
 * | v | {@link logVersion} | none: of the first record |
 * | o | of a connection, new | when it was opened, ns (8 bytes); name of the copy of its database, empty if that was; a line break; path, empty for one in memory; the second byte of the kind has flags (1: it is known whether it has foreign keys, 2: it has, 4: the path is the name of a database in memory that connections share, 8: others had that open) |
 * | s | of a text, new | SQL |
 * | r | of a connection | number of a text, start in ns (8 bytes), time in ns (4 bytes), values; the second byte of the kind has flags (1 and 2: autocommit before and after, 4: values left out, 8: the time is in ms, 16: the number of rows is in 4 bytes behind the time, 32: when it has committed a change, ns, is in 8 bytes behind these), the third one the status of SQLite (100: the program has left it at a row), the fourth the number of rows |
 * | x | status of SQLite | path of a database that could not be copied |
 *
 * A value is its kind (1 byte), and for i, d and z 8 bytes, for t, w (UTF-16) and b their size in 4 bytes and their bytes; n is NULL.
 */
interface ProcessLog {
  readonly executions: readonly Execution[];
  /** By database. */
  readonly opened: ReadonlyMap<string, Opened>;
  readonly inMemory: ReadonlySet<string>;
  /** Whether connections had foreign keys as they were opened. */
  readonly foreignKeys: ReadonlyMap<string, boolean>;
}

/** The first time that a process opened a database. */
interface Opened {
  readonly atNs: number;
  /** The name of its copy as it was then; undefined if it was empty. */
  readonly copy?: string;
}

interface OpenConnection {
  readonly key: string;
  readonly database: string;
}

/** https://www.sqlite.org/rescode.html#notadb */
const notADatabase = 26;

const damaged = "logs are cut off or damaged";

/** The version of the form of records: another version of the recorder may have given the same kinds and flags another meaning. */
const logVersion = 1;

const ofAnother = "logs are of another version of this tool, which alone reads them";

/** Blobs of zeros, which take no space in a log: each size is made once, and all of them together have a limit. */
class Zeros {
  readonly #known = new Map<number, string>();
  #left = 64_000_000;

  /** @returns undefined if there is no space left */
  digits(size: number): string | undefined {
    const known = this.#known.get(size);
    if (known !== undefined || size > this.#left) return known;
    this.#left -= size;
    const made = "00".repeat(size);
    this.#known.set(size, made);
    return made;
  }
}

/** More characters are no statement of a program. */
const longestSql = 1_000_000;

/**
 * Reads the log of a process, which may be cut off or damaged: a record that makes no sense ends it.
 *
 * @param name of the log, which makes its connections unique
 * @param lost counts what is not complete
 */
export function readProcessLog(bytes: Buffer, name: string, lost: Map<string, number>): ProcessLog {
  const executions: Execution[] = [];
  const opened = new Map<string, Opened>();
  const inMemory = new Set<string>();
  const foreignKeys = new Map<string, boolean>();
  const connections = new Map<number, OpenConnection>();
  const texts = new Map<number, string>();
  const current = new Map<string, string>();
  let lives = 1;
  const used = new Set<string>();
  const zeros = new Zeros();
  // Behind the version.
  let at = 16;
  const isEmpty = bytes.length < 12 || bytes.readUInt32LE(0) === 0;
  if (!isEmpty && (bytes[4] !== "v".charCodeAt(0) || bytes.readUInt32LE(8) !== logVersion)) {
    count(lost, ofAnother);
    at = bytes.length;
  }
  while (at + 12 <= bytes.length) {
    const size = bytes.readUInt32LE(at);
    if (size === 0) break;
    const kind = String.fromCharCode(bytes.readUInt32LE(at + 4) & 0x7f);
    const end = at + 8 + size;
    if (size < 4 || end > bytes.length) {
      count(lost, damaged);
      break;
    }
    const number = bytes.readUInt32LE(at + 8);
    const content = bytes.subarray(at + 12, end);
    if (kind === "o") {
      if (content.length < 9) {
        count(lost, damaged);
        break;
      }
      const text = content.toString("utf8", 8);
      const file = text.slice(text.indexOf("\n") + 1);
      const copy = text.slice(0, text.indexOf("\n"));
      const key = `${name}:${number}`;
      const flags = bytes[at + 5] as number;
      const isShared = (flags & 4) !== 0;
      const named = file === "" ? key : isShared ? `${name}:${file}` : file;
      let database = current.get(named) ?? named;
      // An empty file after one with statements is another database, and so is one in memory that nobody had open.
      const isNew = isShared ? (flags & 8) === 0 : copy === "" && file !== "";
      if (isNew && used.has(database)) database = `${named} (${++lives})`;
      current.set(named, database);
      connections.set(number, { key, database });
      if ((flags & 1) !== 0) foreignKeys.set(key, (flags & 2) !== 0);
      if (file === "" || isShared) inMemory.add(database);
      if (!opened.has(database))
        opened.set(database, {
          atNs: Number(content.readBigInt64LE(0)),
          copy: /^[0-9a-f]+-[0-9a-f]+\.start$/.test(copy) ? copy : undefined,
        });
    } else if (kind === "s") texts.set(number, content.toString("utf8"));
    else if (kind === "r") {
      const connection = connections.get(number);
      const read = connection && readRun(content, bytes.subarray(at + 5, at + 8), texts, zeros);
      if (connection === undefined || read === undefined) {
        count(lost, damaged);
        break;
      }
      used.add(connection.database);
      const { isCut, ...run } = read;
      if (isCut) count(lost, "statements have values of more than 64 MB");
      else if (run.sql.length > longestSql) count(lost, `statements have more than ${longestSql} characters`);
      else executions.push({ connection: connection.key, database: connection.database, ...run });
    } else if (kind === "x")
      count(
        lost,
        number === notADatabase
          ? "databases could not be copied: they are encrypted, or damaged (SQLite's code 26)"
          : `databases could not be copied (SQLite's code ${number})`,
      );
    else {
      count(lost, damaged);
      break;
    }
    at += Math.ceil((8 + size) / 8) * 8;
  }
  return { executions, opened, inMemory, foreignKeys };
}

interface ReadValues {
  readonly values: BoundValue[];
  /** Whether one is missing that would take too much memory. */
  readonly isCut: boolean;
}

/** @param header flags, status, and the number of rows unless that is among the content */
function readRun(content: Buffer, header: Buffer, texts: ReadonlyMap<number, string>, zeros: Zeros) {
  const [flags = 0, status = 0, few = 0] = header;
  const [areMany, hasCommitted] = [(flags & 16) !== 0, (flags & 32) !== 0];
  const behindRows = areMany ? 20 : 16;
  const start = behindRows + (hasCommitted ? 8 : 0);
  if (content.length < start) return undefined;
  const sql = texts.get(content.readUInt32LE(0));
  if (sql === undefined) return undefined;
  const read = readValues(content, start, zeros);
  if (read === undefined) return undefined;
  return {
    sql,
    values: read.values,
    startNs: Number(content.readBigInt64LE(4)),
    tookNs: content.readUInt32LE(12) * ((flags & 8) !== 0 ? 1e6 : 1),
    wasAutocommit: (flags & 1) !== 0,
    isAutocommit: (flags & 2) !== 0,
    status,
    rows: areMany ? content.readUInt32LE(16) : few,
    committedNs: hasCommitted ? Number(content.readBigInt64LE(behindRows)) : undefined,
    isCut: read.isCut || (flags & 4) !== 0,
  };
}

/** @returns undefined if they make no sense */
function readValues(content: Buffer, start: number, zeros: Zeros): ReadValues | undefined {
  const values: BoundValue[] = [];
  let isCut = false;
  for (let at = start; at < content.length; ) {
    const kind = String.fromCharCode(content[at] as number);
    at++;
    if (kind === "n") {
      values.push(null);
      continue;
    }
    const isSized = kind === "t" || kind === "w" || kind === "b";
    if (at + (isSized ? 4 : 8) > content.length) return undefined;
    if (!isSized) {
      const value = readNumber(content, at, kind, zeros);
      if (value === undefined) return undefined;
      if (value === "too large") isCut = true;
      else values.push(value);
      at += 8;
      continue;
    }
    const end = at + 4 + content.readUInt32LE(at);
    if (end > content.length) return undefined;
    const bytes = content.subarray(at + 4, end);
    values.push(
      kind === "b" ? { blob: bytes.toString("hex") } : textOf(kind === "t" ? bytes : fromUtf16(bytes)),
    );
    at = end;
  }
  return { values, isCut };
}

function readNumber(content: Buffer, at: number, kind: string, zeros: Zeros) {
  if (kind === "d") return { real: decimalOf(content.readDoubleLE(at)) };
  const integer = content.readBigInt64LE(at);
  if (kind === "z") {
    const digits = integer < 0n ? undefined : zeros.digits(Number(integer));
    return digits === undefined ? "too large" : { blob: digits };
  }
  if (kind !== "i") return undefined;
  return Number.isSafeInteger(Number(integer)) ? Number(integer) : { integer: String(integer) };
}

function fromUtf16(bytes: Buffer): Buffer {
  return Buffer.from(bytes.subarray(0, bytes.length & ~1).toString("utf16le"), "utf8");
}

/** A text as itself if it is UTF-8 without a NUL, by its bytes otherwise. */
export function textOf(bytes: Buffer): BoundValue {
  const text = bytes.toString("utf8");
  return !text.includes("\0") && Buffer.from(text, "utf8").equals(bytes)
    ? text
    : { text: bytes.toString("hex") };
}
