import { asQuotations, type Escape } from "../../../../report/format/escape.ts";
import { plural } from "../../../../report/format/figures.ts";
import { functionText } from "../../../figures/counts/words.ts";
import { planQuotations } from "../../../figures/plans/words.ts";
import type { Explained } from "../model/explained.ts";

const mostStatements = 3;

/**
 * The functions and the query plans that changed, a sentence each without its full stop; none if nothing is known of either.
 *
 * @param explained untrusted
 */
export function explainedLines({ profile, plans }: Explained, escapeText: Escape): string[] {
  const shown = plans.slice(0, mostStatements);
  const statements = asQuotations(escapeText)(shown.map(({ sql }) => sql));
  const hasFunctions = profile !== undefined && ("unknown" in profile || profile.functions.length > 0);
  return [
    ...(hasFunctions
      ? [
          `Instructions of the functions that changed most: ${functionText(profile, { untrusted: true }, escapeText)}`,
        ]
      : []),
    ...shown.map(({ before, after }, index) => {
      const [was, is] = planQuotations([before, after], "not known", escapeText);
      return `The query plan of ${statements[index]} was ${was} and is ${is}`;
    }),
    ...(plans.length > mostStatements
      ? [`${plural(plans.length - mostStatements, "more query plan")} changed`]
      : []),
  ];
}
