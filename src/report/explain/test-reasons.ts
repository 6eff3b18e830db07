import { testPath } from "../../model/test.ts";
import { isUnmeasured } from "../../verdict/comparison.ts";
import type { Evidence } from "../../verdict/evidence.ts";
import type { TestVerdict, Verdict } from "../../verdict/judge.ts";
import type { Judgement } from "../../verdict/judgement.ts";
import type { Escape } from "../format/escape.ts";
import { besideTime, count, multiplier, plural } from "../format/figures.ts";
import { type EngineNames, engineName } from "../format/words.ts";
import { limitsOf } from "./acceptances.ts";
import { changeText } from "./base-report.ts";
import { rowName } from "./cause-rows.ts";
import { failuresReason } from "./failure-reason.ts";
import { contradictsFigure } from "./outcome-filters.ts";
import { testReason } from "./outcome-reasons.ts";
import { missingReason } from "./problems.ts";

/** Why a test came to its outcome, a sentence each: its ceiling, the base, and what changed. Texts are escaped. */
export function testReasons(
  { comparison, judgement, base }: TestVerdict,
  verdict: Verdict,
  names: EngineNames,
  escapeText: Escape,
): string[] {
  if (isUnmeasured(comparison)) return [missingReason(comparison, names, escapeText, verdict)];
  const path = testPath(comparison);
  const other = engineName(names, "base");
  const changes = verdict.causes.filter(({ alike }) => alike.some((test) => testPath(test) === path));
  const accepted = (verdict.acceptances?.accepted ?? []).filter(({ name }) => name === path);
  return [
    ...(judgement === undefined ? [] : [reason(judgement)]),
    ...(base === undefined ? [] : [reason(base, other)]),
    ...(comparison.base?.state === "failed"
      ? [
          `not compared with ${other}: ${failuresReason(comparison.base.failures, names, escapeText, verdict)}`,
        ]
      : []),
    ...changes.map((cause) => {
      const together = cause.tests.length === 1 ? "" : ` with ${rowName(cause, escapeText)}`;
      return `changed against ${other}${together}: ${changeText(cause, other)}`;
    }),
    ...accepted.map(
      ({ acceptance }) =>
        `accepted${limitsOf(acceptance, escapeText)} by ${escapeText(acceptance.by)} until ${acceptance.until}: ` +
        `"${escapeText(acceptance.reason)}"`,
    ),
  ];
}

function reason(judgement: Judgement<Evidence>, base?: string): string {
  return judgement.outcome === "pass" ? passReason(judgement, base) : testReason(judgement, base);
}

/**
 * Why a test passes: `1.47x, within 6x: screening cleared it, over 6x in 0 of 3 pairs`.
 *
 * @param base the base's name, escaped, if the test is compared with the base
 */
export function passReason(judgement: Judgement<Evidence>, base?: string): string {
  const { ceiling, evidence } = judgement;
  const text = multiplier(judgement.multiplier, ceiling);
  const figure = base === undefined ? `${text}x` : besideTime(text, base);
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
    fixed: "a fixed number of pairs decides",
    screening: "screening cleared it",
    confirmation: "new pairs confirmed it",
    together: "the rounds of its tests decide",
  }[phase];
}
