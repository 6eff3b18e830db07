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
import { isAgeTime, type SearchedAge } from "../model/settings.ts";
import type { PointContext } from "./count-point.ts";
import { exactPair, type PointPairs } from "./exact-pair.ts";

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
  if (!isAgeTime(by)) return agedPair(aged, commits, by, (life) => lastBytes(life, commits)?.[bytes[by]]);
  const timesOf = (life: Life) => timesInTurns(life, times[by]).slice(0, most);
  const lives = aged.engines.map(timesOf);
  const turns = Array.from({ length: Math.min(...lives.map(({ length }) => length)) }, (_, turn) =>
    agedPair(aged, commits, by, (life) => timesOf(life)[turn]),
  );
  const failed = turns.find(({ state }) => state !== "measured");
  if (failed !== undefined || turns.length === 0)
    return failed ?? agedPair(aged, commits, by, () => undefined);
  return { state: "measured", pairs: turns.flatMap((turn) => ("pairs" in turn ? turn.pairs : [])) };
}

const bytes = { "age-disk": "disk", "age-written": "written" } as const;
const times = { "age-time": "time", "age-cpu": "cpu", "age-open": "open" } as const;

function agedPair(
  aged: AgedShape,
  commits: number,
  by: SearchedAge,
  figureOf: (life: Life) => number | undefined,
): PointPairs {
  const faults = faultsOf(aged);
  return exactPair(roles, (role) => {
    const fault = faults.find((one) => one.role === role);
    if (fault !== undefined)
      return { reason: fault.reason, message: `${fault.message} (after ${fault.after} commits)` };
    const life = aged.engines.find((one) => one.role === role && one.rungs.at(-1)?.commits === commits);
    const value = life && figureOf(life);
    if (value === undefined && role !== "candidate")
      throw new InputError(`--by: ${by} is not measured on this platform: search by age-disk`);
    return value ?? { reason: "error", message: `${by} is not measured` };
  });
}
