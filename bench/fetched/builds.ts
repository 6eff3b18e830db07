import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compileOnce } from "../../src/engines/compiler.ts";
import { stockFlags } from "../../src/engines/stock-sqlite.ts";
import { compiler, driverCompiler, writeDriver } from "../engines.ts";
import { runTool } from "../tool.ts";
import { fetchFromCrate, fetchFromNpm } from "./sources.ts";

const amalgamation = fileURLToPath(
  new URL("../../node_modules/better-sqlite3/deps/sqlite3/sqlite3.c", import.meta.url),
);

/** Code that is not timed compiles in half the time. */
const quickly = "-O1";

/** The libraries that SQLite itself needs from the system. */
export const systemLibraries = ["-lpthread", "-lm", "-ldl"] as const;

const libsqlVersion = "0.10.0";

/** The C sources in the crate `libsql-ffi`, one file. */
export function fetchLibsqlSource(): string {
  const folder = fetchFromCrate({
    package: "libsql-ffi",
    version: libsqlVersion,
    files: { "bundled/src/sqlite3.c": "0eb52e017a09ddb955a7fbaa5c2e5c39ed238f7480ec485e45f64fbb624ee7fb" },
  });
  return path.join(folder, "sqlite3.c");
}

/** libSQL as a shared library: its sources, with the definitions of the crate's build script. */
export async function compileLibsql(): Promise<string> {
  const enabled = [
    "API_ARMOR",
    "COLUMN_METADATA",
    "DBSTAT_VTAB",
    "FTS3",
    "FTS3_PARENTHESIS",
    "FTS5",
    "JSON1",
  ];
  enabled.push("LOAD_EXTENSION=1", "MEMORY_MANAGEMENT", "RTREE", "STAT2", "STAT4");
  const definitions = [
    "SQLITE_CORE",
    "SQLITE_DEFAULT_FOREIGN_KEYS=1",
    "SQLITE_SOUNDEX",
    "SQLITE_THREADSAFE=1",
  ];
  definitions.push("SQLITE_USE_URI", "HAVE_USLEEP=1", ...enabled.map((name) => `SQLITE_ENABLE_${name}`));
  const flags = ["-std=c11", quickly, "-w", "-shared", "-fPIC", ...definitions.map((one) => `-D${one}`)];
  return await compile(`libsql-${libsqlVersion}`, [fetchLibsqlSource()], flags, systemLibraries);
}

/** Stock SQLite and the driver as a benchmark binary, both sources in one call of the compiler. */
export async function compileSqliteBinary(): Promise<string> {
  const flags = [quickly, "-DENGINE_STATIC", "-DSQLITE_THREADSAFE=1"];
  const sources = [writeDriver(), amalgamation];
  return await compile("bench_sqlite_of_sources", sources, flags, systemLibraries, driverCompiler);
}

/** Stock SQLite as an object without the parts that a build has to ask for, such as full-text search. */
async function compileSqliteObject(): Promise<string> {
  return await compile("sqlite3.o", [amalgamation], ["-O2", "-DSQLITE_THREADSAFE=1", "-fPIC", "-c"], []);
}

/** Stock SQLite as a static library, `libsqlite3.a`. */
export async function compileSqliteArchive(): Promise<string> {
  return archive("libsqlite3.a", await compileSqliteObject());
}

/** The same SQLite as a shared library. */
export async function linkPlainSqlite(): Promise<string> {
  return await compile("sqlite3-plain.so", [await compileSqliteObject()], ["-shared"], systemLibraries);
}

/** Stock SQLite as an object that a linker can put in any order: a section for each function, the usual flags otherwise. */
export async function compileSqliteSections(): Promise<string> {
  const flags = ["-O2", "-DSQLITE_THREADSAFE=1", "-fPIC", "-ffunction-sections", "-c"];
  return await compile("sqlite3-sections.o", [amalgamation], flags, []);
}

/** C code that stands before some functions that SQLite has or calls. */
export interface Front {
  /** The source's path. */
  readonly source: string;
  /** The name that each of these functions has in SQLite's own code, by its usual name. */
  readonly renamed: Readonly<Record<string, string>>;
  /** Macros of the code and their values. */
  readonly definitions: Readonly<Record<string, string>>;
}

/** Stock SQLite behind C code, as a shared library. Libraries with the same renamed functions have the same SQLite, compiled once. */
export async function compileSqliteBehind(
  name: string,
  { source, renamed, definitions }: Front,
): Promise<string> {
  const flags = stockFlags.filter((flag) => flag !== "-shared");
  const inSqlite = [...flags, "-w", "-c", ...defined(renamed)];
  const object = await compile("sqlite3-renamed.o", [amalgamation], inSqlite, []);
  const inFront = [...flags, "-shared", ...defined(definitions)];
  return await compile(name, [source, object], inFront, systemLibraries);
}

function defined(macros: Readonly<Record<string, string>>): string[] {
  return Object.entries(macros).map(([name, value]) => `-D${name}=${value}`);
}

/**
 * Stock SQLite as a shared library that has its public functions but for some.
 *
 * @param hidden names of functions: `sqlite3_sourceid`
 */
