import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
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
