import type { Contender, Contest, ContestProcess, ContestResult, TaskResult } from "./contest.ts";
import { histogramOf } from "./driven-sample.ts";
import type { DriverProcess } from "./driver-process.ts";
import type { Reply } from "./protocol.ts";

/** Milliseconds that a contest may take beside its window and its patience: to copy the database, to open and to check it. */
const othersMs = 60_000;

/** A driver that holds contests. */
export class DriverContests implements ContestProcess {
  readonly #driver: DriverProcess;

  constructor(driver: DriverProcess) {
    this.#driver = driver;
  }

  async introduce(timeoutMs: number): Promise<Contender> {
    this.#driver.send("contender");
    const { threadsafe, concurrent } = await this.#driver.expect("contender", timeoutMs);
    await this.#driver.expectDone(timeoutMs);
    return { threadsafe, concurrent };
  }

  async hold(contest: Contest): Promise<ContestResult> {
    const { workload, mode, connections, form, windowMs, patienceMs, seed, script } = contest;
    const [name, file] = script === undefined ? [workload, []] : ["own", [script]];
    this.#driver.send(
      "contest",
      ...[name, mode, connections, form, windowMs, patienceMs, seed, ...file].map(String),
    );
    const timeoutMs = windowMs + 2 * patienceMs + othersMs;
    const { tasks, checked, fault, looks, kills } = await this.#driver.expect("contest", timeoutMs);
    await this.#driver.expectDone(timeoutMs);
    return { tasks: tasks.map(resultOf), isChecked: checked, fault, looks, kills };
  }

  close(): Promise<void> {
    return this.#driver.close();
  }
}

function resultOf({ times, refused, ...sums }: Reply<"contest">["tasks"][number]): TaskResult {
  const found = times.counts.length === 0 ? undefined : histogramOf(times);
  return { ...sums, times: found, refused };
}
