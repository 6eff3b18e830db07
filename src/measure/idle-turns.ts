import type { SampleResult } from "../engines/engine.ts";
import { milliseconds } from "../messages/milliseconds.ts";
import type { Role } from "../model/engine.ts";
import type { Failure } from "../model/sample.ts";
import { type Test, testPath } from "../model/test.ts";
import { HalfOfSamples } from "./half-of-samples.ts";

/**
 * The most that an engine does while another one has its turn: so much in a sample, and so much more for each nanosecond of waiting. SQLite and
 * DoltLite write nothing then. Their process has the processor for 0.1 ms, on a busy machine for 0.6 % of the time, and has no others beside
 * it, but for what forks it: 1.05 ms, in 1 of 14 runs beside two busy loops. SQLite's commits took three times as long beside an engine that wrote 3 MB a second in small flushes, and a fifth longer beside one that
 * only changed a file's name or size, for a fifth of the processor's time.
 */
const most = {
  bytes: { fixed: 65_536, share: 65_536 / 1e9 },
  cpuNs: { fixed: 2e6, share: 0.05 },
  /** Nobody sees what they write: to write in small pieces takes 2 to 6 % of a processor. */
  processesNs: { fixed: 2e6, share: 0.005 },
} as const;

/** Knows the engines that work outside of their times: while another engine is timed, which makes that one slow, or in their own turns. */
export class IdleTurns {
  readonly #repeated = new HalfOfSamples();

  /** A sample's failure if its engine did too much while it was not its turn. */
  failureIn(
    test: Test,
    role: Role,
    round: number,
    sample: Pick<SampleResult, "ns" | "waited" | "unexplainedNs">,
  ): Failure | undefined {
    const { ns: timedNs, waited, unexplainedNs } = sample;
    const key = `${role}/${testPath(test)}`;
    if (
      this.#repeated.add(`${key} unexplained`, unexplainedNs !== undefined) &&
      unexplainedNs !== undefined
    ) {
      const times = `its times are ${milliseconds(timedNs)} in all, and it ran for ${milliseconds(unexplainedNs)}`;
      return { reason: "error", role, round, message: `forged clock: ${times}` };
    }
    if (waited === undefined) return undefined;
    const { ns, writtenBytes, cpuNs, processesNs = 0 } = waited;
    const isOver = (value: number, { fixed, share }: (typeof most)[keyof typeof most]) =>
      value > fixed + share * ns;
    const hasWritten = isOver(writtenBytes, most.bytes);
    const done = [
      ...(hasWritten ? [`wrote ${writtenBytes} bytes to a disk`] : []),
      ...(isOver(cpuNs, most.cpuNs) ? [`used the processor for ${milliseconds(cpuNs)}`] : []),
      ...(isOver(processesNs, most.processesNs)
        ? [`had other processes that ran for ${milliseconds(processesNs)}`]
        : []),
    ];
    if (!this.#repeated.add(key, done.length > 0) && !hasWritten) return undefined;
    const message = `in the turns of another engine (${milliseconds(ns)}), which it so slows down, it ${done.join(" and ")}`;
    return { reason: "error", role, round, message };
  }
}
