import { sqlFeatures } from "../../../model/sql-feature.ts";
import { option } from "../../../options/option.ts";
import { choices } from "../../../options/value-types.ts";

export const unsupportedOptions = {
  unsupported: option(choices("feature", sqlFeatures), {
    help: "SQL features that engines lack; tests that need them are omitted",
    note: "A missing feature that is not listed fails the run. [More](suites.md#what-an-engine-lacks).",
    offered: ["file"],
    otherwise: "none",
  }),
};
