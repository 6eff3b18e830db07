import { randomUUID } from "node:crypto";
import { prepareSample, setupTimes } from "./driven-sample.ts";
import type { DriverProcess } from "./driver-process.ts";
import type { SampleRequest, SetupTimes, Sharing } from "./engine.ts";

/** A process that reaches a fresh state once, for all samples that share it. */
export class SharedProcess {
  readonly sharing: Sharing;
  readonly #driver: DriverProcess;
  /** The tests that have warmed the process so far; undefined until it is open. */
  #warmed: Set<string> | undefined;

  constructor(driver: DriverProcess, sharing: Sharing) {
    this.#driver = driver;
    this.sharing = sharing;
  }

  async ready(job: SampleRequest): Promise<SetupTimes> {
    const opened = this.#warmed === undefined ? await this.#open(job.timeoutMs) : {};
    const warm = job.pass === "time" ? job.warm : undefined;
    const own = await prepareSample(this.#driver, job, warm !== undefined && this.#warmed?.has(warm));
    if (warm !== undefined) this.#warmed?.add(warm);
    return addTimes(own, opened);
  }

  async reopen(timeoutMs: number | undefined): Promise<void> {
    this.#driver.send("reopen");
    await this.#driver.expectStarted("ready", timeoutMs);
    await this.sync(timeoutMs);
  }

  /** Makes sure that the last reply was the driver's own: an engine cannot guess the word that the next answer must have. */
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
    this.#driver.send(this.sharing);
    const ready = await this.#driver.expectStarted("ready", timeoutMs);
    this.#warmed = new Set();
    return setupTimes(ready);
  }
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
