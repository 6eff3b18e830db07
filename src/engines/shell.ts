import { InputError, MeasurementError } from "../model/errors.ts";
import { DrivenEngine, type RunOptions } from "./driven-engine.ts";
import { DriverProcess, type DriverProgram } from "./driver-process.ts";
import { type Engine, EngineFailure, NotThisEngineKind } from "./engine.ts";

export interface ShellOptions extends RunOptions {
  /** The program's part, e.g. `candidate`, for messages. */
  readonly part: string;
  /** A path with a slash in it. */
  readonly program: string;
  readonly driver: DriverProgram;
}

/**
 * A program with sqlite3's command line, which the driver feeds: slower and coarser than an engine that it calls, since
 * each statement goes through a pipe and a parser of lines.
 *
 * @throws NotThisEngineKind if it is not a shell
 * @throws InputError if the run needs what no shell can do
 * @throws MeasurementError if it crashes as it starts
 */
export async function openShell(options: ShellOptions, signal: AbortSignal): Promise<Engine> {
  const { part, program, driver, noShell, latencies = false } = options;
  const engine = ["--shell", program];
  const probe = new DriverProcess(
    { ...driver, timeoutMs: NotThisEngineKind.timeoutMs },
    ["probe", ...engine],
    signal,
  );
  try {
    const answer = await probe.expect("engine");
    const impossible = noShell ?? (latencies && "latencies");
    if (impossible)
      throw new InputError(
        `${part} "${program}" is a shell, which is opened as it starts, is fed statements as text, ends at its first error and does not say how long each took: ` +
          `omit ${impossible}, or give the engine as a library or as a benchmark binary`,
      );
    return new DrivenEngine({ ...options, engine, process: "shell" }, { ...answer, path: program });
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    if (cause.reason === "crash")
      throw new MeasurementError(`${part} "${program}" crashed as it started: ${cause.message}`, { cause });
    throw new NotThisEngineKind(cause);
  } finally {
    probe.kill();
    await probe.close();
  }
}
