import { makeEngineFolder } from "../engines/driven-engine.ts";
import { type PlannedTest, rolesOfTest } from "../model/compared.ts";
import { type Role, rolesOf } from "../model/engine.ts";
import { type Test, testPath, variants } from "../model/test.ts";
import { freeBytes } from "../platform/free-bytes.ts";
import type { MeasureContext } from "./context.ts";
import { DiskSpace } from "./disk-space.ts";
import { throwFirst } from "./in-parallel.ts";
import { bytesIn, type Prepared } from "./kept-databases.ts";
import { describeFailure } from "./rounds.ts";
import type { Preparation } from "./timeouts.ts";
import { whileTelling } from "./while-telling.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Writes the SQL of every variant and builds the databases that file-backed samples start from. An engine that cannot
 * build one fails the tests that need it. A large database that an earlier run has kept is taken as it is.
 *
 * @throws InputError if the disk is full, or has no room for all copies of the databases, or the folder cannot be written; the signal's reason if it is aborted
 */
export async function prepare(context: MeasureContext, tests: readonly PlannedTest[]): Promise<void> {
  const { engines, workspace, timeline, progress, signal } = context;
  const refused = new AbortController();
  const space = new DiskSpace(workspace.folder, () => freeBytes(workspace.folder));
  // The engines build a variant's databases while the SQL of the next is generated.
  let building: Promise<readonly PromiseSettledResult<void>[]> = Promise.resolve([]);
  const whenBuilt = () => timeline.during("prepare files", async () => throwFirst(await building));
  try {
    for (const variant of variants.filter((name) => tests.some((test) => test.variant === name))) {
      signal.throwIfAborted();
      const chosen = tests.filter((test) => test.variant === variant);
      progress.step(`generating SQL and preparing the databases of ${variant}`);
      await timeline.during("generate SQL", () => workspace.prepare(variant, chosen, signal));
      await whenBuilt();
      const files = Map.groupBy(
        chosen.filter(({ storage }) => storage !== "memory"),
        (test) => `${test.storage} ${workspace.databaseOf(test)}`,
      );
      const roles = rolesOf(engines);
      planSpace(context, space, [...files.values()]);
      const isOwn = variant === "own";
      for (const [first] of files.values())
        if (isOwn && first !== undefined) context.timeouts.await(preparationOf(workspace, first));
      building = Promise.allSettled(
        roles.map(async (role) => {
          for (const starting of files.values()) {
            const usedBy = (one: Role) => starting.filter((test) => rolesOfTest(test, roles).includes(one));
            const reference = roles.find((one) => usedBy(one).length > 0);
            const turn = isOwn ? (role === reference ? "first" : "after the reference") : "any";
            await build(context, refused, space, { role, turn }, usedBy(role));
          }
        }),
      );
    }
    await whenBuilt();
  } finally {
    await building;
  }
}

/** An engine that builds a database, and when: the time that the reference takes limits those after it. */
interface Builder {
  readonly role: Role;
  readonly turn: "first" | "after the reference" | "any";
}

/** The preparation of the database that a test starts from. */
export function preparationOf(workspace: Workspace, test: Test): Preparation {
  return { storage: test.storage, database: workspace.databaseOf(test) };
}

/**
 * @param refused aborted if the disk has no room, which ends the preparations of the other engines
 * @param tests that start from one database, and compare the engine with another
 */
async function build(
  context: MeasureContext,
  refused: AbortController,
  space: DiskSpace,
  { role, turn }: Builder,
  tests: readonly PlannedTest[],
): Promise<void> {
  const { engines, workspace, records, signal, timeouts, keptDatabases, progress } = context;
  const [first] = tests;
  if (first === undefined) return;
  const { variant, storage } = first;
  const preparing = preparationOf(workspace, first);
  const { database } = preparing;
  try {
    if (turn === "after the reference") await timeouts.known(preparing);
    const files = workspace.variant(role, variant, workspace.form(variant), database);
    const template = files.template(storage);
    const { sha256: preparation } = workspace.preparationOf(database);
    const prepared = { role, storage, preparation, attempts: files.attempts };
    // A command may read more than the files that it names, so that only running it shows what it makes.
    const canBeKept = files.start?.command === undefined;
    const isKept = canBeKept && (await restore(context, prepared, database, template));
    const either = AbortSignal.any([signal, refused.signal]);
    const start = performance.now();
    const building = isKept
      ? undefined
      : engines[role]?.build(files, storage, either, timeouts.of(preparing));
    if (building !== undefined) {
      await whileTelling(building, (words) =>
        progress.step(
          `${role} ${testPath(first)}: preparing, ${words}, ${timeouts.describeLimit(preparing)}`,
        ),
      );
      if (turn === "first") timeouts.setReference(preparing, role, (performance.now() - start) * 1e6);
    }
    space.made(database, bytesIn(template));
    if (!isKept && canBeKept) await keptDatabases?.keep(prepared, template);
  } catch (cause) {
    if (refused.signal.aborted) return;
    for (const test of tests)
      records.failure(test, describeFailure(context, cause, test, role, { limited: preparing }));
    return;
  } finally {
    if (turn === "first") timeouts.settle(preparing);
  }
  try {
    space.require();
  } catch (cause) {
    refused.abort();
    throw cause;
  }
}

/** Takes a database that an earlier run has kept. @returns whether there is one */
async function restore(
  { keptDatabases, progress }: MeasureContext,
  prepared: Prepared,
  database: string,
  template: string,
): Promise<boolean> {
  if (keptDatabases?.has(prepared) !== true) return false;
  makeEngineFolder(template, "emptied");
  const state = await keptDatabases.restore(prepared, template);
  const { role, storage } = prepared;
  if (state === "damaged")
    progress.step(`the kept database ${database} of ${role} (${storage}) is damaged: preparing it again`);
  return state === "restored";
}

/** Plans the copies of databases whose SQL is written: a prepared one for each engine, and a working one for each place and engine. */
function planSpace(
  { engines, workspace, places, signal }: MeasureContext,
  space: DiskSpace,
  groups: readonly (readonly PlannedTest[])[],
): void {
  signal.throwIfAborted();
  const roles = rolesOf(engines);
  for (const tests of groups) {
    const [first] = tests;
    if (first === undefined) continue;
    const database = workspace.databaseOf(first);
    const used = roles.filter((role) => tests.some((test) => rolesOfTest(test, roles).includes(role)));
    // The baseline is timed against itself too.
    const arms = used.length + (used.includes("baseline") ? 1 : 0);
    const working = arms * Math.max(1, places.beside.length);
    space.plan({
      name: database,
      prepared: used.length,
      working,
      sqlBytes: workspace.preparationOf(database).bytes,
    });
  }
  space.require();
}
