import { totalmem } from "node:os";
import path from "node:path";
import type { AddsKind } from "../engines/added-kind.ts";
import { compileAllocationCounter } from "../engines/allocation-counter.ts";
import { Confinement } from "../engines/confinement.ts";
import type { DriverProgram } from "../engines/driver-process.ts";
import { compileDriver } from "../engines/driver-program.ts";
import { type Engine, functionsOfPrepared } from "../engines/engine.ts";
import { engineFiles, identityOf } from "../engines/engine-identity.ts";
import { engineSize } from "../engines/engine-size.ts";
import { type OpenOptions, openEngine } from "../engines/open-engine.ts";
import { knownVersionQueries, readVersionFile } from "../engines/own-version.ts";
import { findBaseline } from "../engines/stock-sqlite.ts";
import { type EngineFacts, isServerFile, type PerEngine, perEngine, type Role } from "../model/engine.ts";
import { InputError } from "../model/errors.ts";
import type { MachineFacts } from "../model/recording.ts";
import type { MeasureSettings } from "../model/settings.ts";
import { onlyGiven, withPragmas } from "../suite/connection-settings.ts";
import { requireDialect } from "../suite/plan-tests.ts";
import type { Dialect } from "../suite/suite.ts";
import { type Catalogue, suites } from "../suite/suites.ts";
import type { Workload } from "../suite/workload.ts";
import type { RunContext } from "./context.ts";
import { requireOwnLibraries } from "./own-libraries.ts";

/** An engine of a run, with the facts known before anything is measured. */
export interface OpenedEngine {
  readonly engine: Engine;
  readonly facts: EngineFacts;
}

export type OpenedEngines = PerEngine<OpenedEngine>;

/** The share of the machine's memory that an engine's process may have: an engine that leaks fails its test alone. */
const engineShare = 0.75;

/**
 * Opens the engines of a run, and compiles the driver, and stock SQLite if no baseline is named.
 *
 * @param folder for what engines need; it is removed after the run
 * @param features that add kinds of engines
 * @param confinement of the engines; they run as the tool's own user if it is absent
 * @param workloads that are to be measured
 * @throws InputError if one cannot be used, or there is no C compiler
 * @throws MeasurementError if one crashes as it starts, or the compiler refuses the driver
 */
