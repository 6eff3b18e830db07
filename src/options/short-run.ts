import { isServerFile } from "../model/engine.ts";
import { groupsOf, type Offering } from "./offering.ts";
import type { GivenOptions } from "./option.ts";
import type { GivenSettings } from "./sources.ts";

/** A read by key, a join, a scan of all rows, two writes, and a mix of reads and writes. */
const workloads = [
  "oltp_point_select",
  "index_join",
  "table_scan",
  "oltp_insert",
  "oltp_update_index",
  "oltp_read_write",
  "oltp_insert_ac",
  "oltp_update_index_ac",
  "oltp_read_write_ac",
];

/** The settings of a short run. No sample starts after 45 seconds, so that a slow engine has a first verdict within a minute too. */
export const shortRunSettings = { variants: ["int"], workloads, "max-minutes": 0.75 } satisfies GivenSettings;

/** The groups of options that do not choose tests, rows or pairs. */
const harmless = ["engines", "verdicts", "output", "history"];

/** The option that gives a short run more time, where a report says that some tests need it. */
const timeLimit = "max-minutes";

/** Options of these groups that bring choices with them. A short run is resumed as one: `ENGINE --resume FOLDER`. */
const choosing = ["config"];

/**
 * The settings of a run whose command line names an engine as its only argument: those of a short run, unless an option chooses tests, rows
 * or pairs. A time limit replaces that of a short run. Files of a suite choose that alone.
 *
 * @param given the other options
 * @param engine the path of the engine
 */
export function settingsOfEngine(
  engine: string,
  given: GivenSettings & GivenOptions,
  features: readonly Offering[],
): { readonly given: GivenSettings; readonly isShortRun?: true } {
  const groups = groupsOf(features);
  const isHarmless = (name: string) =>
    name === timeLimit ||
    (!choosing.includes(name) && harmless.some((group) => name in (groups[group] ?? {})));
  const isShortRun = !isServerFile(engine) && Object.keys(given).every(isHarmless);
  // Files of a suite beside an engine choose that suite.
  const named = features.flatMap(({ suite }) =>
    suite !== undefined && suite.option in given ? suite.name : [],
  );
  const scope = isShortRun ? shortRunSettings : named.length > 0 ? { suites: named } : {};
  return {
    given: { ...scope, ...given, candidate: engine },
    isShortRun: isShortRun ? (true as const) : undefined,
  };
}
