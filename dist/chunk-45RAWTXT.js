import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  engineFacts,
  sharedOptions
} from "./chunk-KNDR7TI7.js";
import {
  escapeClaim
} from "./chunk-QF75JCHI.js";
import {
  rolesOf
} from "./chunk-LVPLGUNK.js";

// src/report/tables/engine-table.ts
function engineTable({ engines }, verdict, escapeText) {
  const escapeFact = escapeClaim(escapeText, verdict);
  const present = rolesOf(engines).flatMap((role) => engines[role] ?? []);
  const shared = sharedOptions(engines);
  const facts = present.map((engine) => engineFacts(engine, escapeFact, shared));
  const rows = (facts[0] ?? []).map(({ label }, index) => [label, ...facts.map((one) => one[index]?.value)]);
  return {
    columns: [
      { heading: "", align: "left" },
      ...present.map(({ name }) => ({ heading: escapeText(name), align: "left" }))
    ],
    rows: rows.filter(([, ...values]) => values.some((value) => value !== void 0)).map((cells) => ({ cells: cells.map((cell) => cell ?? ""), highlighted: false }))
  };
}

export {
  engineTable
};
