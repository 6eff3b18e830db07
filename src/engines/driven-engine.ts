import { rmSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "../make-folder.ts";
import type { Isolation, SettingsInForce, StatementForm } from "../measure/recording.ts";
import type { Storage } from "../suite/test.ts";
import { DriverProcess, type DriverProgram } from "./driver-process.ts";
import type { Engine, Freshening, Job, Measured, Session, VariantFiles } from "./engine.ts";
import type { Reply } from "./protocol.ts";

/** SQL run on every connection of a storage after it is opened. */
export type StorageSettings = Readonly<Record<Storage, readonly string[]>>;

/** SQLite's durable write-ahead path for autocommit; the engines' own defaults elsewhere. */
export const defaultSettings: StorageSettings = {
  memory: [],
  file: [],
  autocommit: ["PRAGMA journal_mode=WAL;", "PRAGMA synchronous=FULL;"],
};

/** How an engine is run. */
export interface RunOptions {
  readonly settings: StorageSettings;
  /** `process` where forking is not wanted; otherwise it is used where engine and platform allow it. */
  readonly isolation: Isolation;
  /**
   * Lets the connection that is timed prepare its file-backed database itself, where a process serves one sample:
   * ten times slower than a copy, and the reference that copies are compared with.
   */
  readonly reprepare?: boolean;
  /** What files of timed statements hold; text where absent. */
  readonly statements?: StatementForm;
  /** Whether the time of each statement is taken besides. */
  readonly latencies?: boolean;
  /** Bytes of address space that the engine's processes may have; no limit where absent. */
  readonly memoryBytes?: number;
}

interface DrivenOptions extends RunOptions {
  readonly driver: DriverProgram;
  /** What tells the driver its engine; nothing where that is linked in. */
  readonly engine: readonly string[];
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
    rmSync(template, { recursive: true, force: true });
    makeFolder(template);
    const parameters = ["--template", template, "--prepare", variant.preparation];
    const builder = this.#start(["build", ...parameters, ...this.#settings(storage)], signal);
    try {
      await builder.expect("built");
    } finally {
      await builder.close();
    }
  }

  async open(variant: VariantFiles, storage: Storage, signal: AbortSignal): Promise<Session> {
    // The driver makes the working folder itself, but not those above it.
    if (storage !== "memory") makeFolder(path.dirname(variant.work(storage)));
    const state = this.#state(variant, storage);
    const parameters = ["serve", ...state, ...this.#settings(storage), ...this.#execution()];
    const forked = this.#start(parameters, signal);
    try {
      const serving = await forked.expect("serving");
      const canFork = serving.threads === 1 && (storage !== "memory" || serving.can_populate);
      if (canFork && this.#options.isolation === "fork") return new ForkSession(forked);
    } catch (cause) {
      await forked.close();
      throw cause;
    }
    await forked.close();
    return new ProcessSession(() => this.#start([...parameters, "--no-fork"], signal));
  }

  #state(variant: VariantFiles, storage: Storage): string[] {
    if (storage === "memory") return ["--storage", "memory", "--prepare", variant.preparation];
    const file = ["--storage", "file", "--work", variant.work(storage)];
    if (this.#options.reprepare) return [...file, "--reprepare", "--prepare", variant.preparation];
    return [...file, "--template", variant.template(storage)];
  }

  #execution(): string[] {
    const { statements, latencies } = this.#options;
    return [
      ...(statements === "prepared" ? ["--prepared"] : []),
      ...(latencies === true ? ["--latencies"] : []),
    ];
  }

  #settings(storage: Storage): string[] {
    return this.#options.settings[storage].flatMap((sql) => ["--setting", sql]);
  }

  #start(parameters: readonly string[], signal: AbortSignal): DriverProcess {
    signal.throwIfAborted();
    const { driver, engine, memoryBytes } = this.#options;
    const limit = memoryBytes === undefined ? [] : ["--memory", String(memoryBytes)];
    return new DriverProcess(driver, [...parameters, ...limit, ...engine], signal);
  }
}

/** The prepared process forks a child for each sample. */
class ForkSession implements Session {
  readonly isolation = "fork";
  readonly #driver: DriverProcess;
  #patienceMs: number | undefined;

  constructor(driver: DriverProcess) {
    this.#driver = driver;
  }

  ready(job: Job): Promise<Freshening> {
    this.#patienceMs = job.patienceMs;
    return makeReady(this.#driver, job);
  }

  async go(): Promise<Measured> {
    const measured = await run(this.#driver, this.#patienceMs);
    // The sample's process is taken down before anything else is timed: giving its memory back is work.
    await this.#driver.expectDone(this.#patienceMs);
    return measured;
  }

  async settings(): Promise<SettingsInForce> {
    const settings = await readSettings(this.#driver);
    await this.#driver.expectDone();
    return settings;
  }

  close(): Promise<void> {
    return this.#driver.close();
  }
}

/** Each sample has a process of its own, which prepares for itself: where forking is not safe or not to be had. */
class ProcessSession implements Session {
  readonly isolation = "process";
  readonly #start: () => DriverProcess;
  #driver: DriverProcess | undefined;
  #patienceMs: number | undefined;

  constructor(start: () => DriverProcess) {
    this.#start = start;
  }

  async ready(job: Job): Promise<Freshening> {
    const driver = await this.#replace();
    await driver.expect("serving");
    this.#patienceMs = job.patienceMs;
    return makeReady(driver, job);
  }

  async go(): Promise<Measured> {
    if (this.#driver === undefined) throw new Error("go() without ready()");
    const measured = await run(this.#driver, this.#patienceMs);
    await this.#driver.expectDone(this.#patienceMs);
    await this.close();
    return measured;
  }

  async settings(): Promise<SettingsInForce> {
    const driver = await this.#replace();
    await driver.expect("serving");
    const settings = await readSettings(driver);
    await driver.expectDone();
    await this.close();
    return settings;
  }

  async close(): Promise<void> {
    await this.#driver?.close();
    this.#driver = undefined;
  }

  async #replace(): Promise<DriverProcess> {
    await this.close();
    this.#driver = this.#start();
    return this.#driver;
  }
}

async function makeReady(driver: DriverProcess, job: Job): Promise<Freshening> {
  const after = job.pass === "time" ? job.warm : job.state;
  driver.send(job.pass, job.kind, job.statements, ...(after === undefined ? [] : [after]));
  const ready = await driver.expect("ready", job.patienceMs);
  return {
    populateNs: ready.populate_ns,
    copyNs: ready.copy_ns,
    flushNs: ready.flush_ns,
    openNs: ready.open_ns,
    warmNs: ready.warm_ns,
    totalNs: ready.total_ns,
  };
}

async function run(driver: DriverProcess, patienceMs: number | undefined): Promise<Measured> {
  driver.send("go");
  const sample = await driver.expect("sample", patienceMs);
  const { latencies } = sample;
  return {
    ns: sample.ns,
    work: { statements: sample.statements, rows: sample.rows, changes: sample.changes },
    cost: {
      cpuNs: sample.cpu_ns,
      peakBytes: sample.peak_bytes,
      minorFaults: sample.minor_faults,
      majorFaults: sample.major_faults,
    },
    ...(latencies === undefined ? {} : { latencies: { max: latencies.max_ns, counts: latencies.counts } }),
    ...(sample.hash === undefined ? {} : { hash: sample.hash }),
  };
}

async function readSettings(driver: DriverProcess): Promise<SettingsInForce> {
  driver.send("settings");
  return await driver.expect("settings");
}
