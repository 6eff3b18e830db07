import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findBaseline } from "../../src/engines/baseline.ts";
import type { Compiler } from "../../src/engines/compiler.ts";

export { fetchDoltlite } from "../../bench/engines.ts";

/** Ignored by git; compiled engines stay here between runs. */
export const cacheFolder = fileURLToPath(new URL("../../.cache/", import.meta.url));

export const compiler: Compiler = {
  command: "cc",
  cacheFolder,
  environment: { PATH: process.env.PATH ?? "" },
};

/** Stock SQLite as the tool builds it. */
export async function compileSqlite(): Promise<string> {
  return (await findBaseline(compiler, () => {}, new AbortController().signal)).library;
}

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
] as const;

/** SQLite with one fault, as a shared library. */
export async function compileFaulty(fault: (typeof faults)[number]): Promise<string> {
  const source = fileURLToPath(new URL("faulty.c", import.meta.url));
  mkdirSync(cacheFolder, { recursive: true });
  const library = path.join(cacheFolder, `faulty-${fault.replace(" ", "-")}.so`);
  const definitions = [`-DFAULT=${faults.indexOf(fault) + 1}`, `-DREAL="${await compileSqlite()}"`];
  const flags = ["-O1", "-w", "-shared", "-fPIC", ...definitions];
  execFileSync("cc", [...flags, "-o", library, source, "-ldl", "-lpthread"]);
  return library;
}