export async function linkSqliteWithout(...hidden: readonly string[]): Promise<string> {
  const object = await compileSqliteSections();
  const key = createHash("sha256")
    .update([object, ...hidden].join())
    .digest("hex")
    .slice(0, 16);
  const library = path.join(path.dirname(object), `sqlite-without-${hidden[0]}-${key}.so`);
  if (existsSync(library)) return library;
  const unfinished = `${library}.${process.pid}`;
  const script = `${unfinished}.map`;
  writeFileSync(script, `{ global: sqlite3_*; local: ${[...hidden, "*"].join("; ")}; };\n`);
  const parameters = [
    "-shared",
    "-o",
    unfinished,
    object,
    `-Wl,--version-script=${script}`,
    ...systemLibraries,
  ];
  runTool({ command: compiler.command, advice: "install a C compiler" }, parameters);
  rmSync(script);
  renameSync(unfinished, library);
  return library;
}

/** DoltLite as a static library, `libdoltlite.a`, of the sources in its crate. They take a minute or two to compile. */
export async function compileDoltliteArchive(): Promise<string> {
  const { folder, version } = fetchDoltliteSource();
  const enabled = ["MATH_FUNCTIONS", "FTS5", "RTREE", "DBSTAT_VTAB", "COLUMN_METADATA"];
  const definitions = [`DOLTLITE_VERSION="v${version}"`, "DOLTLITE_PROLLY=1", "SQLITE_THREADSAFE=1"];
  definitions.push(...enabled.map((name) => `SQLITE_ENABLE_${name}`));
  const flags = [quickly, "-w", "-c", ...definitions.map((one) => `-D${one}`)];
  return archive("libdoltlite.a", await compile("doltlite.o", [path.join(folder, "doltlite.c")], flags, []));
}

/**
 * A benchmark binary as the README says that it is linked.
 *
 * @param library a static library
 * @param flags for the linker besides
 */
export async function linkBinary(library: string, ...flags: readonly string[]): Promise<string> {
  const name = `bench_${path.basename(library, ".a").replace(/^lib/, "")}`;
  const all = ["-O2", "-DENGINE_STATIC", ...flags];
  return await compile(name, [writeDriver(), library], all, ["-lz", ...systemLibraries], driverCompiler);
}

/**
 * The shell of DoltLite: the shell of SQLite, linked with DoltLite in place of SQLite. Preloading `libdoltlite.so` into
 * the distribution's shell does not do: it ends at once where the library is not the one that it was built with.
 */
export async function compileDoltliteShell(): Promise<string> {
  const header = path.join(fetchDoltliteSource().folder, "doltlite.h");
  return await compileShell("doltlite", await compileDoltliteArchive(), header);
}

/** The shell of the same SQLite that the library and the benchmark binary are of. */
export async function compileSqliteShell(): Promise<string> {
  const header = path.join(path.dirname(amalgamation), "sqlite3.h");
  return await compileShell("sqlite3", await compileSqliteArchive(), header);
}

async function compileShell(name: string, library: string, header: string): Promise<string> {
  const shell = fetchFromNpm(
    {
      package: "sqlite3",
      version: "6.0.1",
      files: {
        "sqlite-autoconf-3520000/shell.c": "7b16b5c30784f82f3a1c233fae38cefdbbf82d4d963ee133f22332013afcb781",
      },
    },
    "deps/sqlite-autoconf-3520000.tar.gz",
  );
  const headers = path.join(path.dirname(library), "include");
  mkdirSync(headers, { recursive: true });
  copyFileSync(header, path.join(headers, "sqlite3.h"));
  const sources = [path.join(shell, "shell.c"), library];
  const flags = ["-O2", "-w", "-DSQLITE_THREADSAFE=1", "-I", headers];
  return await compile(name, sources, flags, ["-lz", ...systemLibraries]);
}

function fetchDoltliteSource() {
  const version = "0.51.3";
  const folder = fetchFromCrate({
    package: "doltlite",
    version,
    files: {
      "vendor/doltlite.c": "5177ee76d81b0522400f6a9acd8f9b9755ddc4479e4296a607093a532fe25873",
      "vendor/doltlite.h": "7b20e3223d6068c252f40b3dd9dadf40b6f8daceeb2a8a9e5dc9c063785cd8bd",
    },
  });
  return { folder, version };
}

/** Compiles what has not been compiled before, without holding up the test runner. */
async function compile(
  name: string,
  sources: readonly string[],
  flags: readonly string[],
  libraries: readonly string[],
  used = compiler,
): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sources) hash.update(readFileSync(source));
  const compiled = await compileOnce(
    used,
    { name, sources, sourceKey: hash.digest("hex"), flags, libraries },
    () => process.stderr.write(`compiling ${name}\n`),
    new AbortController().signal,
  );
  return compiled.path;
}

/** In a folder of its object's name, so that the library itself has the name that people give it. */
function archive(name: string, object: string): string {
  const folder = `${object}.archive`;
  const library = path.join(folder, name);
  if (existsSync(library)) return library;
  mkdirSync(folder, { recursive: true });
  runTool({ command: "ar", advice: "install the binutils" }, ["rcs", `${library}.new`, object]);
  renameSync(`${library}.new`, library);
  return library;
}