export async function openEngines(
  settings: MeasureSettings,
  context: RunContext,
  folder: string,
  features: readonly AddsKind[] = [],
  confinement?: Confinement,
  workloads: readonly Pick<Workload, "noShells">[] = [],
): Promise<PerEngine<OpenedEngine>> {
  const { compiler, progress, signal } = context;
  if (process.platform === "win32")
    throw new InputError(
      "platform win32 is not supported yet: the driver needs fork, as Linux and macOS have it",
    );
  const driver = await compileDriver(compiler, () => progress.step("compiling the driver"), signal);
  const allocations = await compileAllocationCounter(
    compiler,
    () => progress.step("compiling the library that counts allocations"),
    signal,
  );
  const program = { command: driver.path, environment: context.engineEnvironment };
  const means = {
    ...{ settings, driver: program, context, features, folder, workloads },
    confinement,
    allocations,
  };
  const open = (part: Role, file: string, origin?: string) => openOne(means, part, file, origin);
  if (isServerFile(settings.candidate) && settings.baseline !== undefined) {
    progress.step("initialising and starting the servers");
    return withDistinctNames(await openAtOnce({ ...settings, baseline: settings.baseline }, open));
  }
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

/**
 * Opens all engines at once, as servers wait for the disk most of the time that they take to be initialised.
 *
 * @throws what the first that cannot be used has thrown, once none is at work any more
 */
async function openAtOnce(
  { candidate, baseline, base }: Pick<MeasureSettings, "candidate" | "base"> & { readonly baseline: string },
  open: (part: Role, file: string) => Promise<OpenedEngine>,
): Promise<PerEngine<OpenedEngine>> {
  const opening = perEngine({ candidate, baseline, base }, (file, part) => open(part, file));
  await Promise.allSettled(Object.values(opening));
  return {
    candidate: await opening.candidate,
    ...(opening.base === undefined ? {} : { base: await opening.base }),
    baseline: await opening.baseline,
  };
}

/**
 * How the engines of a run are confined, and what a recording says of it.
 *
 * @param folder of the databases
 * @throws InputError if they have to be confined and cannot be
 */
export async function findConfinement(
  { confine = "off", candidate }: MeasureSettings,
  { compiler, hiddenFolders = [], progress, resultsFolder, signal }: RunContext,
  folder: string,
): Promise<{ readonly confinement?: Confinement } & Pick<MachineFacts, "confined" | "unconfined">> {
  if (confine === "off") return { confined: false, unconfined: "confine is off" };
  const parts = { compiler, folder, hidden: [...hiddenFolders, resultsFolder, compiler.cacheFolder] };
  const onCompile = () => progress.step("compiling the program that confines engines");
  const confinement = isServerFile(candidate)
    ? "servers are not confined"
    : await Confinement.find(parts, onCompile, signal);
  if (typeof confinement !== "string") return { confinement, confined: true };
  if (confine === "auto") return { confined: false, unconfined: confinement };
  throw new InputError(
    `confine is on, but engines cannot be confined: ${confinement}; ` +
      "measure as root or with a sudo that asks for no password, on Linux outside of containers, or say auto",
  );
}

/** Servers are called what their files say, such as MariaDB beside MariaDB. */
function withDistinctNames(engines: PerEngine<OpenedEngine>): PerEngine<OpenedEngine> {
  const names = Object.values(perEngine(engines, ({ facts }) => facts.name));
  return perEngine(engines, (opened, role) => {
    const { engine, facts } = opened;
    const isOnly = names.filter((one) => one === facts.name).length === 1;
    return role === "baseline" || isOnly
      ? opened
      : { engine, facts: { ...facts, name: `${facts.name} (${role})` } };
  });
}

/** The parts that every engine of a run is opened with. */
interface OpenContext {
  readonly settings: MeasureSettings;
  readonly driver: DriverProgram;
  readonly context: RunContext;
  readonly features: readonly AddsKind[];
  readonly folder: string;
  readonly confinement?: Confinement;
  readonly allocations?: string;
  readonly workloads: readonly Pick<Workload, "noShells">[];
}

/** @param origin how the file came to be, if the tool itself made it */
async function openOne(
  { settings, driver, context, features, folder, confinement, allocations, workloads }: OpenContext,
  part: Role,
  file: string,
  origin?: string,
): Promise<OpenedEngine> {
  const pragmas = settings.pragmas[part];
  const variables = settings.environment[part] ?? {};
  const files = [file, driver.command, ...(allocations === undefined ? [] : [allocations])];
  const options: OpenOptions = {
    part,
    driver: { ...driver, variables, confined: confinement?.engine(files, part) },
    settings: isServerFile(file) ? onlyGiven(pragmas) : withPragmas(pragmas),
    isolation: "fork",
    memoryBytes: Math.floor(engineShare * totalmem()),
    latencies: settings.latencies,
    versionQueries: versionQueriesFor(settings, part, file),
    allocations,
    noShell: whyNoShell(settings, workloads),
  };
  const added = features.find(({ engineKind }) => engineKind?.isOf(file))?.engineKind;
  const { engine, kind, name } =
    added === undefined
      ? await openEngine(file, options, context.signal)
      : await added.open(file, options, path.join(folder, `${part}-engine`), context);
  const { version, sourceId, serverSettings, missing } = engine;
  if (settings.statements === "prepared") requirePreparing(part, file, engine);
  const loaded = [...(engine.file === undefined ? [] : [engine.file]), ...engine.loadedFiles];
  if (part !== "candidate" && !isServerFile(file))
    requireOwnLibraries(part, file, loaded, files.slice(1), settings.roots?.[0]);
  const facts: EngineFacts = {
    name: settings.named?.includes(part) ? settings[`${part}Name`] : (name ?? settings[`${part}Name`]),
    kind,
    version,
    ...identityOf(isServerFile(file) ? (engine.file ?? "") : file, loaded, [driver.command]),
    size: isServerFile(file) ? undefined : engineSize(engineFiles(file, loaded, [driver.command])),
    ownVersion: fileVersion(settings, part),
    sourceId,
    missing,
    pragmas,
    serverSettings,
    ...(Object.keys(variables).length === 0 ? {} : { environment: variables }),
    // Where the tool itself put or found a library says less than how it came to be.
    ...(origin === undefined ? { path: file } : { origin }),
  };
  return { engine, facts };
}

/** @throws InputError if the engine lacks a function without which no statement is prepared once */
function requirePreparing(part: Role, file: string, { missing = [] }: Engine): void {
  const lacking = missing.flatMap(({ name }) => (functionsOfPrepared.includes(name) ? name : []));
  if (lacking.length > 0)
    throw new InputError(
      `${part} "${file}" lacks ${lacking.join(", ")}, and statements are prepared: measure them as text`,
    );
}

/** A server says its version when it is opened. */
function versionQueriesFor(
  { engineVersion = {} }: MeasureSettings,
  part: Role,
  file: string,
): readonly string[] {
  const { query } = engineVersion;
  const given = part === "baseline" || query === undefined ? [] : [query];
  return isServerFile(file) ? given : [...given, ...knownVersionQueries];
}

function fileVersion(
  { engineVersion: { file } = {}, roots }: MeasureSettings,
  part: Role,
): string | undefined {
  return part === "candidate" && file !== undefined ? readVersionFile(file, roots) : undefined;
}

/**
 * Refuses engines that cannot be compared, and suites that they cannot run.
 *
 * @param spoken the candidate's dialect
 * @throws InputError that says which
 */
export function requireSameDialect(
  { candidate, baseline, base, suites: chosen }: MeasureSettings,
  spoken: Dialect,
  catalogue: Catalogue,
): void {
  const given = { candidate, base, baseline };
  const isServer = spoken === "mysql";
  for (const [part, file] of Object.entries(given)) {
    // SQLite is the baseline of engines that speak its SQL.
    if (file === undefined && (part === "base" || !isServer)) continue;
    if (file !== undefined && isServerFile(file) === isServer) continue;
    const [server, other] = isServer ? ["candidate", part] : [part, "candidate"];
    throw new InputError(
      `${server} "${isServer ? candidate : file}" is a server, and ${other} ` +
        `${other === "baseline" && file === undefined ? "is SQLite if none is given" : `"${isServer ? file : candidate}" is none`}: ` +
        "a server is compared with a server. A YAML file in an engine's place describes a server; one of settings is given with --config",
    );
  }
  requireDialect(chosen, spoken, catalogue);
}

function whyNoShell(
  { statements, suites: chosen }: MeasureSettings,
  workloads: readonly Pick<Workload, "noShells">[],
): string | undefined {
  if (statements === "prepared") return "statements prepared";
  const first = chosen.find((name) => suites[name].noShells === true);
  return first === undefined
    ? workloads.find(({ noShells }) => noShells !== undefined)?.noShells
    : `suite ${first}`;
}
