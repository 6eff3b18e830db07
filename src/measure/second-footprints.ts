import type { SampleRequest } from "../engines/engine.ts";
import type { Role } from "../model/engine.ts";
import { footprintsDiffer, type TestRecord } from "../model/recording.ts";
import type { MeasureContext } from "./context.ts";
import { inParallel } from "./in-parallel.ts";
import { requireEngineFailure } from "./rounds.ts";
import { runCheck } from "./run-check.ts";
import { Sessions } from "./sessions.ts";

/** The engines whose footprints are compared with each other. */
const compared = ["candidate", "base"] as const satisfies Role[];

/**
 * Takes the footprints of candidate and base again where the two differ, each in a new process: a figure that two processes of one engine do
 * not agree on says nothing of a change. An engine that fails here has no second footprint.
 *
 * @throws the signal's reason if it is aborted
 */
export async function takeFootprintsAgain(
  context: MeasureContext,
  requestOf: (test: TestRecord) => SampleRequest,
): Promise<void> {
  const differing = context.records.all.filter(footprintsDiffer);
  const groups = Map.groupBy(differing, ({ variant, storage }) => `${variant} ${storage}`);
  const batches = [...groups.values()].flatMap((tests) => compared.map((role) => ({ role, tests })));
  await inParallel(batches, async ({ role, tests }) => {
    const [first] = tests;
    if (first === undefined) return;
    const { engines, workspace, records, signal } = context;
    const sessions = new Sessions(engines, workspace, first.variant, "hash", signal);
    try {
      for (const test of tests) {
        try {
          const { footprint } = await runCheck({ sessions, test, role }, requestOf(test), undefined);
          if (footprint !== undefined) records.footprintAgain(test, role, footprint);
        } catch (cause) {
          requireEngineFailure(context, cause, () => workspace.hasFiles(test));
          await sessions.drop(role, test);
        }
      }
    } finally {
      await sessions.close();
    }
  });
}
