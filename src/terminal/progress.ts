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
  return output.isTTY === true ? new ProgressBar(output, now) : logProgress(output, now);
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

/** `checking 12 of 345`, `timing 69 tests`, `narrowing 1 interval` */
function describePass({ pass, tests, finished }: TestProgress): string {
  if (finished !== undefined) return `${passes[pass]} ${finished.done} of ${finished.total}`;
  if (tests === undefined) return passes[pass];
  return `${passes[pass]} ${tests} ${pass === "narrow" ? "interval" : "test"}${tests === 1 ? "" : "s"}`;
}

/** `3 min 20 s`, `45 s` */
export function duration(ns: number): string {
  const seconds = Math.ceil(ns / 1e9);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** The pass that is under way, and for how long it has been. */
class Clock {
  readonly #now: () => number;
  #pass: TestProgress["pass"] | undefined;
  #start = 0;

  /** @param now milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether the pass is another one than before; then its time begins. */
  enters(pass: TestProgress["pass"]): boolean {
    if (pass === this.#pass) return false;
    this.#pass = pass;
    this.#start = this.#now();
    return true;
  }

  /** Nanoseconds since the pass began. */
  get elapsedNs(): number {
    return (this.#now() - this.#start) * 1e6;
  }

  /** `12 s, about 40 s left`, or `12 s, at most 40 s left` */
  describe({ remainingNs, limitNs }: TestProgress): string {
    const most = limitNs === undefined ? "" : `, at most ${duration(limitNs)} left`;
    const left = remainingNs === undefined ? most : `, about ${duration(remainingNs)} left`;
    return `${duration(this.elapsedNs)}${left}`;
  }
}

class ProgressBar implements ShownProgress {
  readonly #output: NodeJS.WritableStream;
  readonly #clock: Clock;
  #bar: cliProgress.SingleBar | undefined;
  #share = 0;

  constructor(output: NodeJS.WritableStream, now: () => number) {
    this.#output = output;
    this.#clock = new Clock(now);
  }

  step(words: string): void {
    this.end();
    this.#output.write(`${words}\n`);
  }

  test(progress: TestProgress): void {
    if (this.#clock.enters(progress.pass)) this.end();
    this.#share = Math.max(this.#share, this.#shareOf(progress));
    const payload = {
      pass: describePass(progress),
      times: this.#clock.describe(progress),
      test: testPath(progress.test),
    };
    if (this.#bar === undefined) {
      this.#bar = new cliProgress.SingleBar({
        stream: this.#output,
        format: "{pass} {bar} {times}  {test}",
        barsize: 20,
        hideCursor: true,
        clearOnComplete: true,
        stopOnComplete: false,
        linewrap: false,
        gracefulExit: false, // the command line handles interrupts itself
      });
      this.#bar.start(1, this.#share, payload);
    }
    this.#bar.update(this.#share, payload);
  }

  /** How much of the pass is over, from 0 to 1; 0 if its length is not known. */
  #shareOf({ finished, remainingNs }: TestProgress): number {
    if (finished !== undefined) return finished.total === 0 ? 0 : finished.done / finished.total;
    const { elapsedNs } = this.#clock;
    return remainingNs === undefined ? 0 : elapsedNs / Math.max(1, elapsedNs + remainingNs);
  }

  end(): void {
    this.#bar?.stop();
    this.#bar = undefined;
    this.#share = 0;
  }
}

class ProgressLines implements ShownProgress {
  static readonly #intervalMs = 5000;
  readonly #output: Output;
  readonly #now: () => number;
  readonly #clock: Clock;
  #nextLineAt = Number.NEGATIVE_INFINITY;

  constructor(output: Output, now: () => number) {
    this.#output = output;
    this.#now = now;
    this.#clock = new Clock(now);
  }

  step(words: string): void {
    this.#output.write(`${words}\n`);
  }

  test(progress: TestProgress): void {
    this.#clock.enters(progress.pass);
    if (this.#now() < this.#nextLineAt) return;
    this.#nextLineAt = this.#now() + ProgressLines.#intervalMs;
    this.#output.write(
      `${describePass(progress)}: ${this.#clock.describe(progress)} (${testPath(progress.test)})\n`,
    );
  }

  end(): void {}
}
