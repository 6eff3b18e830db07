import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compileOnce } from "../../../engines/compiler.ts";
import { InputError } from "../../../model/errors.ts";
import type { Compiler } from "../../../model/settings.ts";
import { makeFolder } from "../../../platform/folder.ts";
import { writeWhole } from "../../../results/write.ts";

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

/**
 * Writes the recorder for programs with SQLite inside: its source, and the linker's options that put it before SQLite's functions.
 *
 * @param folder that does not exist, or is empty
 * @returns the words of a compiler's command line that link both
 */
export function writeRecorder(folder: string): string[] {
  const source = sourceOf("recorder");
  const [interposed = ""] = source.split("#define CALLED(X)");
  const names = [...interposed.matchAll(/^ {2}X\([^,]+, (\w+), \(/gm)].map(([, name]) => name);
  const [file, options] = ["recorder.c", "recorder.wrap"].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  makeFolder(folder);
  writeWhole(file, `#define SQLITE_BENCH_GATE_LINKED\n${source}`);
  const wrapped = names.map((name) => `--wrap=sqlite3_${name}\n`).join("");
  // A program that calls wrapped functions alone takes nothing out of an archive.
  writeWhole(options, `${wrapped}--undefined=sqlite3_libversion_number\n`);
  return [file, `-Wl,@${options}`, "-lpthread"];
}

// Beside the bundle in `dist`; in `src` where the sources run.
function sourceOf(name: "recorder" | "deadline"): string {
  return readFileSync(fileURLToPath(new URL(`./${name}.c`, import.meta.url)), "utf8");
}

async function compileLibrary(
  name: "recorder" | "deadline",
  compiler: Compiler,
  onCompile: () => void,
  signal: AbortSignal,
): Promise<string> {
  const source = sourceOf(name);
  const library = { name, sources: Buffer.from(source), sourceKey: source, flags };
  return (await compileOnce(compiler, { ...library, libraries: ["-lpthread", "-ldl"] }, onCompile, signal))
    .path;
}
