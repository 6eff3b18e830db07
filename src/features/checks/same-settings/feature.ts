import { formatEnvironment } from "../../../messages/format-value.ts";
import { option, valuesOf } from "../../../options/option.ts";
import { judging } from "../../../options/table.ts";
import { flag } from "../../../options/value-types.ts";
import { unequalSettings } from "../../../results/fairness.ts";
import type { Examination } from "../../../verdict/examination.ts";
import type { Feature } from "../../feature.ts";
import { type Difference, differenceWords } from "./words.ts";

const name = "same-settings";

const settingOptions = {
  [name]: option(flag(), {
    help: "No result if the candidate's own defaults differ from the other engines'",
    note: "Such as `journal_mode`. Otherwise the report names them; values of `pragmas` may differ.",
    offered: judging,
    default: false,
  }),
};

/**
 * The base is an earlier build of the candidate: other defaults are a change that its times alone would not explain. In another
 * environment, defaults may differ by it.
 */
const examination: Examination<readonly Difference[]> = {
  name,
  examine: ({ engines }, { requires = [] }) => {
    if (engines === undefined) return undefined;
    if (!requires.includes(name)) return undefined;
    const found = (["base", "baseline"] as const).flatMap((role) => {
      const other = engines[role];
      const isToldOtherwise =
        role === "base" &&
        formatEnvironment(other?.environment) !== formatEnvironment(engines.candidate.environment);
      return other === undefined || isToldOtherwise
        ? []
        : unequalSettings(engines.candidate, other).map((one) => ({ ...one, role }));
    });
    return found.length === 0 ? undefined : found;
  },
  words: differenceWords,
};

/** Fails a run whose candidate has other defaults than the base or the baseline, if that is asked for. */
export const sameSettings: Feature = {
  name,
  options: { verdicts: settingOptions },
  requires: (given) => (valuesOf(settingOptions, given)[name] ? [name] : []),
  examination,
};
