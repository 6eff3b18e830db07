import * as z from "zod";
import { formatValue } from "../messages/format-value.ts";
import { suggestName, unknownName } from "../messages/suggest-name.ts";

interface Given {
  readonly input?: unknown;
}

/** The error of a schema: `"many" is not a whole number`. */
export function invalidMessage(allowed: string): { error: (given: Given) => string } {
  return { error: ({ input }) => `${formatValue(input)} is not ${allowed}` };
}

/** A mapping in which no other keys are allowed. */
export function mapping<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
): z.ZodObject<Shape, z.core.$strict> {
  const keys = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? unknownKeys(issue.keys, keys)
        : `${formatValue(issue.input)} is not a mapping with ${keys.join(", ")}`,
  });
}

/** Names the allowed keys once, for the last key that is like none of them. */
function unknownKeys(given: readonly string[], names: readonly string[]): string {
  const unlike = given.filter((key) => suggestName(key, names) === undefined);
  return given
    .map((key) =>
      unlike.slice(0, -1).includes(key) ? `unknown key ${formatValue(key)}` : unknownName("key", key, names),
    )
    .join("; ");
}
