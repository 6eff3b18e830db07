import { isDeepStrictEqual } from "node:util";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { limits } from "../../../model/limits.ts";
import type { Recording } from "../../../model/recording.ts";
import { suiteOf, testPath } from "../../../model/test.ts";
import type { ExpectedRun } from "../../../results/expected-run.ts";
import type { FactsFormat, FactsShard } from "../../../results/facts.ts";
import { type Counts, countsOf, countsSchema } from "./counts.ts";
import { countRows } from "./options.ts";

export const countFacts: FactsFormat<Counts> = {
  schema: countsSchema,
  merge,
  disagreements,
  // Shards without counts go with shards that have some: a warning names them.
  comparable: (one, other) => {
    if (one === undefined || other === undefined) return [];
    return [{ name: "the row count of counted instructions", values: [one.rows, other.rows] }];
  },
};

/** The environment only if all runs have an equal one: otherwise the counts are not of one machine. */
function merge(shards: readonly FactsShard<Counts>[]): Counts | undefined {
  const [first, ...others] = shards.flatMap(({ facts }) => facts ?? []);
  if (first === undefined) return undefined;
  const isSame = others.every((one) => isDeepStrictEqual(one.environment, first.environment));
  const { version, environment, rows } = first;
  const problems = new Set([first, ...others].flatMap(({ problem }) => problem ?? []));
  const tests = new Map(
    [...others.toReversed(), first].flatMap((one) => one.tests.map((test) => [test.test, test])),
  );
  return {
    version,
    rows,
    ...(isSame ? { environment } : {}),
    ...(problems.size === 0 ? {} : { problem: [...problems].join("; ").slice(0, limits.text) }),
    tests: [...tests.values()],
  };
}

/** A warning about shards without counts, whose tests have no ceiling of instructions. */
function disagreements(shards: readonly FactsShard<Counts>[]): string[] {
  // A machine that confirms counts nothing.
  const uncounted = shards.filter(
    ({ recording: { run }, facts }) => run?.confirms === undefined && facts === undefined,
  );
  if (uncounted.length === 0) return [];
  return [
    "Instructions were counted in some of the merged results only, so that no ceiling of them is applied to the others: " +
      `${uncounted.map(({ fileName }) => fileName).join(", ")}.`,
  ];
}

/**
 * Requires the counts of instructions that the publisher asks for: results without them would be within any ceiling. A run that
 * could not count a test says why, and leaves its ceiling undecided.
 *
 * @throws InputError naming the missing part
 */
export function requireCounts(
  recording: Recording,
  { catalogue, given }: Pick<ExpectedRun, "catalogue" | "given">,
): void {
  const rows = countRows(given);
  if (rows === undefined) return;
  const counts = countsOf(recording);
  if (counts?.rows !== rows)
    throw new InputError(
      `input results: instructions were counted with ${counts?.rows ?? "no"} rows, and ${rows} are configured: measure again with ` +
        "counts and count-rows as configured",
    );
  const counted = new Map(counts.tests.map((one) => [one.test, one.counts]));
  const isCounted = ({ variant }: Recording["tests"][number]) =>
    catalogue[suiteOf(variant)].isCounted?.(variant) ?? true;
  for (const test of recording.tests.filter(isCounted)) {
    const own = counted.get(testPath(test)) ?? [];
    const missing = test.checks.find(({ role }) => own.every((count) => count.role !== role));
    if (missing !== undefined)
      throw new InputError(
        `input results: ${formatValue(testPath(test))}: the ${missing.role}'s instructions are missing, and the configuration has ` +
          "counts: measure again",
      );
  }
}
