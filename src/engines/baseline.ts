import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Compiler, compileOnce } from "./compiler.ts";

/** Where stock SQLite comes from when none is named. */
export interface Baseline {
  /** A path, or a name that the dynamic loader resolves. */
  readonly library: string;
  /** How the library came to be, for the report. */
  readonly origin: string;
  /** What a reader should know of it. */
  readonly warning?: string;
}

/** As the SQLite that distributions ship: optimized, safe to use from several threads, nothing switched off. */
const flags = ["-O2", "-DSQLITE_THREADSAFE=1", "-shared", "-fPIC"] as const;

/**
 * Stock SQLite, compiled from the amalgamation in the better-sqlite3 package and cached by its version, the
 * compiler and the flags; or the machine's `libsqlite3` where the package is not at hand, as under `dist` alone.
 *
 * @throws InputError where there is no C compiler
 */
export async function findBaseline(
  compiler: Compiler,
  onCompile: (version: string) => void,
  signal: AbortSignal,
): Promise<Baseline> {
  const source = amalgamation();
  if (source === undefined) {
    const library = process.platform === "darwin" ? "libsqlite3.dylib" : "libsqlite3.so.0";
    return {
      library,
      origin: "the machine's library",
      warning:
        "The baseline is the SQLite library of this machine, with the version and the options that its distribution " +
        "chose, which can make it slower than stock SQLite and the multipliers too low: name one with --baseline.",
    };
  }
  const version = amalgamationVersion(source);
  const compiled = await compileOnce(
    compiler,
    {
      name: `libsqlite3-${version}`,
      sources: [source],
      sourceKey: version,
      flags,
      libraries: ["-lpthread", "-lm", "-ldl"],
    },
    () => onCompile(version),
    signal,
  );
  return {
    library: compiled.path,
    origin: `compiled from the ${version} amalgamation by ${compiled.compiler} with ${flags.join(" ")}`,
  };
}

function amalgamation(): string | undefined {
  try {
    const manifest = fileURLToPath(import.meta.resolve("better-sqlite3/package.json"));
    const source = path.join(path.dirname(manifest), "deps", "sqlite3", "sqlite3.c");
    return existsSync(source) ? source : undefined;
  } catch {
    return undefined; // not resolvable: there is no node_modules
  }
}

function amalgamationVersion(source: string): string {
  const header = readFileSync(path.join(path.dirname(source), "sqlite3.h"), "utf8");
  const version = /#define SQLITE_VERSION\s+"([^"]+)"/.exec(header)?.[1];
  const sourceId = /#define SQLITE_SOURCE_ID\s+"\S+ \S+ ([0-9a-f]{10})/.exec(header)?.[1];
  return `${version ?? "unknown"}-${sourceId ?? "unknown"}`;
}
