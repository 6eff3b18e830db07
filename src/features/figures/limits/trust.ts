import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { isPartFigure, isPartLimit } from "../../../model/figure-limit.ts";
import type { Recording } from "../../../model/recording.ts";
import { testPath } from "../../../model/test.ts";
import { valuesOf } from "../../../options/option.ts";
import { settingOptions } from "../../../options/table.ts";
import type { ExpectedRun } from "../../../results/expected-run.ts";
import { hasTimedPart } from "../../../suite/timed-part.ts";
import { matches } from "../../../verdict/ceilings.ts";
import { canHave } from "../../../verdict/sampled-times.ts";

const { limits } = settingOptions;

/**
 * Requires the times of openings and of COMMITs that the publisher's own limits name: a test that no engine has such a time of is named by no limit.
 *
 * @throws InputError naming the test
 */
export function requireTimedParts(
  recording: Pick<Recording, "tests">,
  { catalogue, given }: Pick<ExpectedRun, "catalogue" | "given">,
): void {
  for (const limit of valuesOf({ limits }, given).limits) {
    if (isPartLimit(limit) || !isPartFigure(limit.figure)) continue;
    const { figure } = limit;
    const without = recording.tests.find(
      (test) => matches(limit, test) && hasTimedPart(test, figure, catalogue) && !canHave(test, figure),
    );
    if (without !== undefined)
      throw new InputError(
        `input results: ${formatValue(testPath(without))} has no ${figure} of any engine, which a limit is of: measure again, ` +
          "with one connection, and an engine that is no shell",
      );
  }
}
