import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { faultySources } from "../../bench/bisect/planted-repository.ts";
import { cacheFolder, fetchSqlite } from "../../bench/engines.ts";

/** Faults as `faulty.h` defines them, in small letters with spaces. */
export type Fault =
  | "drop updates"
  | "wrong value"
  | "lose rows"
  | "same values"
  | "wrong bind"
  | "wrong column"
  | "keep counter"
  | "stale rollback"
  | "stale statement"
  | "dead updates"
  | "slow start"
  | "slow load"
  | "wrong start"
  | "crash start"
  | "slow steps"
  | "slow sums"
  | "stall inserts"
  | "replay by waits"
  | "flush if first"
  | "write beside"
  | "spawn writer"
  | "arm timers"
  | "open timers"
  | "remove timers"
  | "see timers"
  | "wait while read"
  | "fail delete"
  | "fail nth"
  | "deaf"
  | "deaf on file"
  | "fill disk"
  | "refuse vacuum"
  | "fail vacuum"
  | "crash"
  | "segfault"
  | "exit"
  | "end quietly"
  | "crash on close"
  | "crash on load"
  | "exit on load"
  | "hang"
  | "hang always"
  | "stop"
  | "flood for ever"
  | "nap"
  | "leak"
  | "thread"
  | "thread in query"
  | "another heap"
  | "avx512"
  | "crash simulated"
  | "spawn"
  | "spawn away"
  | "noisy"
  | "flood"
  | "flood replies"
  | "garble replies"
  | "half reply"
  | "forge sample"
  | "claim done"
  | "skip fsync"
  | "extra fsync"
  | "flush data"
  | "foreign fsync"
  | "flush nothing"
  | "flush memory"
  | "flush closed"
  | "unreadable text"
  | "put off"
  | "filter clock"
  | "put off to count"
  | "put off behind"
  | "put off to process"
  | "look ahead"
  | "dispatch clock"
  | "see baseline"
  | "replay by turns"
  | "replay by files"
  | "note callers"
  | "leak statements"
  | "write twice"
  | "grow squared"
  | "work squared"
  | "allocate squared"
  | "flush squared"
  | "file squared"
  | "keep log"
  | "slower with age"
  | "open by size"
  | "slower if told"
  | "skip second fsync"
  | "keep memory"
  | "walk history"
  | "count more"
  | "faultless"
  | "missing symbol"
  | "tell environment"
  | "tell processes"
  | "lose match"
  | "wrong frame"
  | "ignore index"
  | "ignore analyze"
  | "walk log"
  | "keep garbage"
  | "stage twice"
  | "slow checkpoints"
  | "spoil harness"
  | "unnamed"
  | "uncounted"
  | "lose commits"
  | "tear transactions"
  | "starve writer"
  | "deadlock"
  | "stay busy"
  | "not threadsafe"
  | "refuse second"
  | "hang second"
  | "fail check"
  | "hang at exit"
  | "hang reads"
  | "crash reads"
  | "skip district"
  | "overflow late"
  | "lose items"
  | "skip customer"
  | "skip checks"
  | "put off commits"
  | "replay by command"
  | "replay if timed"
  | "second copy"
  | "skip seen"
  | "skip in child"
  | "flush if traced"
  | "flush if checked"
  | "replay if uncounted"
  | "flush if counted"
  | "forge clock"
  | "forge reply";

/**
 * Whether the driver is checked by sanitizers, as `npm run test:sanitizers` has it: limits of its address space are then
 * none, since AddressSanitizer needs terabytes of it.
 */
export const isSanitized = process.env.SANITIZED !== undefined;

const faultyFiles = [...faultySources, "faulty.h"].map(beside);

/** SQLite's header, of the version that the real engine is compiled from. */
const headers = beside("../../node_modules/better-sqlite3/deps/sqlite3");

/**
 * SQLite, or another engine, with one fault, as a shared library.
 *
 * @param place a file that the engine may use, where its fault needs one
 * @param engine the path of the library that does the work; SQLite if it is absent
 */
export async function compileFaulty(fault: Fault, place?: string, engine?: string): Promise<string> {
  const name = fault.replaceAll(" ", "_").toUpperCase();
  const told = place === undefined ? [] : [`-DPLACE="${place}"`];
  const definitions = [
    `-DFAULT=${name}`,
    `-DREAL="${path.resolve(engine ?? (await fetchSqlite()))}"`,
    ...told,
  ];
  const hash = createHash("sha256").update(definitions.join("\0"));
  for (const source of faultyFiles) hash.update(readFileSync(source));
  const key = hash.digest("hex").slice(0, 16);
  const library = path.join(cacheFolder, `faulty-${fault.replaceAll(" ", "-")}-${key}.so`);
  if (existsSync(library)) return library;
  mkdirSync(cacheFolder, { recursive: true });
  const unfinished = `${library}.${process.pid}`;
  const sources = faultyFiles.filter((source) => source.endsWith(".c"));
  const flags = ["-O1", "-w", "-shared", "-fPIC", "-I", headers, ...definitions];
  execFileSync("cc", [...flags, "-o", unfinished, ...sources, "-ldl", "-lpthread"]);
  renameSync(unfinished, library);
  return library;
}

function beside(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
