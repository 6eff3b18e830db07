import cliProgress from "cli-progress";
import type { Progress, TestProgress } from "../measure/context.ts";
import { testPath } from "../model/test.ts";

/** The part of a stream that progress needs: of standard error, or of a stream in a test. */
export interface Output {
  readonly isTTY?: boolean;
  write(text: string): boolean;
}

/** Progress that can be removed from the screen. */
export interface ShownProgress extends Progress {
  /** Restores the terminal for the next output. */
  end(): void;
}

/** Prints nothing. */
export const quietProgress: ShownProgress = { step() {}, test() {}, end() {} };

/** A bar on a terminal; elsewhere, as in a log, a plain line every few seconds. */
export function showProgress(output: Output & NodeJS.WritableStream, now: () => number): ShownProgress {
  return output.isTTY === true ? new ProgressBar(output) : logProgress(output, now);
}

/** Plain lines, for a log, even if a runner's log comes from a terminal. */
export function logProgress(output: Output, now: () => number): ShownProgress {
  return new ProgressLines(output, now);
}

const passes = {
  check: "checking",
  time: "timing",
  confirm: "confirming",
  narrow: "narrowing",
  count: "counting",
} as const;

/** `timing`, `confirming 2 tests`, `narrowing 12 intervals` */
function describePass({ pass, tests }: TestProgress): string {
  const noun = pass === "narrow" ? "interval" : pass === "confirm" ? "test" : undefined;
  if (noun === undefined || tests === undefined) return passes[pass];
  return `${passes[pass]} ${tests} ${noun}${tests === 1 ? "" : "s"}`;
}

/** `3 min 20 s`, `45 s`; "?" if unknown. */
export function duration(ns: number | undefined): string {
  if (ns === undefined) return "?";
  const seconds = Math.ceil(ns / 1e9);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

class ProgressBar implements ShownProgress {
  readonly #output: NodeJS.WritableStream;
  #bar: cliProgress.SingleBar | undefined;
  #pass: TestProgress["pass"] | undefined;

  constructor(output: NodeJS.WritableStream) {
    this.#output = output;
  }

  step(words: string): void {
    this.end();
    this.#output.write(`${words}\n`);
  }

  test(progress: TestProgress): void {
    const { pass, test, done, total, remainingNs } = progress;
    if (this.#pass !== pass) this.end();
    const payload = { pass: describePass(progress), test: testPath(test), left: duration(remainingNs) };
    if (this.#bar === undefined) {
      this.#pass = pass;
      this.#bar = new cliProgress.SingleBar({
        stream: this.#output,
        format: "{pass} {bar} {value}/{total}  {left} left  {test}",
        barsize: 20,
        hideCursor: true,
        clearOnComplete: true,
        stopOnComplete: false,
        linewrap: false,
        gracefulExit: false, // the command line handles interrupts itself
      });
      this.#bar.start(total, done, payload);
    }
    this.#bar.setTotal(total);
    this.#bar.update(done, payload);
  }

  end(): void {
    this.#bar?.stop();
    this.#bar = undefined;
    this.#pass = undefined;
  }
}

class ProgressLines implements ShownProgress {
  static readonly #intervalMs = 5000;
  readonly #output: Output;
  readonly #now: () => number;
  #nextLineAt = Number.NEGATIVE_INFINITY;

  constructor(output: Output, now: () => number) {
    this.#output = output;
    this.#now = now;
  }

  step(words: string): void {
    this.#output.write(`${words}\n`);
  }

  test(progress: TestProgress): void {
    const { test, done, total, remainingNs } = progress;
    if (this.#now() < this.#nextLineAt) return;
    this.#nextLineAt = this.#now() + ProgressLines.#intervalMs;
    const left = remainingNs === undefined ? "" : `, ${duration(remainingNs)} left`;
    this.#output.write(`${describePass(progress)} ${done}/${total}${left}: ${testPath(test)}\n`);
  }

  end(): void {}
}
