import { alphaOfMachine, type Criteria } from "../../../model/criteria.ts";
import type { Role } from "../../../model/engine.ts";
import type { Failure } from "../../../model/sample.ts";
import { examinedPart } from "../../../verdict/examination.ts";
import { type FormFigures, figuresOf, pairsFor } from "./figures.ts";
import { unchangedPlans } from "./options.ts";
import type { Answer, Plans, TestForms } from "./record.ts";

/** A query beside one of its alternatives, on the candidate. */
export interface FormComparison extends FormFigures {
  /** Path of the test. */
  readonly test: string;
  /** From 1. */
  readonly alternative: number;
  readonly sql: string;
  readonly ceiling?: number;
}

/** A form that failed on an engine, has other results than the query, or was not timed in full. */
export interface FormFault extends Pick<Failure, "reason" | "message"> {
  readonly test: string;
  /** From 1; 0 for the query itself. */
  readonly alternative: number;
  readonly role: Role;
}

/** A statement that the candidate plans in another way than the base. */
export interface PlanChange {
  /** `own/join`. */
  readonly workload: string;
  readonly sql: string;
  /** Null if the engine did not say. */
  readonly base: string | null;
  readonly candidate: string | null;
}

/** Everything that plans and alternatives say. */
export interface PlansVerdict {
  readonly plans: Plans;
  readonly comparisons: readonly FormComparison[];
  /** Faults that fail the run. */
  readonly faults: readonly FormFault[];
  /** Alternatives that the baseline or the base refuses, or every engine. */
  readonly refusals: readonly FormFault[];
  readonly changes: readonly PlanChange[];
  /** Whether a change fails the run. */
  readonly changesFail: boolean;
}

/** Undefined if there is nothing about plans. */
export const plansVerdictOf = examinedPart<PlansVerdict>("plans");

export function assessPlans(
  plans: Plans | undefined,
  { ceilings, requires = [], rule }: Pick<Criteria, "ceilings" | "requires" | "rule">,
): PlansVerdict | undefined {
  if (plans === undefined) return undefined;
  const { plan: ceiling } = ceilings;
  const alpha = alphaOfMachine(rule);
  const needed = pairsFor(plans.claims, alpha);
  const share = alpha / Math.max(1, plans.claims);
  const comparisons = plans.tests.flatMap(({ test, alternatives }) =>
    alternatives.flatMap(({ sql, pairs }, index): FormComparison[] => {
      if (pairs.length === 0) return [];
      const limit = ceiling ?? Number.POSITIVE_INFINITY;
      const figures = figuresOf(pairs, limit, share);
      const own = Number.isFinite(limit) ? { ceiling: limit } : {};
      return [{ test, alternative: index + 1, sql, ...figures, ...own }];
    }),
  );
  const found = plans.tests.flatMap((one) => faultsOf(one, needed));
  return {
    plans,
    comparisons,
    faults: found.filter(({ isRefusal }) => !isRefusal).map(({ isRefusal: _, ...fault }) => fault),
    refusals: found.filter(({ isRefusal }) => isRefusal).map(({ isRefusal: _, ...fault }) => fault),
    changes: changesOf(plans),
    changesFail: requires.includes(unchangedPlans),
  };
}

/** The comparisons that fail the run: for each test the alternative that is ahead of the query by most. */
export function worstOver({ comparisons }: PlansVerdict): FormComparison[] {
  const over = comparisons.filter(({ isOver }) => isOver);
  return [...Map.groupBy(over, ({ test }) => test).values()].flatMap((same) =>
    same.toSorted((one, other) => other.ratio - one.ratio).slice(0, 1),
  );
}

type Found = FormFault & { readonly isRefusal: boolean };

function faultsOf({ test, answers, alternatives }: TestForms, needed: number): Found[] {
  const ofQuery = (Object.keys(answers) as Role[]).flatMap((role): Found[] => {
    const answer = answers[role];
    if (answer === undefined || "hash" in answer) return [];
    return [{ test, alternative: 0, role, ...answer, isRefusal: role === "base" }];
  });
  return [
    ...ofQuery,
    ...alternatives.flatMap(({ answers: own, pairs }, index): Found[] => {
      const found = { test, alternative: index + 1 };
      const failed = (Object.keys(own) as Role[]).flatMap((role): Found[] => {
        const [query, answer] = [answers[role], own[role]];
        if (answer === undefined || query === undefined || !("hash" in query)) return [];
        if (!("hash" in answer)) return [{ ...found, role, ...answer, isRefusal: isExcused(role, own) }];
        if (answer.hash === query.hash) return [];
        const message = "its results are not those of the query";
        return [{ ...found, role, reason: "differs", message, isRefusal: false }];
      });
      if (own.candidate !== undefined && (failed.length > 0 || pairs.length >= needed)) return failed;
      if (own.candidate !== undefined && !("hash" in own.candidate)) return failed;
      const message =
        own.candidate === undefined
          ? "it was not executed: the time of the run was over"
          : `${pairs.length} of ${needed} pairs were timed`;
      return [...failed, { ...found, role: "candidate", reason: "error", message, isRefusal: false }];
    }),
  ];
}

/** Another engine, or an older one, need not know a form; nor need the candidate know what the baseline refuses too. */
function isExcused(role: Role, answers: TestForms["answers"]): boolean {
  if (role === "base") return true;
  if (!isRefusal(answers[role])) return false;
  return role === "baseline" || isRefusal(answers.baseline);
}

function isRefusal(answer: Answer | undefined): boolean {
  return answer !== undefined && "reason" in answer && answer.reason === "error";
}

/** Nothing is known of an engine that was not asked, and nothing has changed of a statement that the base refuses. */
function changesOf({ workloads }: Plans): PlanChange[] {
  return workloads.flatMap(({ workload, statements }) =>
    statements.flatMap(({ sql, plans: { base, candidate } }) =>
      base == null || candidate === undefined || base === candidate
        ? []
        : [{ workload, sql, base, candidate }],
    ),
  );
}
