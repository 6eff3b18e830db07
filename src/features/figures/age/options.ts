import { type Ceilings, defaultCriteria } from "../../../model/criteria.ts";
import { InputError } from "../../../model/errors.ts";
import { type GivenOptions, option, valuesOf } from "../../../options/option.ts";
import { judging, measuring } from "../../../options/table.ts";
import { multiplier, numberWithin, text, wholeNumber } from "../../../options/value-types.ts";
import { mostMinutes } from "./steady/record.ts";

const ageing = {
  age: option(wholeNumber(100, 50_000), {
    help: "Transactions that age a database, to measure the cost of age",
    note: "4,000 suit a pull request, more a night. [Guide](age.md).",
    unit: "commits",
    offered: measuring,
    otherwise: "no database is aged",
  }),
  "age-cleanup": option(text(), {
    help: "Statement by which the engine cleans up, such as SELECT dolt_gc()",
    note: "Tried on a copy of each aged database, beside VACUUM.",
    offered: measuring,
    otherwise: "VACUUM alone",
  }),
  "age-minutes": option(numberWithin(0, mostMinutes, "minutes"), {
    help: "How long each engine then commits without a pause",
    note: "It finds stalls. Needs `age`; [more](age.md#a-steady-load).",
    unit: "minutes",
    offered: measuring,
    otherwise: "no steady load",
  }),
  "age-ceiling": option(multiplier(), {
    help: "Largest multiple of SQLite's costs after the last commit",
    note: "Costs are time, disk, written bytes and memory. A time fails only if its whole interval is over.",
    offered: judging,
    otherwise: "multiples are listed only",
  }),
  "age-base-ceiling": option(multiplier(), {
    help: "Largest multiple of the base's costs after the last commit",
    offered: judging,
    default: defaultCriteria.ceilings.age?.base ?? 1.2,
  }),
};

export const ageOptions = { ageing };

/** The wanted ageing of databases. */
export interface AgeSettings {
  readonly commits: number;
  readonly cleanup?: string;
  /** The length of each engine's steady load; absent if none is wanted. */
  readonly minutes?: number;
}

/**
 * Undefined if no database is aged.
 *
 * @throws InputError if a steady load is to follow no ladder
 */
export function ageSettings(given: GivenOptions): AgeSettings | undefined {
  const { age: commits, "age-cleanup": cleanup, "age-minutes": minutes } = valuesOf(ageing, given);
  if (commits === undefined && minutes !== undefined)
    throw new InputError("age-minutes is a load after the ladder of age: give age too, or omit age-minutes");
  return commits === undefined ? undefined : { commits, cleanup, minutes };
}

export function ageCeilings(given: GivenOptions): Partial<Ceilings> {
  const { "age-ceiling": baseline, "age-base-ceiling": base } = valuesOf(ageing, given);
  return { age: { base, baseline } };
}
