import type { Evidence } from "../../verdict/evidence.ts";
import type { Judgement } from "../../verdict/judgement.ts";
import { count, multiplier, plural } from "../format/figures.ts";
import { contradictsFigure } from "./outcome-filters.ts";

/**
 * Why a test passes: `1.47x, within 6x: screening cleared it, over 6x in 0 of 3 pairs`.
 *
 * @param base the base's name, escaped, if the test is compared with the base
 */
export function passReason(judgement: Judgement<Evidence>, base?: string): string {
  const { ceiling, evidence } = judgement;
  const figure = `${multiplier(judgement.multiplier, ceiling)}x${base === undefined ? "" : ` of ${base}`}`;
  const side = contradictsFigure(judgement) ? `but the pairs are within ${ceiling}x` : `within ${ceiling}x`;
  const how = evidence === undefined ? "" : `: ${decidedBy(evidence)}`;
  const pairs =
    evidence === undefined
      ? ""
      : `, over ${ceiling}x in ${count(evidence.over)} of ${plural(evidence.pairs, "pair")}`;
  return `${figure}, ${side}${how}${pairs}`;
}

function decidedBy({ phase, ending }: Evidence): string {
  if (ending !== undefined) return "with low confidence, since the pairs ended before this was certain";
  return {
    fixed: "the multiplier alone decides",
    screening: "screening cleared it",
    confirmation: "new pairs confirmed it",
  }[phase];
}
