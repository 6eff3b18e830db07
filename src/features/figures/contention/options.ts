import { mostConnections } from "../../../model/contest.ts";
import { type Ceilings, defaultCriteria } from "../../../model/criteria.ts";
import { InputError } from "../../../model/errors.ts";
import type { SuiteName } from "../../../model/test.ts";
import { type GivenOptions, option, valuesOf } from "../../../options/option.ts";
import { judging, measuring } from "../../../options/table.ts";
import { multiplier, numberWithin, wholeNumber } from "../../../options/value-types.ts";
import type { SuiteContents } from "../../../suite/added-suite.ts";
import { type OwnContest, ownContestsIn } from "../../workloads/own/own-contest.ts";
import { mostRounds } from "./record.ts";

/** Rounds without an option. */
const defaultRounds = 3;

/** A day. */
const mostMinutes = 1440;

const contending = {
  contention: option(wholeNumber(2, mostConnections), {
    help: "Measure up to this many connections of one engine at once",
    note:
      "For libraries and benchmark binaries; servers have `threads`. 8 takes about 90 seconds. " +
      "[Guide](contention.md).",
    unit: "connections",
    offered: measuring,
    otherwise: "each engine has one connection",
  }),
  "contention-rounds": option(wholeNumber(2, mostRounds), {
    help: "Rounds of measurement for each number of connections",
    note: "More give narrower intervals. Needs `contention`, or a contest of your own.",
    unit: "rounds",
    offered: measuring,
    otherwise: `${defaultRounds} rounds`,
  }),
  "contention-minutes": option(numberWithin(0, mostMinutes), {
    help: "How long each engine holds your own contests, for a soak",
    note: "In place of their `duration`, divided between them and the rounds. [More](contention.md#a-soak).",
    unit: "minutes",
    offered: measuring,
    otherwise: "each contest lasts as long as its file says",
  }),
  "contention-ceiling": option(multiplier(), {
    help: "Largest multiple of the candidate's throughput that SQLite may have",
    note:
      "A throughput fails only if its whole interval is over. Wrong results, hangs and starvation [always " +
      "fail](contention.md#what-fails).",
    offered: judging,
    otherwise: "multiples are listed only",
  }),
  "contention-base-ceiling": option(multiplier(), {
    help: "Largest multiple of the candidate's throughput that the base may have",
    offered: judging,
    default: defaultCriteria.ceilings.contention?.base ?? 2,
  }),
};

export const contentionOptions = { contention: contending };

/** The wanted contests. */
export interface ContentionSettings {
  /** The most connections of the tool's own contests; absent if only a user's are held. */
  readonly most?: number;
  readonly rounds: number;
  /** The user's contests, each as long as it is to last. */
  readonly own: readonly OwnContest[];
}

/** The parts of a run's settings that say which contests it holds. */
export interface Asking {
  readonly given: GivenOptions;
  readonly suites: readonly SuiteName[];
  readonly contents: SuiteContents;
}

/**
 * Undefined if no contest is held.
 *
 * @throws InputError if rounds or minutes are given without contests
 */
export function contentionSettings({ given, suites, contents }: Asking): ContentionSettings | undefined {
  const values = valuesOf(contending, given);
  const {
    contention: most,
    "contention-rounds": rounds = defaultRounds,
    "contention-minutes": minutes,
  } = values;
  const own = suites.includes("own") ? ownContestsIn(contents) : [];
  if (most === undefined && own.length === 0 && values["contention-rounds"] !== undefined)
    throw new InputError(
      "contention-rounds are the rounds of contention: give contention too, or omit contention-rounds",
    );
  if (own.length === 0 && minutes !== undefined)
    throw new InputError(
      "contention-minutes is the time of your own contests: name the file of one with own-workloads, or omit contention-minutes",
    );
  if (most === undefined && own.length === 0) return undefined;
  const share = minutes && Math.ceil((60_000 * minutes) / (rounds * own.length));
  return { most, rounds, own: own.map((one) => ({ ...one, durationMs: share ?? one.durationMs })) };
}

export function contentionCeilings(given: GivenOptions): Partial<Ceilings> {
  const { "contention-ceiling": baseline, "contention-base-ceiling": base } = valuesOf(contending, given);
  return { contention: { base, baseline } };
}
