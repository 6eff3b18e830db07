import { asQuotation, type Escape } from "../../../report/format/escape.ts";
import { plural } from "../../../report/format/figures.ts";
import { functionText } from "../../counts/words.ts";
import { stepsOf } from "../../plans/words.ts";
import type { Explained } from "../model/explained.ts";

/** Statements and steps that a sentence has. */
const mostStatements = 3;
const mostSteps = 4;

/**
 * The functions and the query plans that changed, a sentence each without its full stop; none if nothing is known of either.
 *
 * @param explained untrusted
 */
export function explainedLines({ profile, plans }: Explained, escapeText: Escape): string[] {
  const quoted = asQuotation(escapeText);
  const planText = (plan: string | null) => {
    if (plan === null) return "not known";
    const steps = stepsOf(plan);
    return quoted(`${steps.slice(0, mostSteps).join("; ")}${steps.length > mostSteps ? "; ..." : ""}`);
  };
  const hasFunctions = profile !== undefined && ("unknown" in profile || profile.functions.length > 0);
  return [
    ...(hasFunctions
      ? [
          `Instructions of the functions that changed most: ${functionText(profile, { untrusted: true }, escapeText)}`,
        ]
      : []),
    ...plans
      .slice(0, mostStatements)
      .map(
        ({ sql, before, after }) =>
          `The query plan of ${quoted(sql)} was ${planText(before)} and is ${planText(after)}`,
      ),
    ...(plans.length > mostStatements
      ? [`${plural(plans.length - mostStatements, "more query plan")} changed`]
      : []),
  ];
}
