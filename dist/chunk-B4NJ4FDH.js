import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyOptions
} from "./chunk-45A2RBVZ.js";
import {
  choice,
  flag,
  maxMinutes,
  multiplier,
  numberWithin,
  offeredIn,
  option,
  settingOptions,
  taken,
  testPattern,
  text,
  unchanged
} from "./chunk-PGSPP6Z5.js";

// src/features/bisect/model/settings.ts
var searchedFigures = ["time", "instructions"];

// src/features/bisect/options.ts
var searched = ["bisect", "action bisect"];
var searching = {
  good: option(text(), {
    brief: "Commit or release before the change",
    help: "Commit or release before the change",
    offered: searched,
    otherwise: "the first of --engines",
    otherwiseIn: { "action bisect": "none" }
  }),
  bad: option(text(), {
    brief: "Commit or release after the change",
    help: "Commit or release after the change",
    offered: searched,
    otherwise: "the last of --engines",
    otherwiseIn: { "action bisect": "none" }
  }),
  build: option(text(), {
    brief: "Command that builds a commit",
    help: "Command that builds a commit, run without a shell in a working copy of its own; or the path of a script",
    offered: searched,
    otherwise: "none"
  }),
  engines: option(flag(), {
    brief: "Search in the files that are given as arguments",
    help: "Search in the engine files that are given as arguments, the good one first and the bad one last",
    offered: ["bisect"],
    default: false
  }),
  releases: option(text(), {
    brief: "Search in the releases of this package of PyPI",
    help: "Search in the releases of this package of PyPI",
    offered: searched,
    otherwise: "none"
  }),
  "from-history": option(testPattern(), {
    brief: "Test whose last change in --history is looked for",
    help: "Path of the test whose last change in --history says what is good and bad",
    note: "The runs of the history need commits or, with `--releases`, labels.",
    offered: ["bisect"],
    otherwise: "none"
  }),
  by: option(choice("figure", searchedFigures), {
    help: "The figure that a search compares: times, or the instructions that the test takes",
    note: "Instructions need one count a commit and find changes of a twentieth of a percent. Then `rows` is 10,000 by default.",
    offered: searched,
    default: "time"
  }),
  threshold: option(multiplier(), {
    help: "Line between good and bad, as a ratio to the good end: below 1 finds what became faster",
    offered: searched,
    otherwise: "halfway between the ends"
  }),
  "all-parents": option(flag(), {
    help: "Search in the commits of merged branches too",
    offered: searched,
    default: false
  }),
  "build-timeout": option(numberWithin(0, maxMinutes), {
    help: "Time that a build may take",
    unit: "minutes",
    offered: searched,
    default: 60
  }),
  step: option(flag(), {
    help: "Judge --candidate as it is now against one engine file, for git bisect run",
    note: "Exit status 0: good, 1: bad, 125: cannot be tested, 128: stop.",
    offered: ["bisect"],
    default: false
  })
};
var library = {
  help: "Path of the engine in each build's working copy, or in each release",
  otherwise: "the only library of a release"
};
var test = { help: "Path of the test that changed" };
var common = unchanged("baseline", "rows", "warehouses", "seed", "sample-timeout", "statements");
var ownHelp = {
  jobs: {
    help: "Builds that may run at once; with more than one, the commits that may be needed next are built too",
    otherwise: "1"
  },
  alpha: { help: "Accepted chance of a wrong step of the search" },
  out: { help: "Folder for bisect.json, bisect.md and bisect.html" }
};
var onlyCommand = unchanged("format", "resume", "quiet", "history", "branch");
var takenOptions = {
  bisect: {
    ...common,
    ...ownHelp,
    ...onlyCommand,
    candidate: library,
    test: { ...test, otherwise: "that of --from-history" }
  },
  "action bisect": {
    ...common,
    ...ownHelp,
    ...unchanged("comment", "pull-request", "github-token"),
    candidate: {},
    test: { ...test, otherwise: "none" },
    results: { help: "Path of the bisect.json of a search to publish, instead of searching" }
  }
};
var all = { ...settingOptions, ...historyOptions };
var bisectOptions = { ...searching, ...taken(all, takenOptions.bisect) };
var bisectInputs = {
  ...offeredIn(searching, "action bisect"),
  ...taken(settingOptions, takenOptions["action bisect"])
};

export {
  searching,
  takenOptions,
  bisectOptions,
  bisectInputs
};
