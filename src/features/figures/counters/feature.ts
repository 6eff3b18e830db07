import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import type { Recording } from "../../../model/recording.ts";
import { testPath } from "../../../model/test.ts";
import { valuesOf } from "../../../options/option.ts";
import { plural } from "../../../report/format/figures.ts";
import type { ExpectedRun } from "../../../results/expected-run.ts";
import { findWorkload } from "../../../suite/workloads.ts";
import type { Judge } from "../../../verdict/finding.ts";
import type { Feature } from "../../feature.ts";
import { requireAsked, withCounters } from "./asking.ts";
import { type CounterChange, type Counters, compareCounters } from "./changes.ts";
import { counterOptions } from "./options.ts";
import { counterReason, counterTexts, counterWarnings } from "./words.ts";

const counterJudge: Judge<CounterChange, Counters> = {
  name: "counters",
  noun: "counter",
  judge: ({ tests }, { ceilings }) => compareCounters(tests, ceilings),
  words: {
    reason: counterReason,
    title: (failed) => `${plural(failed, "counter")} over the base`,
    clause: (failed) =>
      `${plural(failed, "counter")} of the engine ${failed === 1 ? "exceeds its ceiling" : "exceed their ceilings"} against the base`,
    withheld: {
      title: (counters) => `${plural(counters, "counter")} not comparable with the base`,
      clause: (counters) =>
        `${plural(counters, "counter")} of the engine ${counters === 1 ? "has" : "have"} one value on the base, and not on the candidate`,
    },
  },
};

/** The engine's own counters, such as chunks written, compared with the base. */
export const counters: Feature = {
  name: "counters",
  options: { counting: counterOptions },
  amend: withCounters,
  require: requireAsked,
  ceilings: (given) => {
    const { "counter-ceiling": ceiling, "counter-floor": floor } = valuesOf(counterOptions, given);
    return { counters: ceiling, counterFloor: floor > 0 ? floor : undefined };
  },
  judge: counterJudge,
  trust: requireCounters,
  report: { againstBase: counterTexts, warnings: counterWarnings },
};

/**
 * Requires the counters that the publisher's own settings and workloads ask for: results without them would be within any ceiling. Every run
 * asks each engine but the baseline in its check; a base can have none.
 *
 * @throws InputError naming the engine and the test
 */
export function requireCounters({ tests }: Recording, { catalogue }: Pick<ExpectedRun, "catalogue">): void {
  for (const test of tests.filter((one) => findWorkload(one, catalogue)?.counters !== undefined))
    for (const { role, counters, uncounted } of test.checks) {
      const isExcused = role === "baseline" || (role === "base" && uncounted !== undefined);
      if (counters === undefined && !isExcused)
        throw new InputError(
          `input results: ${formatValue(testPath(test))}: the ${role}'s counters are missing, and every run asks for them: ` +
            "measure again",
        );
    }
}
