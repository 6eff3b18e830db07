import { omitUndefined } from "../model/omit-undefined.ts";
import type { Calls } from "../model/sample.ts";
import type { DriverProcess } from "./driver-process.ts";
import type { EngineSettings, SampleRequest, SampleResult, Session, SetupTimes } from "./engine.ts";
import type { Reply } from "./protocol.ts";
import type { Turns } from "./turns.ts";

/** The prepared process forks a child for each sample. */
export class ForkSession implements Session {
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
    return prepareSample(this.#driver, job);
  }

  async go(turns?: Turns): Promise<SampleResult> {
    const measured = await runSample(this.#driver, this.#timeoutMs, turns);
    // Wait for the sample's process to end before anything else is timed: freeing its memory is work.
    await this.#driver.expectDone(this.#timeoutMs);
    return measured;
  }

  async readSettings(): Promise<EngineSettings> {
    return await readSettings(this.#driver, this.#serving);
  }

  close(): Promise<void> {
    return this.#driver.close();
  }
}

/** Each sample has a process of its own, which prepares its own state: for engines or platforms that cannot fork safely. */
export class ProcessSession implements Session {
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
    return prepareSample(driver, job);
  }

  async go(turns?: Turns): Promise<SampleResult> {
    if (this.#driver === undefined) throw new Error("go() without ready()");
    const measured = await runSample(this.#driver, this.#timeoutMs, turns);
    await this.#driver.expectDone(this.#timeoutMs);
    await this.#driver.finish();
    return measured;
  }

  async readSettings(): Promise<EngineSettings> {
    const driver = await this.#replace();
    const settings = await readSettings(driver, await driver.expect("serving"));
    const floor = this.#hasFloor ? { floorNs: await this.#readFloor() } : {};
    await this.close();
    return { ...settings, ...floor };
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

async function prepareSample(driver: DriverProcess, job: SampleRequest): Promise<SetupTimes> {
  const extraFile = job.pass === "time" ? job.warm : job.state;
  driver.send(job.pass, job.kind, job.statements, ...(extraFile === undefined ? [] : [extraFile]));
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

async function runSample(
  driver: DriverProcess,
  timeoutMs: number | undefined,
  turns: Turns | undefined,
): Promise<SampleResult> {
  if (turns === undefined) driver.send("go");
  else driver.send("go", turns.table.file, ...[turns.count, turns.own, turns.statements].map(String));
  const isAwaited = turns && (() => turns.table.isAwaited(turns.own, turns.count));
  const sample = await driver.expect("sample", timeoutMs, isAwaited);
  const { latencies, chunks } = sample;
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
    ...omitUndefined({ chunks, hash: sample.hash }),
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

async function readSettings(driver: DriverProcess, { uncounted }: Reply<"serving">): Promise<EngineSettings> {
  driver.send("settings");
  const { compile_options, ...settings } = await driver.expect("settings");
  await driver.expectDone();
  return { settings, compileOptions: compile_options, ...omitUndefined({ uncounted }) };
}
