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
  readonly value: number;
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

const oneParameter = "one parameter with its values, such as {depth: [1, 10, 100]}";

/** `{depth: [1, 10, 100]}`: a parameter, and its value in each step. */
export const sweepSchema = z
  .record(parameterName, values, invalidMessage(oneParameter))
  .refine((given) => Object.keys(given).length === 1, invalidMessage(oneParameter))
  .meta({ minProperties: 1, maxProperties: 1 });

/** The steps of a sweep, smallest value first. */
export function parametersOf(sweep: z.output<typeof sweepSchema>): Parameter[] {
  return Object.entries(sweep).flatMap(([name, all]) => all.map((one) => ({ name, value: one })));
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

/** The SQL of a step: the value stands in place of the parameter, also in texts and in other placeholders. */
export function substitute(sql: string, { name, value: one }: Parameter): string {
  if (!sql.includes(`:${name}`)) return sql;
  const placeholder = new RegExp(`:${name}(?!\\w)`, "g");
  let substituted = "";
  for (const { kind, text } of tokenize(sql))
    substituted +=
      kind === "parameter" || kind === "literal" ? text.replaceAll(placeholder, String(one)) : text;
  return substituted;
}
