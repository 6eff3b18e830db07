import * as z from "zod";
import { unknownName } from "../../../messages/suggest-name.ts";
import { taken, unchanged } from "../../../options/offering.ts";
import { offeredIn, option, type Values } from "../../../options/option.ts";
import { settingOptions } from "../../../options/table.ts";
import {
  choice,
  flag,
  maxMinutes,
  multiplier,
  numberWithin,
  testPattern,
  text,
} from "../../../options/value-types.ts";
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
    otherwise: "the first argument, or the oldest in --releases-dir",
    otherwiseIn: { "action bisect": "none" },
  }),
  bad: option(text(), {
    brief: "Commit or release after the change",
    help: "Commit or release after the change",
    offered: searched,
    otherwise: "the last argument, or the newest in --releases-dir",
    otherwiseIn: { "action bisect": "none" },
  }),
  build: option(text(), {
    brief: "Command that builds a commit",
    help: "Shell command that builds a commit, in a working copy of its own; or the path of a script",
    offered: searched,
    otherwise: "none",
  }),
  engines: option(flag(), {
    brief: "Search in the files that are given as arguments",
    help: "Search in the engine files that are given as arguments, the good one first and the bad one last",
    offered: ["bisect"],
    default: false,
  }),
  releases: option(text(), {
    brief: "Search in a package's releases: NAME of PyPI, npm:NAME, go:PATH",
    help: "Search in the releases of this package: NAME of PyPI, npm:NAME of npm, go:PATH of a Go module",
    note: "On a command line, versions as arguments are searched in place of all between `good` and `bad`, which are then the first and the last.",
    offered: searched,
    otherwise: "none",
  }),
  "releases-dir": option(text(), {
    brief: "Search in the releases in this folder",
    help: "Search in the releases in this folder: subfolders or files with a version in their names",
    offered: searched,
    otherwise: "none",
  }),
  "from-history": option(testPattern(), {
    brief: "Test whose last change in --history is looked for",
    help: "Path of the test whose last change in --history says what is good and bad",
    note: "The runs of the history need commits or, with `--releases` or `--releases-dir`, labels.",
    offered: ["bisect"],
    otherwise: "none",
  }),
  finding: option(text(), {
    brief: "Row of a results file to search for: FILE#ROW",
    help: "Row of a results file to search for, as in results.json#int/memory/writes/oltp_insert, or the file of a hunt's case",
    note:
      "It stands for `test`, `by`, and the size, seed and form of the run: see the [guide](bisect.md#from-a-red-row). Without a row, the message " +
      "lists the red ones.",
    offered: searched,
    otherwise: "none",
  }),
  by: option(figure(), {
    help: "The figure or fault that a search looks for: times, the instructions that the test takes, a cost besides time, one of age, counter:NAME, or a fault such as wrong",
    note:
      "A fault is `wrong` (another result than SQLite's), `crash`, `hang` or `error`: one look at a version says whether it is there. " +
      "`growth` is that of a [sweep](own-workloads.md#sweeps) from its first step to its last. " +
      "Instructions need one count a commit and find changes of a twentieth of a percent; `rows` is 10,000 by default then. Costs besides " +
      "time, such as `file-bytes`, and [counters](own-workloads.md#counters-of-the-engine) of the engine, such as `counter:chunk_write`, need one run of one pair a commit; see the [guide](footprint.md) of costs. " +
      "`age-disk` and `age-written` are of an [ageing database](age.md): `test` is a shape of life then, such as `age/append`.",
    offered: searched,
    default: "time",
  }),
  threshold: option(multiplier(), {
    help: "Line between good and bad, as a ratio to the good end: below 1 finds what became faster",
    offered: searched,
    otherwise: "halfway between the ends",
  }),
  "all-parents": option(flag(), {
    help: "Search in the commits of merged branches too",
    offered: searched,
    default: false,
  }),
  "build-timeout": option(numberWithin(0, maxMinutes), {
    help: "Time that a build may take",
    unit: "minutes",
    offered: searched,
    default: 60,
  }),
  step: option(flag(), {
    help: "Judge --candidate as it is now against one engine file, for git bisect run",
    note: "Exit status 0: good, 1: bad, 125: cannot be tested, 128: stop.",
    offered: ["bisect"],
    default: false,
  }),
};

const test = {
  help: "Path of the test that changed, a shape of life such as age/append, or a sequence such as sequence/file/2",
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
  help: "Commits after which the ageing databases of a search by age-disk or age-written are compared",
};

const ownHelp = {
  candidate: {
    help: "Engine's path in each build's working copy or release, or the file of a Go server",
    otherwise: "the only engine of a release",
  },
  jobs: {
    help: "Builds that may run at once; with more than one, the commits that may be needed next are built too",
    otherwise: "1",
  },
  alpha: { help: "Accepted chance of a wrong step of the search" },
  out: { help: "Folder for bisect.json, bisect.md and bisect.html" },
};

/** The settings of others that only the command takes. */
const onlyCommand = unchanged("format", "resume", "quiet", "history", "branch");

/** The options of others that a search takes. */
export const takenOptions = {
  bisect: {
    ...common,
    ...ownHelp,
    ...onlyCommand,
    age: { ...age, otherwise: "those of --from-history, else 4,000" },
    test: { ...test, otherwise: "that of --finding or --from-history" },
  },
  "action bisect": {
    ...common,
    ...ownHelp,
    ...unchanged("comment", "pull-request", "github-token"),
    age: { ...age, otherwise: "4,000" },
    test: { ...test, otherwise: "that of finding" },
    results: { help: "Path of the bisect.json of a search to publish, instead of searching" },
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
