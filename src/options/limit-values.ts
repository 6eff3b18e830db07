import * as z from "zod";
import { formatValue } from "../messages/format-value.ts";
import {
  counterFigure,
  type FigureLimit,
  formatAtMost,
  isExactCost,
  isLatency,
  limitedFigures,
  limitReferences,
  limitUnits,
} from "../model/figure-limit.ts";
import { stepOf } from "../model/sweep-step.ts";
import { sectionPath, type Test } from "../model/test.ts";
import { testsOf } from "../suite/plan-tests.ts";
import { type Catalogue, suites } from "../suite/suites.ts";
import { workloadNamesOf } from "../suite/workloads.ts";
import { invalidMessage, mapping } from "../yaml/schema.ts";
import { isPartOf, pattern, suitePart } from "./file-values.ts";
import { choice, openChoice, structure } from "./value-types.ts";

const allowedFigures = `${limitedFigures.join(", ")} or counter:NAME`;

const figureName = z
  .string(invalidMessage(allowedFigures))
  .refine(
    (name) => limitedFigures.some((one) => one === name) || counterFigure.test(name),
    invalidMessage(allowedFigures),
  );

const allowedMost = "a number above 0 such as 150, or with relative-to a share such as 10% or 1.3x";
const share = /^(?=[\d.]*[1-9])\d{1,9}(?:\.\d{1,9})?[%x]$/;
const mostError = invalidMessage(allowedMost);
const atMost = z.union([z.number().positive(mostError), z.string().regex(share, mostError)], mostError);

const allowedExponent = "an exponent from 0, such as 1.2: 1 is linear, 2 quadratic";
const exponent = z.number(invalidMessage(allowedExponent)).nonnegative(invalidMessage(allowedExponent));

const allowedReference = `${limitReferences.join(", ")}, another figure, or another workload`;

/**
 * Limits of single figures. A limit that no test of the suites can have is refused.
 *
 * @param catalogue as of `ceilingRules`
 */
export function limitRules(catalogue?: Catalogue) {
  const names = workloadNamesOf(catalogue ?? suites);
  const workload = catalogue === undefined ? openChoice("workload", names) : choice("workload", names);
  const limit = mapping({
    for: suitePart(catalogue, workload.schema).optional(),
    match: pattern(catalogue).optional(),
    figure: figureName,
    per: choice("unit", limitUnits).schema.optional(),
    "at-most": atMost.optional(),
    "relative-to": z
      .string(invalidMessage(allowedReference))
      .regex(/^[a-z][a-z0-9_.=-]{0,99}$/, invalidMessage(allowedReference))
      .optional(),
    "grows-at-most": exponent.optional(),
  })
    .refine(({ for: named, match }) => (named === undefined) !== (match === undefined), {
      error: "needs either for or match, which name the part of the suites",
    })
    .meta({
      allOf: [
        { oneOf: [{ required: ["for"] }, { required: ["match"] }] },
        { oneOf: [{ required: ["at-most"] }, { required: ["grows-at-most"] }] },
      ],
    })
    .transform(
      ({
        for: named,
        match,
        figure,
        per,
        "at-most": most,
        "relative-to": relativeTo,
        ...rest
      }): FigureLimit => {
        const unit = typeof most === "string" ? (most.slice(-1) as "%" | "x") : undefined;
        return {
          for: named ?? match ?? {},
          figure,
          per,
          atMost: typeof most === "string" ? Number(most.slice(0, -1)) : most,
          unit,
          relativeTo,
          growsAtMost: rest["grows-at-most"],
        };
      },
    )
    .superRefine((given, context) => {
      const message = problemOf(given) ?? (catalogue && problemIn(given, testsOf(catalogue)));
      if (message !== undefined) context.addIssue({ code: "custom", message });
    });
  const error = invalidMessage(
    "a list of limits, each with for or match, figure, and at-most or grows-at-most",
  );
  const limits = structure("list of limits", z.array(limit, error).readonly());
  return { ...limits, write: (given: readonly FigureLimit[]) => given.map(writeLimit) };
}

function writeLimit({ for: named, figure, per, relativeTo, growsAtMost, ...most }: FigureLimit): object {
  return {
    for: named,
    figure,
    per,
    "at-most": most.unit === undefined ? most.atMost : formatAtMost(most),
    "relative-to": relativeTo,
    "grows-at-most": growsAtMost,
  };
}

/** The contradiction in a limit, whatever tests there are. */
function problemOf({
  figure,
  per,
  atMost: most,
  unit,
  relativeTo,
  growsAtMost,
}: FigureLimit): string | undefined {
  if ((most === undefined) === (growsAtMost === undefined)) return "needs either at-most or grows-at-most";
  if (growsAtMost !== undefined && (per ?? relativeTo) !== undefined)
    return "grows-at-most is of the figure alone: omit per and relative-to";
  if (most !== undefined && (unit === undefined) !== (relativeTo === undefined))
    return unit === undefined
      ? `relative-to needs a share such as 10% or 1.3x as at-most, not ${formatValue(most)}`
      : `at-most ${formatAtMost({ atMost: most, unit })} needs relative-to: ${allowedReference}`;
  if (relativeTo === figure) return `relative-to ${formatValue(figure)} is the figure itself`;
  if (relativeTo === "before" && figure !== "file-bytes")
    return "relative-to: before is of file-bytes alone: the size of the files before the statements";
  if (
    isLatency(figure) &&
    (per !== undefined || most === undefined || !["base", "baseline"].includes(relativeTo ?? ""))
  )
    return `${figure} varies, so that it has a limit beside another engine alone: give a share such as 2x, relative-to base or baseline`;
  if (figure !== "time") return undefined;
  if (per !== undefined) return "time has no per";
  if (most === undefined) return undefined;
  if (relativeTo === undefined)
    return "time has a largest value as max of an own workload; here it needs relative-to with another workload";
  return isReference(relativeTo)
    ? `time relative to ${formatValue(relativeTo)} is no limit: give another workload, or ceilings for base and baseline`
    : undefined;
}

function isFigure(name: string): boolean {
  return limitedFigures.some((one) => one === name);
}

/** Why no test can have the limit. @param tests of the suites */
function problemIn(limit: FigureLimit, tests: readonly Test[]): string | undefined {
  const { figure, relativeTo, growsAtMost } = limit;
  const named = tests.filter((test) => isPartOf(test, limit.for));
  const onFile = (name: string) =>
    isExactCost(name) && ["file-bytes", "log-bytes", "flushes", "fsyncs"].includes(name);
  const ofFiles = [figure, relativeTo ?? ""].find(onFile);
  if (ofFiles !== undefined && named.every(({ storage }) => storage === "memory"))
    return `${ofFiles} is of files: no test that it names has the storage file or autocommit`;
  if (growsAtMost !== undefined && !named.some(({ workload }) => stepOf(workload) !== undefined))
    return "grows-at-most is about the steps of a sweep: no test that it names is one";
  if (relativeTo === undefined || isReference(relativeTo)) return undefined;
  const sections = new Set(
    tests.flatMap((test) => (test.workload === relativeTo ? [sectionPath(test)] : [])),
  );
  if (named.some((test) => sections.has(sectionPath(test)))) return undefined;
  return sections.size === 0
    ? `relative-to: expected ${allowedReference}, not ${formatValue(relativeTo)}`
    : `relative-to: the workload ${formatValue(relativeTo)} has no section in common with what the limit names`;
}

function isReference(name: string): boolean {
  return limitReferences.some((one) => one === name) || isFigure(name);
}
