import { type Ceilings, defaultCriteria } from "../../../model/criteria.ts";
import { InputError } from "../../../model/errors.ts";
import { omitUndefined } from "../../../model/omit-undefined.ts";
import { type GivenOptions, option, valuesOf } from "../../../options/option.ts";
import { judging, measuring } from "../../../options/table.ts";
import { multiplier, numberWithin, text, wholeNumber } from "../../../options/value-types.ts";
import { mostMinutes } from "./steady/record.ts";

const ageing = {
  age: option(wholeNumber(100, 50_000), {
    help: "Commits after which an ageing database is looked at last: what the engine costs as its file grows older",
    note:
      "Five databases of each engine are written commit by commit, and looked at after a quarter, half and all of the commits, and " +
      "earlier still if there are many. 4,000 are for a pull request, more for a night; see the [guide](age.md).",
    unit: "commits",
    offered: measuring,
    otherwise: "no database is aged",
  }),
  "age-cleanup": option(text(), {
    help: "A statement by which the engine cleans up, such as `SELECT dolt_gc()`",
    note: "It is tried on a copy of each aged database, beside VACUUM. An engine may refuse it.",
    offered: measuring,
    otherwise: "VACUUM alone",
  }),
  "age-minutes": option(numberWithin(0, mostMinutes), {
    help: "How long each engine then commits without a pause, one engine after the other",
    note:
      "The report has throughput, latencies and disk second by second, and names stalls, such as those while a server collects garbage. " +
      "It needs `age`.",
    unit: "minutes",
    offered: measuring,
    otherwise: "no steady load",
  }),
  "age-ceiling": option(multiplier(), {
    help: "Largest multiple of SQLite's time a commit, disk, written bytes and memory after the last commit",
    note: "A time is over it only if its interval is.",
    offered: judging,
    otherwise: "multiples are listed only",
  }),
  "age-base-ceiling": option(multiplier(), {
    help: "The same against the base",
    note: "Bytes are nearly the same in every run of one build, so that a fifth more is a change of the code.",
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
  return commits === undefined ? undefined : { commits, ...omitUndefined({ cleanup, minutes }) };
}

export function ageCeilings(given: GivenOptions): Partial<Ceilings> {
  const { "age-ceiling": baseline, "age-base-ceiling": base } = valuesOf(ageing, given);
  return { age: { base, ...omitUndefined({ baseline }) } };
}
