import { randomInt } from "node:crypto";
import type { Look, SampleResult } from "../engines/engine.ts";
import { milliseconds } from "../messages/milliseconds.ts";
import { type Check, type Failure, flushesOf } from "../model/sample.ts";
import type { MeasureSettings } from "../model/settings.ts";
import { type Test, testPath } from "../model/test.ts";
import { changedWork, checked } from "../verdict/equal-work.ts";
import type { TestFiles } from "./workspace.ts";

/** The engine whose samples are looked at: the others are those that it is compared with. */
export const lookedAt = "candidate";

const unannounced = "in a sample that was not announced";

/** How many rounds of confirmation there are before a test can pass them, at least: six, and the seventh decides. */
const undecidedRounds = 6;

/** In a run of fewer tests each is looked at: a lie in one would be much of the run. */
const fewestDivided = 20;

/** Draws a whole number from 0 up to, and without, a limit above 0. */
export type Lot = (limit: number) => number;

/**
 * When a test's timed samples are looked at: once in the rounds that every test has, once in the next that decide about a suspect, and once in
 * each doubling of these. The round is drawn anew for each run, and whether it is before or after the pair of that round. An engine that does
 * other work where it takes itself to be timed, or later in a run, does not know which sample to do right. In a run of many tests whose engine is
 * trusted, the rounds that every test has are those of half of the tests, which are drawn too.
 */
export class Looks {
  readonly #drawn = new Map<string, number>();
  readonly #spared: ReadonlySet<string>;
  readonly #fewest: number;
  readonly #lot: Lot;

  /**
   * @param fewest the rounds that every test has at least, above 0
   * @param onTrust the tests of which half are looked at in these rounds
   * @param lot draws; the system's own random numbers if absent
   */
  constructor(fewest: number, onTrust: readonly Test[] = [], lot: Lot = randomInt) {
    this.#fewest = fewest;
    this.#lot = lot;
    this.#spared = new Set(halfOf(onTrust, lot).map(testPath));
  }

  /**
   * Whether to look at a test in this round, and when.
   *
   * @param round that is about to be measured, from 1; a resumed run begins later
   */
  at(test: Test, round: number): "before" | "after" | undefined {
    const last = this.#lastOf(round);
    const path = testPath(test);
    // A test with more rounds than others is a suspect.
    if (last === this.#fewest && this.#spared.has(path)) return undefined;
    const key = `${path} ${last}`;
    const drawn = this.#drawn.get(key) ?? round + this.#lot(last - round + 1);
    this.#drawn.set(key, drawn);
    if (drawn !== round) return undefined;
    return this.#lot(2) === 0 ? "before" : "after";
  }

  /** The last of the rounds of which one is drawn, this round being among them. */
  #lastOf(round: number): number {
    let last = this.#fewest;
    for (let more = undecidedRounds; last < round; more = last) last += more;
    return last;
  }
}

/**
 * The tests of a run of which half are looked at: all, or none, so that each test is. The user of an engine that is not to be confined trusts it, since
 * it runs as that user. A machine that measures another's suspects again has no others.
 */
export function testsOnTrust<Tested extends Test>(
  { confine = "off", criteria }: Pick<MeasureSettings, "confine" | "criteria">,
  tests: readonly Tested[],
): readonly Tested[] {
  const isTrusted = confine === "off" && criteria.rule.confirms === undefined;
  return isTrusted && tests.length >= fewestDivided ? tests : [];
}

/** Half of some tests, rounded down, as a lot draws them. */
function halfOf(tests: readonly Test[], lot: Lot): Test[] {
  const left = [...tests];
  return Array.from({ length: Math.floor(tests.length / 2) }, () => left.splice(lot(left.length), 1)).flat();
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
