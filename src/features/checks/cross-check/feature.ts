import { option, valuesOf } from "../../../options/option.ts";
import { measuring } from "../../../options/table.ts";
import { choice } from "../../../options/value-types.ts";
import type { Feature } from "../../feature.ts";
import { crossCheckFacts, crossCheckName } from "./facts.ts";
import { crossCheck, requireSysbench } from "./pass.ts";
import { crossCheckPart } from "./report.ts";

/** Programs that can measure the same servers once more. */
const crossChecks = ["off", "sysbench"] as const;

const servers = {
  "cross-check": option(choice("program", crossChecks), {
    help: "Another program that measures the same servers, for comparison: sysbench",
    note:
      "It measures the tests that both have: `oltp_point_select`, `oltp_read_only`, `oltp_update_index`, `oltp_update_non_index`, " +
      "`oltp_write_only`. The report says whether its figures lie in the intervals of the run. Install the package `sysbench`.",
    offered: measuring,
    default: "off",
  }),
};

/** sysbench measures the same servers once more, to check the run's own figures. */
export const crossChecking: Feature = {
  name: crossCheckName,
  options: { servers },
  pass: {
    part: "cross-check",
    isWanted: ({ given }) => valuesOf(servers, given)["cross-check"] !== "off",
    prepare: async (settings, tests, context) => {
      await requireSysbench(settings, tests, context);
    },
    measure: async (settings, context, { engines: { baseline, candidate }, samples: { tests }, folder }) => {
      const sysbench = await requireSysbench(settings, tests, context);
      return await crossCheck(sysbench, settings, context, { baseline, candidate, records: tests, folder });
    },
  },
  facts: crossCheckFacts,
  report: crossCheckPart,
};
