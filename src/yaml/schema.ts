import * as z from "zod";
import { formatValue } from "../messages/format-value.ts";
import { unknownName } from "../messages/suggest-name.ts";

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
        ? issue.keys.map((key) => unknownName("key", key, keys)).join("; ")
        : `${formatValue(issue.input)} is not a mapping with ${keys.join(", ")}`,
  });
}
