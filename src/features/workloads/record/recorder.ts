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
  // Beside the bundle in `dist`; in `src` where the sources run.
  const source = readFileSync(fileURLToPath(new URL("./recorder.c", import.meta.url)), "utf8");
  const library = {
    name: "recorder",
    sources: Buffer.from(source),
    sourceKey: source,
    flags,
    libraries: ["-lpthread", "-ldl"],
  };
  return (await compileOnce(compiler, library, onCompile, signal)).path;
}
