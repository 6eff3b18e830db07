import { MeasurementError } from "../model/errors.ts";
import { DrivenEngine, type RunOptions } from "./driven-engine.ts";
import { DriverProcess, type DriverProgram } from "./driver-process.ts";
import { type Engine, EngineFailure, NotThisEngineKind } from "./engine.ts";
import type { Reply } from "./protocol.ts";

export interface BinaryOptions extends RunOptions {
  /** The program's part, e.g. `candidate`, for messages. */
  readonly part: string;
  /** A path with a slash in it. */
  readonly program: string;
  /** How the program is started, without its name. */
  readonly started: Omit<DriverProgram, "command">;
}

/**
 * A benchmark binary: the driver with an engine linked in. The program itself is asked whether it is one.
 *
 * @throws NotThisEngineKind if it is not
 * @throws MeasurementError if it crashes as it starts
 */
export async function openBinary(options: BinaryOptions, signal: AbortSignal): Promise<Engine> {
  const { part, program, started } = options;
  const driver = { ...started, command: program };
  const engine = await ask(
    part,
    program,
    new DriverProcess({ ...driver, timeoutMs: NotThisEngineKind.timeoutMs }, ["probe"], signal),
    signal,
  );
  return new DrivenEngine({ ...options, driver, engine: [] }, { ...engine, path: program });
}

async function ask(
  part: string,
  program: string,
  probe: DriverProcess,
  signal: AbortSignal,
): Promise<Reply<"engine">> {
  // A shell takes the question for the name of a database, and waits for statements.
  probe.endInput();
  try {
    return await probe.expect("engine");
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    if (cause.reason === "crash" && cause.exit === undefined)
      throw new MeasurementError(`${part} "${program}" crashed as it started: ${cause.message}`, { cause });
    throw new NotThisEngineKind(cause);
  } finally {
    probe.kill();
    await probe.close();
  }
}
