import { randomInt } from "node:crypto";
import type { Look, SampleResult } from "../engines/engine.ts";
import { milliseconds } from "../messages/milliseconds.ts";
import { type Check, type Failure, flushesOf } from "../model/sample.ts";
import { type Test, testPath } from "../model/test.ts";
import { changedWork, checked } from "../verdict/equal-work.ts";
import type { TestFiles } from "./workspace.ts";

/** The engine whose samples are looked at: the others are those that it is compared with. */
export const lookedAt = "candidate";

const unannounced = "in a sample that was not announced";

/** How many rounds of confirmation there are before a test can pass them, at least: six, and the seventh decides. */
const undecidedRounds = 6;

/**
 * When a test's timed samples are looked at: once in the rounds that every test has, once in the next that decide about a suspect, and once in
 * each doubling of these. The round is drawn anew for each run, and whether it is before or after the pair of that round. An engine that does
 * other work where it takes itself to be timed, or later in a run, does not know which sample to do right.
 */
export class Looks {
  readonly #drawn = new Map<string, number>();
  readonly #fewest: number;

  /** @param fewest the rounds that every test has at least, above 0 */
  constructor(fewest: number) {
    this.#fewest = fewest;
  }

  /**
   * Whether to look at a test in this round, and when.
   *
   * @param round that is about to be measured, from 1; a resumed run begins later
   */
  at(test: Test, round: number): "before" | "after" | undefined {
    const last = this.#lastOf(round);
    const key = `${testPath(test)} ${last}`;
    const drawn = this.#drawn.get(key) ?? round + randomInt(last - round + 1);
    this.#drawn.set(key, drawn);
    if (drawn !== round) return undefined;
    return randomInt(2) === 0 ? "before" : "after";
  }

  /** The last of the rounds of which one is drawn, this round being among them. */
  #lastOf(round: number): number {
    let last = this.#fewest;
    for (let more = undecidedRounds; last < round; more = last) last += more;
    return last;
  }
}

/** How often a sample is looked at whose writes seem to be put off: a busy machine delays a reading too, but not each one. */
const mostLooks = 3;

/** Work is put off if reading it takes longer, by this many nanoseconds at least, than the sample did. DoltLite's takes up to a fifth. */
const leastPutOff = 10e6;

/**
 * Looks at one sample.
 *
 * @param sample takes it in turns with the other engines' samples
 * @throws EngineFailure
 */
export async function look(
  { state, hashesStateOnly = false }: Pick<TestFiles, "state" | "hashesStateOnly">,
  sample: (look: Omit<Look, "turns">) => Promise<SampleResult>,
): Promise<SampleResult> {
  for (let looks = 1; ; looks++) {
    const seen = await sample({ hashes: hashesStateOnly ? "check" : "hash", state });
    if (looks === mostLooks || !isPutOff(seen)) return seen;
  }
}

function isPutOff({ ns, leftNs = 0 }: Pick<SampleResult, "ns" | "leftNs">): boolean {
  return leftNs > Math.max(ns, leastPutOff);
}

/** Whether the calls of a test's timed samples are counted too: where the untimed check has seen it flush. */
export function countsFlushes({ kind }: Test, { calls }: Check): boolean {
  return kind === "writes" && calls !== undefined && flushesOf(calls) > 0;
}

/** The difference between a test's untimed check and a look at a sample of the same engine, or work that it puts off; undefined if there is none. */
export function lieIn(
  test: Test,
  check: Check,
  { work, hash, calls, ns, leftNs }: Pick<SampleResult, "work" | "hash" | "calls" | "ns" | "leftNs">,
): Failure | undefined {
  const seen = { role: check.role, work, occasion: unannounced, hash };
  const other = changedWork(test.workload, checked(check), seen);
  if (other !== undefined) return other;
  if (leftNs !== undefined && isPutOff({ ns, leftNs }))
    return {
      reason: "differs",
      role: check.role,
      message:
        `${test.workload}: ${check.role} puts off what it writes until somebody reads it: the first reading after a sample of ` +
        `${milliseconds(ns)} took ${milliseconds(leftNs)} longer than the second`,
    };
  if (!countsFlushes(test, check) || check.calls === undefined) return undefined;
  const flushes = flushesOf(check.calls);
  const message = (words: string) => ({
    reason: "differs" as const,
    role: check.role,
    message: `${test.workload}: ${check.role} flushed ${flushes} times in the untimed check, ${words} ${unannounced}`,
  });
  if (calls === undefined) return message("and was not counted");
  if (calls.unseen > check.calls.unseen) return message("and made calls that are not counted");
  return isFewer(flushesOf(calls), flushes) ? message(`${flushesOf(calls)} times`) : undefined;
}

/**
 * Where a log is emptied, and whether a folder is flushed again, depends on what the connection did before: SQLCipher flushes 18 times for new
 * keys in a connection of its own, and 12 times in one that goes on.
 */
function isFewer(seen: number, expected: number): boolean {
  return seen === 0 || seen < expected / 2 - 2;
}
