import { EngineFailure } from "../engines/engine.ts";
import { type Role, rolesOf } from "../model/engine.ts";
import { type Storage, type Test, type Variant, variants } from "../model/test.ts";
import type { MeasureContext } from "./context.ts";

/**
 * Writes the SQL of every variant and builds the databases that file-backed samples start from. An engine that cannot
 * build one fails the tests that need it.
 *
 * @throws InputError if the disk is full or the folder cannot be written; the signal's reason if it is aborted
 */
export async function prepare(context: MeasureContext, tests: readonly Test[]): Promise<void> {
  const { engines, workspace, timeline, progress, signal } = context;
  // The engines build a variant's databases while the SQL of the next is generated.
  let building: Promise<readonly PromiseSettledResult<void>[]> = Promise.resolve([]);
  const whenBuilt = () => timeline.during("prepare files", async () => rethrow(await building));
  try {
    for (const variant of variants.filter((name) => tests.some((test) => test.variant === name))) {
      signal.throwIfAborted();
      const chosen = tests.filter((test) => test.variant === variant);
      progress.step(`generating SQL and preparing databases of the ${variant} variant`);
      await timeline.during("generate SQL", () => workspace.prepare(variant, chosen, signal));
      await whenBuilt();
      const files = Map.groupBy(
        chosen.filter(({ storage }) => storage !== "memory"),
        (test) => test.storage,
      );
      building = Promise.allSettled(
        rolesOf(engines).map(async (role) => {
          for (const [storage, own] of files) await build(context, role, variant, storage, own);
        }),
      );
    }
    await whenBuilt();
  } finally {
    await building;
  }
}

function rethrow(results: readonly PromiseSettledResult<void>[]): void {
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/** @param tests that start from the database */
async function build(
  { engines, workspace, records, signal }: MeasureContext,
  role: Role,
  variant: Variant,
  storage: Storage,
  tests: readonly Test[],
): Promise<void> {
  try {
    await engines[role]?.build(workspace.variant(role, variant), storage, signal);
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    for (const test of tests) records.failure(test, { reason: cause.reason, role, message: cause.message });
  }
}
