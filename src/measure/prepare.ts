import { type PlannedTest, rolesOfTest } from "../model/compared.ts";
import { type Role, rolesOf } from "../model/engine.ts";
import { variants } from "../model/test.ts";
import type { MeasureContext } from "./context.ts";
import { throwFirst } from "./in-parallel.ts";
import { describeFailure } from "./rounds.ts";

/**
 * Writes the SQL of every variant and builds the databases that file-backed samples start from. An engine that cannot
 * build one fails the tests that need it.
 *
 * @throws InputError if the disk is full or the folder cannot be written; the signal's reason if it is aborted
 */
export async function prepare(context: MeasureContext, tests: readonly PlannedTest[]): Promise<void> {
  const { engines, workspace, timeline, progress, signal } = context;
  // The engines build a variant's databases while the SQL of the next is generated.
  let building: Promise<readonly PromiseSettledResult<void>[]> = Promise.resolve([]);
  const whenBuilt = () => timeline.during("prepare files", async () => throwFirst(await building));
  try {
    for (const variant of variants.filter((name) => tests.some((test) => test.variant === name))) {
      signal.throwIfAborted();
      const chosen = tests.filter((test) => test.variant === variant);
      progress.step(`generating SQL and preparing databases of the ${variant} variant`);
      await timeline.during("generate SQL", () => workspace.prepare(variant, chosen, signal));
      await whenBuilt();
      const files = Map.groupBy(
        chosen.filter(({ storage }) => storage !== "memory"),
        (test) => `${test.storage} ${workspace.databaseOf(test)}`,
      );
      const roles = rolesOf(engines);
      building = Promise.allSettled(
        roles.map(async (role) => {
          for (const starting of files.values())
            await build(
              context,
              role,
              starting.filter((test) => rolesOfTest(test, roles).includes(role)),
            );
        }),
      );
    }
    await whenBuilt();
  } finally {
    await building;
  }
}

/** @param tests that start from one database, and compare the engine with another */
async function build(context: MeasureContext, role: Role, tests: readonly PlannedTest[]): Promise<void> {
  const { engines, workspace, records, signal } = context;
  const [first] = tests;
  if (first === undefined) return;
  const { variant, storage } = first;
  try {
    const files = workspace.variant(role, variant, workspace.form(variant), workspace.databaseOf(first));
    await engines[role]?.build(files, storage, signal);
  } catch (cause) {
    for (const test of tests) records.failure(test, describeFailure(context, cause, test, role));
  }
}
