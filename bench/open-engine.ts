import { compileDriver } from "../src/engines/driver-program.ts";
import type { Engine } from "../src/engines/engine.ts";
import { openLibrary } from "../src/engines/library.ts";
import type { Role } from "../src/model/engine.ts";
import { defaultSettings } from "../src/suite/connection-settings.ts";
import { driverCompiler, engineEnvironment } from "./engines.ts";

/** A shared library as a run opens it, with the driver compiled for it. @throws InputError if the library cannot be loaded */
export async function openEngine(
  part: Role,
  library: string,
  { settings = defaultSettings, signal = new AbortController().signal } = {},
): Promise<Engine> {
  const { path: command } = await compileDriver(driverCompiler, () => {}, signal);
  const driver = { command, environment: engineEnvironment };
  return await openLibrary({ part, library, driver, settings, isolation: "fork" }, signal);
}
