import * as z from "zod";
import { formatValue } from "../messages/format-value.ts";
import {
  type BaseAverages,
  type BaseCeilings,
  type CeilingRule,
  formatMinChange,
  type MinChange,
} from "../model/criteria.ts";
import { type FootprintFigure, footprintFigures } from "../model/footprint.ts";
import { isNameOf } from "../model/sweep-step.ts";
import { kinds, storages, suiteNames, suiteOf, type Test, variants } from "../model/test.ts";
import { testsOf } from "../suite/plan-tests.ts";
import { namedParts, parseBound, parseRowPath } from "../suite/row-path.ts";
import { type Catalogue, suites } from "../suite/suites.ts";
import { workloadNamesOf } from "../suite/workloads.ts";
import { invalidMessage, mapping } from "../yaml/schema.ts";
import {
  choice,
  multiplier,
  multiplierOrOff,
  openChoice,
  path,
  percentage,
  percentageOrOff,
  structure,
  wholeNumber,
} from "./value-types.ts";

/** Values that only a configuration file can hold. */

const ceiling = multiplier().schema.optional();

/** @param catalogue that has to have a test of the part; undefined if it is not known @param workload the names of workloads */
export function suitePart(catalogue: Catalogue | undefined, workload: z.ZodType<string>) {
  const tests = catalogue && testsOf(catalogue);
  return mapping({
    suite: choice("suite", suiteNames).schema.optional(),
    variant: choice("variant", variants).schema.optional(),
    storage: choice("storage", storages).schema.optional(),
    kind: choice("kind", kinds).schema.optional(),
    workload: workload.optional(),
  })
    .refine((named) => Object.keys(named).length > 0, {
      error:
        "names nothing: give suite, variant, storage, kind or workload, or use the settings for all tests instead",
      abort: true,
    })
    .refine((named) => tests?.some((test) => isPartOf(test, named)) ?? true, {
      error: ({ input }) => `no test of the suite is ${Object.values(Object(input)).join(" and ")} at once`,
    })
    .meta({ minProperties: 1 });
}

/** The patterns of tests, as messages name them. */
export const allowedPattern =
  "a pattern of three or four parts such as int/memory/writes or */memory/*/oltp_insert, with * for any";

/** The parts of tests or sections in short, such as `int/memory/writes`, with `*` for any. @param catalogue as of `suitePart` */
export function pattern(catalogue: Catalogue | undefined) {
  return z
    .string(invalidMessage(allowedPattern))
    .regex(/^[^/]+(?:\/[^/]+){2,3}$/, invalidMessage(allowedPattern))
    .transform((given, context) => readPattern(given, catalogue, context));
}

/** The parts that such a text names. @param context is told if no test has them */
export function readPattern(
  given: string,
  catalogue: Catalogue | undefined,
  context: z.RefinementCtx,
): CeilingRule["for"] {
  const named = namedParts(given.split("/")) as CeilingRule["for"];
  const isAny = Object.keys(named).length === 0;
  if (isAny || (catalogue && !testsOf(catalogue).some((test) => isPartOf(test, named)))) {
    const message = isAny
      ? `${formatValue(given)} names nothing: use the settings for all tests instead`
      : `no test of the suites is ${formatValue(given)}`;
    context.addIssue({ code: "custom", message });
  }
  return named;
}

/** A time above 0 such as `120ms`, nanoseconds. */
export function time() {
  const allowed = "a time above 0 such as 120ms, in s, ms, us or ns";
  const form = new RegExp(`^${timeForm}$`);
  const schema = z.string(invalidMessage(allowed)).regex(form, invalidMessage(allowed)).transform(readTime);
  return { schema };
}

/** A time such as `120ms`: a digit of it is not 0. */
const timeForm = "(?=[\\d.]*[1-9])\\d{1,9}(?:\\.\\d{1,9})? ?(?:s|ms|us|ns)";

/** The nanoseconds of such a time. */
function readTime(given: string): number {
  const [, digits, unit = ""] = /^([\d.]+) ?(\w+)/.exec(given) ?? [];
  return Number(digits) * ({ s: 1e9, ms: 1e6, us: 1e3, ns: 1 }[unit] ?? 0);
}

/** `10ms` for a sample, or `5us/statement`. */
export function minChange() {
  const allowed = "a time above 0 such as 10ms, or 5us/statement, in s, ms, us or ns";
  const schema = z
    .string(invalidMessage(allowed))
    .regex(new RegExp(`^${timeForm}(?:\\/statement)?$`), invalidMessage(allowed))
    .transform(
      (given): MinChange => ({
        ns: readTime(given),
        per: given.endsWith("/statement") ? "statement" : "sample",
      }),
    );
  return { ...structure("time", schema, "above 0"), format: formatMinChange, write: formatMinChange };
}

