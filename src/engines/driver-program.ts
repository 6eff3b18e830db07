import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Compiler } from "../model/settings.ts";
import { type Compiled, compileOnce } from "./compiler.ts";

const flags = ["-std=c11", "-O2", "-Wall", "-Wextra"] as const;

/** One file beside the bundle in `dist`; in `src` in a folder of its own, with the files that it includes. */
const places = ["./driver.c", "../driver/driver.c"] as const;

/**
 * The driver, compiled with the machine's C compiler and cached.
 *
 * @throws InputError if there is no C compiler
 * @throws MeasurementError if the compiler refuses the driver
 */
export async function compileDriver(
  compiler: Compiler,
  onCompile: () => void,
  signal: AbortSignal,
): Promise<Compiled> {
  const source = places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find(existsSync);
  if (source === undefined) throw new Error("driver.c is missing beside the program: install it again");
  const libraries = process.platform === "linux" ? ["-ldl"] : [];
  return await compileOnce(
    compiler,
    { name: "driver", sources: [source], sourceKey: sourceKey(source), flags, libraries },
    onCompile,
    signal,
  );
}

function sourceKey(source: string): string {
  const folder = path.dirname(source);
  const names = readdirSync(folder).filter((name) => /\.[ch]$/.test(name));
  return names
    .toSorted()
    .map((name) => readFileSync(path.join(folder, name), "utf8"))
    .join("");
}
