import type { Footprint } from "../model/footprint.ts";
import type { Histogram } from "../model/histogram.ts";
import type { Calls } from "../model/sample.ts";
import { countersOf } from "./counters.ts";
import type { DriverProcess } from "./driver-process.ts";
import type { Left, SampleRequest, SampleResult, SetupTimes, Waited } from "./engine.ts";
import type { Reply } from "./protocol.ts";
import { SampleWatch } from "./sample-watch.ts";
import type { Turns } from "./turn-table.ts";

/** The fields of a command before those that few tests need. */
const maxFiles = 4;

/**
 * Has the driver make ready for a sample.
 *
 * @param isWarm whether a process that it shares has been warmed by the same statements
 */
export async function prepareSample(
  driver: DriverProcess,
  job: SampleRequest,
  isWarm = false,
): Promise<SetupTimes> {
  if (job.pass === "time" && job.opens !== undefined) {
    driver.send("cold", job.opens, job.kind, isNamedLast(job) ? "" : job.statements);
    return setupTimes(await driver.expectStarted("ready", job.timeoutMs));
  }
  const files =
    job.pass === "count"
      ? [job.warm]
      : job.pass === "time"
        ? [isWarm ? undefined : job.warm, job.transactions]
        : [job.state, job.invariants, job.counters];
  const command = job.pass === "hash" && job.hashesStateOnly === true ? "check" : job.pass;
  const places = [isNamedLast(job) ? undefined : job.statements, ...files];
  const others = [job.before, job.after, job.errors];
  const around = others.some((file) => file !== undefined)
    ? [...Array<undefined>(maxFiles - places.length), ...others]
    : [];
  driver.send(command, job.kind, ...[...places, ...around].map((file) => file ?? ""));
  return setupTimes(await driver.expectStarted("ready", job.timeoutMs));
}

function isNamedLast(job: SampleRequest): boolean {
  return job.pass === "time" && job.isNamedLast === true;
}

/** The time of reaching a fresh state, as the driver replied. */
export function setupTimes(ready: Reply<"ready">): SetupTimes {
  return {
    populateNs: ready.populate_ns,
    copyNs: ready.copy_ns,
    flushNs: ready.flush_ns,
    openNs: ready.open_ns,
    warmNs: ready.warm_ns,
    totalNs: ready.total_ns,
  };
}

/** Has the driver execute the sample that it is ready for. @throws EngineFailure also if its times cannot be true */
export async function runSample(
  driver: DriverProcess,
  job: SampleRequest | undefined,
  turns: Turns | undefined,
  state: string | undefined,
): Promise<SampleResult> {
  const { sample, outside, unexplainedNs, shown } = await awaitSample(driver, job, turns, state);
  const { latencies, transactions, chunks, repeated } = sample;
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
    chunks,
    commitNs: sample.commit_ns,
    openNs: sample.open_ns,
    queuedNs: sample.queued_ns,
    repeated,
    hash: sample.hash,
    instructions: sample.instructions,
    threads: sample.threads,
    afterNs: sample.after_ns,
    touched: sample.touched,
    state: sample.state,
    deviceWrites: sample.device_writes,
    ...(shown === undefined ? {} : { shown }),
    ...(unexplainedNs === undefined ? {} : { unexplainedNs }),
    ...(sample.waited === undefined ? {} : { waited: { ...waitedOf(sample.waited), ...outside } }),
    ...(sample.counters === undefined ? {} : { counters: countersOf(sample.counters) }),
    ...(sample.calls === undefined ? {} : { calls: callsOf(sample.calls) }),
    ...(sample.footprint === undefined ? {} : { footprint: footprintOf(sample.footprint) }),
  };
}

type SeenFromOutside = Pick<
  Waited,
  "processesNs" | "threadsNs" | "queuedNs" | "told" | "repliedAt" | "lastTurnNs"
>;

interface Awaited {
  readonly sample: Reply<"sample">;
  readonly outside?: SeenFromOutside;
  readonly unexplainedNs?: number | undefined;
  readonly shown?: Left | undefined;
}

/** The reply of a sample. One that takes turns is watched: its process waits behind the reply until it was looked at. */
async function awaitSample(
  driver: DriverProcess,
  job: SampleRequest | undefined,
  turns: Turns | undefined,
  state: string | undefined,
): Promise<Awaited> {
  if (turns === undefined) {
    nameStatements(driver, job);
    driver.send("go");
    return { sample: await driver.expect("sample", job?.timeoutMs) };
  }
  const { table, count, own } = turns;
  // The statements behind the timed ones are in no time.
  const watch = new SampleWatch(driver, job?.after === undefined);
  const from = now();
  nameStatements(driver, job);
  driver.send("go", ...fieldsOf(turns));
  const told = { from, to: now() };
  const sample = await driver
    .expect("sample", job?.timeoutMs, () => table.isAwaited(own, count))
    .finally(() => watch.end());
  const repliedAt = now();
  const lastTurnNs = (sample.chunks ?? [sample.ns]).slice(-turns.chunks).reduce((sum, one) => sum + one, 0);
  watch.requireTrue(sample);
  const unexplainedNs = watch.unexplainedNs(sample);
  const outside = {
    processesNs: watch.othersRanNs(),
    threadsNs: watch.threadsRanNs(),
    queuedNs: watch.queuedNs(),
    told,
    repliedAt,
    lastTurnNs,
  };
  const shown = state === undefined ? undefined : await askForState(driver, job, state);
  driver.send("seen");
  return { sample, outside, unexplainedNs, shown };
}

function nameStatements(driver: DriverProcess, job: SampleRequest | undefined): void {
  if (job !== undefined && isNamedLast(job)) driver.send("statements", job.statements);
}

async function askForState(
  driver: DriverProcess,
  job: SampleRequest | undefined,
  file: string,
): Promise<Left> {
  driver.send("show", file);
  const shown = await driver.expect("shown", job?.timeoutMs);
  const { state, first_ns: firstNs, queued_ns: queuedNs, second_ns: secondNs } = shown;
  return { state, firstNs, queuedNs, secondNs };
}

/** Nanoseconds. */
function now(): number {
  return Number(process.hrtime.bigint());
}

function fieldsOf({ table, count, own, statements, chunks }: Turns): string[] {
  return [table.file, ...[count, own, statements, chunks].map(String)];
}

/** Times, as the driver replied. */
export function histogramOf({ max_ns, counts }: NonNullable<Reply<"sample">["latencies"]>): Histogram {
  return { max: max_ns, counts };
}

function waitedOf(waited: NonNullable<Reply<"sample">["waited"]>): Waited {
  return { ns: waited.ns, cpuNs: waited.cpu_ns, writtenBytes: waited.written_bytes };
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

function footprintOf({
  io,
  resident_peak: residentPeak,
  ...others
}: NonNullable<Reply<"sample">["footprint"]>): Footprint {
  return {
    ...others,
    io: io && { reads: io.reads, readBytes: io.read_bytes, writes: io.writes, writeBytes: io.write_bytes },
    residentPeak,
  } as Footprint;
}
