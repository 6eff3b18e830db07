import * as z from "zod";
import { formatValue } from "../messages/format-value.ts";
import type { Rounds } from "../model/criteria.ts";

/** More would not be measured in a day. */
const mostRounds = 1000;

/** Fewer pairs than these clear no test. */
const fewestScreened = 3;

const allowed = `a number of rounds from 1 to 1,000, or a range such as 3..11 from ${fewestScreened} to 1,000`;

/** `5`, exactly so many rounds; or `3..11`, the bounds of the screening. */
export const rounds = z.unknown().transform((value, context): Rounds => {
  const refuse = (words: string) => {
    context.addIssue({ code: "custom", message: `${formatValue(value)} ${words}` });
    return z.NEVER;
  };
  const [, least, most] = /^(\d+)\s*\.\.\s*(\d+)$/.exec(typeof value === "string" ? value : "") ?? [];
  if (least !== undefined && most !== undefined) {
    const [min, max] = [Number(least), Number(most)];
    if (min > max)
      return refuse(`begins above its end: give the lower number first, as in ${most}..${least}`);
    if (min < fewestScreened || max > mostRounds) return refuse(`is not ${allowed}`);
    return { min, max };
  }
  const isCount = typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= mostRounds;
  return isCount ? value : refuse(`is not ${allowed}`);
});
