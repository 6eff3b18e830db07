import { randomUUID } from "node:crypto";
import type { Histogram } from "../model/histogram.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { Calls } from "../model/sample.ts";
import type { DriverProcess } from "./driver-process.ts";
import type { EngineSettings, SampleRequest, SampleResult, Session, SetupTimes } from "./engine.ts";
import type { Reply } from "./protocol.ts";
import type { Turns } from "./turns.ts";

/** The prepared process forks a child for each sample, or for all reads together. */
export class ForkSession implements Session {
  readonly isolation = "fork";
  readonly #driver: DriverProcess;
  readonly #serving: Reply<"serving">;
  #reads: SharedReads | undefined;
  #timeoutMs: number | undefined;

  constructor(driver: DriverProcess, serving: Reply<"serving">) {
    this.#driver = driver;
    this.#serving = serving;
  }

  async ready(job: SampleRequest): Promise<SetupTimes> {
    this.#timeoutMs = job.timeoutMs;
    if (job.sharesReads !== true) await this.endReads();
    else this.#reads ??= new SharedReads(this.#driver);
    return await (this.#reads?.ready(job) ?? prepareSample(this.#driver, job));
  }

  async go(turns?: Turns): Promise<SampleResult> {
    const measured = await runSample(this.#driver, this.#timeoutMs, turns);
    // Wait for the sample's process to end before anything else is timed: freeing its memory is work.
    if (this.#reads === undefined) await this.#driver.expectDone(this.#timeoutMs);
    else await this.#reads.sync(this.#timeoutMs);
    return measured;
  }

  async endReads(): Promise<void> {
    const reads = this.#reads;
    this.#reads = undefined;
    await reads?.end(this.#timeoutMs);
  }

  async readSettings(): Promise<EngineSettings> {
    await this.endReads();
    return await readSettings(this.#driver, this.#serving);
  }

  close(): Promise<void> {
    return this.#driver.close();
  }
}

/**
 * Each sample has a process of its own, which prepares its own state, and so have all reads together: for engines or
 * platforms that cannot fork safely.
 */
export class ProcessSession implements Session {
  readonly isolation = "process";
  readonly #start: () => DriverProcess;
  readonly #hasFloor: boolean;
  #driver: DriverProcess | undefined;
  #reads: SharedReads | undefined;
  #timeoutMs: number | undefined;

  constructor(start: () => DriverProcess, hasFloor = false) {
    this.#start = start;
    this.#hasFloor = hasFloor;
  }

  async ready(job: SampleRequest): Promise<SetupTimes> {
    this.#timeoutMs = job.timeoutMs;
    if (job.sharesReads === true && this.#reads !== undefined) return await this.#reads.ready(job);
    await this.endReads();
    const driver = await this.#replace();
    await driver.expect("serving");
    if (job.sharesReads !== true) return await prepareSample(driver, job);
    this.#reads = new SharedReads(driver);
    return await this.#reads.ready(job);
  }

  async go(turns?: Turns): Promise<SampleResult> {
    if (this.#driver === undefined) throw new Error("go() without ready()");
    const measured = await runSample(this.#driver, this.#timeoutMs, turns);
    if (this.#reads !== undefined) {
      await this.#reads.sync(this.#timeoutMs);
      return measured;
    }
    await this.#driver.expectDone(this.#timeoutMs);
    await this.#driver.finish();
    return measured;
  }

  async endReads(): Promise<void> {
    const reads = this.#reads;
    this.#reads = undefined;
    await reads?.end(this.#timeoutMs);
    if (reads !== undefined) await this.#driver?.finish();
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
    this.#reads = undefined;
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

/** A process that reaches a fresh state once, for all reads that follow. */
class SharedReads {
  readonly #driver: DriverProcess;
  /** What has warmed it so far; undefined until it is open. */
  #warmed: Set<string> | undefined;

  constructor(driver: DriverProcess) {
    this.#driver = driver;
  }

  async ready(job: SampleRequest): Promise<SetupTimes> {
    const opened = this.#warmed === undefined ? await this.#open(job.timeoutMs) : {};
    const isWarm = job.pass === "time" && job.warm !== undefined && this.#warmed?.has(job.warm) === true;
    const own = await prepareSample(this.#driver, job, isWarm);
    if (job.pass === "time" && job.warm !== undefined) this.#warmed?.add(job.warm);
    return addTimes(own, opened);
  }

  /** Makes sure that the last reply was the driver's own: an engine cannot know the word that it is to answer next. */
  async sync(timeoutMs: number | undefined): Promise<void> {
    const word = randomUUID();
    this.#driver.send("sync", word);
    const answer = await this.#driver.expect("sync", timeoutMs);
    if (answer !== word) throw this.#driver.rejectReplies(`a "sync" reply with another word`);
  }

  async end(timeoutMs: number | undefined): Promise<void> {
    if (this.#warmed === undefined) return;
    this.#driver.send("end");
    await this.#driver.expectDone(timeoutMs);
  }

  async #open(timeoutMs: number): Promise<SetupTimes> {
    this.#driver.send("reads");
    const ready = await this.#driver.expect("ready", timeoutMs);
    this.#warmed = new Set();
    return setupTimes(ready);
  }
}

/** @param isWarm whether a process that it shares has been warmed by the same statements */
async function prepareSample(driver: DriverProcess, job: SampleRequest, isWarm = false): Promise<SetupTimes> {
  if (job.pass === "time" && job.opens === true) {
    driver.send("cold", job.statements);
    return setupTimes(await driver.expect("ready", job.timeoutMs));
  }
  const [first = "", second = ""] =
    job.pass === "time" ? [isWarm ? "" : job.warm, job.transactions] : [job.state, job.invariants];
  driver.send(job.pass, job.kind, job.statements, first, second);
  return setupTimes(await driver.expect("ready", job.timeoutMs));
}

function setupTimes(ready: Reply<"ready">): SetupTimes {
  return {
    populateNs: ready.populate_ns,
    copyNs: ready.copy_ns,
    flushNs: ready.flush_ns,
    openNs: ready.open_ns,
    warmNs: ready.warm_ns,
    totalNs: ready.total_ns,
  };
}

function addTimes(times: SetupTimes, more: Partial<SetupTimes>): SetupTimes {
  const sum = (step: keyof SetupTimes) => times[step] + (more[step] ?? 0);
  return {
    populateNs: sum("populateNs"),
    copyNs: sum("copyNs"),
    flushNs: sum("flushNs"),
    openNs: sum("openNs"),
    warmNs: sum("warmNs"),
    totalNs: sum("totalNs"),
  };
}

async function runSample(
  driver: DriverProcess,
  timeoutMs: number | undefined,
  turns: Turns | undefined,
): Promise<SampleResult> {
  if (turns === undefined) driver.send("go");
  else
    driver.send(
      "go",
      turns.table.file,
      ...[turns.count, turns.own, turns.statements, turns.chunks].map(String),
    );
  const isAwaited = turns && (() => turns.table.isAwaited(turns.own, turns.count));
  const sample = await driver.expect("sample", timeoutMs, isAwaited);
  const { latencies, transactions, chunks } = sample;
  return {
    ns: sample.ns,
    work: { statements: sample.statements, rows: sample.rows, changes: sample.changes },
    cost: {
      cpuNs: sample.cpu_ns,
      peakBytes: sample.peak_bytes,
      minorFaults: sample.minor_faults,
      majorFaults: sample.major_faults,
    },
    ...(latencies === undefined ? {} : { latencies: histogramOf(latencies) }),
    ...(transactions === undefined
      ? {}
      : {
          transactions: Object.fromEntries(
            Object.entries(transactions).map(([name, times]) => [name, histogramOf(times)]),
          ),
        }),
    ...omitUndefined({ chunks, hash: sample.hash }),
    ...(sample.calls === undefined ? {} : { calls: callsOf(sample.calls) }),
  };
}

function histogramOf({ max_ns, counts }: NonNullable<Reply<"sample">["latencies"]>): Histogram {
  return { max: max_ns, counts };
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