/** The largest rise of a counter that can be within any ceiling: a larger one would leave nothing to judge. */
export const mostFloor = 1_000_000_000;

const ruleFigures =
  "test, average, base, base-average, min-change, counters, counter-floor, instructions, footprint or footprint-baseline";

/**
 * Each rule names at least one part of the suites and sets at least one ceiling.
 *
 * @param catalogue whose workloads rules can name; if it is absent, files can name others, of which only the form is checked
 */
export function ceilingRules(catalogue?: Catalogue) {
  const names = workloadNamesOf(catalogue ?? suites);
  const workload = catalogue === undefined ? openChoice("workload", names) : choice("workload", names);
  const rule = mapping({
    for: suitePart(catalogue, workload.schema).optional(),
    match: pattern(catalogue).optional(),
    test: ceiling,
    average: ceiling,
    base: ceiling,
    "base-average": ceiling,
    "min-change": minChange().schema.optional(),
    counters: percentage().schema.optional(),
    "counter-floor": wholeNumber(0, mostFloor).schema.optional(),
    instructions: percentage().schema.optional(),
    footprint: ofFigures(percentageOrOff().schema),
    "footprint-baseline": ofFigures(multiplierOrOff().schema),
  })
    .refine(({ for: named, match }) => (named === undefined) !== (match === undefined), {
      error: "needs either for or match, which name the part of the suites",
    })
    .meta({ oneOf: [{ required: ["for"] }, { required: ["match"] }], minProperties: 2 })
    .transform(({ for: named, match, ...ceilings }): CeilingRule => {
      const {
        "base-average": baseAverage,
        "min-change": least,
        "counter-floor": counterFloor,
        "footprint-baseline": footprintBaseline,
        ...others
      } = ceilings;
      return {
        for: (named ?? match ?? {}) as CeilingRule["for"],
        ...others,
        baseAverage,
        minChange: least,
        counterFloor,
        footprintBaseline,
      };
    })
    .refine(({ for: _, ...ceilings }) => Object.values(ceilings).some((one) => one !== undefined), {
      error: `sets no ceiling: give ${ruleFigures}`,
    })
    .refine(({ average, for: { workload } }) => average === undefined || workload === undefined, {
      error: "average has no effect on one workload: give test, or omit the workload",
    })
    .refine(({ baseAverage, for: named }) => baseAverage === undefined || isGroup(named), {
      error:
        "base-average has no effect on one workload in some variants or storages: give base, or name the workload and at most a suite",
    });
  const error = invalidMessage(`a list of rules, each with for or match, and ${ruleFigures}`);
  const rules = structure("list of rules", z.array(rule, error).readonly());
  return { ...rules, write: (given: readonly CeilingRule[]) => given.map(writeRule) };
}

function writeRule({
  baseAverage,
  minChange: least,
  counterFloor,
  footprintBaseline,
  ...rule
}: CeilingRule): object {
  const minimum = least && formatMinChange(least);
  return {
    ...rule,
    "base-average": baseAverage,
    "min-change": minimum,
    "counter-floor": counterFloor,
    "footprint-baseline": footprintBaseline,
  };
}

/** A ceiling for each figure of a footprint that is named. */
function ofFigures<Value extends z.ZodType>(value: Value) {
  const figures = footprintFigures.map((name) => [name, value.optional()]);
  return mapping(Object.fromEntries(figures) as Record<FootprintFigure, z.ZodExactOptional<Value>>)
    .refine((given) => Object.keys(given).length > 0, {
      error: `names no figure: give ${footprintFigures.join(", ")}`,
    })
    .meta({ minProperties: 1 })
    .optional();
}

function isGroup({ variant, storage, kind, workload }: CeilingRule["for"]): boolean {
  return workload === undefined || (variant ?? storage ?? kind) === undefined;
}

export function isPartOf(test: Test, { suite, ...named }: CeilingRule["for"]): boolean {
  if (suite !== undefined && suite !== suiteOf(test.variant)) return false;
  return Object.entries(named).every(([part, name]) =>
    part === "workload" ? isNameOf(name, test.workload) : test[part as keyof Test] === name,
  );
}

/**
 * Regressions that are accepted. Only their form is checked here: one that has ended is listed in the report, and does not
 * break the run.
 */
