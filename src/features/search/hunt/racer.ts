import path from "node:path";
import { type Engine, EngineFailure } from "../../../engines/engine.ts";
import type { Batch, BatchResult, RaceProcess } from "../../../engines/race.ts";
import type { PerEngine, Role } from "../../../model/engine.ts";
import { InputError, MeasurementError } from "../../../model/errors.ts";
import type { HuntStorage } from "./situation.ts";

/** The result of a batch on one engine. */
export type Heat =
  | {
      readonly kind: "ran";
      readonly result: BatchResult;
      /** The number of the process, from 1: each process of a racer has one of its own. */
      readonly process: number;
    }
  | { readonly kind: "failed"; readonly failure: EngineFailure };

export type Heats = Readonly<Partial<Record<Role, Heat>>> & {
  readonly candidate: Heat;
  readonly baseline: Heat;
};

/** How a batch is executed on all engines. */
export interface Manner {
  readonly storage: HuntStorage;
  /** `at once` is fast, and `in turn` is for times that count. */
  readonly order: "at once" | "in turn";
  /** Whether in processes that have executed nothing before. */
  readonly isFresh?: boolean;
  /** Which engine begins, if they take turns; the candidate if absent. */
  readonly first?: Role;
}

/** The engines of a hunt. */
export interface Racer {
  readonly roles: readonly Role[];
  /** @throws the signal's reason on an abort; MeasurementError if the baseline fails again and again */
  race(batch: Batch, manner: Manner): Promise<Heats>;
  /** One engine alone. */
  runOn(role: Role, batch: Batch, manner: Pick<Manner, "storage" | "isFresh">): Promise<Heat>;
  close(): Promise<void>;
}

/** Batches after which a process is replaced: its heap has become another one than at the beginning. */
const mostBatches = 400;

/** Failures of the baseline in a row, after which nothing can be compared. */
const mostFailures = 20;

interface Running {
  readonly process: RaceProcess;
  readonly number: number;
  batches: number;
}

/** Engines with a process for each storage, which lives on from batch to batch. */
export class EngineRacer implements Racer {
  readonly roles: readonly Role[];
  readonly #engines: PerEngine<Engine>;
  readonly #folder: string;
  readonly #signal: AbortSignal;
  readonly #running = new Map<string, Running>();
  #started = 0;
  #failures = 0;

  /** @param folder of the databases on file */
  constructor(engines: PerEngine<Engine>, folder: string, signal: AbortSignal) {
    this.#engines = engines;
    this.#folder = folder;
    this.#signal = signal;
    this.roles = engines.base === undefined ? ["candidate", "baseline"] : ["candidate", "base", "baseline"];
  }

  async race(batch: Batch, { order, first = "candidate", ...manner }: Manner): Promise<Heats> {
    const roles = [first, ...this.roles.filter((role) => role !== first)];
    const heats = new Map<Role, Heat>();
    if (order === "at once")
      await Promise.all(roles.map(async (role) => heats.set(role, await this.runOn(role, batch, manner))));
    else for (const role of roles) heats.set(role, await this.runOn(role, batch, manner));
    return Object.fromEntries(heats) as unknown as Heats;
  }

  async runOn(
    role: Role,
    batch: Batch,
    { storage, isFresh = false }: Pick<Manner, "storage" | "isFresh">,
  ): Promise<Heat> {
    const key = `${role}-${storage}`;
    if (isFresh || (this.#running.get(key)?.batches ?? 0) >= mostBatches) await this.#end(key);
    const running = this.#running.get(key) ?? this.#start(role, storage, key);
    this.#running.set(key, running);
    running.batches++;
    try {
      const result = await running.process.run(batch);
      if (role === "baseline") this.#failures = 0;
      return { kind: "ran", result, process: running.number };
    } catch (cause) {
      this.#signal.throwIfAborted();
      if (!(cause instanceof EngineFailure)) throw cause;
      this.#running.delete(key);
      running.process.kill();
      if (role === "baseline" && ++this.#failures > mostFailures)
        throw new MeasurementError(`the baseline fails again and again: ${cause.message}`, { cause });
      return { kind: "failed", failure: cause };
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((key) => this.#end(key)));
  }

  async #end(key: string): Promise<void> {
    const running = this.#running.get(key);
    this.#running.delete(key);
    await running?.process.close();
  }

  #start(role: Role, storage: HuntStorage, key: string): Running {
    const engine = this.#engines[role];
    if (engine === undefined) throw new Error(`the hunt has no ${role}`);
    const process = engine.race(storage, path.join(this.#folder, key, "work"), this.#signal);
    if (typeof process === "string") throw new InputError(`${role} ${process}`);
    return { process, number: ++this.#started, batches: 0 };
  }
}
