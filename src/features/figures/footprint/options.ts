import { type Ceilings, defaultCriteria } from "../../../model/criteria.ts";
import { type GivenOptions, option, valuesOf } from "../../../options/option.ts";
import { judging } from "../../../options/table.ts";
import { percentageOrOff } from "../../../options/value-types.ts";

const footprint = {
  "footprint-ceiling": option(percentageOrOff(), {
    help: "Largest growth of exact costs besides time, of tests and of the engine's files",
    note: "Against the base. A cost that only the base has is over it. [Guide](footprint.md).",
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
