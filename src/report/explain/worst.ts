import { truncateList } from "../../messages/format-value.ts";
import { testPath } from "../../model/test.ts";
import { isUnmeasured } from "../../verdict/comparison.ts";
import type { TestVerdict } from "../../verdict/judge.ts";
import type { Judgement } from "../../verdict/judgement.ts";
import type { Escape } from "../format/escape.ts";
import { multiplier } from "../format/figures.ts";
import { orList } from "../format/words.ts";
import { contradictsFigure, findWorst, shownJudgements } from "./outcome-filters.ts";

/** If more tests may be the worst, the first is named, and the number of the others. */
const maxNamed = 3;

/** The worst test of a run, as far as its figures can tell. */
export interface Worst {
  readonly judgement: Judgement;
  /** `2.47x`: the table's, also if several tests may be the worst. */
  readonly figure: string;
  /** `int/memory/reads/a`, or `int/memory/reads/a or one of 4 others`: escaped. */
  readonly name: string;
  readonly isAlone: boolean;
  /** Whether the figure is against the base. */
  readonly isBaseOnly: boolean;
}

/** A figure beside its ceiling, in ln. */
interface Beside {
  readonly test: Shown;
  readonly share: number;
  readonly half: number;
}

type Shown = Pick<TestVerdict, "comparison"> & { readonly judgement: Judgement };

/**
 * The test with the worst outcome, and of these with the least headroom. The next run would name another of many noisy figures: unless a
 * passing test is apart from all others, by the intervals of their difference, all that may be the worst are named, and those between them.
 *
 * @returns undefined if no test has a figure
 */
export function worstTest(tests: readonly TestVerdict[], escapeText: Escape): Worst | undefined {
  const { isBaseOnly, shown } = shownJudgements(tests);
  const worst = findWorst(shown);
  if (worst === undefined) return undefined;
  const { judgement } = worst;
  const all = shown.flatMap((test) => besideOf(test, isBaseOnly));
  const own = all.find(({ test }) => test.comparison === worst.comparison);
  const isClear = judgement.outcome !== "pass" || contradictsFigure(judgement);
  const passing = all.filter(({ test }) => test.judgement.outcome === "pass");
  const close =
    own === undefined || isClear
      ? []
      : passing.filter(({ share, half }) => own.share - share <= Math.hypot(own.half, half));
  const least = Math.min(...close.map(({ share }) => share));
  const among = passing.filter(({ share }) => share >= least);
  const figure = `${multiplier(judgement.multiplier, judgement.ceiling)}x`;
  if (among.length < 2)
    return { judgement, figure, name: escapeText(testPath(worst.comparison)), isAlone: true, isBaseOnly };
  const inDoubt = among.toSorted((one, other) => other.share - one.share);
  const names = inDoubt.map(({ test }) => escapeText(testPath(test.comparison)));
  const most = names.length > maxNamed ? 1 : maxNamed;
  const named = truncateList(most, names, (more) => `one of ${more} others`);
  return { judgement, figure, name: orList(named), isAlone: false, isBaseOnly };
}

/** Nothing for a test without a figure, or an interval of it. */
function besideOf(
  { comparison, judgement }: Pick<TestVerdict, "comparison" | "judgement">,
  isBaseOnly: boolean,
): Beside[] {
  if (judgement === undefined || isUnmeasured(comparison)) return [];
  const figure = isBaseOnly || comparison.state !== "measured" ? comparison.base : comparison;
  if (figure?.state !== "measured" || figure.interval === undefined) return [];
  const { interval } = figure;
  const half = Math.log(interval.high / interval.low) / 2;
  const share = Math.log(judgement.multiplier / judgement.ceiling);
  return [{ test: { comparison, judgement }, share, half }];
}
