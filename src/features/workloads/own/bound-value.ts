import * as z from "zod";
import { blob, fixed, type Part, real } from "../../../suite/sql-template.ts";
import { invalidMessage } from "../../../yaml/schema.ts";

/** More bytes than a text or blob of a workload has. */
const mostDigits = 200_000_000;

const digits = z
  .string()
  .max(mostDigits)
  .regex(/^(?:[0-9a-fA-F]{2})*$/);

const decimal = z.string().regex(/^-?(?:\d+\.?\d*(?:[eE][+-]?\d{1,4})?|9e999)$/);

const forms =
  'null, a number, a text, true or false, {"blob": "00ff"}, {"real": "2.0"}, {"integer": "9007199254740993"}, or {"text": "c3a4"} for a text ' +
  "given by its bytes";

/** A value of a statement in a file of statements, as JSON has it. */
export const boundValueSchema = z.union(
  [
    z.null(),
    z.number(),
    z.string(),
    z.boolean(),
    z.strictObject({ blob: digits }),
    z.strictObject({ real: decimal }),
    z.strictObject({ integer: z.string().regex(/^-?\d{1,19}$/) }),
    z.strictObject({ text: digits }),
  ],
  invalidMessage(forms),
);

/** A value that a statement binds. An integer that JavaScript's numbers lack, and a text that is no UTF-8 or has a NUL, are given by a text. */
export type BoundValue = z.output<typeof boundValueSchema>;

/** The value in a statement: as itself if a prepared statement can bind it, as SQL otherwise. */
export function partOf(value: BoundValue): Part {
  if (value === null) return fixed("NULL");
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "number") return Number.isSafeInteger(value) ? value : real(decimalOf(value));
  if (typeof value === "string") return value.includes("\0") ? textOfBytes(Buffer.from(value)) : value;
  if ("blob" in value) return blob(value.blob);
  if ("real" in value) return real(withPoint(value.real));
  if ("integer" in value) return fixed(value.integer);
  return textOfBytes(Buffer.from(value.text, "hex"));
}

function textOfBytes(bytes: Buffer): Part {
  return fixed(`CAST(X'${bytes.toString("hex")}' AS TEXT)`);
}

/** A real number as a literal, which has a point or an exponent. */
export function decimalOf(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? "9e999" : "-9e999";
  return withPoint(Object.is(value, -0) ? "-0.0" : String(value));
}

function withPoint(text: string): string {
  return /[.eE]/.test(text) ? text : `${text}.0`;
}
