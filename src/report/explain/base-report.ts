import { truncateList } from "../../messages/format-value.ts";
import { testPath } from "../../model/test.ts";
import type { Cause } from "../../verdict/causes.ts";
import { type Comparison, isNew, isUnmeasured } from "../../verdict/comparison.ts";
import { type MeanRatio, testVerdicts, type Verdict } from "../../verdict/judge.ts";
import type { ReportPart } from "../blocks.ts";
import type { Escape } from "../format/escape.ts";
import { changeFigures, count, multiplier, percent, plural, pValue, timeChange } from "../format/figures.ts";
import type { EngineNames } from "../format/words.ts";
import { failuresReason } from "./failure-reason.ts";
import { baseJudgements, withOutcome } from "./outcome-filters.ts";
import { unseenChange } from "./unseen-change.ts";

/** More would push the rest of a report out of sight. */
const maxListed = 20;

/** The candidate compared with the base. Texts are escaped. */
export interface BaseReport {
  /** The mean of all tests, how many changed, and how far the others may have. */
  readonly summary: string;
  /** Differences from the base in features. */
  readonly others: readonly string[];
  /** Tests without a result of the base; only the first of many. */
  readonly failures: readonly string[];
}

/** Undefined if the run has no base. */
export function baseReport(
  verdict: Verdict,
  names: EngineNames,
  escapeText: Escape,
  parts: readonly ReportPart[] = [],
): BaseReport | undefined {
  if (names.base === undefined) return undefined;
  const { base } = names;
  const measured = testVerdicts(verdict).flatMap(({ comparison }) =>
    isUnmeasured(comparison) || isBaselineOnly(comparison) ? [] : [comparison],
  );
  const compared = measured.filter((one) => one.base?.state === "measured").length;
  const withoutBase = measured.filter((one) => one.base === undefined).length;
  const gaps =
    withoutBase === 0
      ? ""
      : ` ${plural(withoutBase, "test")} cannot be compared: samples of ${base} are missing.`;
  const failures = measured.flatMap((one) =>
    one.base?.state === "failed"
      ? [
          `${escapeText(testPath(one))}: not compared: ${failuresReason(one.base.failures, names, escapeText, verdict)}`,
        ]
      : [],
  );
  const added = testVerdicts(verdict).flatMap(({ comparison }) =>
    isNew(comparison)
      ? [
          `${escapeText(testPath(comparison))}: new: ${failuresReason(comparison.failures, names, escapeText, verdict)}`,
        ]
      : [],
  );
  const moreTests = (more: number) => `and ${plural(more, "more test")}, in the tables under "vs base"`;
  const mean = verdict.headline.base;
  const average = mean === undefined || mean.tests < 2 ? "" : `${changedMeanText(mean)}. `;
  return {
    summary: `${average}${summarise(verdict, compared, base)}${gaps}`,
    others: parts.flatMap((part) => part.againstBase?.(verdict, names, escapeText) ?? []),
    failures: truncateList(maxListed, [...added, ...failures], moreTests),
  };
}

/** `0.1% more time, the geometric mean of 276 tests (95% confidence: -0.2% to +0.4%)`: an average is the arithmetic mean of a section. */
export function changedMeanText(mean: MeanRatio): string {
  return meanText(mean, timeChange(mean.multiplier), changeFigures);
}

/** @param own the figure in words. @param figures of both ends of its interval */
export function meanText(
  { interval, tests }: MeanRatio,
  own: string,
  figures: (...values: readonly number[]) => readonly string[],
): string {
  const bounds =
    interval === undefined ? "" : ` (95% confidence: ${figures(interval.low, interval.high).join(" to ")})`;
  return `${own}, the geometric mean of ${plural(tests, "test")}${bounds}`;
}

function isBaselineOnly(comparison: Comparison): boolean {
  return comparison.state === "measured" && comparison.compare === "baseline";
}

function summarise(verdict: Verdict, compared: number, base: string): string {
  const { causes } = verdict;
  if (verdict.headline.base === undefined || compared === 0) return `No test can be compared with ${base}.`;
  const unseen = unseenChange(verdict, causes);
  const rest =
    unseen === undefined ? "" : ` (nine in ten of the others changed by no more than ${unseen.size})`;
  if (causes.length === 0)
    return unseen === undefined
      ? `${noneStandsOut(verdict)} (too few rounds to show any change).`
      : `${noneStandsOut(verdict)} (nine in ten changed by no more than ${unseen.size}).`;
  const changedBy = (some: readonly Cause[]) =>
    new Set(some.flatMap(({ alike }) => alike.map(testPath))).size;
  const [all, slower] = [changedBy(causes), changedBy(causes.filter(({ ratio }) => ratio > 1))];
  const faster = changedBy(causes.filter(({ ratio }) => ratio < 1));
  const layout = all - changedBy(causes.filter(({ isLayoutSized }) => !isLayoutSized));
  const byLayout = layout === 0 ? "" : `; ${count(layout)} of them no more than layout does`;
  const of = `${count(all)} of ${plural(compared, "test")}`;
  return `${of} changed: ${count(slower)} slower, ${count(faster)} faster${byLayout}${rest}.`;
}

/** The words for a run without a listed change, which a row over its ceiling does not contradict. */
function noneStandsOut(verdict: Verdict): string {
  if (withOutcome(baseJudgements(testVerdicts(verdict)), "fail").length > 0)
    return "Apart from the rows over their ceilings, no test stands out from the noise";
  const together = withOutcome(verdict.groups, "fail").length > 0 ? "; together they are slower" : "";
  return `No single test stands out from the noise${together}`;
}

/** `1.12x (12% slower), p = 6e-5`: the figure of a cause. @param base the base's name, escaped */
export function changeText({ ratio, p, isLayoutSized }: Cause, base: string): string {
  const size = `${percent(ratio - 1)} ${ratio > 1 ? "slower" : "faster"}`;
  const layout = isLayoutSized ? `; ${layoutText(base)}` : "";
  return `${multiplier(ratio, 1)}x (${size}), ${pValue(p)}${layout}`;
}

/** About a difference that is layout-sized. @param base the base's name, escaped */
export function layoutText(base: string): string {
  return `as many instructions as ${base}: the linker's layout can do this`;
}
