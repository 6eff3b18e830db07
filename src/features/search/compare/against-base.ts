import * as z from "zod";
import type { MeasuringFeature } from "../../../measure/run.ts";
import type { MeasureSettings } from "../../../model/settings.ts";
import { catalogueOf } from "../../../suite/added-suite.ts";
import type { Suite } from "../../../suite/suite.ts";

/** The parts of a run that measures the candidate beside the base alone. */
export interface AgainstBase<Settings extends MeasureSettings> {
  readonly settings: Settings;
  readonly features: readonly MeasuringFeature[];
}

/**
 * A run whose tests are all compared with the base only, as workloads with `compare: base` are: each visit takes a sample of the
 * candidate and of the base, and every claim against the base is made as in a run with a baseline. The base's file also stands in for
 * the baseline, which is opened and never sampled, so that no SQLite is compiled.
 */
export function againstBaseOnly<Settings extends MeasureSettings & { readonly base: string }>(
  settings: Settings,
  features: readonly MeasuringFeature[],
): AgainstBase<Settings> {
  const catalogue = catalogueOf(features, settings.contents, "sqlite", settings.given);
  const suites = settings.suites.map((name): MeasuringFeature => {
    const make = () => comparedWithBase(catalogue[name]);
    return { name: `${name} against the base`, suite: { name, schema: z.unknown(), make } };
  });
  // A suite of the user's files has none without them.
  const ofFiles = features.flatMap(({ suite }) => suite?.name ?? []);
  const made = settings.suites.filter((name) => name in settings.contents || !ofFiles.includes(name));
  const contents = Object.fromEntries(made.map((name) => [name, settings.contents[name] ?? {}]));
  return {
    settings: { ...settings, baseline: settings.base, contents },
    features: [...features, ...suites],
  };
}

function comparedWithBase(suite: Suite): Suite {
  return { ...suite, workloads: suite.workloads.map((one) => ({ ...one, compare: "base" })) };
}
