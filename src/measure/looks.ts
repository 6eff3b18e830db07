import { randomInt } from "node:crypto";
import type { SampleResult } from "../engines/engine.ts";
import { milliseconds } from "../messages/milliseconds.ts";
import { type Check, type Failure, flushesOf } from "../model/sample.ts";
import { type Test, testPath } from "../model/test.ts";
import { changedWork } from "../verdict/equal-work.ts";
import { HalfOfSamples } from "./half-of-samples.ts";
import type { TestFiles } from "./workspace.ts";

/** The engine whose samples are looked at: the others are those that it is compared with. */
export const lookedAt = "candidate";

/** How many rounds of confirmation there are before a test can pass them, at least: six, and the seventh decides. */
const undecidedRounds = 6;

/** Draws a whole number from 0 up to, and without, a limit above 0. */
export type Lot = (limit: number) => number;

/** The part of an engine's untimed check that each of its timed samples has to repeat. */
export type Shown = Pick<SampleResult, "touched" | "state" | "deviceWrites">;

/** The part of a timed sample that shows what it has done. */
type Seen = Pick<SampleResult, "ns" | "work" | "touched" | "shown" | "deviceWrites"> & PutOff;

/** The part of a sample's work that it puts off until somebody reads. */
export interface PutOff {
  /** Nanoseconds, as `leftBehind` tells them. */
  readonly leftNs: number;
}

/**
 * Looks at what the candidate's timed samples have done, behind their replies: an engine does not know beforehand in which samples it is looked at. Each
 * one's rows are compared, and how often the disk was written to. The rows that writes have left are read once in the rounds that every test has, once in the next
 * that decide about a suspect, and once in each doubling of these: in a round that is drawn anew for each run.
 */
export class Looks {
  readonly #shown = new Map<string, Shown>();
  readonly #drawn = new Map<string, number>();
  readonly #unflushed = new HalfOfSamples();
  readonly #fewest: number;
  readonly #lot: Lot;

  /**
   * @param fewest the rounds that every test has at least, above 0
   * @param lot draws; the system's own random numbers if absent
   */
  constructor(fewest: number, lot: Lot = randomInt) {
    this.#fewest = fewest;
    this.#lot = lot;
  }

  /** Takes what the candidate's untimed check has shown. */
  expect(test: Test, { hashesStateOnly = false }: Pick<TestFiles, "hashesStateOnly">, shown: Shown): void {
    const { touched, state, deviceWrites } = shown;
    this.#shown.set(testPath(test), { state, deviceWrites, ...(hashesStateOnly ? {} : { touched }) });
  }

  /**
   * Whether to read what a test's sample of this round leaves.
   *
   * @param round that is about to be measured, from 1; a resumed run begins later
   */
  at(test: Test, round: number): boolean {
    const last = this.#lastOf(round);
    const key = `${testPath(test)} ${last}`;
    const drawn = this.#drawn.get(key) ?? round + this.#lot(last - round + 1);
    this.#drawn.set(key, drawn);
    return drawn === round;
  }

  /** The difference between the candidate's untimed check and one of its timed samples; undefined if there is none. */
  lieIn(test: Test, round: number, check: Check, seen: Seen): Failure | undefined {
    const expected = this.#shown.get(testPath(test));
    if (expected === undefined) return undefined;
    const { role } = check;
    const inCheck = { role, work: check.work, hash: expected.touched, occasion: "in the untimed check" };
    const inRound = { role, work: seen.work, hash: seen.touched, occasion: `in round ${round}` };
    const other = changedWork(test.workload, inCheck, inRound);
    if (other !== undefined) return { ...other, round };
    const message =
      describeLeft(expected, seen) ?? this.#describeFlushes(test, check, expected, seen.deviceWrites);
    if (message === undefined) return undefined;
    return { reason: "differs", role, round, message: `${test.workload}: ${role} ${message}` };
  }

  /** The last of the rounds of which one is drawn, this round being among them. */
  #lastOf(round: number): number {
    let last = this.#fewest;
    for (let more = undecidedRounds; last < round; more = last) last += more;
    return last;
  }

  /**
   * A flush has its disk complete something. Others that use the disk only add to that. Where the check's own flushes do not show in what the disk has
   * completed, as in a network's file system, nothing is known.
   */
  #describeFlushes(
    { kind, ...test }: Test,
    { calls }: Check,
    expected: Shown,
    deviceWrites: number | undefined,
  ): string | undefined {
    const flushes = kind === "writes" && calls !== undefined ? flushesOf(calls) : 0;
    const isKnown = (expected.deviceWrites ?? 0) >= flushes && flushes > 0;
    if (!isKnown || deviceWrites === undefined) return undefined;
    if (!this.#unflushed.add(testPath({ kind, ...test }), isFewer(deviceWrites, flushes))) return undefined;
    return `flushed ${flushes} times in the untimed check, and the disk completed ${deviceWrites} writes and flushes while it was timed`;
  }
}

/** How often what a sample has left is read whose writes seem to be put off, each time of another one: a busy machine delays a reading too, but not each one. */
export const mostLooks = 3;

/** Work is put off if reading it takes longer, by this many nanoseconds at least, than the sample did. DoltLite's takes up to a third. */
const leastPutOff = 10e6;

/** Whether a sample has put off its work: reading its changes takes too long. */
export function isPutOff({ ns, leftNs }: Pick<Seen, "ns" | "leftNs">): boolean {
  return leftNs > Math.max(ns, leastPutOff);
}

/** The candidate's failure where each of `mostLooks` samples has put off its work. @param seen the last of them */
export function putOffBy(test: Test, round: number, { ns, leftNs }: Pick<Seen, "ns" | "leftNs">): Failure {
  const message =
    `${test.workload}: ${lookedAt} puts off what it writes until somebody reads it: the first reading after a sample of ` +
    `${milliseconds(ns)} took ${milliseconds(leftNs)} longer than the second`;
  return { reason: "differs", role: lookedAt, round, message };
}

function describeLeft(expected: Shown, { shown }: Pick<Seen, "shown">): string | undefined {
  return shown === undefined || shown.state === expected.state
    ? undefined
    : `left rows with the hash ${expected.state} in the untimed check, and with ${shown.state} while it was timed`;
}

/**
 * Where a log is emptied, and whether a folder is flushed again, depends on what the connection did before: SQLCipher flushes 18 times for new
 * keys in a connection of its own, and 12 times in one that goes on.
 */
function isFewer(seen: number, expected: number): boolean {
  return seen === 0 || seen < expected / 2 - 2;
}
