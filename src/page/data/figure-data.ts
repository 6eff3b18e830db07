import { exceeds } from "../../report/explain/outcome-filters.ts";
import { multiplier, percent, plusMinus } from "../../report/format/figures.ts";
import type { RatioInterval } from "../../verdict/evidence.ts";
import type { Judgement } from "../../verdict/judgement.ts";
import type { ComparedData, FigureData } from "./page-data.ts";

/** A figure beside its ceiling; undefined without a ceiling. */
export function figureData(judgement: Judgement | undefined): FigureData | undefined {
  if (judgement === undefined) return undefined;
  const { multiplier: value, ceiling, outcome } = judgement;
  return { value, text: multiplier(value, ceiling), ceiling, outcome };
}

/** @param ofRow the interval of the row's multiplier, if it is known: the figure that is judged has its own then */
export function comparedData(judgement: Judgement, ofRow: RatioInterval | undefined): ComparedData {
  const { multiplier: value, ceiling, outcome, headroom, evidence } = judgement;
  const interval = ofRow && (evidence?.interval ?? ofRow);
  return {
    value,
    text: multiplier(value, ceiling),
    outcome,
    limit: { ceiling, headroom: headroomText(judgement, headroom) },
    ...(interval === undefined
      ? {}
      : { interval: { low: interval.low, high: interval.high, text: plusMinus(interval) } }),
  };
}

function headroomText({ outcome }: Judgement, headroom: number): string {
  if (headroom >= 0) return percent(headroom);
  return exceeds(outcome) ? `over by ${percent(headroom)}` : "none";
}
