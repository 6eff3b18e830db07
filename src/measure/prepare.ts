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
  for (const variant of variants.filter((name) => tests.some((test) => test.variant === name))) {
    signal.throwIfAborted();
    const chosen = tests.filter((test) => test.variant === variant);
    progress.step(`generating SQL and preparing databases of the ${variant} variant`);
    await timeline.during("generate SQL", () => workspace.prepare(variant, chosen, signal));
    for (const [storage, own] of Map.groupBy(chosen, (test) => test.storage)) {
      if (storage === "memory") continue;
      await timeline.during("prepare files", async () => {
        const built = await Promise.allSettled(
          rolesOf(engines).map((role) => build(context, role, variant, storage, own)),
        );
        for (const one of built) if (one.status === "rejected") throw one.reason;
      });
    }
  }
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
