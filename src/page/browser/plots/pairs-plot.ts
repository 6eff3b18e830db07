import type { Reference } from "../../../model/compared.ts";
import { microseconds, multiplier } from "../../../report/format/figures.ts";
import type { EngineNames } from "../../../report/format/words.ts";
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
  readonly against: Reference;
}

/** The use of a pair: it screened the test, the figures are made of it, or the rule did not ask for it. */
type PairUse = "screening" | "counts" | "not asked for";

/** A pair with one engine. */
export interface PairData {
  readonly round: number;
  /** Nanoseconds. */
  readonly candidate: number;
  readonly other: number;
  readonly ratio: number;
  readonly use: PairUse;
}

/** The pairs with an engine, in order of time. */
export function pairsWith({ rounds, ns, counted }: PairsData, against: Reference): PairData[] {
  const { screened, counted: ofFigure } = counted[against] ?? { screened: 0, counted: 0 };
  const useOf = (index: number): PairUse => {
    if (index < screened) return "screening";
    return index < screened + ofFigure ? "counts" : "not asked for";
  };
  const there = rounds.flatMap((round, index) => {
    const [candidate, other] = [ns.candidate[index], ns[against]?.[index] ?? null];
    return candidate === undefined || other === null
      ? []
      : [{ round, candidate, other, ratio: candidate / other }];
  });
  return there.map((pair, index) => ({ ...pair, use: useOf(index) }));
}

/**
 * Each pair as a dot in order of time, with the multiplier and its interval. The plot fits the pairs; a reader can ask for the ceiling
 * too, which may be far off.
 */
export function createPairsPlot({ pairs, names, figure, against }: PairsPlot): DrawnPlot {
  const shown = pairsWith(pairs, against);
  const ratios = shown.map(({ ratio }) => ratio);
  const { value, limit, interval } = figure;
  const ceilings = limit === undefined ? [] : [limit.ceiling];
  const other = names[against] ?? against;
  const only = (use: PairUse) => shown.map((pair) => (pair.use === use ? pair.ratio : null));
  const near = [...ratios, value, ...(interval ? [interval.low, interval.high] : [])];
  let isWhole = false;
  const plot = createPlot({
    title: titleOf(pairs, against, other),
    control: choice(
      element("span", { class: "for-readers" }, "Scale"),
      { near: "the pairs alone", whole: "with the ceiling" },
      (scale) => {
        isWhole = scale === "whole";
        plot.redraw();
      },
    ),
    note: noteOf(shown),
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
      const { candidate, other: divisor, ratio, use } = shown[index] as PairData;
      return (
        `pair ${index + 1}: ${names.candidate} ${microseconds(candidate)} µs, ${other} ${microseconds(divisor)} µs, ` +
        `${multiplier(ratio)}x${use === "counts" ? "" : ` (${use})`}`
      );
    },
  });
  return plot;
}

function titleOf({ ns }: PairsData, against: Reference, other: string): string {
  if (against === "baseline" && ns.base !== undefined) return `The same against ${other}`;
  return against === "baseline" ? "Pairs in order of time" : `Pairs in order of time, against ${other}`;
}

/** The meaning of dots that are not full; nothing if all are. */
function noteOf(pairs: readonly PairData[]): string {
  const has = (wanted: PairUse) => pairs.some(({ use }) => use === wanted);
  return [
    ...(has("screening") ? ["Hollow dots: the first pairs, which are not in the figure."] : []),
    ...(has("not asked for") ? ["Small: pairs that the rule did not ask for."] : []),
  ].join(" ");
}
