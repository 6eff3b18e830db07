import { failuresReason } from "../../../report/explain/failure-reason.ts";
import { asQuotation, asQuotations, type Escape } from "../../../report/format/escape.ts";
import { multiplier, plural } from "../../../report/format/figures.ts";
import { type EngineNames, engineName } from "../../../report/format/words.ts";
import type { ExaminationWords } from "../../../verdict/examination.ts";
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

/** `the chosen plan takes 3.2x the time of alternative 2 "SELECT ... INDEXED BY b", over 1.5x; chosen: SEARCH t ...; alternative: SCAN t` */
export function comparisonText(
  { test, alternative, sql, ratio, ceiling, isOver }: FormComparison,
  { plans }: PlansVerdict,
  escapeText: Escape,
): string {
  const limit = isOver && ceiling !== undefined ? `, over ${multiplier(ceiling)}x` : "";
  const [variant = "", , , workload = ""] = test.split("/");
  const planOf = (name: string) =>
    plans.workloads.find((one) => one.workload === name)?.statements[0]?.plans.candidate ?? null;
  const name = `${variant}/${workload}`;
  const [chosen, other] = planQuotations(
    [planOf(name), planOf(`${name}#${alternative}`)],
    "not known",
    escapeText,
  );
  return (
    `the chosen plan takes ${multiplier(ratio)}x the time of alternative ${alternative} ${asQuotation(escapeText)(sql)}${limit}; ` +
    `chosen: ${chosen}; alternative: ${other}`
  );
}

/**
 * Each plan on one line, as `SCAN a; SEARCH b`. The line says which step belongs to which, as `SCAN a; > SEARCH b`, only if plans that are
 * read side by side differ by that alone.
 */
export function planLines(plans: readonly string[]): string[] {
  const lineOf = (plan: string, mark: string) =>
    plan
      .split("\n")
      .map((step) => `${mark.repeat((step.length - step.trimStart().length) / 2)}${step.trim()}`)
      .join("; ");
  const lines = plans.map((plan) => lineOf(plan, ""));
  const areTold = new Set(lines).size === new Set(plans).size;
  return areTold ? lines : plans.map((plan) => lineOf(plan, "> "));
}

/**
 * Plans that are read side by side, as quotations in a sentence: those that differ show where. An engine may write anything.
 *
 * @param plans null if an engine did not say
 * @param unknown the words for such a plan
 */
export function planQuotations(
  plans: readonly (string | null)[],
  unknown: string,
  escapeText: Escape,
): string[] {
  const quotations = asQuotations(escapeText)(planLines(plans.filter((plan) => plan !== null)));
  return plans.map((plan) => (plan === null ? unknown : (quotations.shift() ?? unknown)));
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

/** `own/join: the plan of "SELECT ..." changed: "SCAN a" on DoltLite, "SEARCH a" on main`, of each change. */
export function changeTexts(
  changes: readonly PlanChange[],
  names: EngineNames,
  escapeText: Escape,
): string[] {
  const statements = asQuotations(escapeText)(changes.map(({ sql }) => sql));
  return changes.map(({ workload, base, candidate }, index) => {
    const [own, other] = planQuotations([candidate, base], "not said", escapeText);
    return (
      `${escapeText(workload)}: the plan of ${statements[index]} changed: ${own} on ${names.candidate}, ` +
      `${other} on ${engineName(names, "base")}`
    );
  });
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
