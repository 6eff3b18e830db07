import { accessSync, constants, statSync } from "node:fs";
import path from "node:path";
import type { EngineKind } from "../model/engine.ts";
import { InputError } from "../model/errors.ts";
import { openBinary } from "./benchmark-binary.ts";
import { hiddenLibraries } from "./confinement.ts";
import type { RunOptions } from "./driven-engine.ts";
import { type DriverProgram, environmentOf } from "./driver-process.ts";
import { type Engine, NotThisEngineKind } from "./engine.ts";
import { noexecHint, openLibrary } from "./library.ts";
import { isProgramFile } from "./library-file.ts";
import { openShell } from "./shell.ts";

export interface OpenOptions extends RunOptions {
  /** The file's part, e.g. `candidate`, for messages. */
  readonly part: string;
  readonly driver: DriverProgram;
}

/** An engine, its kind, and the name in its file. */
export interface FoundEngine {
  readonly engine: Engine;
  readonly kind: EngineKind;
  /** The name for reports; absent if the file has none. */
  readonly name?: string;
}

/**
 * Opens an engine with one of SQLite's interfaces. A library shows in its header; a program is asked whether it
 * is a benchmark binary, and if it does not answer, whether it is a shell.
 *
 * @throws InputError if the file is of no kind, or a program that this user cannot run
 * @throws MeasurementError if it crashes as it starts
 */
export async function openEngine(
  file: string,
  options: OpenOptions,
  signal: AbortSignal,
): Promise<FoundEngine> {
  // A bare name would be looked for on the loader's path.
  const place = path.resolve(file);
  if (!isProgramFile(place))
    return { kind: "library", engine: await openLibrary({ ...options, library: place }, signal) };
  requireRunnable(place, options.part);
  const { command: _, ...started } = options.driver;
  const program = { ...options, program: place };
  try {
    return {
      kind: "benchmark binary",
      engine: await openBinary({ ...program, started }, signal),
    };
  } catch (asBinary) {
    if (!(asBinary instanceof NotThisEngineKind)) throw asBinary;
    try {
      return { kind: "shell", engine: await openShell(program, signal) };
    } catch (asShell) {
      if (!(asShell instanceof NotThisEngineKind)) throw asShell;
      const given = `${asBinary.message}; ${asShell.message}`;
      throw new InputError(
        `${options.part} "${place}" is a program, but neither a benchmark binary (driver.c of this version, compiled with ` +
          "-DENGINE_STATIC and linked with the engine) nor a shell with sqlite3's command line. Asked as either, it gave: " +
          `${given}${hiddenLibraries(given, options.driver.confined, environmentOf(options.driver))}`,
        { cause: asShell },
      );
    }
  }
}

function requireRunnable(program: string, part: string): void {
  try {
    accessSync(program, constants.X_OK);
  } catch (cause) {
    const isExecutable = (statSync(program).mode & constants.S_IXUSR) !== 0;
    const fix = isExecutable ? noexecHint : "make it executable with chmod +x, or give a shared library";
    throw new InputError(`${part} "${program}" is a program that cannot be run: ${fix}`, { cause });
  }
}
