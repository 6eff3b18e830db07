import type { RunContext } from "../../../../measure/context.ts";
import { makeDatabasesFolder, removeDatabasesFolder } from "../../../../measure/databases-folder.ts";
import { openEngines } from "../../../../measure/open-engines.ts";
import type { MeasuringFeature } from "../../../../measure/run.ts";
import { type PlannedTest, rolesOfTest } from "../../../../model/compared.ts";
import { perEngine, type Role, rolesOf } from "../../../../model/engine.ts";
import { InputError, MeasurementError } from "../../../../model/errors.ts";
import type { TestRecord } from "../../../../model/recording.ts";
import { type Test, testPath } from "../../../../model/test.ts";
import { catalogueOf } from "../../../../suite/added-suite.ts";
import { workloadOf } from "../../../../suite/workloads.ts";
import { countOf, isTaken } from "../../../figures/counts/compare.ts";
import type { CountedRecord } from "../../../figures/counts/counts.ts";
import type { CountingSettings } from "../../../figures/counts/measure/counting.ts";
import { countTests } from "../../../figures/counts/measure/counting.ts";
import { exactPair, type PointPairs } from "./exact-pair.ts";

/** The context of a measurement, with the features that take part in it. */
export interface PointContext extends RunContext {
  readonly features: readonly MeasuringFeature[];
}

/**
 * Counts the instructions of a test on a point, the good end and stock SQLite, once: a second count would be the same.
 *
 * @param settings with the point as candidate and the good end as base
 * @throws InputError if nothing can be counted here, or an engine cannot be used
 */
export async function countPoint(
  settings: CountingSettings,
  test: PlannedTest,
  context: PointContext,
): Promise<PointPairs> {
  const folder = makeDatabasesFolder(context.resultsFolder);
  try {
    const catalogue = catalogueOf(context.features, settings.contents);
    const workloads = [workloadOf(test, catalogue)];
    const engines = await openEngines(settings, context, folder, context.features, undefined, workloads);
    const record: TestRecord = { ...test, samples: [], checks: [], failures: [] };
    const { records, counting } = await countTests(settings, context, {
      engines: perEngine(engines, ({ engine }) => engine),
      folder,
      catalogue,
      records: [record],
      isOutOfTime: () => false,
      earlier: [],
      keep: () => {}, // the search keeps its points
    });
    if (counting.environment === undefined)
      throw new InputError(
        `--by: instructions cannot be counted: ${counting.problem ?? "nothing was counted"}`,
      );
    return pairOf(test, records[0] ?? record, rolesOfTest(test, rolesOf(engines)));
  } finally {
    removeDatabasesFolder(folder);
  }
}

function pairOf(test: Test, record: CountedRecord, roles: readonly Role[]): PointPairs {
  return exactPair(roles, (role) => {
    const count = countOf(record, role);
    if (count === undefined)
      throw new MeasurementError(
        `${testPath(test)}: tests of its suite and variant are not counted: search by time`,
      );
    return isTaken(count)
      ? count.instructions
      : { reason: "error", message: `not counted: ${count.uncounted}` };
  });
}
