import {
  amountPer,
  rowsPerSecond,
  shortTime,
  signedHundredths,
  signedPercent,
} from "../report/format/figures.ts";
import type { PageData, TestData } from "../report/html/page-data.ts";
import { latencyLevels } from "../report/html/page-data.ts";

/** What the cells of a grid can show. */
export type FigureName =
  | "multiplier"
  | "base"
  | "change"
  | "time"
  | "rate"
  | "p99"
  | "instructions"
  | "more instructions";

/** What one cell shows. */
export interface CellFigure {
  readonly text: string;
  /** The multiplier that colours it; undefined without one. */
  readonly multiplier: number | undefined;
  readonly outcome: TestData["outcome"];
}

/** The figures that a page has, by what a reader calls them. */
export function figureNames({
  names,
  tests,
}: Pick<PageData, "names" | "tests">): Partial<Record<FigureName, string>> {
  const { candidate, baseline, base } = names;
  return {
    multiplier: `multiplier to ${baseline}`,
    ...(tests.some((test) => test.base !== undefined) ? { base: `multiplier to ${base ?? "base"}` } : {}),
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

const p99 = latencyLevels.indexOf(0.99);

/** The figure of a test; its colour is always that of a multiplier. */
export function cellFigure(test: TestData, name: FigureName): CellFigure {
  const { figure, base, times, rows, latencies, instructions, outcome } = test;
  if (name === "base")
    return { text: base?.text ?? "–", multiplier: base?.value, outcome: base?.outcome ?? "none" };
  if (name === "change") return { ...changeFigure(test), outcome };
  if (name === "more instructions") {
    const { change } = instructions ?? {};
    return change === undefined
      ? { text: "–", multiplier: undefined, outcome }
      : { text: signedHundredths(change), multiplier: 1 + change, outcome };
  }
  const text = {
    multiplier: () => figure?.text,
    time: () => times && shortTime(times.candidate),
    rate: () => (times && rows ? rowsPerSecond(rows, times.candidate) : undefined),
    p99: () => {
      const ns = latencies?.candidate?.[p99];
      return ns === undefined ? undefined : shortTime(ns);
    },
    instructions: () => {
      const { taken, statements } = instructions ?? {};
      return taken?.candidate && statements ? amountPer(taken.candidate / statements) : undefined;
    },
  }[name]();
  return { text: text ?? "–", multiplier: figure?.value, outcome };
}

/** How far the newest level of a test is from its oldest. */
function changeFigure({ trend }: TestData): Pick<CellFigure, "text" | "multiplier"> {
  const [first, last] = [trend?.levels[0], trend?.levels.at(-1)];
  if (trend === undefined || first === undefined || last === undefined)
    return { text: "–", multiplier: undefined };
  if (trend.state === "too early") return { text: "…", multiplier: undefined };
  const ratio = last.multiplier / first.multiplier;
  return trend.state === "steady"
    ? { text: "±0%", multiplier: 1 }
    : { text: signedPercent(ratio - 1), multiplier: ratio };
}
