import { rmSync } from "node:fs";
import path from "node:path";
import type { Isolation, MissingFunction } from "../model/engine.ts";
import { type Footprint, lackingParts, type Unmeasured } from "../model/footprint.ts";
import type { Storage } from "../model/test.ts";
import { makeFolder } from "../platform/folder.ts";
import type { ConnectionSettings } from "../suite/connection-settings.ts";
import type { ContestProcess } from "./contest.ts";
import { DriverContests } from "./contest-process.ts";
import { copyStart, runPrepareCommand } from "./database-start.ts";
import { ForkSession, ProcessSession } from "./driven-sessions.ts";
import { DriverProcess, type DriverProgram } from "./driver-process.ts";
import {
  type Engine,
  EngineFailure,
  functionsOfPrepared,
  type HostedServer,
  type Pass,
  type Session,
  startsThreads,
  unknownVersion,
  type VariantFiles,
} from "./engine.ts";
import type { Reply } from "./protocol.ts";
import type { RaceProcess } from "./race.ts";
import { DriverRace } from "./race-process.ts";
import { padPath, runOn } from "./simulated-processor.ts";
import type { SimulatedProcessor } from "./valgrind.ts";

/** How an engine is run. */
export interface RunOptions {
  readonly settings: ConnectionSettings;
  /** `process` never forks; `fork` forks if engine and platform allow it. */
  readonly isolation: Isolation;
  /**
   * Lets the timed connection prepare its file-backed database itself, if a process serves one sample:
   * ten times slower than a copy, and the reference that copies are compared with.
   */
  readonly reprepare?: boolean;
  /** The part of a run that no shell can do, in the user's words, e.g. `statements prepared`; absent if a shell can do all. */
  readonly noShell?: string;
  /** Whether to time each statement as well. */
  readonly latencies?: boolean;
  /** Bytes of address space that the engine's processes may have; no limit if absent. */
  readonly memoryBytes?: number;
  /** The library that counts the allocations of untimed samples; none are counted if it is absent. */
  readonly allocations?: string;
  /** SQL that the engine may answer with its own version; the first answer counts. None if absent. */
  readonly versionQueries?: readonly string[];
}

interface DrivenOptions extends RunOptions {
  readonly driver: DriverProgram;
  /** The arguments that name the engine to the driver; empty if the engine is linked in. */
  readonly engine: readonly string[];
  /** Set for shells and servers, which have a process for each sample. A shell also has a floor. */
  readonly process?: "shell" | "server";
  /** Whether a server is timed on one processor with its client. */
  readonly pins?: boolean;
  /** Whether a server's turn ends only once the server is idle. The time of the turn includes the work until then. */
  readonly awaitsIdle?: boolean;
  /** A server's settings as the server answered them. */
  readonly serverSettings?: Readonly<Record<string, string>>;
}

type EngineReply = Omit<Reply<"engine">, "protocol" | "static">;

/** An engine that the driver runs, whichever way the two come together. */
export class DrivenEngine implements Engine {
  readonly version: string;
  readonly sourceId?: string;
  readonly missing?: readonly MissingFunction[];
  readonly file: string | undefined;
  readonly loadedFiles: readonly string[];
  readonly serverSettings?: Readonly<Record<string, string>>;
  readonly #options: DrivenOptions;
  readonly #reply: EngineReply;

  constructor(options: DrivenOptions, reply: EngineReply) {
    const { version, source_id, path, files, missing } = reply;
    this.#options = options;
    this.#reply = reply;
    this.version = version || unknownVersion;
    if (source_id !== "") this.sourceId = source_id;
    if (missing.length > 0) this.missing = missing.map(([name, loss]) => ({ name, loss }));
    this.file = path;
    this.loadedFiles = files;
    if (options.serverSettings !== undefined) this.serverSettings = options.serverSettings;
  }

