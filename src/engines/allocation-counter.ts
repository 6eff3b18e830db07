import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { MeasurementError } from "../model/errors.ts";
import type { Compiler } from "../model/settings.ts";
import { compileOnce } from "./compiler.ts";

/** Linking fails where the C library has other names for its allocator than glibc. */
const flags = ["-std=gnu11", "-O2", "-Wall", "-Wextra", "-shared", "-fPIC", "-Wl,-z,defs"] as const;

/**
 * The library that counts allocations, compiled with the machine's C compiler and cached.
 *
 * @returns undefined where there can be none: on other systems than Linux, and with another C library than glibc
 * @throws InputError if there is no C compiler
 */
export async function compileAllocationCounter(
  compiler: Compiler,
  onCompile: () => void,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (process.platform !== "linux") return undefined;
  const source = readSource();
  const library = {
    name: "allocations",
    sources: Buffer.from(source),
    sourceKey: source,
    flags,
    libraries: [],
  };
  try {
    return (await compileOnce(compiler, library, onCompile, signal)).path;
  } catch (cause) {
    if (cause instanceof MeasurementError) return undefined;
    throw cause;
  }
}

/** Beside the bundle in `dist`; in `src` where the sources run. */
function readSource(): string {
  const shipped = new URL("./allocations.c", import.meta.url);
  return readFileSync(fileURLToPath(shipped), "utf8");
}
