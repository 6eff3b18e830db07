import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  askable,
  choice,
  judging,
  option,
  percentage,
  valuesOf,
  wholeNumber
} from "./chunk-UJRW2N5K.js";
import {
  defaultCriteria
} from "./chunk-HLL4N6TA.js";

// src/features/counts/options.ts
var countedUnits = ["off", "instructions"];
var counting = {
  counts: option(choice("unit", countedUnits), {
    help: "The unit to count beside the times: the instructions that each test takes, on Valgrind's simulated processor",
    note: "Linux on x86-64 only. Install Debian's or Ubuntu's package `valgrind`. Counts are exact on any machine; see the [guide](counts.md).",
    offered: askable,
    default: "off"
  }),
  "count-rows": option(wholeNumber(1, 1e7), {
    help: "Size of the largest table while instructions are counted",
    unit: "rows",
    offered: askable,
    default: 1e4
  }),
  "count-ceiling": option(percentage(), {
    help: "Largest growth of a test's instructions against the base",
    note: "For runs that count them, also if the builds report different compile options. A test that can be counted on the base and not on the candidate is over it. Rules in `ceilings` take precedence.",
    unit: "percent",
    offered: judging,
    default: defaultCriteria.ceilings.instructions ?? 1
  })
};
var countOptions = { counting };
function countRows(given) {
  const { counts, "count-rows": rows } = valuesOf(counting, given);
  return counts === "off" ? void 0 : rows;
}
var defaultCountRows = counting["count-rows"].default;
function countCeilings(given) {
  return { instructions: valuesOf(counting, given)["count-ceiling"] };
}

export {
  countOptions,
  countRows,
  defaultCountRows,
  countCeilings
};
