import type { Ceilings } from "../../../model/criteria.ts";
import { defaultCriteria } from "../../../model/criteria.ts";
import { type GivenOptions, option, valuesOf } from "../../../options/option.ts";
import { askable, judging } from "../../../options/table.ts";
import { choice, percentage, wholeNumber } from "../../../options/value-types.ts";

/** Units that can be counted beside the timing. */
const countedUnits = ["off", "instructions"] as const;

const counting = {
  counts: option(choice("unit", countedUnits), {
    help: "The unit to count beside the times: the instructions that each test takes, on Valgrind's simulated processor",
    note:
      "Linux on x86-64 only. Install Debian's or Ubuntu's package `valgrind`. Counts are exact on any machine; see the " +
      "[guide](counts.md).",
    offered: askable,
    default: "off",
  }),
  "count-rows": option(wholeNumber(1, 10_000_000), {
    help: "Size of the largest table while instructions are counted",
    unit: "rows",
    offered: askable,
    default: 10_000,
  }),
  "count-ceiling": option(percentage(), {
    help: "Largest growth of a test's instructions against the base",
    note:
      "For runs that count them, also if the builds report different compile options. A test that can be counted on the base and not " +
      "on the candidate is over it. Rules in `ceilings` take precedence.",
    unit: "percent",
    offered: judging,
    default: defaultCriteria.ceilings.instructions ?? 1,
  }),
};

export const countOptions = { counting };

/** Rows of the largest table while instructions are counted, 1 to 10,000,000; undefined if they are not counted. */
export function countRows(given: GivenOptions): number | undefined {
  const { counts, "count-rows": rows } = valuesOf(counting, given);
  return counts === "off" ? undefined : rows;
}

/** The default number of rows of the largest table while a search counts. */
export const defaultCountRows = counting["count-rows"].default;

export function countCeilings(given: GivenOptions): Partial<Ceilings> {
  return { instructions: valuesOf(counting, given)["count-ceiling"] };
}
