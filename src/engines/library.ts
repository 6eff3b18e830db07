import { InputError, MeasurementError } from "../model/errors.ts";
import { hiddenLibraries } from "./confinement.ts";
import { DrivenEngine, type RunOptions } from "./driven-engine.ts";
import { DriverProcess, type DriverProgram, environmentOf } from "./driver-process.ts";
import { type Engine, EngineFailure } from "./engine.ts";
import { checkLibraryFile } from "./library-file.ts";
import type { Reply } from "./protocol.ts";

export interface LibraryOptions extends RunOptions {
  /** The library's part, e.g. `candidate`, for messages. */
  readonly part: string;
  /** A path, or a bare name that the dynamic loader resolves. */
  readonly library: string;
  readonly driver: DriverProgram;
}

/**
 * A shared library with SQLite's C API, run by the driver.
 *
 * @throws InputError if the library cannot be loaded or lacks a function that the driver calls
 * @throws MeasurementError if loading it ends the process
 */
export async function openLibrary(options: LibraryOptions, signal: AbortSignal): Promise<Engine> {
  const { part, library, driver } = options;
  if (library.includes("/")) checkLibraryFile(part, library, process.platform, process.arch);
  const probe = new DriverProcess(driver, ["probe", "--engine", library], signal);
  let engine: Reply<"engine">;
  try {
    engine = await probe.expect("engine");
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    if (cause.reason === "crash")
      throw new MeasurementError(`${part} "${library}" crashed while it was loaded: ${cause.message}`, {
        cause,
      });
    const words = describeRefusal(cause.message);
    const hint = hiddenLibraries(words, driver.confined, environmentOf(driver));
    throw new InputError(`${part} "${library}" ${words}${hint}`, { cause });
  } finally {
    await probe.close();
  }
  return new DrivenEngine({ ...options, engine: ["--engine", library] }, engine);
}

/** The advice for an engine that may be read, and that the system refuses to load or to run. */
export const noexecHint = "is its disk mounted noexec? then give a copy on another disk";

/** Why a library cannot be used, in words that follow its name. @param message the driver's */
function describeRefusal(message: string): string {
  if (!message.startsWith("symbols: ")) {
    // The loader's words for a file that may be read and not run.
    const isForbidden = message.includes("failed to map segment from shared object");
    const hint = isForbidden ? `; ${noexecHint}` : "";
    return `cannot be loaded: ${message.replace(/^load: /, "")}${hint}`;
  }
  const text = message.slice("symbols: ".length);
  const names = text.split(", ");
  // One that lacks a single function is an engine to be completed; one that lacks others with this one is hardly an engine.
  return names.length > 1 && names.includes("sqlite3_open_v2")
    ? `exports no sqlite3_open_v2, and ${names.length - 1} other functions are missing: give a shared library with SQLite's C API`
    : `lacks functions of SQLite's C API that the driver calls: ${text}`;
}
