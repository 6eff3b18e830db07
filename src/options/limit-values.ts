import * as z from "zod";
import { formatValue } from "../messages/format-value.ts";
import { type Reference, references } from "../model/compared.ts";
import {
  contestFigures,
  counterFigure,
  type FigureLimit,
  formatAtMost,
  isExactCost,
  isPartFigure,
  isPartLimit,
  isTimeFigure,
  type Limit,
  limitedFigures,
  limitReferences,
  limitUnits,
  type PartFigure,
  type PartLimit,
} from "../model/figure-limit.ts";
import { lifeFigures, shapeNames } from "../model/life.ts";
import { stepOf } from "../model/sweep-step.ts";
import { sectionPath } from "../model/test.ts";
import { testsOf } from "../suite/plan-tests.ts";
import { type Catalogue, suites } from "../suite/suites.ts";
import { hasTimedPart } from "../suite/timed-part.ts";
import { workloadNamesOf } from "../suite/workloads.ts";
import { invalidMessage, mapping } from "../yaml/schema.ts";
import { allowedPattern, isPartOf, readPattern, suitePart, time } from "./file-values.ts";
import { choice, openChoice, structure } from "./value-types.ts";

const allowedFigures = `${limitedFigures.join(", ")} or counter:NAME`;

/** All figures that a limit can name: those of ageing databases are other ones. */
const namedFigures = [...new Set<string>([...limitedFigures, ...lifeFigures])];

const figureName = z
  .string(invalidMessage(allowedFigures))
  .refine((name) => namedFigures.includes(name) || counterFigure.test(name), invalidMessage(allowedFigures));

const allowedMost =
  "a number above 0 such as 150, a time such as 120ms, or with relative-to a share such as 10% or 1.3x";
const share = /^(?=[\d.]*[1-9])\d{1,9}(?:\.\d{1,9})?[%x]$/;
const mostError = invalidMessage(allowedMost);
type Most = Pick<FigureLimit, "atMost" | "unit">;
const atMost = z.union(
  [
    z
      .number()
      .positive(mostError)
      .transform((given): Most => ({ atMost: given })),
    z
      .string()
      .regex(share, mostError)
      .transform(
        (given): Most => ({ atMost: Number(given.slice(0, -1)), unit: given.slice(-1) as "%" | "x" }),
      ),
    time().schema.transform((ns): Most => ({ atMost: ns, unit: "ns" })),
  ],
  mostError,
);

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
    match: limitPattern(catalogue).optional(),
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
      }): FigureLimit | GivenPartLimit => {
        const others = { figure, per, ...most, relativeTo, growsAtMost: rest["grows-at-most"] };
        return typeof match === "string"
          ? { part: match, ...others }
          : { for: named ?? match ?? {}, ...others };
      },
    )
    .superRefine((given, context) => {
      const message =
        "part" in given
          ? problemOfPart(given)
          : (problemOf(given) ?? (catalogue && problemIn(given, catalogue)));
      if (message !== undefined) context.addIssue({ code: "custom", message });
    })
    .transform((given): Limit => ("part" in given ? partLimit(given) : given));
  const error = invalidMessage(
    "a list of limits, each with for or match, figure, and at-most or grows-at-most",
  );
  const limits = structure("list of limits", z.array(limit, error).readonly());
  return { ...limits, write: (given: readonly Limit[]) => given.map(writeLimit) };
}

/** The path of an ageing database or a contest. */
const partPath = /^(?:age\/[^/]+|contention\/[^/]+\/(?:threads|processes|\*)\/(?:[1-9]\d{0,2}|\*))$/;

const allowedMatch = `${allowedPattern}; or age/append, or contention/same/threads/4, with * for any name`;

/** Tests, as in rules of ceilings; or the path of an ageing database or a contest, with `*` for any name. */
function limitPattern(catalogue: Catalogue | undefined) {
  return z
    .string(invalidMessage(allowedMatch))
    .regex(/^(?:age\/[^/]+|[^/]+(?:\/[^/]+){2,3})$/, invalidMessage(allowedMatch))
    .transform((given, context) => (partPath.test(given) ? given : readPattern(given, catalogue, context)));
}

/** A limit of such a path, as it is given. */
type GivenPartLimit = Omit<FigureLimit, "for"> & { readonly part: string };

