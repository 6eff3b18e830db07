import { InputError, MeasurementError } from "../error.ts";
import { DrivenEngine, type RunOptions } from "./driven-engine.ts";
import { DriverProcess } from "./driver-process.ts";
import { type Engine, EngineFailure } from "./engine.ts";
import { protocolVersion, type Reply } from "./protocol.ts";

export interface BinaryOptions extends RunOptions {
  /** What the program was given as, e.g. `candidate`, for messages. */
  readonly part: string;
  /** A path with a slash in it. */
  readonly program: string;
  /** What the program may see of the environment. */
  readonly environment: Readonly<Record<string, string>>;
}

/** How long a program may take to say what it is, milliseconds: one that is something else may wait for input for ever. */
const patienceMs = 10_000;

/**
 * A benchmark binary: the driver with an engine linked in. Whether a program is one it is asked itself.
 *
 * @throws InputError where it is none
 * @throws MeasurementError where it crashes as it starts
 */
export async function openBinary(options: BinaryOptions, signal: AbortSignal): Promise<Engine> {
  const { part, program, environment } = options;
  const driver = { command: program, environment };
  const engine = await ask(
    part,
    program,
    new DriverProcess({ ...driver, patienceMs }, ["probe"], signal),
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
  try {
    return await probe.expect("engine");
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    if (cause.reason === "crash" && cause.exit === undefined)
      throw new MeasurementError(`${part} "${program}" crashed as it started: ${cause.message}`, { cause });
    throw new InputError(
      `${part} "${program}" is a program, and does not answer as a benchmark binary of protocol ${protocolVersion} ` +
        `does: ${cause.message}. Give a shared library, or this tool's driver.c compiled with -DENGINE_STATIC and ` +
        "linked with the engine",
      { cause },
    );
  } finally {
    probe.kill();
    await probe.close();
  }
}
