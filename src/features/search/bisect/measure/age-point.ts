import path from "node:path";
import { makeDatabasesFolder, removeDatabasesFolder } from "../../../../measure/databases-folder.ts";
import { openEngines } from "../../../../measure/open-engines.ts";
import { Workspace } from "../../../../measure/workspace.ts";
import { perEngine, roles } from "../../../../model/engine.ts";
import { InputError } from "../../../../model/errors.ts";
import type { MeasureSettings } from "../../../../model/settings.ts";
import { dialectOf } from "../../../../suite/dialect.ts";
import { faultsOf } from "../../../figures/age/examine.ts";
import { lastBytes, timesInTurns } from "../../../figures/age/figures.ts";
import { ladderOf } from "../../../figures/age/ladder.ts";
import { ageShape } from "../../../figures/age/measure/age-shape.ts";
import type { AgedShape, Life } from "../../../figures/age/record.ts";
import { shapesOf } from "../../../figures/age/shapes.ts";
import type { SearchedLife } from "../model/searched-test.ts";
import { lifeFigureOf, type SearchedAge } from "../model/settings.ts";
import type { PointContext } from "./count-point.ts";
import { type PointPairs, pairsInTurns } from "./exact-pair.ts";

/**
 * One life of a database on every engine.
 *
 * @throws InputError if an engine cannot be used
 */
export async function ageOnce(
  settings: MeasureSettings,
  { life, commits }: SearchedLife,
  context: PointContext,
): Promise<AgedShape> {
  const { rows, seed, warehouses, sampleTimeout } = settings;
  const { signal } = context;
  const folder = makeDatabasesFolder(context.resultsFolder);
  try {
    const engines = await openEngines(settings, context, folder, context.features);
    const dialect = dialectOf(settings.candidate);
    return await ageShape(life, shapesOf(seed, dialect)[life], {
      engines: perEngine(engines, ({ engine }) => engine),
      ...{ dialect, workspace: new Workspace(path.join(folder, "age"), { rows, seed, warehouses }) },
      ...{ ladder: ladderOf(commits), signal, sampleTimeout },
    });
  } finally {
    removeDatabasesFolder(folder);
  }
}

/**
 * A figure of an ageing database on a point, the good end and stock SQLite, after one life of each. A time has a pair for each turn that
 * the engines took: a block of the last commits, or an opening after them.
 *
 * @param most pairs of a time, at least 1
 * @throws InputError if the figure is not measured here
 */
export function agedPairs(aged: AgedShape, commits: number, by: SearchedAge, most: number): PointPairs {
  const faults = faultsOf(aged);
  return pairsInTurns(roles, (role) => {
    const fault = faults.find((one) => one.role === role);
    if (fault !== undefined)
      return { reason: fault.reason, message: `${fault.message} (after ${fault.after} commits)` };
    const life = aged.engines.find((one) => one.role === role);
    const values = life === undefined ? [] : valuesOf(life, commits, lifeFigureOf(by)).slice(0, most);
    if (values.length === 0 && role !== "candidate")
      throw new InputError(`--by: ${by} is not measured on this platform: search by age-disk`);
    return values.length === 0 ? { reason: "error", message: `${by} is not measured` } : values;
  });
}

/** The bytes after the last commit, or the times that engines took turns in; none of a life that did not reach it. */
function valuesOf(
  life: Life,
  commits: number,
  figure: ReturnType<typeof lifeFigureOf<SearchedAge>>,
): readonly number[] {
  const last = lastBytes(life, commits);
  if (last === undefined) return [];
  if (figure !== "disk" && figure !== "written") return timesInTurns(life, figure);
  const bytes = last[figure];
  return bytes === undefined ? [] : [bytes];
}
