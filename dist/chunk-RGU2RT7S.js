import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  unitOf
} from "./chunk-KNDR7TI7.js";
import {
  inWords,
  rowsPerSecond
} from "./chunk-5POPCU4U.js";

// src/report/tables/throughput.ts
function throughputTexts({ variant, tests }, names, escapeText, asked = "time") {
  if (unitOf(variant, asked) === "time") return [];
  return tests.flatMap(({ comparison }) => {
    if (comparison.state !== "measured" || !comparison.rows) return [];
    const { workload, rows, timeNs, multiplier, base } = comparison;
    const beside = [
      `${inWords(multiplier)} ${names.baseline}`,
      ...base?.state === "measured" ? [`${inWords(base.multiplier)} ${names.base}`] : []
    ];
    return [
      `${escapeText(workload)}: ${names.candidate} ${rowsPerSecond(rows, timeNs.candidate)} rows/s, ${beside.join(", ")}`
    ];
  });
}

export {
  throughputTexts
};
