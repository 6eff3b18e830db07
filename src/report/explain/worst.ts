import { truncateList } from "../../messages/format-value.ts";
import { sectionPath, testPath } from "../../model/test.ts";
import { priorDegrees } from "../../statistics/moderated.ts";
import { shrink } from "../../statistics/shrinkage.ts";
import { studentQuantile } from "../../statistics/student-t.ts";
import { isUnmeasured, type MeasuredBase } from "../../verdict/comparison.ts";
import type { TestVerdict } from "../../verdict/judge.ts";
import type { Judgement } from "../../verdict/judgement.ts";
import type { Escape } from "../format/escape.ts";
import { about, multiplier } from "../format/figures.ts";
import { andList } from "../format/words.ts";
import { contradictsFigure, findWorst, shownJudgements } from "./outcome-filters.ts";

/** More names than this say less than their number. */
const maxNamed = 3;

/** The worst test of a run, as far as its figures can tell. */
export interface Worst {
  readonly judgement: Judgement;
  /** `2.47x`; `about 2.3x` if several tests may be the worst. */
  readonly figure: string;
  /** `int/memory/reads/a`, or `one of int/memory/reads/a, int/memory/reads/b and 2 others`: escaped. */
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
  readonly value: number;
  readonly squaredError: number;
}

type Shown = Pick<TestVerdict, "comparison"> & { readonly judgement: Judgement };

/**
 * The test with the worst outcome, and of these with the least headroom. The largest of many noisy figures is too large, and the next run
 * names another test: unless a passing test is apart from all others, by the intervals of their difference, all that may be the worst are
 * named, and the figure is the largest after each was drawn towards the mean of its section.
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
  const among =
    own === undefined || isClear
      ? []
      : all.filter(({ share, half, test }) => {
          return test.judgement.outcome === "pass" && own.share - share <= Math.hypot(own.half, half);
        });
  if (among.length < 2) {
    const figure = `${multiplier(judgement.multiplier, judgement.ceiling)}x`;
    return { judgement, figure, name: escapeText(testPath(worst.comparison)), isAlone: true, isBaseOnly };
  }
  const drawn = [...Map.groupBy(all, ({ test }) => sectionPath(test.comparison)).values()].flatMap(
    (section) => {
      const values = shrink(section);
      return section.map((one, index) => ({ ...one, drawn: values[index] as number }));
    },
  );
  const inDoubt = drawn
    .filter(({ test }) => among.some((one) => one.test === test))
    .map((one) => ({ ...one, drawnShare: one.drawn - Math.log(one.test.judgement.ceiling) }))
    .toSorted((one, other) => other.drawnShare - one.drawnShare);
  const [largest] = inDoubt as [(typeof inDoubt)[number]];
  const names = inDoubt.map(({ test }) => escapeText(testPath(test.comparison)));
  const named = truncateList(maxNamed, names, (more) => `${more} other${more === 1 ? "" : "s"}`);
  return {
    judgement: largest.test.judgement,
    figure: `about ${about(Math.exp(largest.drawn))}x`,
    name: `one of ${andList(named)}`,
    isAlone: false,
    isBaseOnly,
  };
}

/** Nothing for a test without a figure, or an interval of it. */
function besideOf(
  { comparison, judgement }: Pick<TestVerdict, "comparison" | "judgement">,
  isBaseOnly: boolean,
): Beside[] {
  if (judgement === undefined || isUnmeasured(comparison)) return [];
  const figure = isBaseOnly || comparison.state !== "measured" ? comparison.base : comparison;
  if (figure?.state !== "measured" || figure.interval === undefined) return [];
  const { ratios, interval } = figure as MeasuredBase & { interval: NonNullable<MeasuredBase["interval"]> };
  const half = Math.log(interval.high / interval.low) / 2;
  const value = Math.log(judgement.multiplier);
  // The interval is Student's, moderated by the other tests of its storage and kind.
  const quantile = studentQuantile((1 + interval.confidence) / 2, ratios.length - 1 + priorDegrees);
  return [
    {
      test: { comparison, judgement },
      share: value - Math.log(judgement.ceiling),
      half,
      value,
      squaredError: (half / quantile) ** 2,
    },
  ];
}
