import { type Ceilings, defaultCriteria } from "../../../model/criteria.ts";
import { InputError } from "../../../model/errors.ts";
import { type GivenOptions, option, valuesOf } from "../../../options/option.ts";
import { judging, measuring } from "../../../options/table.ts";
import { multiplier, wholeNumber } from "../../../options/value-types.ts";
import { mostConnections, mostRounds } from "./record.ts";

/** Rounds without an option. */
const defaultRounds = 3;

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
    note: "More give narrower intervals. Needs `contention`.",
    unit: "rounds",
    offered: measuring,
    otherwise: `${defaultRounds} rounds`,
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
  readonly most: number;
  readonly rounds: number;
}

/**
 * Undefined if no contest is held.
 *
 * @throws InputError if rounds are given without contests
 */
export function contentionSettings(given: GivenOptions): ContentionSettings | undefined {
  const { contention: most, "contention-rounds": rounds } = valuesOf(contending, given);
  if (most === undefined && rounds !== undefined)
    throw new InputError(
      "contention-rounds are the rounds of contention: give contention too, or omit contention-rounds",
    );
  return most === undefined ? undefined : { most, rounds: rounds ?? defaultRounds };
}

export function contentionCeilings(given: GivenOptions): Partial<Ceilings> {
  const { "contention-ceiling": baseline, "contention-base-ceiling": base } = valuesOf(contending, given);
  return { contention: { base, baseline } };
}
