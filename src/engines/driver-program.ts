import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Compiler } from "../model/settings.ts";
import { type Compiled, compileOnce } from "./compiler.ts";

export const driverFlags = ["-std=c11", "-O2", "-Wall", "-Wextra"] as const;
export const driverLibraries: readonly string[] = process.platform === "linux" ? ["-lpthread", "-ldl"] : [];

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
  const source = await readDriverSource();
  return await compileOnce(
    compiler,
    {
      name: "driver",
      sources: Buffer.from(source),
      sourceKey: source,
      flags: driverFlags,
      libraries: driverLibraries,
    },
    onCompile,
    signal,
  );
}

/** The driver as one file: beside the bundle in `dist`, and put together anew in a checkout, whose `dist` may be older. */
export async function readDriverSource(): Promise<string> {
  const shipped = new URL("./driver.c", import.meta.url);
  if (existsSync(shipped)) return readFileSync(shipped, "utf8");
  const files = fileURLToPath(new URL("../driver", import.meta.url));
  if (!existsSync(files)) throw new Error("driver.c is missing beside the program: install it again");
  // The bundler does not follow this name: the build scripts are not part of the bundle.
  const generator = new URL("../../scripts/driver-source.ts", import.meta.url).href;
  const { amalgamate } = (await import(generator)) as typeof import("../../scripts/driver-source.ts");
  return amalgamate(files);
}
