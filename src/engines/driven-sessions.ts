import { prepareSample, runSample } from "./driven-sample.ts";
import type { DriverProcess } from "./driver-process.ts";
import type { EngineSettings, SampleRequest, SampleResult, Session, SetupTimes } from "./engine.ts";
import { readVersion } from "./own-version.ts";
import type { Reply } from "./protocol.ts";
import { SharedProcess } from "./shared-process.ts";
import type { Turns } from "./turn-table.ts";

/** The prepared process forks a child for each sample, or for each group of samples that share a child. */
export class ForkSession implements Session {
  readonly isolation = "fork";
  readonly #driver: DriverProcess;
  readonly #serving: Reply<"serving">;
  #shared: SharedProcess | undefined;
  #job: SampleRequest | undefined;

  constructor(driver: DriverProcess, serving: Reply<"serving">) {
    this.#driver = driver;
    this.#serving = serving;
  }

  async ready(job: SampleRequest): Promise<SetupTimes> {
    this.#job = job;
    if (job.shares !== this.#shared?.sharing) await this.endShared();
    if (job.shares !== undefined) this.#shared ??= new SharedProcess(this.#driver, job.shares);
    return await (this.#shared?.ready(job) ?? prepareSample(this.#driver, job));
  }

  async go(turns?: Turns, state?: string): Promise<SampleResult> {
    const measured = await runSample(this.#driver, this.#job, turns, state);
    // Wait for the sample's process to end before anything else is timed: freeing its memory is work.
    if (this.#shared === undefined) await this.#driver.expectDone(this.#job?.timeoutMs);
    else await this.#shared.sync(this.#job?.timeoutMs);
    return measured;
  }

  async reopen(): Promise<void> {
    await requireShared(this.#shared).reopen(this.#job?.timeoutMs);
  }

  async endShared(): Promise<void> {
    const shared = this.#shared;
    this.#shared = undefined;
    await shared?.end(this.#job?.timeoutMs);
  }

  async readSettings(timeoutMs?: number): Promise<EngineSettings> {
    await this.endShared();
    return await readSettings(this.#driver, this.#serving, timeoutMs);
  }

  async explain(statements: string, timeoutMs: number): Promise<readonly (string | null)[]> {
    return await this.#answers(["plan", statements], timeoutMs);
  }

  async rows(statements: string, timeoutMs: number, before = ""): Promise<readonly (string | null)[]> {
    return await this.#answers(["rows", statements, before], timeoutMs);
  }

  async #answers(command: readonly string[], timeoutMs: number): Promise<readonly (string | null)[]> {
    await this.endShared();
    return await askDriver(this.#driver, command, timeoutMs);
  }

  executing(): Promise<string | undefined> {
    return this.#driver.executing();
  }

  close(): Promise<void> {
    return this.#driver.close();
  }
}

/**
 * Each sample, or each group of samples that share a process, has a process that prepares its own state: for engines or platforms
 * that cannot fork safely.
 */
export class ProcessSession implements Session {
  readonly isolation = "process";
  readonly #start: () => DriverProcess;
  readonly #hasFloor: boolean;
  #driver: DriverProcess | undefined;
  #shared: SharedProcess | undefined;
  #job: SampleRequest | undefined;

  constructor(start: () => DriverProcess, hasFloor = false) {
    this.#start = start;
    this.#hasFloor = hasFloor;
  }

  async ready(job: SampleRequest): Promise<SetupTimes> {
    this.#job = job;
    if (job.shares !== undefined && job.shares === this.#shared?.sharing)
      return await this.#shared.ready(job);
    await this.endShared();
    const driver = await this.#replace();
    await driver.expect("serving");
    if (job.shares === undefined) return await prepareSample(driver, job);
    this.#shared = new SharedProcess(driver, job.shares);
    return await this.#shared.ready(job);
  }

  async go(turns?: Turns, state?: string): Promise<SampleResult> {
    if (this.#driver === undefined) throw new Error("go() without ready()");
    const measured = await runSample(this.#driver, this.#job, turns, state);
    if (this.#shared !== undefined) {
      await this.#shared.sync(this.#job?.timeoutMs);
      return measured;
    }
    await this.#driver.expectDone(this.#job?.timeoutMs);
    await this.#driver.finish();
    return measured;
  }

  async reopen(): Promise<void> {
    await requireShared(this.#shared).reopen(this.#job?.timeoutMs);
  }

  async endShared(): Promise<void> {
    const shared = this.#shared;
    this.#shared = undefined;
    await shared?.end(this.#job?.timeoutMs);
    if (shared !== undefined) await this.#driver?.finish();
  }

  async readSettings(timeoutMs?: number): Promise<EngineSettings> {
    const driver = await this.#replace();
    const settings = await readSettings(driver, await driver.expect("serving"), timeoutMs);
    const floor = this.#hasFloor ? { floorNs: await this.#readFloor() } : {};
    await this.close();
    return { ...settings, ...floor };
  }

  async explain(statements: string, timeoutMs: number): Promise<readonly (string | null)[]> {
    return await this.#answers(["plan", statements], timeoutMs);
  }

  async rows(statements: string, timeoutMs: number, before = ""): Promise<readonly (string | null)[]> {
    return await this.#answers(["rows", statements, before], timeoutMs);
  }

  async #answers(command: readonly string[], timeoutMs: number): Promise<readonly (string | null)[]> {
    const driver = await this.#replace();
    await driver.expect("serving");
    const answers = await askDriver(driver, command, timeoutMs);
    await this.close();
    return answers;
  }

  async executing(): Promise<string | undefined> {
    return await this.#driver?.executing();
  }

  async close(): Promise<void> {
    await this.#driver?.close();
    this.#driver = undefined;
    this.#shared = undefined;
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

function requireShared(shared: SharedProcess | undefined): SharedProcess {
  if (shared === undefined) throw new Error("no process is shared: a step comes first");
  return shared;
}

async function askDriver(
  driver: DriverProcess,
  command: readonly string[],
  timeoutMs: number,
): Promise<readonly (string | null)[]> {
  driver.send(...command);
  const plans = await driver.expectStarted("plans", timeoutMs);
  await driver.expectDone(timeoutMs);
  return plans;
}

async function readSettings(
  driver: DriverProcess,
  { uncounted }: Reply<"serving">,
  timeoutMs: number | undefined,
): Promise<EngineSettings> {
  driver.send("settings");
  const { compile_options, version, ...settings } = await driver.expectStarted("settings", timeoutMs);
  await driver.expectDone(timeoutMs);
  const ownVersion = readVersion(version ?? "");
  return { settings, compileOptions: compile_options, ownVersion, uncounted };
}
