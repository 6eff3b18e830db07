import type { RunFacts } from "../model/recording.ts";
import { groupsOf, type Offering } from "./offering.ts";
import type { Options } from "./option.ts";
import type { Sources } from "./sources.ts";

/** The groups of options that can change what is measured, or how it is judged. */
const groups = [
  "engines",
  "tests",
  "samples",
  "verdicts",
  "counting",
  "ageing",
  "contention",
  "explaining",
  "servers",
] as const;

/** Options of these groups that a recording states elsewhere, or that leave results as they are. */
const others = [
  ...["candidate", "base", "environment", "suites", "variants", "storages", "workloads"],
  ...["rows", "warehouses", "seed", "statements", "threads"],
  ...["candidate-name", "baseline-name", "base-name", "identical-base", "no-base", "base-artifact", "paths"],
  "only-with-results",
  ...["confine", "kept-databases", "engine-version"],
  // A command that measures fewer tests needs less time, and a limit would only leave them undecided again.
  "max-minutes",
];

/** Where the action puts a repository's configuration file. */
const settingsFolder = /^\/.*\/settings\/(?=\.github\/bench-gate\.yml$)/;

/**
 * The given options that shaped a run, as its command line would have them. A configuration file stands for its options, by its path; `true`
 * says that some options come from an input that no command line has.
 *
 * @returns undefined if there are none
 */
export function shapingOptions(
  { values, from }: Pick<Sources, "values" | "from">,
  features: readonly Offering[],
): RunFacts["options"] {
  const all = groupsOf(features);
  const known: Options = Object.assign({}, ...groups.map((group) => all[group]));
  let config: string | true | undefined;
  const told: Record<string, string | true> = {};
  for (const [name, value] of Object.entries(values)) {
    const { offered = [], type } = known[name] ?? {};
    if (type === undefined || others.includes(name) || value === undefined || value === false) continue;
    const { kind, place } = from[name] ?? { kind: "option", place: "" };
    if (kind === "file") config = place.replace(/:\d+:\d+$/, "").replace(settingsFolder, "");
    else if (!offered.includes("run")) config ??= true;
    else told[name] = type.placeholder === undefined ? true : type.format(value);
  }
  const options = { ...(config === undefined ? {} : { config }), ...told };
  return Object.keys(options).length === 0 ? undefined : options;
}
