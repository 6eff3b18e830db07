import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compileOnce } from "../../../engines/compiler.ts";
import { InputError } from "../../../model/errors.ts";
import type { Compiler } from "../../../model/settings.ts";

const flags = ["-std=c11", "-O2", "-Wall", "-Wextra", "-shared", "-fPIC"] as const;

/**
 * The library that records a program's statements, compiled with the machine's C compiler and cached.
 *
 * @returns its path
 * @throws InputError on other systems than Linux, or if there is no C compiler
 * @throws MeasurementError if the compiler refuses it
 */
export async function compileRecorder(
  compiler: Compiler,
  onCompile: () => void,
  signal: AbortSignal,
): Promise<string> {
  if (process.platform !== "linux")
    throw new InputError(
      "record: programs are recorded on Linux; give a log of their statements with --from",
    );
  return compileLibrary("recorder", compiler, onCompile, signal);
}

/**
 * The extension of SQLite that ends statements of a replay at their deadline, compiled and cached likewise.
 *
 * @returns its path
 * @throws InputError if there is no C compiler
 * @throws MeasurementError if the compiler refuses it
 */
export function compileDeadline(
  compiler: Compiler,
  onCompile: () => void,
  signal: AbortSignal,
): Promise<string> {
  return compileLibrary("deadline", compiler, onCompile, signal);
}

async function compileLibrary(
  name: "recorder" | "deadline",
  compiler: Compiler,
  onCompile: () => void,
  signal: AbortSignal,
): Promise<string> {
  // Beside the bundle in `dist`; in `src` where the sources run.
  const source = readFileSync(fileURLToPath(new URL(`./${name}.c`, import.meta.url)), "utf8");
  const library = { name, sources: Buffer.from(source), sourceKey: source, flags };
  return (await compileOnce(compiler, { ...library, libraries: ["-lpthread", "-ldl"] }, onCompile, signal))
    .path;
}
