import * as z from "zod";
import { type SuiteName, suiteNames } from "../../../model/test.ts";
import { mostFloor } from "../../../options/file-values.ts";
import { option } from "../../../options/option.ts";
import { judging, measuring } from "../../../options/table.ts";
import { percentage, type ValueType, wholeNumber } from "../../../options/value-types.ts";
import { invalidMessage } from "../../../yaml/schema.ts";

/** Suites of the tool whose workloads can be asked: those of steps have no workloads, and own ones name their query themselves. */
export const countableSuites: readonly SuiteName[] = suiteNames.filter(
  (name) => name !== "own" && name !== "sequence" && name !== "server",
);

function query(): ValueType<z.ZodString> {
  const error = invalidMessage("one query for the columns name and value, of at most 10,000 characters");
  const schema = z
    .string(error)
    .regex(/^[^\0]{1,10000}$/, error)
    .regex(/\S/, error)
    .regex(/^[^;]*;?\s*$/, error);
  return { kind: "query", placeholder: "query", schema, parse: (text) => text, format: (value) => value };
}

/** The options about engines' own counters. */
export const counterOptions = {
  counters: option(query(), {
    help: "Query for the engine's own counters, with columns name and value",
    note:
      "Asked around each test of the tool's own suites, untimed. [Your own " +
      "workloads](own-workloads.md#counters-of-the-engine) name theirs.",
    offered: measuring,
    otherwise: "none",
  }),
  "counter-ceiling": option(percentage(), {
    help: "Largest growth of an engine's counter against the base",
    note: "A counter that only the base reports is over it. [More](own-workloads.md#counters-of-the-engine).",
    unit: "percent",
    offered: judging,
    otherwise: "changes are listed only",
  }),
  "counter-floor": option(wholeNumber(0, mostFloor), {
    help: "Rise of a counter that never fails, such as 8",
    offered: judging,
    default: 0,
  }),
};
