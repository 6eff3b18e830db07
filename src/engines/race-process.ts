import type { DriverProcess } from "./driver-process.ts";
import { EngineFailure } from "./engine.ts";
import type { Reply } from "./protocol.ts";
import type { Batch, BatchResult, RaceProcess, TrialResult } from "./race.ts";

/** Milliseconds that a process has beside the limits of its statements, in which it ends itself if interrupting has no effect. */
const graceMs = 3000;

/** The exit status of a process whose statement went on after many interrupts: race.c. */
const hungStatus = 86;

/** A driver that executes batches. */
export class DriverRace implements RaceProcess {
  readonly #driver: DriverProcess;

  constructor(driver: DriverProcess) {
    this.#driver = driver;
  }

  async run(batch: Batch): Promise<BatchResult> {
    const bytes = Buffer.from(fieldsOf(batch).join("\0"));
    this.#driver.sendBytes(bytes, "batch", String(bytes.length), String(batch.limitMs));
    const longest = batch.trials.reduce((sum, { limitMs, budgetMs }) => sum + limitMs + budgetMs, 0);
    try {
      return resultOf(await this.#driver.expect("race", graceMs + batch.limitMs + longest));
    } catch (cause) {
      if (cause instanceof EngineFailure && cause.exit === hungStatus)
        throw new EngineFailure("timeout", `a statement goes on when it is interrupted: ${cause.message}`);
      throw cause;
    }
  }

  close(): Promise<void> {
    return this.#driver.close();
  }

  kill(): void {
    this.#driver.kill();
  }
}

function fieldsOf({ setup, trials, queries = [] }: Batch): string[] {
  const fields = ["N", ...setup.map((sql) => `s${sql}`)];
  for (const { before, timed, check, after, executions, limitMs, budgetMs } of trials) {
    fields.push(`b${executions} ${limitMs} ${Math.round(budgetMs * 1000)}`);
    for (const sql of before) fields.push(`u${sql}`);
    for (const sql of timed) fields.push(`t${sql}`);
    for (const sql of check) fields.push(`h${sql}`);
    for (const sql of after) fields.push(`a${sql}`);
    fields.push("e");
  }
  return [...fields, ...queries.map((sql) => `q${sql}`), "C", ""];
}

function resultOf({
  trials,
  lines,
  refused,
  open_bytes: open,
  closed_bytes: closed,
}: Reply<"race">): BatchResult {
  const heap = closed < 0 ? undefined : { open, closed };
  return { trials: trials.map(trialResult), lines, refused, heap };
}

function trialResult(reply: Reply<"race">["trials"][number]): TrialResult {
  const [ending, firstNs, medianNs, leastNs, executions, rows, changes, instructions, hash, message] = reply;
  if (ending === 1) return { ending: "error", message: message ?? "" };
  if (ending === 2) return { ending: "interrupted" };
  const others = executions > 1 ? { medianNs, leastNs } : {};
  const counted = instructions === 0 ? {} : { instructions };
  return { ending: "done", firstNs, ...others, ...counted, executions, rows, changes, hash };
}
