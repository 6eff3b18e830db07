import { rmSync } from "node:fs";
import path from "node:path";
import type { Isolation } from "../model/engine.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { Calls, StatementForm } from "../model/sample.ts";
import type { Storage } from "../model/test.ts";
import { makeFolder } from "../platform/make-folder.ts";
import type { ConnectionSettings } from "./connection-settings.ts";
import { DriverProcess, type DriverProgram } from "./driver-process.ts";
import {
  type Engine,
  EngineFailure,
  type EngineSettings,
  type Pass,
  type SampleRequest,
  type SampleResult,
  type Session,
  type SetupTimes,
  type VariantFiles,
} from "./engine.ts";
import type { Reply } from "./protocol.ts";

/** How an engine is run. */
export interface RunOptions {
  readonly settings: ConnectionSettings;
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
    makeRoom(template, () => rmSync(template, { recursive: true, force: true }));
    const parameters = ["--template", template, "--prepare", variant.preparation];
    const builder = this.#start(["build", ...parameters, ...this.#settings(storage)], signal);
    try {
      await builder.expect("built");
    } finally {
      await builder.close();
    }
  }

  async open(variant: VariantFiles, storage: Storage, pass: Pass, signal: AbortSignal): Promise<Session> {
    // The driver makes the working folder itself, but not those above it.
    if (storage !== "memory") makeRoom(path.dirname(variant.work(storage)));
    // In memory there is nothing to be durable.
    const counting = pass === "hash" && storage !== "memory" ? ["--count-calls"] : [];
    const how = [...counting, ...this.#settings(storage), ...this.#execution()];
    const parameters = ["serve", ...this.#state(variant, storage), ...how];
    const alone = () =>
      new ProcessSession(() => this.#start([...parameters, "--no-fork"], signal), this.#options.isShell);
    if (this.#options.isShell) return alone();
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
    return alone();
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

/** @throws EngineFailure where a disk is full, or the folder above was removed and cannot be made */
function makeRoom(folder: string, before = () => {}): void {
  try {
    before();
    makeFolder(folder);
  } catch (cause) {
    throw new EngineFailure("error", `its folder cannot be made (${(cause as Error).message})`);
  }
}

/** The prepared process forks a child for each sample. */
class ForkSession implements Session {
  readonly isolation = "fork";
  readonly #driver: DriverProcess;
  readonly #serving: Reply<"serving">;
  #timeoutMs: number | undefined;

  constructor(driver: DriverProcess, serving: Reply<"serving">) {
    this.#driver = driver;
    this.#serving = serving;
  }

  ready(job: SampleRequest): Promise<SetupTimes> {
    this.#timeoutMs = job.timeoutMs;
    return makeReady(this.#driver, job);
  }

  async go(): Promise<SampleResult> {
    const measured = await run(this.#driver, this.#timeoutMs);
    // The sample's process is taken down before anything else is timed: giving its memory back is work.
    await this.#driver.expectDone(this.#timeoutMs);
    return measured;
  }

  async readSettings(): Promise<EngineSettings> {
    return await readInForce(this.#driver, this.#serving);
  }

  close(): Promise<void> {
    return this.#driver.close();
  }
}

/** Each sample has a process of its own, which prepares for itself: where forking is not safe or not to be had. */
class ProcessSession implements Session {
  readonly isolation = "process";
  readonly #start: () => DriverProcess;
  readonly #hasFloor: boolean;
  #driver: DriverProcess | undefined;
  #timeoutMs: number | undefined;

  constructor(start: () => DriverProcess, hasFloor = false) {
    this.#start = start;
    this.#hasFloor = hasFloor;
  }

  async ready(job: SampleRequest): Promise<SetupTimes> {
    const driver = await this.#replace();
    await driver.expect("serving");
    this.#timeoutMs = job.timeoutMs;
    return makeReady(driver, job);
  }

  async go(): Promise<SampleResult> {
    if (this.#driver === undefined) throw new Error("go() without ready()");
    const measured = await run(this.#driver, this.#timeoutMs);
    await this.#driver.expectDone(this.#timeoutMs);
    await this.#driver.finish();
    return measured;
  }

  async readSettings(): Promise<EngineSettings> {
    const driver = await this.#replace();
    const inForce = await readInForce(driver, await driver.expect("serving"));
    const floor = this.#hasFloor ? { floorNs: await this.#readFloor() } : {};
    await this.close();
    return { ...inForce, ...floor };
  }

  async close(): Promise<void> {
    await this.#driver?.close();
    this.#driver = undefined;
  }

  async #readFloor(): Promise<number> {
    const driver = await this.#replace();
    await driver.expect("serving");
    driver.send("floor");
    const { ns } = await driver.expect("floor");
    await driver.expectDone();
    return ns;
  }

  async #replace(): Promise<DriverProcess> {
    await this.close();
    this.#driver = this.#start();
    return this.#driver;
  }
}

async function makeReady(driver: DriverProcess, job: SampleRequest): Promise<SetupTimes> {
  const after = job.pass === "time" ? job.warm : job.state;
  driver.send(job.pass, job.kind, job.statements, ...(after === undefined ? [] : [after]));
  const ready = await driver.expect("ready", job.timeoutMs);
  return {
    populateNs: ready.populate_ns,
    copyNs: ready.copy_ns,
    flushNs: ready.flush_ns,
    openNs: ready.open_ns,
    warmNs: ready.warm_ns,
    totalNs: ready.total_ns,
  };
}

async function run(driver: DriverProcess, timeoutMs: number | undefined): Promise<SampleResult> {
  driver.send("go");
  const sample = await driver.expect("sample", timeoutMs);
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
    ...omitUndefined({ hash: sample.hash }),
    ...(sample.calls === undefined ? {} : { calls: callsOf(sample.calls) }),
  };
}

function callsOf(calls: NonNullable<Reply<"sample">["calls"]>): Calls {
  return {
    fsync: calls.fsync,
    fdatasync: calls.fdatasync,
    syncFileRange: calls.sync_file_range,
    msync: calls.msync,
    otherSync: calls.other_sync,
    writes: calls.writes,
    writeBytes: calls.write_bytes,
    unseen: calls.unseen,
  };
}

async function readInForce(driver: DriverProcess, { uncounted }: Reply<"serving">): Promise<EngineSettings> {
  driver.send("settings");
  const { compile_options, ...settings } = await driver.expect("settings");
  await driver.expectDone();
  return { settings, compileOptions: compile_options, ...omitUndefined({ uncounted }) };
}
