import { roles } from "../../../model/engine.ts";
import { totalOf } from "../../../model/footprint.ts";
import { type LifeFigure, lifeFigures } from "../../../model/life.ts";
import { count, shortBytes, shortTime } from "../../../report/format/figures.ts";
import { sparkline } from "../../../report/format/sparkline.ts";
import { left, right, type Table } from "../../../report/format/table.ts";
import { type EngineNames, engineName } from "../../../report/format/words.ts";
import { multipleText } from "../ratio.ts";
import type { AgeVerdict } from "./examine.ts";
import { figureOf, valueIn } from "./figures.ts";
import type { AgedShape, Cleaned, Life } from "./record.ts";
import { figureText, figureTitles, rebuildName } from "./words.ts";

function rolesIn({ engines }: AgedShape): Life["role"][] {
  return roles.filter((role) => engines.some((life) => life.role === role));
}

/** Each figure of each shape in the last rung, with its growth. */
export function overviewTable(found: AgeVerdict, names: EngineNames): Table | undefined {
  const { age } = found;
  const [first] = age.shapes;
  if (first === undefined) return undefined;
  const roles = rolesIn(first);
  const references = (["baseline", "base"] as const).filter((role) => roles.includes(role));
  const rows = age.shapes.flatMap((shape) =>
    lifeFigures.flatMap((figure) => {
      const beside = references.map((against) =>
        found.comparisons.find(
          (one) => one.shape === shape.shape && one.figure === figure && one.against === against,
        ),
      );
      const cells = roles.map((role) => figureCell(shape, role, figure));
      if (cells.every((cell) => cell === "-")) return [];
      return [
        {
          cells: [
            shape.shape,
            figureTitles[figure],
            ...cells,
            ...beside.map((one) => (one === undefined ? "-" : multipleText(one))),
          ],
          highlighted: beside.some((one) => one?.isOver === true),
        },
      ];
    }),
  );
  return {
    columns: [
      ...left("Shape", `After ${count(age.commits)} commits`),
      ...left(...roles.map((role) => `${engineName(names, role)}: figure, growth, exponent`)),
      ...right(...references.map((role) => `of ${engineName(names, role)}`)),
    ],
    rows,
  };
}

/** `18.6 MB ▁▂▄█ 0.98` */
function figureCell({ engines }: AgedShape, role: Life["role"], figure: LifeFigure): string {
  const life = engines.find((one) => one.role === role);
  const last = life && figureOf(life, figure);
  if (life === undefined || last === undefined) return "-";
  const values = life.rungs.map((_, index) => valueIn(life.rungs, index, figure) ?? 0);
  const line = sparkline(values.map((value) => Math.log(Math.max(1, value))));
  const exponent = last.exponent === undefined ? "" : ` ${last.exponent.value.toFixed(2)}`;
  return `${figureText(figure, last.value)} ${line}${exponent}`;
}

/** The rungs of a shape, with a row for each engine. */
export function rungTable(shape: AgedShape, names: EngineNames, isNarrow: boolean): Table {
  const roles = rolesIn(shape);
  const lives = roles.map((role) => shape.engines.find((life) => life.role === role) as Life);
  const rungs = Math.max(...lives.map((life) => life.rungs.length));
  const details = isNarrow ? [] : ["CPU time", "Log", "Point select", "Scan"];
  const columns = ["A commit", "Disk", "Written", "Memory", "Open"];
  return {
    columns: [...right("Commits"), ...left("Engine"), ...right(...columns, ...details)],
    rows: Array.from({ length: rungs }, (_, index) =>
      lives.flatMap(({ role, rungs: own }) => {
        const rung = own[index];
        if (rung === undefined) return [];
        const cell = (figure: LifeFigure) => {
          const value = valueIn(own, index, figure);
          return value === undefined ? "-" : figureText(figure, value);
        };
        const { openNs, pointNs, scanNs, files } = rung;
        const more = isNarrow
          ? []
          : [cell("cpu"), shortBytes(files.log), shortTime(pointNs), shortTime(scanNs)];
        const cells = [
          cell("time"),
          cell("disk"),
          cell("written"),
          cell("memory"),
          shortTime(openNs),
          ...more,
        ];
        return [{ cells: [count(rung.commits), engineName(names, role), ...cells] }];
      }),
    ).flat(),
  };
}

/** The time that closing and cleaning up take, and the files that they leave. */
export function cleanedTable({ age }: AgeVerdict, names: EngineNames): Table {
  const hasCleanup = age.cleanup !== undefined;
  const cleaned = (one: Cleaned | undefined): string[] =>
    one === undefined
      ? ["-", "-"]
      : "refused" in one
        ? ["-", "refused"]
        : [shortTime(one.ns), shortBytes(totalOf(one.files))];
  const headings = [
    "Close and open",
    "Disk",
    rebuildName(age),
    "Disk after",
    ...(hasCleanup ? ["Clean-up", "Disk after it"] : []),
  ];
  return {
    columns: [...left("Shape", "Engine"), ...right(...headings)],
    rows: age.shapes.flatMap((shape) =>
      rolesIn(shape).map((role) => {
        const life = shape.engines.find((one) => one.role === role) as Life;
        const closed =
          life.reopened === undefined
            ? ["-", "-"]
            : [shortTime(life.reopened.ns), shortBytes(totalOf(life.reopened.files))];
        const cells = [...closed, ...cleaned(life.vacuum), ...(hasCleanup ? cleaned(life.cleanup) : [])];
        return { cells: [shape.shape, engineName(names, role), ...cells] };
      }),
    ),
  };
}
