import { type Pass, readKept } from "../../../measure/pass.ts";
import { formatValue } from "../../../messages/format-value.ts";
import { perEngine } from "../../../model/engine.ts";
import { InputError } from "../../../model/errors.ts";
import type { MeasureSettings } from "../../../model/settings.ts";
import { type Test, testPath } from "../../../model/test.ts";
import { createCounts, type StoredCount, storedCountSchema } from "./counts.ts";
import { countInstructions } from "./measure/counting.ts";
import { countRows } from "./options.ts";

/** Counts instructions after the rounds, if the settings ask for counts. */
export const countingPass: Pass = {
  part: "count instructions",
  isWanted: (settings) => wantedRows(settings) !== undefined,
  measure: async (settings, context, { samples, kept, keep, ...inputs }) => {
    const rows = wantedRows(settings);
    if (rows === undefined) throw new Error("the settings do not ask for counts");
    const { records, counting } = await countInstructions({ ...settings, countRows: rows }, context, {
      ...inputs,
      records: samples.tests,
      compileOptions: perEngine(inputs.engines, (_, role) => samples.findings?.engines[role]?.compileOptions),
      earlier: readCounts(kept, samples.tests),
      keep: (test, count, basis) => {
        const path = testPath(test);
        keep(`${path} ${count.role}`, { test: path, count, basis } satisfies StoredCount);
      },
    });
    return createCounts(records, counting);
  },
};

/** Counts are exact on any machine, so a second machine has nothing to confirm. */
function wantedRows({ given, criteria }: MeasureSettings): number | undefined {
  return criteria.rule.confirms === undefined ? countRows(given) : undefined;
}

/** @throws InputError if a value is not one that this version keeps, or is of a test that is not planned */
function readCounts(kept: readonly unknown[], planned: readonly Test[]): StoredCount[] {
  const paths = new Set(planned.map(testPath));
  const counts = readKept(storedCountSchema, kept, "counts");
  const unplanned = counts.find(({ test }) => !paths.has(test));
  if (unplanned === undefined) return counts;
  throw new InputError(
    `results.sqlite has a count of ${formatValue(unplanned.test)}, which is not planned: measure again without --resume`,
  );
}
