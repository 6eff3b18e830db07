import { rmSync } from "node:fs";
import path from "node:path";
import type { Isolation } from "../model/engine.ts";
import type { Storage } from "../model/test.ts";
import { makeFolder } from "../platform/make-folder.ts";
import type { ConnectionSettings } from "../suite/connection-settings.ts";
import { ForkSession, ProcessSession } from "./driven-sessions.ts";
import { DriverProcess, type DriverProgram } from "./driver-process.ts";
import { type Engine, EngineFailure, type Pass, type Session, type VariantFiles } from "./engine.ts";
import type { Reply } from "./protocol.ts";

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
  /** What a run does that no shell can, as a person has asked for it, e.g. `statements prepared`; absent if nothing. */
  readonly noShell?: string;
  /** Whether to time each statement as well. */
  readonly latencies?: boolean;
  /** Bytes of address space that the engine's processes may have; no limit if absent. */
  readonly memoryBytes?: number;
}

interface DrivenOptions extends RunOptions {
  readonly driver: DriverProgram;
  /** What tells the driver its engine; empty if that is linked in. */
  readonly engine: readonly string[];
  /** A shell has its own process for each sample, and a floor. */
  readonly isShell?: boolean;
}

/** An engine that the driver runs, whichever way the two come together. */
export class DrivenEngine implements Engine {
  readonly version: string;
  readonly sourceId: string;
  readonly file: string | undefined;
  readonly #options: DrivenOptions;

  constructor(options: DrivenOptions, { version, source_id, path }: Reply<"engine">) {
    this.#options = options;
    this.version = version;
    this.sourceId = source_id;
    this.file = path;
  }

  async build(variant: VariantFiles, storage: Storage, signal: AbortSignal): Promise<void> {
    const template = variant.template(storage);
    makeEngineFolder(template, "emptied");
    const parameters = ["--template", template, "--prepare", variant.preparation];
    const builder = this.#start(["build", ...parameters, ...this.#settings(variant, storage)], signal);
    try {
      await builder.expect("built");
    } finally {
      await builder.close();
    }
  }

  async open(variant: VariantFiles, storage: Storage, pass: Pass, signal: AbortSignal): Promise<Session> {
    // The driver makes the working folder itself, but not those above it.
    if (storage !== "memory") makeEngineFolder(path.dirname(variant.work(storage)));
    // In memory there is nothing to be durable.
    const counting = pass === "hash" && storage !== "memory" ? ["--count-calls"] : [];
    const execution = [...counting, ...this.#settings(variant, storage), ...this.#execution(variant)];
    const parameters = ["serve", ...this.#state(variant, storage), ...execution];
    const openUnforked = () =>
      new ProcessSession(() => this.#start([...parameters, "--no-fork"], signal), this.#options.isShell);
    if (this.#options.isShell) return openUnforked();
    const forked = this.#start(parameters, signal);
    try {
      const serving = await forked.expect("serving");
      const canFork = serving.threads === 1 && (storage !== "memory" || serving.can_populate);
      if (canFork && this.#options.isolation === "fork") return new ForkSession(forked, serving);
    } catch (cause) {
      await forked.close();
      throw cause;
    }
    await forked.close();
    return openUnforked();
  }

  #state(variant: VariantFiles, storage: Storage): string[] {
    if (storage === "memory") return ["--storage", "memory", "--prepare", variant.preparation];
    const file = ["--storage", "file", "--work", variant.work(storage)];
    if (this.#options.reprepare) return [...file, "--reprepare", "--prepare", variant.preparation];
    return [...file, "--template", variant.template(storage)];
  }

  #execution({ form, dropsCache }: VariantFiles): string[] {
    return [
      ...(dropsCache === true ? ["--drop-cache"] : []),
      ...(form === "prepared" ? ["--prepared"] : []),
      ...(this.#options.latencies === true ? ["--latencies"] : []),
    ];
  }

  #settings({ attempts = [] }: VariantFiles, storage: Storage): string[] {
    return [
      ...this.#options.settings[storage].flatMap((sql) => ["--setting", sql]),
      ...attempts.flatMap((sql) => ["--attempt", sql]),
    ];
  }

  #start(parameters: readonly string[], signal: AbortSignal): DriverProcess {
    signal.throwIfAborted();
    const { driver, engine, memoryBytes } = this.#options;
    const limit = memoryBytes === undefined ? [] : ["--memory", String(memoryBytes)];
    return new DriverProcess(driver, [...parameters, ...limit, ...engine], signal);
  }
}

/** @throws EngineFailure if the disk is full, or a parent folder was removed and cannot be made */
function makeEngineFolder(folder: string, state?: "emptied"): void {
  try {
    if (state === "emptied") rmSync(folder, { recursive: true, force: true });
    makeFolder(folder);
  } catch (cause) {
    throw new EngineFailure("error", `its folder cannot be created (${(cause as Error).message})`);
  }
}
