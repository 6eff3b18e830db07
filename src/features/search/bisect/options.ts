import * as z from "zod";
import { unknownName } from "../../../messages/suggest-name.ts";
import { taken, unchanged } from "../../../options/offering.ts";
import { offeredIn, option, type Values } from "../../../options/option.ts";
import { plainFormats } from "../../../options/plain-format.ts";
import { settingOptions } from "../../../options/table.ts";
import { choice, flag, maxMinutes, multiplier, numberWithin, text } from "../../../options/value-types.ts";
import { ageOptions } from "../../figures/age/options.ts";
import { counterOptions } from "../../figures/counters/options.ts";
import { historyOptions } from "../../nights/history/options.ts";
import { ownOptions } from "../../workloads/own/options.ts";
import { commonFaults, searchedCounter, searchedFigures } from "./model/settings.ts";

const searched = ["bisect", "action bisect"] as const;

const knownNames = [...searchedFigures, ...commonFaults];

/** A figure of the tool, a counter of the engine, or a fault that tests can have. All names are listed, so that none stands for them. */
function figure() {
  const { schema: known, range: _, ...type } = choice("figure", knownNames);
  const schema = z.union([known, searchedCounter], {
    error: ({ input }) => `${unknownName("figure", input, knownNames)}, or counter:NAME`,
  });
  return { ...type, schema, names: knownNames };
}

/** Options that only a search for a change takes; as inputs, of the action bisect. */
export const searching = {
  good: option(text(), {
    brief: "Commit or release before the change",
    help: "Commit or release before the change",
    offered: searched,
    otherwise: "the first argument, or the oldest of a folder",
    otherwiseIn: { "action bisect": "none" },
  }),
  bad: option(text(), {
    brief: "Commit or release after the change",
    help: "Commit or release after the change",
    offered: searched,
    otherwise: "the last argument, or the newest of a folder",
    otherwiseIn: { "action bisect": "none" },
  }),
  build: option(text(), {
    brief: "Command that builds a commit",
    help: "Shell command or script path that builds a commit",
    offered: searched,
    otherwise: "none",
  }),
  releases: option(text(), {
    brief: "Search in releases: NAME of PyPI, npm:, go:, crate: or debian:NAME, ./FOLDER",
    help: "Search releases: NAME of PyPI, npm:NAME, go:MODULE, crate:NAME, debian:NAME, or ./FOLDER",
    note:
      "Versions given as arguments are searched instead of all between `good` and `bad`. A [folder](bisect.md#a-folder) begins " +
      "with a dot or a slash, and has files or subfolders named by version.",
    offered: searched,
    otherwise: "none",
  }),
  finding: option(text(), {
    brief: "Row of a results file to search for: FILE#ROW",
    help: "Red row of results, or case of a hunt, to search for",
    note:
      "Such as `results.json#int/memory/writes/oltp_insert`; without a row, the red ones are listed. " +
      "[Guide](bisect.md#from-a-red-row).",
    offered: searched,
    otherwise: "none",
  }),
  by: option(figure(), {
    help: "Figure or fault to search for, or counter:NAME",
    note:
      "`growth` is of a [sweep](own-workloads.md#sweeps), the figures with `age-` of an [ageing " +
      "database](age.md). [Figures](bisect.md#by-an-exact-figure), [faults](bisect.md#faults).",
    offered: searched,
    default: "time",
  }),
  threshold: option(multiplier(), {
    help: "Ratio to good that counts as bad; below 1 finds speedups",
    offered: searched,
    otherwise: "halfway between the ends",
  }),
  "all-parents": option(flag(), {
    help: "Search the commits of merged branches too",
    offered: searched,
    default: false,
  }),
  "build-timeout": option(numberWithin(0, maxMinutes), {
    help: "Longest time that a build may take",
    unit: "minutes",
    offered: searched,
    default: 60,
  }),
};

const test = {
  help: "Path of the test, such as int/memory/reads/table_scan, age/append or sequence/file/2",
};

/** The settings of others that a search takes as options and as inputs. */
const common = unchanged(
  "baseline",
  "rows",
  "warehouses",
  "seed",
  "sample-timeout",
  "statements",
  "counters",
  "own-workloads",
);

const age = {
  help: "Commits after which a search by an age- figure compares databases",
};

const ownHelp = {
  candidate: {
    help: "Engine's path in each build or release, or the file of a Go server",
    otherwise: "the only engine of a release",
  },
  jobs: {
    help: "Builds that may run at once; with more than one, likely next commits too",
    otherwise: "1",
  },
  alpha: { help: "Accepted chance of a wrong step of the search" },
  out: { help: "Folder for bisect.json, bisect.md and bisect.html" },
};

/** The settings of others that only the command takes. */
const onlyCommand = {
  ...plainFormats,
  ...unchanged("resume", "quiet", "branch"),
  history: { help: "Folder of a history, whose last change of --test sets good and bad" },
};

/** The options of others that a search takes. */
export const takenOptions = {
  bisect: {
    ...common,
    ...ownHelp,
    ...onlyCommand,
    age: { ...age, otherwise: "those of --history, else 4,000" },
    test: { ...test, otherwise: "that of --finding" },
  },
  "action bisect": {
    ...common,
    ...ownHelp,
    ...unchanged("comment", "pull-request", "github-token"),
    age: { ...age, otherwise: "4,000" },
    test: { ...test, otherwise: "that of finding" },
    results: { help: "Path of a search's bisect.json to publish, instead of searching" },
  },
};

/** Options of other features that say what a test is. */
const asked = { "own-workloads": ownOptions["own-workloads"], counters: counterOptions.counters };

const all = { ...settingOptions, ...historyOptions, ...ageOptions.ageing, ...asked };

/** The options of the command `bisect`. */
export const bisectOptions = { ...searching, ...taken(all, takenOptions.bisect) };

/** The inputs of the action `bisect`, but those about GitHub. */
export const bisectInputs = {
  ...offeredIn(searching, "action bisect"),
  ...taken({ ...settingOptions, ...ageOptions.ageing, ...asked }, takenOptions["action bisect"]),
};

/** The values of a search's options that were given. */
export type GivenBisect = Values<typeof bisectOptions>;
