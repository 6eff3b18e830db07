import path from "node:path";
import * as z from "zod";
import type { Engine } from "../../../engines/engine.ts";
import type { RunContext } from "../../../measure/context.ts";
import { isMachineForAll, type Pass, readKept } from "../../../measure/pass.ts";
import { Workspace } from "../../../measure/workspace.ts";
import { formatValue } from "../../../messages/format-value.ts";
import { isServerFile, type PerEngine, roles, rolesOf } from "../../../model/engine.ts";
import { InputError } from "../../../model/errors.ts";
import { shapeNames } from "../../../model/life.ts";
import type { MeasureSettings } from "../../../model/settings.ts";
import { minutes } from "../../../report/format/figures.ts";
import { dialectOf } from "../../../suite/dialect.ts";
import { serverFilesOf } from "../../workloads/servers/kind.ts";
import { collectorOf } from "../../workloads/servers/server.ts";
import { isStarted } from "../../workloads/servers/server-file.ts";
import { ladderOf } from "./ladder.ts";
import { ageShape } from "./measure/age-shape.ts";
import { loadSteadily } from "./measure/steady-load.ts";
import { ageSettings } from "./options.ts";
import {
  type Age,
  type AgedShape,
  type StoredLoad,
  type StoredShape,
  storedLoadSchema,
  storedShapeSchema,
} from "./record.ts";
import { shapesOf } from "./shapes.ts";
import type { SteadyLife } from "./steady/record.ts";

/** Ages databases after the rounds, if the settings ask for it. */
export const ageingPass: Pass = {
  part: "age databases",
  isWanted: (settings) => ageSettings(settings.given) !== undefined && isMachineForAll(settings),
  prepare: (settings, _, context) => {
    if (isServerFile(settings.candidate)) requireOwnServers(settings, context);
    const { cleanup } = ageSettings(settings.given) ?? {};
    if (cleanup !== undefined && !/^[^\0]*\S[^\0]*$/.test(cleanup))
      throw new InputError(
        `age-cleanup: ${formatValue(cleanup)} is no statement: give one, or omit age-cleanup`,
      );
  },
  measure: async (
    settings,
    { progress, signal },
    { engines, folder, catalogue, isOutOfTime, kept, keep },
  ) => {
    const wanted = ageSettings(settings.given);
    if (wanted === undefined) throw new Error("the settings do not ask for age");
    const { rows, seed, warehouses, sampleTimeout } = settings;
    const workspace = new Workspace(path.join(folder, "age"), { rows, seed, warehouses }, {}, catalogue);
    const dialect = dialectOf(settings.candidate);
    const shapes = shapesOf(seed, dialect);
    const known = readKept(z.union([storedShapeSchema, storedLoadSchema]), kept, "aged databases");
    const knownShapes = known
      .flatMap((one) => ("aged" in one ? one : []))
      .filter(({ commits, cleanup }) => commits === wanted.commits && cleanup === wanted.cleanup)
      .map(({ aged }) => aged);
    const all = { dialect, workspace, signal, sampleTimeout };
    const aged: AgedShape[] = [];
    for (const name of shapeNames) {
      const before = knownShapes.find(({ shape }) => shape === name);
      if (before !== undefined) aged.push(before);
      if (before !== undefined || isOutOfTime()) continue;
      progress.step(`ageing databases with ${wanted.commits} commits: ${name}, ${shapes[name].title}`);
      const ageing = { ...all, engines, ladder: ladderOf(wanted.commits) };
      const shape = await ageShape(name, shapes[name], {
        ...ageing,
        cleanup: wanted.cleanup,
      });
      keep(name, { commits: wanted.commits, cleanup: wanted.cleanup, aged: shape } as StoredShape);
      aged.push(shape);
    }
    const loads: SteadyLife[] = [];
    const { minutes: length } = wanted;
    for (const role of length === undefined ? [] : rolesOf(engines)) {
      const before = known
        .flatMap((one) => ("load" in one && one.minutes === length ? one.load : []))
        .find((load) => load.role === role);
      if (before !== undefined) loads.push(before);
      if (before !== undefined || isOutOfTime() || length === undefined) continue;
      progress.step(`a steady load of ${minutes(length)}: ${role}`);
      const load = await loadSteadily({
        ...all,
        engine: engines[role] as Engine,
        role,
        minutes: length,
        seed,
      });
      keep(`steady ${role}`, { minutes: length, load } satisfies StoredLoad);
      loads.push(load);
    }
    return {
      version: 1,
      commits: wanted.commits,
      cleanup: wanted.cleanup,
      ...(dialect === "mysql" ? { dialect } : {}),
      collectors: collectorsOf(engines),
      shapes: aged,
      ...(length === undefined ? {} : { steady: { minutes: length, engines: loads } }),
    } satisfies Age;
  },
};

/**
 * A server's files, memory and restarts are looked at.
 *
 * @throws InputError for a server that somebody else has started, and where the system does not say what processes do
 */
function requireOwnServers(
  { candidate, baseline, base }: Pick<MeasureSettings, "candidate" | "baseline" | "base">,
  context: RunContext,
): void {
  const files = { candidate, baseline, base };
  for (const role of roles) {
    const file = files[role];
    if (file === undefined || isStarted(serverFilesOf(context).read(role, file))) continue;
    throw new InputError(
      `age copies a server's files and starts it again, but the tool has not started ${role} ${formatValue(file)}, a server at an address: ` +
        "give the words that start it, or omit age",
    );
  }
  if (process.platform !== "linux")
    throw new InputError("age of servers needs Linux, whose /proc says what a server writes: omit age");
}

/** Undefined if no engine says whether it collects garbage in the background. */
function collectorsOf(engines: PerEngine<Engine>): Age["collectors"] {
  const found = rolesOf(engines).flatMap((role) => {
    const collector = collectorOf(engines[role] as Engine);
    return collector === undefined ? [] : [[role, collector] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
