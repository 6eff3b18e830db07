import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  option,
  path,
  slowerRatio,
  unchanged,
  wholeNumber
} from "./chunk-SGC2UI6M.js";

// src/features/search/hunt/options.ts
var offered = ["hunt", "action hunt"];
var defaultMinutes = 10;
var hunting = {
  ratio: option(slowerRatio(), {
    help: "From how many times SQLite's time on a statement of the candidate is slow",
    offered,
    default: 3
  }),
  "base-ratio": option(slowerRatio(), {
    help: "From how many times the base's time on a statement of the candidate is slow",
    offered,
    default: 1.5
  }),
  grammar: option(path("file"), {
    help: "File of productions and weights that are added to the grammar",
    offered,
    otherwise: "the tool's own grammar"
  }),
  known: option(path("folder"), {
    help: "Folder of cases that are known and need not be found again",
    offered,
    otherwise: "none"
  }),
  show: option(wholeNumber(1, 1e3), {
    help: "Print what would be tried on so many databases, and try nothing; with a base a hunt chooses others for the odd ones",
    offered: ["hunt"],
    otherwise: "the hunt begins"
  }),
  replay: option(path("folder"), {
    help: "Judge all cases of this folder again, instead of a hunt",
    offered: ["hunt"],
    otherwise: "the hunt begins"
  })
};
var common = {
  ...unchanged("baseline", "seed", "confine"),
  candidate: { help: "Engine to hunt in: a shared library with SQLite's C API, or a benchmark binary" },
  base: {
    help: "Engine before the change, such as the build of main: only what is slower or worse than that is looked for"
  },
  minutes: { help: "Time for the hunt", otherwise: String(defaultMinutes) },
  alpha: { help: "Accepted chance of a false case in the hunt" },
  out: { help: "Folder for hunt.json, hunt.md, hunt.html and the folder cases", otherwise: "hunt-results" }
};
var takenOptions = {
  hunt: {
    ...common,
    ...unchanged("quiet"),
    // As resolveHunt has it.
    confine: { otherwise: "`auto` with `replay`, else `off`" },
    format: { otherwise: "text" },
    resume: {
      help: "Folder of the hunt to go on with, which was stopped; seed, grammar and engines must be the same"
    }
  },
  "action hunt": {
    ...common,
    out: { ...common.out, otherwise: "a new folder of RUNNER_TEMP" },
    // As readHuntInputs has it.
    confine: { otherwise: "auto" },
    "on-fail": { help: "Result of the step if a case was found; an incomplete hunt always fails" }
  }
};

export {
  defaultMinutes,
  hunting,
  takenOptions
};
