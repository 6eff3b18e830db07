import { type Ceilings, defaultCriteria } from "../../../model/criteria.ts";
import { type GivenOptions, option, valuesOf } from "../../../options/option.ts";
import { measuring } from "../../../options/table.ts";
import { choice, multiplierOrOff } from "../../../options/value-types.ts";

/** The workloads whose query plans are taken. */
export const plannedWorkloads = ["own", "all", "off"] as const;

/** A page takes them from a configuration file: the short help of `html` has no room for more. */
const judged = ["run", "report", "replay", "file"] as const;

const explaining = {
  plans: option(choice("choice", plannedWorkloads), {
    help: "Reads whose query plans are taken",
    note: "Plans that differ from the base's are listed. [Guide](plans.md).",
    offered: measuring,
    default: "own",
  }),
  "plan-ceiling": option(multiplierOrOff(), {
    help: "Largest time of a query, as a multiple of its best alternative",
    note: "For own workloads with [`alternatives`](plans.md#alternatives-of-a-query).",
    offered: judged,
    default: defaultCriteria.ceilings.plan ?? 1.5,
  }),
  "plan-changes": option(choice("way", ["list", "fail"]), {
    help: "List plans that differ from the base's, or fail the run",
    offered: judged,
    default: "list",
  }),
};

export const planOptions = { explaining };

export function plansWanted(given: GivenOptions): (typeof plannedWorkloads)[number] {
  return valuesOf(explaining, given).plans;
}

export function planCeilings(given: GivenOptions): Partial<Ceilings> {
  const { "plan-ceiling": plan } = valuesOf(explaining, given);
  return { plan: plan === "off" ? Number.POSITIVE_INFINITY : plan };
}

/** The word by which criteria say that a changed plan fails a run. */
export const unchangedPlans = "unchanged plans";

export function planRequirements(given: GivenOptions): readonly string[] {
  return valuesOf(explaining, given)["plan-changes"] === "fail" ? [unchangedPlans] : [];
}
