import { isDeepStrictEqual } from "node:util";
import type { Recording } from "../model/recording.ts";
import { catalogueOf } from "../suite/added-suite.ts";
import { ceilingRules } from "./file-values.ts";
import type { Offering } from "./offering.ts";
import { optionsIn } from "./offering.ts";
import { schemaOf } from "./option.ts";
import { resolveReportSettings } from "./resolve.ts";
import { checked, type GivenSettings, type Sources, writtenValues } from "./sources.ts";
import { settingOptions } from "./table.ts";

/**
 * The given settings that a run is judged by, such as its ceilings, as a file has them: those without which it would be judged otherwise.
 *
 * @returns undefined if it is judged by the defaults alone
 */
export function judgedBy(sources: Sources, features: readonly Offering[]): object | undefined {
  const { values } = sources;
  const criteriaOf = (given: GivenSettings) => {
    const { rule: _, ...criteria } = resolveReportSettings({ ...sources, values: given }, features).criteria;
    return criteria;
  };
  const all = criteriaOf(values);
  const judging = Object.entries(values).filter(([name]) => {
    const { [name]: __, ...others } = values;
    return !isDeepStrictEqual(criteriaOf(others as GivenSettings), all);
  });
  if (judging.length === 0) return undefined;
  return writtenValues(optionsOf(features), Object.fromEntries(judging));
}

/**
 * The settings that a recorded run was judged by, and those that are given now, which take precedence. Results from somebody else are not
 * judged by what they say: publishing has settings of its own.
 *
 * @throws InputError if a recorded value is wrong
 */
export function withJudgedBy(
  sources: Sources,
  { run }: Pick<Recording, "run">,
  features: readonly Offering[],
): Sources {
  if (run?.judgedBy === undefined) return sources;
  const ceilings = {
    ...settingOptions.ceilings,
    type: ceilingRules(catalogueOf(features, sources.contents)),
  };
  const recorded = checked(
    schemaOf({ ...optionsOf(features), ceilings }),
    run.judgedBy,
    "results: run.judgedBy",
  ) as GivenSettings;
  return { ...sources, values: { ...recorded, ...sources.values } };
}

function optionsOf(features: readonly Offering[]) {
  return optionsIn(features, "run", "report", "file");
}
