import { microseconds, multiplier } from "../../../../report/format/figures.ts";
import type { EngineNames } from "../../../../report/format/words.ts";
import type { ComparedData, PairsData } from "../../data/page-data.ts";
import { choice, element } from "../dom.ts";
import { drawBand, drawLevels } from "./drawing.ts";
import { dots, rangeOf, wholeSteps } from "./look.ts";
import { createPlot, type DrawnPlot } from "./plot.ts";

/** The pairs of a test, and the figure that is made of them. */
export interface PairsPlot {
  readonly pairs: PairsData;
  readonly names: EngineNames;
  readonly figure: ComparedData;
  /** The engine that the candidate is divided by. */
  readonly against: "baseline" | "base";
}

/** The ratio of each pair. */
export function ratiosOf({ ns }: PairsData, against: "baseline" | "base"): number[] {
  const divisors = ns[against] ?? [];
  return ns.candidate.map((one, index) => one / (divisors[index] ?? Number.NaN));
}

/** The use of a pair: it screened the test, the figures are made of it, or the rule did not ask for it. */
export function pairUse(
  { screened, counted }: PairsData,
  index: number,
): "screening" | "counts" | "not asked for" {
  if (index < screened) return "screening";
  return index < screened + counted ? "counts" : "not asked for";
}

/**
 * Each pair as a dot in order of time, with the multiplier, its interval and the ceiling; where the ceiling is far off, a reader
 * can look at the pairs alone.
 */
export function createPairsPlot({ pairs, names, figure, against }: PairsPlot): DrawnPlot {
  const ratios = ratiosOf(pairs, against);
  const { value, limit, interval } = figure;
  const ceilings = limit === undefined ? [] : [limit.ceiling];
  const other = names[against] ?? against;
  const only = (use: ReturnType<typeof pairUse>) =>
    ratios.map((ratio, index) => (pairUse(pairs, index) === use ? ratio : null));
  const near = [...ratios, value, ...(interval ? [interval.low, interval.high] : [])];
  let isWhole = true;
  const plot = createPlot({
    title: titleOf(pairs, against),
    control: choice(
      element("span", { class: "for-readers" }, "Scale"),
      { whole: "with the ceiling", near: "the pairs alone" },
      (scale) => {
        isWhole = scale === "whole";
        plot.redraw();
      },
    ),
    note: noteOf(pairs),
    label:
      `${ratios.length} pairs in order of time, from ${multiplier(Math.min(...ratios))}x to ` +
      `${multiplier(Math.max(...ratios))}x${ceilings.map((ceiling) => `; the ceiling is ${ceiling}x`).join("")}. The table below has them all.`,
    height: 200,
    data: () => [
      ratios.map((_, index) => index + 1),
      only("screening"),
      only("counts"),
      only("not asked for"),
    ],
    series: (ink) => [
      dots(ink.of("candidate"), { hollow: true }),
      dots(ink.of("candidate")),
      dots(ink.of("faint"), { size: 5 }),
    ],
    scales: {
      x: { time: false, range: [0.5, ratios.length + 0.5] },
      y: { range: () => rangeOf(isWhole ? [...near, ...ceilings, 1] : near) },
    },
    axes: () => [
      { incrs: wholeSteps, grid: { show: false } },
      {
        size: 48,
        label: `${names.candidate} / ${other}`,
        values: (_, splits) => splits.map((split) => `${Number(split.toPrecision(6))}x`),
      },
    ],
    underlay: (canvas, ink) => {
      const { of } = ink;
      if (interval !== undefined) drawBand(canvas, interval.low, interval.high, of("candidate"));
      const isFaster = value < 1;
      const levels = [
        {
          value: 1,
          colour: of("baseline"),
          text: `as fast as ${other}`,
          at: isFaster ? "above left" : "below left",
          dash: [2, 3],
        },
        {
          value,
          colour: of("candidate"),
          text: `${figure.text}x`,
          at: isFaster ? "below right" : "above right",
        },
        ...ceilings.map((ceiling) => ({
          value: ceiling,
          colour: of("bad"),
          text: `ceiling ${ceiling}x`,
          at: "above left" as const,
          dash: [6, 4],
        })),
      ] as const;
      drawLevels(canvas, levels, ink);
    },
    readout: (index) => {
      const [candidate, divisor] = [pairs.ns.candidate[index] ?? 0, pairs.ns[against]?.[index] ?? 0];
      const use = pairUse(pairs, index);
      return (
        `pair ${index + 1}: ${names.candidate} ${microseconds(candidate)} µs, ${other} ${microseconds(divisor)} µs, ` +
        `${multiplier(ratios[index] ?? 0)}x${use === "counts" ? "" : ` (${use})`}`
      );
    },
  });
  return plot;
}

function titleOf({ ns }: PairsData, against: "baseline" | "base"): string {
  if (against === "baseline") return "Pairs in order of time";
  return ns.baseline === undefined ? "Pairs in order of time, against the base" : "The same against the base";
}

/** The meaning of dots that are not full; nothing if all are. */
function noteOf({ rounds, screened, counted }: PairsData): string {
  return [
    ...(screened > 0 ? ["Hollow: screening's pairs, which the figure is not made of."] : []),
    ...(screened + counted < rounds.length ? ["Small: pairs that the rule did not ask for."] : []),
  ].join(" ");
}
