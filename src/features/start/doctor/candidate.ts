import { compileDriver } from "../../../engines/driver-program.ts";
import { openEngine } from "../../../engines/open-engine.ts";
import { InputError, MeasurementError } from "../../../model/errors.ts";
import type { Environment } from "../../../options/environment.ts";
import { defaultSettings } from "../../../suite/connection-settings.ts";
import type { Finding } from "./finding.ts";

/**
 * The functions of SQLite's C API that an engine lacks, a finding for each. No run is possible if it cannot be opened, such as without a
 * required function.
 *
 * @param file of a library, a benchmark binary or a shell
 * @throws the signal's reason if it is aborted
 */
export async function findFunctions(
  file: string,
  { compiler, engineEnvironment }: Pick<Environment, "compiler" | "engineEnvironment">,
  signal: AbortSignal,
): Promise<Finding[]> {
  const candidate = { subject: "Candidate", serves: "run --candidate" } as const;
  try {
    const { path: command } = await compileDriver(compiler, () => {}, signal);
    const driver = { command, environment: engineEnvironment };
    const options = { part: "candidate", driver, settings: defaultSettings, isolation: "fork" } as const;
    const { engine, kind } = await openEngine(file, options, signal);
    const { version, missing = [] } = engine;
    const found = `${kind}, SQLite ${version}`;
    return [
      { ...candidate, state: missing.length === 0 ? "ok" : "limited", found },
      ...missing.map(
        ({ name, loss }): Finding => ({
          subject: name,
          serves: "run --candidate",
          state: "limited",
          found: "missing",
          fix: `export it from the engine; without it, ${loss}`,
        }),
      ),
    ];
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof InputError || cause instanceof MeasurementError)) throw cause;
    // The reason is a sentence, for which a cell has no room.
    return [{ ...candidate, state: "missing", found: "it is refused", fix: cause.message, isNeeded: true }];
  }
}
