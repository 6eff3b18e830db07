import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Compiled, type Compiler, compileOnce } from "./compiler.ts";

const flags = ["-std=c11", "-O2", "-Wall", "-Wextra"] as const;

/** Beside the bundle in `dist`, in a folder of its own in `src`. */
const places = ["./driver.c", "../driver/driver.c"] as const;

/**
 * The driver, compiled with the machine's C compiler and cached.
 *
 * @throws InputError where there is no C compiler
 * @throws MeasurementError where the compiler refuses the driver
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
    { name: "driver", sources: [source], sourceKey: readFileSync(source, "utf8"), flags, libraries },
    onCompile,
    signal,
  );
}