  async build(
    variant: VariantFiles,
    storage: Storage,
    signal: AbortSignal,
    timeoutMs?: number,
  ): Promise<void> {
    // The tables are made anew for each sample.
    if (this.#options.process === "server" && this.#options.reprepare === true) return;
    const template = variant.template(storage);
    await this.#begin(variant, template, signal, timeoutMs);
    const parameters = ["--template", template, "--prepare", variant.preparation, ...scratch(variant)];
    const builder = this.#start(["build", ...parameters, ...this.#settings(variant, storage)], signal, [
      template,
    ]);
    try {
      await builder.expectStarted("built", timeoutMs);
    } finally {
      await builder.close();
    }
  }

  async open(
    variant: VariantFiles,
    storage: Storage,
    pass: Pass,
    signal: AbortSignal,
    timeoutMs?: number,
  ): Promise<Session> {
    // The driver makes the working folder itself, but not those above it.
    const written = hasFolder(variant, storage) ? [path.dirname(variant.work(storage))] : [];
    for (const one of written) makeEngineFolder(one);
    const { connections = 1, processor, turns, asInUse = false } = variant;
    const isTimed = pass === "time";
    if (isTimed && turns !== undefined) written.push(turns);
    // A database in memory is never durable. With several connections, one flush may serve the commits of several.
    const counting = storage !== "memory" && connections === 1 ? this.#counting(pass) : [];
    const noting = pass === "hash" && connections === 1 ? this.#noting() : [];
    const asking =
      pass === "hash" ? (this.#options.versionQueries ?? []).flatMap((sql) => ["--version-query", sql]) : [];
    const staying = isTimed && processor !== undefined ? ["--processor", String(processor)] : [];
    const pinning = isTimed && !asInUse ? [...this.#pinning(connections), ...staying] : [];
    const idling = isTimed && !asInUse && this.#options.awaitsIdle === true ? ["--await-idle"] : [];
    const rehearsal =
      pass === "count" && variant.rehearsal !== undefined ? ["--rehearse", variant.rehearsal] : [];
    const execution = [
      ...counting,
      ...noting,
      ...asking,
      ...rehearsal,
      ...pinning,
      ...idling,
      ...this.#settings(variant, storage),
      ...this.#execution(variant),
    ];
    // A process under Valgrind builds the prepared database itself: a second process would translate the engine's code again.
    const builds = pass === "count" && storage !== "memory";
    if (builds) {
      await this.#begin(variant, variant.template(storage), signal);
      written.push(variant.template(storage));
    }
    const building = builds ? ["--prepare", variant.preparation] : [];
    const parameters = ["serve", ...this.#state(variant, storage), ...building, ...execution];
    const openUnforked = () =>
      new ProcessSession(
        () => this.#start([...parameters, "--no-fork"], signal, written),
        this.#options.process === "shell",
      );
    if (this.#options.process !== undefined) return openUnforked();
    const forked = this.#start(parameters, signal, written);
    try {
      const serving = await forked.expect("serving", timeoutMs);
      if (pass === "count" && serving.threads > 1) throw new EngineFailure("error", startsThreads);
      if (pass === "count") return new ForkSession(forked, serving);
      const canFork = serving.threads === 1 && (storage !== "memory" || serving.can_populate);
      if (canFork && this.#options.isolation === "fork") return new ForkSession(forked, serving);
    } catch (cause) {
      await forked.close();
      throw cause;
    }
    await forked.close();
    return openUnforked();
  }

  whyUnmeasured(footprint: Footprint): Unmeasured {
    const { allocations: counter, process: program } = this.#options;
    const system = process.platform === "linux" ? undefined : "platform";
    const reasons = {
      io: program === "server" ? program : (system ?? "refused"),
      residentPeak: program === "server" ? program : (system ?? "refused"),
      allocations: program ?? system ?? (counter === undefined ? "C library" : "static"),
    } as const;
    return Object.fromEntries(lackingParts(footprint).map((part) => [part, reasons[part]]));
  }

  on(processor: SimulatedProcessor, profiles: string): Engine | string {
    const { driver, engine, process } = this.#options;
    if (process !== undefined) return `${process}s, which are processes of their own, are not counted`;
    const [name, ...files] = engine;
    return new DrivenEngine(
      {
        ...this.#options,
        driver: runOn(processor, driver, profiles),
        engine: name === undefined ? [] : [name, ...files.map(padPath)],
        latencies: false,
      },
      this.#reply,
    );
  }

  async host(work: string, connections: number, signal: AbortSignal): Promise<HostedServer | string> {
    const { process, reprepare } = this.#options;
    if (process !== "server") return "is no server";
    if (reprepare === true) return "is not started by the tool";
    makeEngineFolder(work, "emptied");
    const driver = this.#start(["host", "--work", work, ...this.#pinning(connections)], signal);
    try {
      const place = await driver.expect("host");
      return { ...place, close: () => driver.close() } as HostedServer;
    } catch (cause) {
      await driver.close();
      throw cause;
    }
  }

  race(storage: Storage, work: string, signal: AbortSignal): RaceProcess | string {
    if (this.#options.process !== undefined)
      return `is a ${this.#options.process}: hunt needs a library or a benchmark binary`;
    if (this.#lacks("sqlite3_interrupt")) return "lacks sqlite3_interrupt, which ends a slow statement";
    const place = storage === "memory" ? ["--storage", "memory"] : ["--storage", "file", "--work", work];
    if (storage !== "memory") makeEngineFolder(path.dirname(work));
    const written = storage === "memory" ? [] : [path.dirname(work)];
    return new DriverRace(this.#start(["race", ...place, ...this.#settings({}, storage)], signal, written));
  }

  contend(variant: VariantFiles, storage: Storage, signal: AbortSignal): ContestProcess | string {
    if (this.#options.process !== undefined)
      return `is a ${this.#options.process}, and only libraries and benchmark binaries have several connections`;
    const lacking = functionsOfPrepared.find((name) => this.#lacks(name));
    if (lacking !== undefined)
      return `lacks ${lacking}, and several connections prepare their statements once`;
    const work = variant.work(storage);
    makeEngineFolder(path.dirname(work));
    const place = ["--storage", "file", "--template", variant.template(storage), "--work", work];
    const conditions = (variant.conditions ?? []).flatMap((sql) => ["--condition", sql]);
    const parameters = ["contend", ...place, ...this.#settings(variant, storage), ...conditions];
    return new DriverContests(this.#start(parameters, signal, [path.dirname(work)]));
  }

  /** Makes the folder of a prepared database, with what the database starts from. */
  async #begin({ start }: VariantFiles, template: string, signal: AbortSignal, timeoutMs?: number) {
    makeEngineFolder(template, "emptied");
    if (start?.source !== undefined) copyStart(start.source, template);
    if (start?.command === undefined) return;
    const { driver, engine } = this.#options;
    const file = this.file ?? engine.at(-1) ?? driver.command;
    await runPrepareCommand(start.command, { template, engine: file, driver, timeoutMs }, signal);
  }

  #lacks(name: string): boolean {
    return this.missing?.some((one) => one.name === name) ?? false;
  }

  /** The options by which untimed samples say how much they cost beside time. A shell and a server have allocators of their own. */
  #noting(): string[] {
    const { allocations, process } = this.#options;
    const counts = allocations !== undefined && process === undefined;
    return ["--footprint", ...(counts ? ["--allocations", allocations] : [])];
  }

  /** The options by which calls are counted, or timed samples look as if theirs were: no engine can tell by that when it is watched. */
  #counting(pass: Pass): string[] {
    if (pass === "hash") return ["--count-calls"];
    return pass === "time" && this.#options.process === undefined ? ["--watch-calls"] : [];
  }

  /** The throughput of several connections needs all processors. */
  #pinning(connections: number): string[] {
    return this.#options.pins === true && connections === 1 ? ["--pin"] : [];
  }

  #state(variant: VariantFiles, storage: Storage): string[] {
    const folder = hasFolder(variant, storage) ? ["--work", variant.work(storage), ...scratch(variant)] : [];
    if (storage === "memory") return ["--storage", "memory", "--prepare", variant.preparation, ...folder];
    const file = ["--storage", "file", ...folder];
    if (this.#options.reprepare) return [...file, "--reprepare", "--prepare", variant.preparation];
    return [...file, "--template", variant.template(storage)];
  }

  #execution({ form, dropsCache, connections = 1 }: VariantFiles): string[] {
    return [
      ...(connections === 1 ? [] : ["--connections", String(connections)]),
      ...(dropsCache === true ? ["--drop-cache"] : []),
      ...(form === "prepared" ? ["--prepared"] : []),
      ...(this.#options.latencies === true ? ["--latencies"] : []),
    ];
  }

  #settings({ attempts = [] }: Pick<VariantFiles, "attempts">, storage: Storage): string[] {
    return [
      ...this.#options.settings[storage].flatMap((sql) => ["--setting", sql]),
      ...attempts.flatMap((sql) => ["--attempt", sql]),
    ];
  }

  #start(parameters: readonly string[], signal: AbortSignal, written: readonly string[] = []): DriverProcess {
    signal.throwIfAborted();
    const { driver, engine, memoryBytes } = this.#options;
    const limit = memoryBytes === undefined ? [] : ["--memory", String(memoryBytes)];
    return new DriverProcess(driver, [...parameters, ...limit, ...engine], signal, written);
  }
}

/** Whether processes of an engine have a working folder: databases on file are there, and the folder of `{dir}`. */
function hasFolder({ usesDir = false }: VariantFiles, storage: Storage): boolean {
  return storage !== "memory" || usesDir;
}

function scratch({ usesDir = false }: VariantFiles): string[] {
  return usesDir ? ["--scratch"] : [];
}

/** @throws EngineFailure if the disk is full, or a parent folder was removed and cannot be made */
export function makeEngineFolder(folder: string, state?: "emptied"): void {
  try {
    if (state === "emptied") rmSync(folder, { recursive: true, force: true });
    makeFolder(folder);
  } catch (cause) {
    throw new EngineFailure("error", `its folder cannot be created (${(cause as Error).message})`);
  }
}
