import { option, valuesOf } from "../../../options/option.ts";
import { judging } from "../../../options/table.ts";
import { flag } from "../../../options/value-types.ts";
import { at, type ReportPart } from "../../../report/blocks.ts";
import type { Examination } from "../../../verdict/examination.ts";
import type { Feature } from "../../feature.ts";
import { assessDurability, durabilityFailures, durabilityOf, type SectionDurability } from "./durability.ts";
import { durabilityTable } from "./table.ts";
import { durabilityChanges, durabilityWarnings, uncountedCommits } from "./words.ts";

const name = "durability";

const durabilityOptions = {
  "require-durability": option(flag(), {
    help: "No result where only one engine commits durably, or it is unknown",
    note: "Otherwise a warning names the section.",
    offered: judging,
    default: false,
  }),
};

const examination: Examination<readonly SectionDurability[]> = {
  name,
  failures: durabilityFailures,
  examine: ({ tests }) => assessDurability(tests),
};

const report: ReportPart = {
  blocks: ({ recording, verdict, words }) => {
    const table = durabilityTable(durabilityOf(verdict), words.cellNames, recording.machine?.flushNs);
    return at("in the details", { kind: "table", title: "What each commit asked of the system", table });
  },
  warnings: durabilityWarnings,
  againstBase: durabilityChanges,
};

/** Whether the engines' commits are durable: their system calls, counted in the untimed check. */
export const durability: Feature = {
  name,
  options: { verdicts: durabilityOptions },
  requires: (given) => (valuesOf(durabilityOptions, given)["require-durability"] === true ? [name] : []),
  examination,
  runWarnings: uncountedCommits,
  report,
};
