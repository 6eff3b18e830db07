import type { Feature } from "../feature.ts";
import { crossCheckFacts, crossCheckName } from "./facts.ts";
import { crossCheck, requireSysbench } from "./pass.ts";
import { crossCheckPart } from "./report.ts";

/** sysbench measures the same servers once more, to check the run's own figures. */
export const crossChecking: Feature = {
  name: crossCheckName,
  pass: {
    part: "cross-check",
    isWanted: (settings) => settings.crossCheck !== "off",
    prepare: async (settings, tests, { compiler }) => {
      await requireSysbench(settings, tests, compiler.environment);
    },
    measure: async (settings, context, { engines: { baseline, candidate }, samples: { tests }, folder }) => {
      const sysbench = await requireSysbench(settings, tests, context.compiler.environment);
      return await crossCheck(sysbench, settings, context, { baseline, candidate, records: tests, folder });
    },
  },
  facts: crossCheckFacts,
  report: crossCheckPart,
};
