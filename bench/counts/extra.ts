import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder } from "../engines.ts";

const source = fileURLToPath(new URL("extra.c", import.meta.url));
const amalgamation = fileURLToPath(
  new URL("../../node_modules/better-sqlite3/deps/sqlite3/sqlite3.c", import.meta.url),
);
const flags = ["-O2", "-fPIC", "-DSQLITE_THREADSAFE=1"];

/** How an engine with more work is built. */
export interface ExtraBuild {
  /** Instructions more for each call of `sqlite3_step`. */
  readonly extra: number;
  /** A folder that the amalgamation is copied to, and compiled in with debugging information; where it is if absent. */
  readonly elsewhere?: string;
  /** Whether the symbols of its functions are removed; they are not if absent. */
  readonly isStripped?: boolean;
}

/** SQLite with a known number of instructions more a step, as a shared library, built once. */
export function compileExtra({ extra, elsewhere, isStripped = false }: ExtraBuild): string {
  const object = elsewhere === undefined ? objectInCache() : compileElsewhere(elsewhere);
  const words = [
    extra,
    isStripped ? "stripped" : "whole",
    elsewhere === undefined ? "" : "elsewhere",
    keyOf(),
  ];
  const library = path.join(cacheFolder, `extra-${words.join("-")}.so`);
  if (existsSync(library)) return library;
  const partial = `${library}.${process.pid}`;
  const link = ["-shared", ...(isStripped ? ["-s"] : []), "-o", partial, source, object];
  execFileSync("cc", [...flags, `-DEXTRA=${extra}`, ...link, "-lpthread", "-lm", "-ldl"]);
  renameSync(partial, library);
  return library;
}

/** SQLite without its own `sqlite3_step`, for what is linked with `extra.c`; built once. */
export function objectInCache(): string {
  const object = path.join(cacheFolder, `extra-${keyOf()}.o`);
  if (!existsSync(object)) compileObject(amalgamation, object);
  return object;
}

/** The same source under another path, with what a debugger needs to know of it. */
function compileElsewhere(folder: string): string {
  const copy = path.join(folder, "sqlite3.c");
  const object = path.join(cacheFolder, `extra-elsewhere-${keyOf()}.o`);
  if (existsSync(object)) return object;
  mkdirSync(folder, { recursive: true });
  copyFileSync(amalgamation, copy);
  try {
    compileObject(copy, object, "-g");
  } finally {
    rmSync(copy);
  }
  return object;
}

function compileObject(file: string, object: string, ...more: readonly string[]): void {
  mkdirSync(cacheFolder, { recursive: true });
  const partial = `${object}.${process.pid}`;
  const renamed = "-Dsqlite3_step=sqlite3_original_step";
  execFileSync("cc", [...flags, ...more, renamed, "-w", "-c", "-o", partial, file]);
  renameSync(partial, object);
}

function keyOf(): string {
  const hash = createHash("sha256").update(JSON.stringify(flags));
  for (const file of [source, amalgamation]) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