export function acceptances() {
  const error = invalidMessage("a list of accepted regressions, each with path, up-to, by, until and reason");
  const line = z
    .string(invalidMessage("one line of text"))
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*\S[^\p{Cc}\p{Zl}\p{Zp}]*$/u, invalidMessage("one line of text"))
    .max(maxAcceptedText, invalidMessage(`a text of at most ${maxAcceptedText} characters`));
  const path = line.refine((given) => typeof parseRowPath(given) !== "string", {
    error: ({ input }) => String(parseRowPath(String(input))),
  });
  const until = z.iso.date(invalidMessage("a date such as 2027-01-31"));
  const bound = z.string(invalidMessage("a bound such as 1.3x or 5%"));
  const accepted = mapping({ path, "up-to": bound, by: line, until, reason: line }).refine(
    ({ path, "up-to": upTo }) => boundProblem(path, upTo) === undefined,
    { path: ["up-to"], error: ({ input }) => boundProblem(Object(input).path, Object(input)["up-to"]) },
  );
  return structure("list of acceptances", z.array(accepted, error).readonly());
}

/** Undefined also if the path is wrong, which its own check says. */
function boundProblem(path: string, upTo: string): string | undefined {
  const scope = parseRowPath(path);
  const bound = typeof scope === "string" ? undefined : parseBound(upTo, scope);
  return typeof bound === "string" ? bound : undefined;
}

/** As in a comment. */
const maxAcceptedText = 200;

/** The largest candidate / base, by storage. A storage that is not named keeps its default. */
export function baseCeilings() {
  const schema = mapping({
    memory: ceiling,
    file: ceiling,
    autocommit: ceiling,
  } satisfies Record<keyof BaseCeilings, unknown>);
  return structure("mapping", schema, "above 0");
}

/** The largest geometric mean of candidate / base, by level. A level that is not named keeps its default. */
export function baseAverages() {
  const schema = mapping({
    overall: ceiling,
    suite: ceiling,
    section: ceiling,
    workload: ceiling,
  } satisfies Record<keyof BaseAverages, unknown>);
  return structure("mapping", schema, "above 0");
}

/** A pattern of a keyword. Schemas for editors have patterns without flags. */
function inAnyCase(keyword: string): string {
  return keyword.replace(/[A-Z]/g, (letter) => `[${letter}${letter.toLowerCase()}]`);
}

/** More are likely a mistake. */
const maxPragmas = 20;

const pragmaList = `a list of up to ${maxPragmas} pragmas, such as [cache_size=-65536, mmap_size=0]`;

/** `cache_size=-65536`, as written after the keyword PRAGMA. No second statement can follow. */
const pragma = z
  .string(invalidMessage(pragmaList))
  .regex(
    new RegExp(`^\\s*(?:${inAnyCase("PRAGMA")}\\s+)?[\\w.]+\\s*=\\s*[\\w.+-]+\\s*;?\\s*$`),
    invalidMessage("a pragma such as cache_size=-65536"),
  )
  .transform(
    (given) =>
      `PRAGMA ${given
        .replace(/^\s*PRAGMA\s+/i, "")
        .replace(/[\s;]+$/, "")
        .trim()};`,
  );

const versionQuery = "one query such as SELECT dolt_version(), or a PRAGMA, in up to 200 characters";

/** How an engine's own version is found: by a query, or in a file of the candidate's. */
export function engineVersion() {
  const query = z
    .string(invalidMessage(versionQuery))
    .max(200, invalidMessage(versionQuery))
    .regex(
      new RegExp(`^\\s*(?:${inAnyCase("SELECT")}|${inAnyCase("PRAGMA")})\\s[^;\\p{Cc}]*;?\\s*$`, "u"),
      invalidMessage(versionQuery),
    )
    .transform((given) => `${given.replace(/[\s;]+$/, "").trim()};`);
  const file = path("file").schema;
  const schema = mapping({ query: query.optional(), file: file.optional() })
    .refine((given) => Object.keys(given).length === 1, {
      error: "names not exactly one of query and file: give the one that says the version",
    })
    .meta({ minProperties: 1, maxProperties: 1 });
  return structure("mapping", schema);
}

const pragmasPerStorage = (() => {
  const list = z.array(pragma, invalidMessage(pragmaList)).max(maxPragmas, invalidMessage(pragmaList));
  const optional = list.optional();
  return mapping({ memory: optional, file: optional, autocommit: optional }).optional();
})();

/** By engine and storage. */
export function pragmas() {
  const schema = mapping({
    baseline: pragmasPerStorage,
    candidate: pragmasPerStorage,
    base: pragmasPerStorage,
  });
  return structure("mapping", schema, `up to ${maxPragmas} for each engine and storage`);
}
