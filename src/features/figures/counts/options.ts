import type { Ceilings } from "../../../model/criteria.ts";
import { defaultCriteria } from "../../../model/criteria.ts";
import { type GivenOptions, option, valuesOf } from "../../../options/option.ts";
import { askable, judging } from "../../../options/table.ts";
import { choice, percentage, wholeNumber } from "../../../options/value-types.ts";

/** Units that can be counted beside the timing. */
const countedUnits = ["off", "instructions"] as const;

const counting = {
  counts: option(choice("unit", countedUnits), {
    help: "Count each test's instructions, on Valgrind's simulated processor",
    note: "Linux on x86-64 only, with the package `valgrind`. [Guide](counts.md).",
    offered: [...askable, "plan"],
    default: "off",
  }),
  "count-rows": option(wholeNumber(1, 10_000_000), {
    help: "Size of the largest table while instructions are counted",
    unit: "rows",
    offered: [...askable, "plan"],
    default: 10_000,
  }),
  "count-ceiling": option(percentage(), {
    help: "Largest growth of a test's instructions against the base",
    note: "A test that can be counted on the base alone is over it. [Guide](counts.md).",
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
