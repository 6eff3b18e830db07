import { type Ceilings, defaultCriteria } from "../../../model/criteria.ts";
import { type GivenOptions, option, valuesOf } from "../../../options/option.ts";
import { judging } from "../../../options/table.ts";
import { percentageOrOff } from "../../../options/value-types.ts";

const footprint = {
  "footprint-ceiling": option(percentageOrOff(), {
    help: "Largest growth of a test's exact costs besides time against the base: bytes of files, written and read, flushes, allocations, memory",
    note:
      "Also of the code and data of the engine. Small differences mean nothing; see the [guide](footprint.md). A figure that the base " +
      "has and the candidate lacks is over it, unless it is `off`. Rules in `ceilings` take precedence.",
    unit: "percent",
    offered: judging,
    default: defaultCriteria.ceilings.footprint ?? 5,
  }),
};

export const footprintOptions = { counting: footprint };

export function footprintCeilings(given: GivenOptions): Partial<Ceilings> {
  const { "footprint-ceiling": ceiling } = valuesOf(footprint, given);
  return ceiling === "off" ? {} : { footprint: ceiling };
}
