import { isDeepStrictEqual } from "node:util";
import type { Recording, RunFacts } from "../model/recording.ts";
import type { Offering } from "./offering.ts";
import { resolveReportSettings } from "./resolve.ts";
import { type GivenSettings, readWritten, type Sources, settingsOf, writtenValues } from "./sources.ts";

/**
 * The given settings that a run is judged by, such as its ceilings, as a file has them: those without which it would be judged otherwise.
 *
 * @returns undefined if it is judged by the defaults alone
 */
export function judgedBy(sources: Sources, features: readonly Offering[]): RunFacts["judgedBy"] {
  const judging = judgingValues(sources, features);
  return Object.keys(judging).length === 0 ? undefined : writtenValues(settingsOf(features), judging);
}

/**
 * The settings that a recorded run was judged by, and those that are given now, which take precedence. A results file can be somebody
 * else's: of its settings none counts but those of judging, so that it names no file, and publishing takes none at all. Its rules can
 * name workloads that only the run's own files have.
 *
 * @throws InputError if a recorded value is wrong
 */
export function withJudgedBy(
  sources: Sources,
  { run }: Pick<Recording, "run">,
  features: readonly Offering[],
): Sources {
  if (run?.judgedBy === undefined) return sources;
  const recorded = readWritten(run.judgedBy, undefined, features, "results: run.judgedBy");
  const judging = judgingValues({ ...sources, values: recorded }, features);
  return { ...sources, values: { ...judging, ...sources.values } };
}

/** The values without which the criteria would be others. */
function judgingValues(sources: Sources, features: readonly Offering[]): GivenSettings {
  const criteriaOf = (values: GivenSettings) => {
    const { rule: _, ...criteria } = resolveReportSettings({ ...sources, values }, features).criteria;
    return criteria;
  };
  const { values } = sources;
  const all = criteriaOf(values);
  const judging = Object.entries(values).filter(([name]) => {
    const { [name]: _, ...others } = values;
    return !isDeepStrictEqual(criteriaOf(others as GivenSettings), all);
  });
  return Object.fromEntries(judging) as GivenSettings;
}
