import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder, fetchSqlite } from "../../bench/engines.ts";

/** In the order of the enumeration in `faulty.c`. */
export const faults = [
  "drop updates",
  "wrong value",
  "lose rows",
  "crash",
  "fail delete",
  "noisy",
  "thread",
  "missing symbol",
  "crash on close",
  "crash on load",
  "same values",
  "tell environment",
  "hang",
  "hang always",
  "leak",
  "wrong bind",
] as const;

/**
 * SQLite with one fault, as a shared library.
 *
 * @param others definitions for the compiler besides
 */
export async function compileFaulty(
  fault: (typeof faults)[number],
  ...others: readonly string[]
): Promise<string> {
  const source = fileURLToPath(new URL("faulty.c", import.meta.url));
  mkdirSync(cacheFolder, { recursive: true });
  const library = path.join(cacheFolder, `faulty-${fault.replaceAll(" ", "-")}.so`);
  const definitions = [`-DFAULT=${faults.indexOf(fault) + 1}`, `-DREAL="${await fetchSqlite()}"`, ...others];
  const flags = ["-O1", "-w", "-shared", "-fPIC", ...definitions];
  execFileSync("cc", [...flags, "-o", library, source, "-ldl", "-lpthread"]);
  return library;
}

/** Stock SQLite as a benchmark binary: the driver with the amalgamation linked in, as an engine's maker would. */
export function compileBinary(): string {
  const inPackage = (file: string) =>
    fileURLToPath(new URL(`../../node_modules/better-sqlite3/${file}`, import.meta.url));
  const driver = fileURLToPath(new URL("../../src/driver/driver.c", import.meta.url));
  const { version } = JSON.parse(readFileSync(inPackage("package.json"), "utf8"));
  const object = path.join(cacheFolder, `sqlite3-of-better-sqlite3-${version}.o`);
  const binary = path.join(cacheFolder, "bench_sqlite");
  mkdirSync(cacheFolder, { recursive: true });
  if (!existsSync(object)) {
    const source = inPackage("deps/sqlite3/sqlite3.c");
    execFileSync("cc", ["-O2", "-DSQLITE_THREADSAFE=1", "-c", "-o", `${object}.new`, source]);
    renameSync(`${object}.new`, object);
  }
  const libraries = ["-lpthread", "-lm", "-ldl"];
  execFileSync("cc", ["-std=c11", "-O2", "-DENGINE_STATIC", "-o", binary, driver, object, ...libraries]);
  return binary;
}
