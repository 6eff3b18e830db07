import type { PerEngine, Role } from "../../../model/engine.ts";
import { type LifeFigure, lifeFigures } from "../../../model/life.ts";
import type { Recording } from "../../../model/recording.ts";
import type {
  AgedShapeData,
  AgeOverviewData,
  PageData,
  SteadyLoadData,
} from "../../../page/data/page-data.ts";
import type { OnPage } from "../../../page/data/part.ts";
import { inPage } from "../../../report/format/escape.ts";
import { multiplier, plural } from "../../../report/format/figures.ts";
import { left, right } from "../../../report/format/table.ts";
import { type EngineNames, engineName, engineNames } from "../../../report/format/words.ts";
import type { Verdict } from "../../../verdict/judge.ts";
import { multipleText } from "../ratio.ts";
import { type AgeVerdict, ageVerdictOf, type JudgedComparison } from "./examine.ts";
import { valueIn } from "./figures.ts";
import type { Age, AgedShape } from "./record.ts";
import { shapesOf } from "./shapes.ts";
import { steadyTable } from "./steady/table.ts";
import { cleanedTable, rungTable } from "./tables.ts";
import { figureText, figureTitles } from "./words.ts";

/** The plots and tables of aged databases on a page; the findings are among those of the report. */
export const agePage: NonNullable<OnPage["page"]> = { add: withAge };

function withAge(page: PageData, recording: Recording, verdict: Verdict): PageData {
  const found = ageVerdictOf(verdict);
  if (found === undefined || page.run === undefined) return page;
  const names = engineNames(recording, inPage);
  const titles = shapesOf(0);
  const shapes = found.age.shapes.map((shape): AgedShapeData => {
    const rungs = Math.min(...shape.engines.map((life) => life.rungs.length));
    const commits = shape.engines[0]?.rungs.slice(0, rungs).map((rung) => rung.commits) ?? [];
    return {
      name: shape.shape,
      title: titles[shape.shape].title,
      table: rungTable(shape, names, false),
      commits,
      times: valuesOf(shape, commits, "time"),
      disk: valuesOf(shape, commits, "disk"),
    };
  });
  const steady = steadyData(found.age, names);
  const overviews = (["base", "baseline"] as const).flatMap((against) => overviewData(found, against, names));
  const age = { overviews, shapes, cleaned: cleanedTable(found, names), steady };
  return { ...page, run: { ...page.run, age } };
}

/** Nothing if no shape has figures of both engines. */
function overviewData(
  { age, comparisons }: AgeVerdict,
  against: "baseline" | "base",
  names: EngineNames,
): AgeOverviewData[] {
  const rows = age.shapes.flatMap(({ shape }) => {
    const own = comparisons.filter((one) => one.shape === shape && one.against === against);
    const found = lifeFigures.map((figure) => own.find((one) => one.figure === figure));
    return own.length === 0 ? [] : [{ shape, found }];
  });
  if (rows.length === 0) return [];
  const text = (one: JudgedComparison) =>
    `${multipleText(one)}${one.isOver ? `, over ${multiplier(one.ceiling ?? 0)}x` : ""}`;
  const other = engineName(names, against);
  return [
    {
      title: `After ${plural(age.commits, "commit")}, as a multiple of ${other}`,
      table: {
        columns: [...left("Shape"), ...right(...lifeFigures.map((figure) => figureTitles[figure]))],
        rows: rows.map(({ shape, found }) => ({
          cells: [shape, ...found.map((one) => (one === undefined ? "–" : text(one)))],
        })),
      },
      ratios: rows.map(({ found }) => found.map((one) => one?.ratio ?? null)),
      values: rows.map(({ found }) =>
        found.map((one) =>
          one === undefined
            ? "not known"
            : `${figureText(one.figure, one.candidate.value)}, ${other} ${figureText(one.figure, one.reference.value)}`,
        ),
      ),
    },
  ];
}

function steadyData(age: Age, names: EngineNames): SteadyLoadData | undefined {
  const table = steadyTable(age, names);
  if (table === undefined) return undefined;
  const windows = (figure: "commits" | "disk") =>
    ofEach((role) => age.steady?.engines.find((load) => load.role === role)?.windows[figure]);
  return { table, throughput: windows("commits"), disk: windows("disk") };
}

function valuesOf({ engines }: AgedShape, commits: readonly number[], figure: LifeFigure) {
  return ofEach((role) => {
    const life = engines.find((one) => one.role === role);
    return life && commits.map((_, index) => valueIn(life.rungs, index, figure) ?? 0);
  });
}

function ofEach(of: (role: Role) => readonly number[] | undefined): PerEngine<readonly number[]> {
  const base = of("base");
  return {
    baseline: of("baseline") ?? [],
    candidate: of("candidate") ?? [],
    ...(base === undefined ? {} : { base }),
  };
}
