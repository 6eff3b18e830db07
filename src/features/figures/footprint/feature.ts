import type { Feature } from "../../feature.ts";
import { footprintJudge } from "./judge.ts";
import { footprintCeilings, footprintOptions } from "./options.ts";
import { footprintReport } from "./report.ts";
import { requireFootprints } from "./trust.ts";

/** Costs of tests and of the engine besides time: files, written bytes, flushes, memory and code, compared with the base. */
export const footprint: Feature = {
  name: "footprint",
  options: footprintOptions,
  ceilings: footprintCeilings,
  trust: requireFootprints,
  judge: footprintJudge,
  report: footprintReport,
  outputs: {
    "footprint-changes": {
      meaning:
        "JSON array of costs besides time that changed or exceed a ceiling, largest first: test, figure, " +
        "base, candidate and outcome",
      empty: [],
    },
    "engine-bytes": { meaning: "Bytes of the candidate's code and data", empty: "" },
  },
};
