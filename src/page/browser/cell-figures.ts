import {
  amountPer,
  rowsPerSecond,
  shortTime,
  signedHundredths,
  signedPercent,
} from "../../report/format/figures.ts";
import type { FigureData, PageData, TestData } from "../data/page-data.ts";
import { latencyLevels } from "../data/page-data.ts";

/** The figures that the cells of a grid can show. */
export type FigureName =
  | "multiplier"
  | "base"
  | "change"
  | "time"
  | "rate"
  | "p99"
  | "instructions"
  | "more instructions";

/** The figure of one cell. */
export interface CellFigure {
  readonly text: string;
  /** The order of rows: larger is slower, in a unit of the figure's own; undefined without a figure. */
  readonly size: number | undefined;
  /** How often the figure of the other engine is in it, which colours it; undefined if that is not known. */
  readonly ratio: number | undefined;
  readonly outcome: TestData["outcome"];
}

/** A figure without an outcome of its own. */
type PlainFigure = Omit<CellFigure, "outcome">;

const noFigure: PlainFigure = { text: "–", size: undefined, ratio: undefined };

/** The figures that a page has, by their names for a reader, the most important first. */
export function figureNames({
  names,
  tests,
}: Pick<PageData, "names" | "tests">): Partial<Record<FigureName, string>> {
  const { candidate, baseline, base } = names;
  return {
    ...(tests.some((test) => test.base !== undefined) ? { base: `multiplier to ${base ?? "base"}` } : {}),
    multiplier: `multiplier to ${baseline}`,
    ...(tests.some(({ trend }) => trend !== undefined) ? { change: "change over the history" } : {}),
    time: `time of ${candidate}`,
    ...(tests.some(({ rows }) => rows !== undefined) ? { rate: `rows/s of ${candidate}` } : {}),
    ...(tests.some(({ latencies }) => latencies !== undefined) ? { p99: `p99 latency of ${candidate}` } : {}),
    ...(tests.some(({ instructions }) => instructions?.statements !== undefined)
      ? { instructions: `instructions a statement of ${candidate}` }
      : {}),
    ...(tests.some(({ instructions }) => instructions?.change !== undefined)
      ? { "more instructions": `instructions against ${base ?? "base"}` }
      : {}),
  };
}

/** The figure that a cell shows for a test. Its outcome is the worst of the test, whatever the figure is. */
export function cellFigure(test: TestData, name: FigureName): CellFigure {
  return { ...figures[name](test), outcome: test.outcome };
}

const figures: Readonly<Record<FigureName, (test: TestData) => PlainFigure>> = {
  base: ({ base }) => comparedFigure(base),
  multiplier: ({ figure }) => comparedFigure(figure),
  change: changeFigure,
  time: ({ times, figure }) =>
    times === undefined
      ? noFigure
      : { text: shortTime(times.candidate), size: times.candidate, ratio: figure?.value },
  rate: ({ times, rows, figure }) =>
    times === undefined || !rows
      ? noFigure
      : {
          text: rowsPerSecond(rows, times.candidate),
          size: times.candidate / rows,
          ratio: figure?.value,
        },
  p99: ({ latencies }) => {
    const [ns, other] = [latencies?.candidate?.[p99], latencies?.baseline?.[p99]];
    return ns === undefined ? noFigure : { text: shortTime(ns), size: ns, ratio: other && ns / other };
  },
  instructions: ({ instructions }) => {
    const { taken, statements } = instructions ?? {};
    if (!taken?.candidate || !statements) return noFigure;
    const each = taken.candidate / statements;
    return { text: amountPer(each), size: each, ratio: taken.baseline && taken.candidate / taken.baseline };
  },
  "more instructions": ({ instructions }) => {
    const { change } = instructions ?? {};
    if (change === undefined) return noFigure;
    return { text: signedHundredths(change), size: change, ratio: 1 + change };
  },
};

const p99 = latencyLevels.indexOf(0.99);

function comparedFigure(figure: Pick<FigureData, "value" | "text"> | undefined): PlainFigure {
  return figure === undefined ? noFigure : { text: figure.text, size: figure.value, ratio: figure.value };
}

/** How far the newest level of a test is from its oldest. */
function changeFigure({ trend }: TestData): PlainFigure {
  const [first, last] = [trend?.levels[0], trend?.levels.at(-1)];
  if (trend === undefined || first === undefined || last === undefined) return noFigure;
  if (trend.state === "too early") return { ...noFigure, text: "…" };
  if (trend.state === "steady") return { text: "±0%", size: 1, ratio: 1 };
  const ratio = last.multiplier / first.multiplier;
  return { text: signedPercent(ratio - 1), size: ratio, ratio };
}

/** Multipliers at which a colour of slower tests ends; colours of faster tests end at the reciprocals. */
export const scaleEdges = [1.1, 1.5, 2, 3, 5] as const;

/** The number of a multiplier's colour: 0 within 10 % of 1, up to 5 for slower ones, down to -5 for faster ones. */
export function colourStep(multiplier: number): number {
  const size = Math.max(multiplier, 1 / multiplier);
  const step = scaleEdges.filter((edge) => size >= edge).length;
  return multiplier < 1 ? 0 - step : step;
}

/** The class of a cell with a multiplier: `slower-2`, `faster-1`, `equal`. */
export function colourClass(multiplier: number): string {
  const step = colourStep(multiplier);
  if (step === 0) return "equal";
  return step > 0 ? `slower-${step}` : `faster-${-step}`;
}
