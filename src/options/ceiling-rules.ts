import * as z from "zod";
import type { CeilingRule } from "../model/criteria.ts";
import { kinds, storages, type Test, variants } from "../model/test.ts";
import { planTests } from "../suite/plan.ts";
import { workloadNames } from "../suite/workloads.ts";
import { choice, invalidMessage, mapping, multiplier } from "./values.ts";

const parts = mapping({
  variant: choice("variant", variants).exactOptional(),
  storage: choice("storage", storages).exactOptional(),
  kind: choice("kind", kinds).exactOptional(),
  workload: choice("workload", workloadNames).exactOptional(),
})
  .refine((named) => Object.keys(named).length > 0, {
    error:
      "names nothing: give variant, storage, kind or workload, or use ceiling and average-ceiling instead",
    abort: true,
  })
  .refine((named) => planTests({ variants, storages }).some((test) => isPartOf(test, named)), {
    error: ({ input }) => `no test of the suite is ${Object.values(Object(input)).join(" and ")} at once`,
  });

const rule = mapping({
  for: parts,
  test: multiplier().exactOptional(),
  average: multiplier().exactOptional(),
})
  .refine(({ test, average }) => test !== undefined || average !== undefined, {
    error: "sets no ceiling: give test, average or both",
  })
  .refine((one) => one.average === undefined || one.for.workload === undefined, {
    error: "average has no effect on one workload: give test, or leave the workload out",
  });

/** Rules as a configuration file has them: each names at least one part of the suite and sets at least one ceiling. */
export const ceilingRules = z.array(
  rule,
  invalidMessage("a list of rules, each with for, and test or average"),
);

function isPartOf(test: Test, named: CeilingRule["for"]): boolean {
  return Object.entries(named).every(([part, name]) => test[part as keyof Test] === name);
}
