import * as z from "zod";
import { formatValue } from "../messages/format-value.ts";
import { unknownName } from "../messages/suggest-name.ts";

/** Reports head a column with a name. */
export const longestName = 60;

interface Given {
  readonly input?: unknown;
}

/** What a schema says of a value that it refuses: `"many" is not a whole number`. */
export function invalidMessage(allowed: string | (() => string)): { error: (given: Given) => string } {
  return {
    error: ({ input }) => `${formatValue(input)} is not ${typeof allowed === "string" ? allowed : allowed()}`,
  };
}

/** A whole number; both ends are allowed. */
export function wholeNumber(least: number, most: number): z.ZodInt {
  // In words only when they are needed: formatting the first number takes longer than parsing a command line.
  const refused = invalidMessage(() => wholeNumberInWords(least, most));
  return z.int(refused).min(least, refused).max(most, refused);
}

export function wholeNumberInWords(least: number, most: number): string {
  const [from, to] = [least, most].map((number) => number.toLocaleString("en-US"));
  return `a whole number from ${from} to ${to} (digits only)`;
}

/** A number between two others, neither of which is allowed itself. */
export function numberWithin(above: number, below: number): z.ZodNumber {
  const refused = invalidMessage(`a number above ${above} and below ${below}`);
  return z.number(refused).gt(above, refused).lt(below, refused);
}

/** A multiplier that can be a ceiling: finite and above 0. */
export function multiplier(): z.ZodNumber {
  const refused = invalidMessage('a number above 0, such as 6 or 5.5 (without "x")');
  return z.number(refused).positive(refused);
}

/** A path that a system call takes. */
export function path(): z.ZodString {
  const refused = invalidMessage("a path");
  return z
    .string(refused)
    .min(1, refused)
    .regex(/^[^\0]*$/, refused);
}

/** What reports call an engine. */
export function engineName(): z.ZodString {
  const refused = invalidMessage(`a name of 1 to ${longestName} characters on one line, not only spaces`);
  return z
    .string(refused)
    .max(longestName, refused)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, refused)
    .regex(/\S/, refused);
}

/** @param what what kind of name it is, e.g. `variant` */
export function choice<Name extends string>(what: string, names: readonly Name[]) {
  return z.enum(names, { error: ({ input }) => unknownName(what, input, names) });
}

/** At least one name, or `all` of them; what is given twice counts once. */
export function choices<Name extends string>(what: string, names: readonly Name[]) {
  const refused = invalidMessage(`a list of ${what}s`);
  const empty = { error: `the list is empty: give at least one ${what}` };
  const list = z.array(choice(what, names), refused).min(1, empty);
  return z
    .preprocess((value) => (value === "all" ? [...names] : value), list)
    .transform((chosen): readonly Name[] => [...new Set(chosen)]);
}

/** A mapping in which no other keys are allowed. */
export function mapping<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
): z.ZodObject<Shape, z.core.$strict> {
  const keys = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? unknownName("key", issue.keys[0], keys)
        : `${formatValue(issue.input)} is not a mapping with ${keys.join(", ")}`,
  });
}
