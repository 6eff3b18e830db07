import path from "node:path";
import { makeDatabasesFolder, removeDatabasesFolder } from "../../../../measure/databases-folder.ts";
import { openEngines } from "../../../../measure/open-engines.ts";
import { Workspace } from "../../../../measure/workspace.ts";
import { perEngine, type Role, roles } from "../../../../model/engine.ts";
import type { ContestFigure } from "../../../../model/figure-limit.ts";
import type { MeasureSettings } from "../../../../model/settings.ts";
import { Arena } from "../../../figures/contention/measure.ts";
import { type Entrant, type Held, windowMs } from "../../../figures/contention/record.ts";
import type { BisectedPair, Untestable } from "../model/bisection.ts";
import { contestOf, type SearchedContest } from "../model/searched-test.ts";
import type { PointContext } from "./count-point.ts";
import { blame, type PointPairs } from "./exact-pair.ts";

/**
 * Holds a contest once a round on a point, the good end and stock SQLite, one after the other.
 *
 * @param asked the figure, and how many rounds, at least 1
 * @throws InputError if an engine cannot be used; the signal's reason on an abort
 */
export async function contestPoint(
  settings: MeasureSettings,
  subject: SearchedContest,
  { by, rounds }: { readonly by: ContestFigure; readonly rounds: number },
  context: PointContext,
): Promise<PointPairs> {
  const { rows, seed, warehouses, sampleTimeout } = settings;
  const { signal } = context;
  const folder = makeDatabasesFolder(context.resultsFolder);
  try {
    const opened = await openEngines(settings, context, folder, context.features);
    const engines = perEngine(opened, ({ engine }) => engine);
    const workspace = new Workspace(path.join(folder, "contention"), { rows, seed, warehouses });
    const arena = await Arena.open({ engines, workspace, seed, signal, sampleTimeout });
    try {
      const held: Held[] = [];
      for (let round = 1; round <= rounds; round++)
        held.push(...(await arena.hold(round, [contestOf(subject)])));
      return contestPairs(arena.entrants, held, subject, by);
    } finally {
      await arena.close();
    }
  } finally {
    removeDatabasesFolder(folder);
  }
}

/**
 * The time that an operation of a task takes in a contest, or that of the slowest ones, round by round. A window without an operation counts
 * as one with one, which took all of it.
 */
export function contestPairs(
  entrants: readonly Entrant[],
  held: readonly Held[],
  { task, ...subject }: SearchedContest,
  by: ContestFigure = "time",
): PointPairs {
  for (const role of roles.toSorted((a, b) => blame(a) - blame(b))) {
    const untestable = whyUntestable(entrants, held, role);
    if (untestable !== undefined) return { state: "failed", role, untestable };
  }
  const rounds = Map.groupBy(held, ({ round }) => round);
  const pairs = [...rounds.values()].map((one): BisectedPair => {
    const time = (role: Role) => {
      const tasks = one.find((other) => other.role === role)?.tasks ?? [];
      const found = tasks.find((other) => other.task === task);
      if (found === undefined)
        throw new Error(`a contest ${subject.contest} without a fault has ${task} of the ${role}`);
      if (by !== "time") return Math.max(1, found[by] ?? windowMs * 1e6);
      return Math.round((windowMs * 1e6) / Math.max(1, found.operations));
    };
    return { baseline: time("baseline"), candidate: time("candidate"), base: time("base") };
  });
  return { state: "measured", pairs };
}

const reasons = { crash: "crash", hung: "timeout", busy: "timeout", error: "error" } as const;

/** Undefined if the engine held every contest without a fault. */
function whyUntestable(
  entrants: readonly Entrant[],
  held: readonly Held[],
  role: Role,
): Untestable | undefined {
  const entrant = entrants.find((one) => one.role === role);
  const out = entrant?.failed ?? (entrant?.absent === undefined ? undefined : `it ${entrant.absent}`);
  if (entrant === undefined || out !== undefined)
    return { reason: "error", message: out ?? "it does not take part in contests" };
  const own = held.filter((one) => one.role === role);
  const fault = own.find((one) => one.fault !== undefined)?.fault;
  if (fault !== undefined)
    return { reason: reasons[fault.kind as keyof typeof reasons] ?? "differs", message: fault.message };
  return own.length > 0
    ? undefined
    : {
        reason: "error",
        message: "its connections cannot be in threads of one process: search a contest in processes",
      };
}
