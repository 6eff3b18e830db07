import { references } from "../../model/compared.ts";
import type { Headline, MeanRatio, Verdict } from "../../verdict/judge.ts";
import { testVerdicts } from "../../verdict/judge.ts";
import { besideTime, multiplier, type ShownMean } from "../format/figures.ts";
import { type EngineNames, engineName } from "../format/words.ts";
import { withoutResult } from "./outcome-filters.ts";

/** Against the base, hundredths would hide what its ceilings are about. */
const shownAs: Readonly<Record<keyof Headline, (value: number) => string>> = {
  baseline: multiplier,
  base: (value) => value.toFixed(3),
};

/** @returns undefined if no test is compared with that engine */
export function shownMean(headline: Headline, role: keyof Headline): ShownMean | undefined {
  const mean: MeanRatio | undefined = headline[role];
  if (mean === undefined) return undefined;
  const shown = shownAs[role];
  const { multiplier: value, interval } = mean;
  return {
    figure: shown(value),
    ...(interval && { interval: [shown(interval.low), shown(interval.high)] }),
  };
}

/**
 * The run's one number: `1.34x SQLite's time (1.31 to 1.37), 0.998x main's time (0.993 to 1.003), with 95% confidence`. Empty if no test has
 * a multiplier.
 */
export function allTestsText({ headline }: Pick<Verdict, "headline">, names: EngineNames): string {
  const clauses = references.flatMap((role) => {
    const mean = shownMean(headline, role);
    if (mean === undefined) return [];
    const { figure, interval } = mean;
    return [
      {
        text: besideTime(figure, engineName(names, role)),
        between: interval?.join(" to "),
      },
    ];
  });
  const texts = clauses.map(({ text, between }) => (between === undefined ? text : `${text} (${between})`));
  const hasInterval = clauses.some(({ between }) => between !== undefined);
  return [...texts, ...(hasInterval ? ["with 95% confidence"] : [])].join(", ");
}

/** The subject of the number: it says nothing about tests without a result. */
export function allTestsName(verdict: Pick<Verdict, "sections">): string {
  return withoutResult(testVerdicts(verdict)).length === 0 ? "All tests" : "All tests with a result";
}
