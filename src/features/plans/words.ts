import { failuresReason } from "../../report/explain/failure-reason.ts";
import { asQuotation, type Escape } from "../../report/format/escape.ts";
import { multiplier, plural } from "../../report/format/figures.ts";
import { type EngineNames, engineName } from "../../report/format/words.ts";
import type { ExaminationWords } from "../../verdict/examination.ts";
import type { FormComparison, FormFault, PlanChange, PlansVerdict } from "./examine.ts";
import type { WorkloadPlans } from "./record.ts";

export const planWords: ExaminationWords<PlansVerdict> = {
  failed: ({ faults }) =>
    faults.length === 0 ? undefined : `${plural(faults.length, "form")} of queries without a comparison`,
  completed: ({ plans }) => `query plans of ${plural(plans.workloads.length, "workload")} taken`,
  title: ({ plans }) => `query plans of ${plural(plans.workloads.length, "workload")}`,
  summary: ({ plans, changes }) =>
    `query plans of ${plural(plans.workloads.length, "workload")}, ${changes.length} changed`,
  problems: ({ faults }, names, escapeText, isUntrusted) =>
    faults.map((fault) => ({
      name: escapeText(fault.test),
      reason: faultText(fault, names, escapeText, isUntrusted),
    })),
  failedNames: ({ faults }) => [...new Set(faults.map(({ test }) => test))],
  derived: ({ comparisons, faults, refusals, changes }) => ({ comparisons, faults, refusals, changes }),
};

/** `the chosen plan takes 3.2x of alternative 2 "SELECT ... INDEXED BY b", over 1.5x; chosen: SEARCH t ...; alternative: SCAN t` */
export function comparisonText(
  { test, alternative, sql, ratio, ceiling, isOver }: FormComparison,
  { plans }: PlansVerdict,
  escapeText: Escape,
): string {
  const limit = isOver && ceiling !== undefined ? `, over ${multiplier(ceiling)}x` : "";
  const [variant = "", , , workload = ""] = test.split("/");
  const planOf = (name: string) => {
    const own = plans.workloads.find((one) => one.workload === name)?.statements[0]?.plans.candidate;
    return own === undefined || own === null ? "not known" : oneLine(own, escapeText);
  };
  const name = `${variant}/${workload}`;
  return (
    `the chosen plan takes ${multiplier(ratio)}x of alternative ${alternative} ${asQuotation(escapeText)(sql)}${limit}; ` +
    `chosen: ${planOf(name)}; alternative: ${planOf(`${name}#${alternative}`)}`
  );
}

/** The steps of a plan, without the indents that say which belongs to which. */
export function stepsOf(plan: string): string[] {
  return plan.split("\n").map((step) => step.trim());
}

/** Steps of a plan that a sentence has. */
const mostSteps = 6;

/** The steps of a plan as a quotation in a sentence: an engine may write anything. */
function oneLine(plan: string, escapeText: Escape): string {
  const steps = stepsOf(plan);
  const more = steps.length > mostSteps ? "; ..." : "";
  return asQuotation(escapeText)(`${steps.slice(0, mostSteps).join("; ")}${more}`);
}

export function faultText(
  { alternative, role, reason, message }: FormFault,
  names: EngineNames,
  escapeText: Escape,
  untrusted: boolean,
): string {
  const what = alternative === 0 ? "the query" : `alternative ${alternative}`;
  const words = failuresReason([{ role, reason, message }], names, escapeText, { untrusted });
  const where = reason === "differs" ? ` (on ${engineName(names, role)})` : "";
  return `${what}: ${words}${where}`;
}

export function changeText(
  { sql, base, candidate }: PlanChange,
  names: EngineNames,
  escapeText: Escape,
): string {
  const planOf = (plan: string | null) => (plan === null ? "not said" : oneLine(plan, escapeText));
  return (
    `the plan of ${asQuotation(escapeText)(sql)} changed: ${planOf(candidate)} on ${names.candidate}, ` +
    `${planOf(base)} on ${engineName(names, "base")}`
  );
}

/** Why engines were not asked, each reason once. */
export function problemTexts(
  workloads: readonly WorkloadPlans[],
  names: EngineNames,
  escapeText: Escape,
  untrusted: boolean,
): string[] {
  const texts = workloads.flatMap(({ problems = {} }) =>
    (Object.entries(problems) as [keyof typeof problems, string][]).map(([role, problem]) => {
      const words = untrusted ? asQuotation(escapeText)(problem) : escapeText(problem);
      return `No plans of ${engineName(names, role)}: ${words}`;
    }),
  );
  return [...new Set(texts)];
}

export const planNote =
  "Query plans: each engine says how it would execute a statement (EXPLAIN QUERY PLAN). Alternatives: each form of a query is timed beside " +
  "the query on the candidate, in pairs on one connection.";