/** Why a limit is of no figure of an ageing database or a contest. */
function problemOfPart({ part, figure, per, unit, relativeTo = "", growsAtMost }: GivenPartLimit) {
  const [place, shape = ""] = part.split("/");
  if (place === "age" && !["*", ...shapeNames].includes(shape))
    return `${formatValue(part)} is no shape of life: expected age/ and ${shapeNames.join(", ")} or *`;
  const figures: readonly string[] = place === "age" ? lifeFigures : contestFigures;
  if (!figures.includes(figure)) return `${figure} is no figure of ${part}: expected ${figures.join(", ")}`;
  if (
    unit === undefined ||
    unit === "ns" ||
    !references.some((one) => one === relativeTo) ||
    (per ?? growsAtMost) !== undefined
  )
    return `${part} has limits beside another engine alone: give a share such as 2x as at-most, and relative-to base or baseline`;
  return undefined;
}

function partLimit({ part, figure, atMost: most = 0, unit = "x", relativeTo }: GivenPartLimit): PartLimit {
  return { part, figure, atMost: most, unit: unit === "%" ? unit : "x", relativeTo: relativeTo as Reference };
}

function writeLimit(limit: Limit): object {
  if (isPartLimit(limit)) {
    const { part, figure, relativeTo } = limit;
    return { match: part, figure, "at-most": formatAtMost(limit), "relative-to": relativeTo };
  }
  const { for: named, figure, per, relativeTo, growsAtMost, ...most } = limit;
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
  if (!isFigure(figure) && !counterFigure.test(figure))
    return `${figure} is a figure of ageing databases: match age/* or a shape of life, or give ${allowedFigures}`;
  if ((most === undefined) === (growsAtMost === undefined)) return "needs either at-most or grows-at-most";
  if (growsAtMost !== undefined && (per ?? relativeTo) !== undefined)
    return "grows-at-most is of the figure alone: omit per and relative-to";
  const isShare = unit === "%" || unit === "x";
  if (most !== undefined && isShare !== (relativeTo !== undefined))
    return isShare
      ? `at-most ${formatAtMost({ atMost: most, unit })} needs relative-to: ${allowedReference}`
      : `relative-to needs a share such as 10% or 1.3x as at-most, not ${formatValue(formatAtMost({ atMost: most, unit }))}`;
  if (relativeTo === figure) return `relative-to ${formatValue(figure)} is the figure itself`;
  if (relativeTo === "before" && figure !== "file-bytes")
    return "relative-to: before is of file-bytes alone: the size of the files before the statements";
  if (!isTimeFigure(figure))
    return unit === "ns" ? `${figure} is no time: give a number, or a share with relative-to` : undefined;
  if (per !== undefined) return `${figure} has no per`;
  if (most !== undefined && unit === undefined)
    return `${figure} is a time: give one such as 120ms as at-most, or a share with relative-to`;
  if (figure !== "time")
    return most === undefined || (relativeTo !== undefined && !references.some((one) => one === relativeTo))
      ? `${figure} has a limit as a time, or beside another engine: give a share such as 2x, relative-to base or baseline`
      : undefined;
  return relativeTo !== undefined && isReference(relativeTo)
    ? `time relative to ${formatValue(relativeTo)} is no limit: give another workload, or ceilings for base and baseline`
    : undefined;
}

function isFigure(name: string): boolean {
  return limitedFigures.some((one) => one === name);
}

const partTexts: Readonly<Record<PartFigure, string>> = {
  open: "a connection or a process each time",
  commit: "other statements and then COMMIT",
};

/** Why no test can have the limit. */
function problemIn(limit: FigureLimit, catalogue: Catalogue): string | undefined {
  const { figure, relativeTo, growsAtMost } = limit;
  const tests = testsOf(catalogue);
  const named = tests.filter((test) => isPartOf(test, limit.for));
  const onFile = (name: string) =>
    isExactCost(name) && ["file-bytes", "log-bytes", "flushes", "fsyncs"].includes(name);
  const ofFiles = [figure, relativeTo ?? ""].find(onFile);
  if (ofFiles !== undefined && named.every(({ storage }) => storage === "memory"))
    return `${ofFiles} is of files: no test that it names has the storage file or autocommit`;
  if (isPartFigure(figure) && !named.some((test) => hasTimedPart(test, figure, catalogue)))
    return `${figure} is of ${partTexts[figure]}: no test that it names has that`;
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

/** Workloads may be called open or commit: no figure is limited beside those. */
function isReference(name: string): boolean {
  return limitReferences.some((one) => one === name) || (isFigure(name) && !isPartFigure(name));
}
