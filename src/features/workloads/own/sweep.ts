import * as z from "zod";
import type { GrowthCeiling } from "../../../model/criteria.ts";
import { time } from "../../../options/file-values.ts";
import { multiplier } from "../../../options/value-types.ts";
import { tokenize } from "../../../suite/foreign-sql/tokenize.ts";
import { invalidMessage, mapping } from "../../../yaml/schema.ts";
import { reservedNames } from "./placeholders.ts";

/** The value of a sweep's parameter in one step. */
export interface Parameter {
  readonly name: string;
  /** A number, or the name of a text. */
  readonly value: number | string;
  /** The text that stands for the parameter in SQL. */
  readonly text: string;
}

/** Each value is a test, with a database of its own if its preparation uses the parameter. */
const mostValues = 12;

const largestValue = 1_000_000_000;

const oneValue = invalidMessage(`a whole number from 1 to ${largestValue}`);

const value = z.int(oneValue).min(1, oneValue).max(largestValue, oneValue);

const allowedValues = `2 to ${mostValues} whole numbers from 1 to ${largestValue}, each larger than the one before, such as [1, 10, 100]`;

const values = z
  .array(value, invalidMessage(allowedValues))
  .min(2, invalidMessage(allowedValues))
  .max(mostValues, { ...invalidMessage(allowedValues), abort: true })
  .refine(
    (given) => given.every((one, index) => index === 0 || one > (given[index - 1] as number)),
    invalidMessage(allowedValues),
  )
  .meta({ uniqueItems: true });

const parameterName = z
  .string()
  .regex(
    /^[a-z][a-z0-9_]{0,19}$/,
    invalidMessage("a name of 1 to 20 lowercase letters, digits and _, beginning with a letter"),
  )
  .refine((given) => !reservedNames.includes(given), {
    error: ({ input }) => `:${input} is a placeholder of every workload: take another name`,
  })
  .meta({ not: { enum: [...reservedNames] } });

const allowedTexts = `2 to ${mostValues} names, each with a text of SQL without a semicolon, such as {integer: INTEGER PRIMARY KEY, text: TEXT UNIQUE}`;

const textsError = invalidMessage(allowedTexts);

const texts = z
  .record(
    z.string().regex(/^[a-z][a-z0-9_]{0,19}$/, textsError),
    z.string(textsError).regex(/^[^;\0\n]{1,200}$/, textsError),
    textsError,
  )
  .refine((given) => Object.keys(given).length >= 2 && Object.keys(given).length <= mostValues, textsError)
  .meta({ minProperties: 2, maxProperties: mostValues });

const oneOrTwo = "one or two parameters with their values, such as {depth: [1, 10, 100]}";

/** `{depth: [1, 10, 100]}`, `{key: {integer: INTEGER, text: TEXT}, rows: [10, 100]}`: one or two parameters, and their values. */
export const sweepSchema = z
  .record(
    parameterName,
    z.union([values, texts], invalidMessage(`${allowedValues}; or ${allowedTexts}`)),
    invalidMessage(oneOrTwo),
  )
  .refine((given) => [1, 2].includes(Object.keys(given).length), invalidMessage(oneOrTwo))
  .meta({ minProperties: 1, maxProperties: 2 });

/** The parameters of each step, in the order of the file: each value of the first with every value of the second. */
export function stepsOf(sweep: z.output<typeof sweepSchema>): Parameter[][] {
  return Object.entries(sweep).reduce<Parameter[][]>(
    (steps, [name, given]) => {
      const all: Parameter[] = Array.isArray(given)
        ? given.map((one) => ({ name, value: one, text: String(one) }))
        : Object.entries(given).map(([one, text]) => ({ name, value: one, text }));
      return steps.flatMap((step) => all.map((one) => [...step, one]));
    },
    [[]],
  );
}

/** Whether the last parameter is a number, which time can grow with. */
export function hasGrowingParameter(sweep: z.output<typeof sweepSchema>): boolean {
  return Array.isArray(Object.values(sweep).at(-1));
}

const exponent = z
  .number(invalidMessage("a number from 0, such as 0.1"))
  .min(0, invalidMessage("a number from 0, such as 0.1"));

/** Limits of how the time grows from the first step to the last. */
export const growthSchema = mapping({
  ratio: multiplier().schema.optional(),
  floor: time().schema.optional(),
  exponent: exponent.optional(),
  base: multiplier().schema.optional(),
})
  .superRefine(({ ratio, floor, exponent: largest, base }, context) => {
    const fault = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
    if ((ratio ?? largest ?? base) === undefined) fault([], "it sets no limit: give ratio, exponent or base");
    if (floor !== undefined && ratio === undefined)
      fault(["floor"], "it is the least difference that counts for ratio, which is missing");
  })
  .meta({
    anyOf: [{ required: ["ratio"] }, { required: ["exponent"] }, { required: ["base"] }],
    dependencies: { floor: ["ratio"] },
  });

/** The limits of a sweep, as a ceiling. */
export function growthCeiling(
  workload: string,
  { floor, ...limits }: z.output<typeof growthSchema>,
): GrowthCeiling {
  return { workload, ...limits, floorNs: floor };
}

/** The SQL of a step: values stand in place of parameters, also in texts and in other placeholders. */
export function substitute(sql: string, parameters: readonly Parameter[]): string {
  if (!parameters.some(({ name }) => sql.includes(`:${name}`))) return sql;
  let substituted = "";
  for (const { kind, text } of tokenize(sql))
    substituted += kind === "parameter" || kind === "literal" ? withValues(text, parameters) : text;
  return substituted;
}

/** A text with the values of parameters in their place. */
export function withValues(text: string, parameters: readonly Parameter[]): string {
  return parameters.reduce(
    (written, { name, text: one }) => written.replaceAll(new RegExp(`:${name}(?!\\w)`, "g"), () => one),
    text,
  );
}
