import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { totalmem } from "node:os";
import { findBaseline } from "../engines/baseline.ts";
import type { DriverProgram } from "../engines/driver-process.ts";
import { compileDriver } from "../engines/driver-program.ts";
import type { Engine } from "../engines/engine.ts";
import { openEngine } from "../engines/open-engine.ts";
import type { EngineFacts, PerEngine, Role } from "../model/engine.ts";
import { InputError } from "../model/errors.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { MeasureSettings } from "../model/settings.ts";
import { withPragmas } from "../suite/connection-settings.ts";
import { suites } from "../suite/suites.ts";
import type { RunContext } from "./context.ts";

/** An engine of a run, and what is known of it before it has measured anything. */
export interface OpenedEngine {
  readonly engine: Engine;
  readonly facts: EngineFacts;
}

/** The share of the machine's memory that an engine's process may have: an engine that leaks fails its test alone. */
const engineShare = 0.75;

/**
 * Opens the engines of a run, and compiles the driver, and stock SQLite if no baseline is named.
 *
 * @throws InputError if one cannot be used, or there is no C compiler
 * @throws MeasurementError if one crashes as it starts, or the compiler refuses the driver
 */
export async function openEngines(
  settings: MeasureSettings,
  context: RunContext,
): Promise<PerEngine<OpenedEngine>> {
  const { compiler, progress, signal } = context;
  if (process.platform === "win32")
    throw new InputError(
      "platform win32 is not supported yet: the driver needs fork, as Linux and macOS have it",
    );
  const driver = await compileDriver(compiler, () => progress.step("compiling the driver"), signal);
  const program = { command: driver.path, environment: context.engineEnvironment };
  const means = { settings, driver: program, signal };
  const open = (part: Role, file: string, origin?: string) => openOne(means, part, file, origin);
  // The candidate first: it is likelier to be wrong, and the baseline may take a while to compile.
  const candidate = await open("candidate", settings.candidate);
  const base = settings.base === undefined ? {} : { base: await open("base", settings.base) };
  if (settings.baseline !== undefined)
    return { candidate, ...base, baseline: await open("baseline", settings.baseline) };
  const onCompile = (version: string) =>
    progress.step(`compiling SQLite ${version} as the baseline, about 30 s; it is cached for later runs`);
  const { library, origin } = await findBaseline(compiler, onCompile, signal);
  return { candidate, ...base, baseline: await open("baseline", library, origin) };
}

/** What every engine of a run is opened with. */
interface OpenContext {
  readonly settings: MeasureSettings;
  readonly driver: DriverProgram;
  readonly signal: AbortSignal;
}

/** @param origin how the file came to be, if the tool itself made it */
async function openOne(
  { settings, driver, signal }: OpenContext,
  part: Role,
  file: string,
  origin?: string,
): Promise<OpenedEngine> {
  const pragmas = settings.pragmas[part];
  const { engine, kind } = await openEngine(
    file,
    {
      part,
      driver,
      settings: withPragmas(pragmas),
      isolation: "fork",
      memoryBytes: Math.floor(engineShare * totalmem()),
      latencies: settings.latencies,
      ...omitUndefined({ noShell: whyNoShell(settings) }),
    },
    signal,
  );
  const { version, sourceId } = engine;
  const facts: EngineFacts = {
    name: settings[`${part}Name`],
    kind,
    version,
    sourceId,
    ...sha256(engine.file),
    ...omitUndefined({ pragmas }),
    // Where the tool itself put or found a library says less than how it came to be.
    ...(origin === undefined ? { path: file } : { origin }),
  };
  return { engine, facts };
}

function whyNoShell({ statements, suites: chosen }: MeasureSettings): string | undefined {
  if (statements === "prepared") return "statements prepared";
  const first = chosen.find((name) => suites[name].noShells === true);
  return first && `suite ${first}`;
}

/** Nothing if the file does not exist: macOS keeps its own libraries in a cache. */
function sha256(file: string | undefined): Pick<EngineFacts, "sha256"> {
  if (file === undefined || !existsSync(file)) return {};
  return { sha256: createHash("sha256").update(readFileSync(file)).digest("hex") };
}
