import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { InputError, MeasurementError } from "../model/errors.ts";
import type { Compiler } from "../model/settings.ts";
import { makeFolder } from "../platform/folder.ts";
import { runProgram, StartError } from "../process/run.ts";
import { neutralFolder } from "../process/start.ts";

export interface Compilation {
  /** The start of the cached file's name, e.g. `driver`. */
  readonly name: string;
  /** Files, or the text of one. */
  readonly sources: readonly string[] | Uint8Array;
  /** A digest of the sources: the hash of their content, or a version that stands for it. */
  readonly sourceKey: string;
  /** Flags before and after the sources and `-o`. */
  readonly flags: readonly string[];
  readonly libraries: readonly string[];
}

export interface Compiled {
  readonly path: string;
  /** The compiler's first line of `--version`. */
  readonly compiler: string;
}

/**
 * Compiles once: the same sources, compiler and flags give the same cached file. `onCompile` is called before
 * the compiler starts, which it does not if the file is cached.
 *
 * @throws InputError if there is no C compiler
 * @throws UnusableCacheError if the cache cannot be written, or is on a disk that is mounted noexec
 * @throws MeasurementError if the compiler fails, with its output
 */
export async function compileOnce(
  compiler: Compiler,
  { name, sources, sourceKey, flags, libraries }: Compilation,
  onCompile: () => void,
  signal: AbortSignal,
): Promise<Compiled> {
  const version = (await runCompiler(compiler, ["--version"], signal)).split("\n")[0]?.trim() ?? "";
  const key = createHash("sha256")
    .update(JSON.stringify([version, flags, libraries, sourceKey, process.platform, process.arch]))
    .digest("hex")
    .slice(0, 16);
  const output = path.join(compiler.cacheFolder, `${name}-${key}`);
  if (!existsSync(output)) {
    onCompile();
    try {
      makeFolder(compiler.cacheFolder);
      accessSync(compiler.cacheFolder, constants.W_OK);
    } catch (cause) {
      throw new UnusableCacheError(
        `cache folder ${compiler.cacheFolder} cannot be written (${(cause as Error).message}): set XDG_CACHE_HOME to a writable folder`,
        { cause },
      );
    }
    // A temporary name until the file is complete: another run may be compiling the same file.
    const partial = `${output}.${process.pid}`;
    try {
      const isText = sources instanceof Uint8Array;
      const files = isText ? ["-x", "c", "-"] : sources;
      const parameters = [...flags, "-o", partial, ...files, ...libraries];
      await runCompiler(compiler, parameters, signal, isText ? sources : undefined);
      renameSync(partial, output);
    } finally {
      rmSync(partial, { force: true });
    }
  }
  const isObject = flags.includes("-c");
  if (!isObject) requireExecutable(output, compiler.cacheFolder);
  return { path: output, compiler: version };
}

/** The cache cannot be written, or its file system forbids to run what is compiled there. */
export class UnusableCacheError extends InputError {}

/** @throws UnusableCacheError if the file system of the cache forbids to run or load what the compiler has made executable */
function requireExecutable(file: string, cacheFolder: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch (cause) {
    throw new UnusableCacheError(
      `cache folder ${cacheFolder}: what is compiled there cannot be run, as on a disk that is mounted noexec: ` +
        "set XDG_CACHE_HOME to a folder on another disk",
      { cause },
    );
  }
}

async function runCompiler(
  compiler: Compiler,
  parameters: readonly string[],
  signal: AbortSignal,
  input?: Uint8Array,
): Promise<string> {
  const { command, environment } = compiler;
  try {
    // A compiler that ends before it has read everything has said why. It looks for the headers of a text in its working folder.
    const run = { environment, signal, folder: neutralFolder, input };
    const { status, stdout, stderr } = await runProgram(command, parameters, run);
    if (status === 0) return stdout.toString("utf8");
    const words = stderr.trim().split("\n").slice(0, 5).join("; ");
    throw new MeasurementError(`${command} ${parameters.join(" ")} failed: ${words}`);
  } catch (cause) {
    if (!(cause instanceof StartError)) throw cause;
    throw new InputError(
      `C compiler "${command}" cannot be run (${cause.message}): ` +
        "install one (for example gcc or clang), or name it in the environment variable CC",
      { cause },
    );
  }
}
