import { isNeeded, rolesOfTest } from "../model/compared.ts";
import type { Role } from "../model/engine.ts";
import type { TestRecord } from "../model/recording.ts";
import { type Test, testPath, variants } from "../model/test.ts";
import { RandomStream } from "../suite/random.ts";
import { sharesReads } from "../suite/shared-reads.ts";
import type { NextPairs } from "../verdict/next-pairs.ts";

/** A process in a visit: an engine's, or a second one of the baseline for a control. */
export type Arm = Role | "control";

/** One visit to a test: each arm's sample right after the other's, in this order. */
export interface Visit {
  readonly test: Test;
  /** The test's round, from 1; meaningless for a control. */
  readonly round: number;
  readonly order: readonly Arm[];
}

/** One visit to each of some tests, with fresh processes of all engines. */
export interface Round {
  readonly phase: NextPairs["phase"];
  /** The visits of a variant follow each other. */
  readonly visits: readonly Visit[];
  /** How many tests the phase is about. */
  readonly tests: number;
  /** How often tests are expected to be visited after this round, as far as is known. */
  readonly expected: readonly { readonly test: Test; readonly visits: number }[];
}

/**
 * Says what to measure next, given everything measured so far; `undefined` when nothing more is wanted. The schedule is asked
 * again after each round.
 */
export type Schedule = (records: readonly TestRecord[]) => Round | undefined;

export interface ScheduleInputs {
  /** The next need of a decision: asked before every round. */
  readonly next: (records: readonly TestRecord[]) => NextPairs;
  /** The engines of the run: a visit is of those that its test compares. */
  readonly roles: readonly Role[];
  /** Tests that the baseline is timed on against itself, of all variants, and how many pairs of each are to be taken. */
  readonly controls: readonly { readonly test: Test; readonly pairs: number }[];
  /** How often a control is visited in a round, while it needs more pairs. */
  readonly controlVisits: number;
  readonly seed: number;
}

/**
 * Visits the tests that are wanted, and all variants in each round, so that drift of the machine meets them alike. The order of variants, and of
 * the tests of each, is random, drawn from the seed, but reads that share a process follow each other; a failed test is not visited again, since
 * more samples cannot fix it. The order of the engines changes from test to test and from round to round (`orderOf`). Controls are visited from the
 * first round on. A resumed run that was killed late can have rounds of controls alone.
 */
export function planRounds({ next, roles, controls, controlVisits, seed }: ScheduleInputs): Schedule {
  const controlsLeft = new Map(controls.map(({ test, pairs }) => [test, pairs]));
  let number: number | undefined;
  return (records) => {
    const byPath = new Map(records.map((record, index) => [testPath(record), { record, index }]));
    const isRunnable = ({ test }: { readonly test: Test }) => {
      const found = byPath.get(testPath(test));
      return found !== undefined && !found.record.failures.some(({ role }) => isNeeded(found.record, role));
    };
    const { phase, wanted } = next(records);
    number ??= lastRound(records);
    number++;
    const current = number;
    const tests = wanted.filter(isRunnable);
    const visits = tests.map(({ test, references = roles }): Visit => {
      const { record, index } = byPath.get(testPath(test)) as { record: TestRecord; index: number };
      const round = 1 + Math.max(0, ...record.samples.map((sample) => sample.round));
      const arms = rolesOfTest(record, roles).filter((role) => {
        const hasFailed = role === "base" && record.failures.length > 0;
        return !hasFailed && (role === "candidate" || references.some((one) => one === role));
      });
      return { test, round, order: orderOf(arms, visitsOf(record, arms), index + seed) };
    });
    const repeated = [...controlsLeft].flatMap(([test, left]) => {
      const failures = byPath.get(testPath(test))?.record.failures ?? [];
      const length = failures.some(({ role }) => role === "baseline") ? 0 : Math.min(controlVisits, left);
      controlsLeft.set(test, left - length);
      return Array.from({ length }, (_, index): Visit => {
        const order = ["baseline", "control"] as const;
        return { test, round: current, order: (left - index) % 2 === 0 ? order : order.toReversed() };
      });
    });
    const all = [...visits, ...repeated];
    if (all.length === 0) return undefined;
    const drawOf = (what: string) => new RandomStream(seed, `round ${current}${what}`);
    const measured = variants.filter((variant) => all.some(({ test }) => test.variant === variant));
    return {
      phase,
      tests: wanted.length,
      visits: drawOf("")
        .shuffle(measured)
        .flatMap((variant) => {
          const own = all.filter(({ test }) => test.variant === variant);
          return shuffleVisits(own, drawOf(` ${variant}`));
        }),
      expected: tests.map(({ test, pairs }) => ({ test, visits: pairs - 1 })),
    };
  };
}

/** A resumed run does not repeat the orders of its first rounds. */
function lastRound(records: readonly TestRecord[]): number {
  return records.flatMap(({ samples }) => samples).reduce((last, { round }) => Math.max(last, round), 0);
}

/** How many rounds of a test had these arms, and no other. */
function visitsOf({ samples }: TestRecord, arms: readonly Role[]): number {
  const rounds = [...Map.groupBy(samples, ({ round }) => round).values()];
  return rounds.filter((own) => own.length === arms.length && own.every(({ role }) => arms.includes(role)))
    .length;
}

/**
 * The order of engines at a step. In as many steps as there are engines each takes each place once, and in the next ones they follow each
 * other the other way round: what a place costs, or who is before whom, cancels out of a mean. Two engines are in the orders of ABBA, so
 * that steady drift cancels too. An odd number of steps has one order of two once more than the other; the start says which, so that it
 * is the other one in half of the tests.
 *
 * @param step how many rounds of the test had these engines before
 * @param start another one for each test
 */
function orderOf(roles: readonly Role[], step: number, start: number): readonly Role[] {
  const count = roles.length;
  const isTurned = (Math.floor(step / count) + Math.floor(start / count)) % 2 === 1;
  const around = isTurned ? roles.toReversed() : roles;
  const first = (step + start) % count;
  return [...around.slice(first), ...around.slice(0, first)];
}

function shuffleVisits(visits: readonly Visit[], random: RandomStream): readonly Visit[] {
  const blocks = Map.groupBy(visits, (visit) => (sharesReads(visit.test) ? visit.test.storage : visit));
  const shuffled = [...blocks.values()].map((block) => random.shuffle(block));
  return random.shuffle(shuffled).flat();
}
