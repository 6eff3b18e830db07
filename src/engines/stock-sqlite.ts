import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import type { Compiler } from "../model/settings.ts";
import { compileOnce } from "./compiler.ts";

/** The library of stock SQLite for runs that name no baseline. */
export interface Baseline {
  /** A path. */
  readonly library: string;
  /** How the library came to be, for the report. */
  readonly origin: string;
}

/** The flags of the SQLite that distributions ship: optimized, thread-safe, nothing switched off, with full-text search and R-Trees. */
export const stockFlags = [
  "-O2",
  "-DSQLITE_THREADSAFE=1",
  "-DSQLITE_ENABLE_FTS5",
  "-DSQLITE_ENABLE_RTREE",
  "-shared",
  "-fPIC",
] as const;

/** The libraries that such a library needs. */
export const stockLibraries = ["-lpthread", "-lm", "-ldl"] as const;

/**
 * Stock SQLite, compiled from the amalgamation in the better-sqlite3 package and cached by its version, the compiler and
 * the flags. The library of the machine would be there at once, but distributions build it with options that were measured
 * to make it 1.4 to 2 times slower (bench/README.md), and multipliers too low by as much.
 *
 * @throws InputError if there is no C compiler
 */
export async function findBaseline(
  compiler: Compiler,
  onCompile: (version: string) => void,
  signal: AbortSignal,
): Promise<Baseline> {
  const source = readAmalgamation();
  const version = amalgamationVersion(source);
  const compiled = await compileOnce(
    compiler,
    {
      name: `libsqlite3-${version}`,
      sources: source,
      sourceKey: version,
      flags: stockFlags,
      libraries: stockLibraries,
    },
    () => onCompile(version),
    signal,
  );
  return {
    library: compiled.path,
    origin: `compiled from the ${version} amalgamation by ${compiled.compiler} with ${stockFlags.join(" ")}`,
  };
}

/** Packed beside the bundle in `dist`; in the package where the sources run. */
function readAmalgamation(): Uint8Array {
  const packed = fileURLToPath(new URL("./sqlite3.c.br", import.meta.url));
  if (existsSync(packed)) return brotliDecompressSync(readFileSync(packed));
  const manifest = fileURLToPath(import.meta.resolve("better-sqlite3/package.json"));
  return readFileSync(path.join(path.dirname(manifest), "deps", "sqlite3", "sqlite3.c"));
}

function amalgamationVersion(source: Uint8Array): string {
  const text = Buffer.from(source.buffer, source.byteOffset, source.byteLength).toString("latin1");
  const version = /#define SQLITE_VERSION\s+"([^"]+)"/.exec(text)?.[1];
  const sourceId = /#define SQLITE_SOURCE_ID\s+"\S+ \S+ ([0-9a-f]{10})/.exec(text)?.[1];
  return `${version ?? "unknown"}-${sourceId ?? "unknown"}`;
}
