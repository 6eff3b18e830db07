import { unchanged } from "../../../options/offering.ts";
import { option } from "../../../options/option.ts";
import { plainFormats } from "../../../options/plain-format.ts";
import { path, slowerRatio, wholeNumber } from "../../../options/value-types.ts";

const offered = ["hunt", "action hunt"] as const;

/** The time of a hunt, unless it is given. */
export const defaultMinutes = 10;

/** Options that only a hunt takes. */
export const hunting = {
  ratio: option(slowerRatio(), {
    help: "Multiple of SQLite's time from which a statement is slow",
    brief: "Multiple of SQLite's time that is slow",
    offered,
    default: 3,
  }),
  "base-ratio": option(slowerRatio(), {
    help: "Multiple of the base's time from which a statement is slow",
    brief: "Multiple of the base's time that is slow",
    offered,
    default: 1.5,
  }),
  grammar: option(path("file"), {
    help: "File of productions and weights to add to the grammar",
    offered,
    otherwise: "the tool's own grammar",
  }),
  known: option(path("folder"), {
    help: "Folder of known cases, which are not reported again",
    brief: "Folder of known cases",
    offered,
    otherwise: "none",
  }),
  corpus: option(path("folder"), {
    help: "Folder that keeps statements and cases for the next hunt",
    brief: "Folder that keeps cases for the next hunt",
    note: "Made if it is missing. [More](hunt.md#night-after-night).",
    offered,
    otherwise: "none",
  }),
  show: option(wholeNumber(1, 1000), {
    help: "Only print what would be tried on this many databases",
    note: "With a base, a hunt tries others on every second database.",
    offered: ["hunt"],
    otherwise: "none",
  }),
  promote: option(path("file"), {
    help: "Write the file of this case into the gate's own workloads",
    note: "Into the folder `bench`, or `out`.",
    offered: ["hunt"],
    otherwise: "none",
  }),
  replay: option(path("folder"), {
    help: "Judge the cases of this folder again, without a hunt",
    brief: "Judge the cases of this folder again",
    offered: ["hunt"],
    otherwise: "none",
  }),
};

/** The options of others that a hunt takes, as options and as inputs. */
const common = {
  ...unchanged("baseline", "seed", "confine"),
  candidate: { help: "Engine to hunt in: a shared library with SQLite's C API, or a benchmark binary" },
  base: {
    help: "Engine before the change; only what is slower or worse than it is found",
  },
  minutes: { help: "Time for the hunt", otherwise: String(defaultMinutes) },
  alpha: { help: "Accepted chance of a false case" },
  out: { help: "Folder for hunt.json, hunt.md, hunt.html and the folder cases", otherwise: "hunt-results" },
};

/** The options of others that a hunt takes. */
export const takenOptions = {
  hunt: {
    ...common,
    ...unchanged("quiet"),
    // As resolveHunt has it.
    confine: { otherwise: "auto with --replay or --corpus, else off" },
    format: { ...plainFormats.format, otherwise: "text" },
    resume: {
      help: "Folder of the stopped hunt to resume, with the same seed, grammar and engines",
    },
  },
  "action hunt": {
    ...common,
    out: { ...common.out, otherwise: "a new folder of RUNNER_TEMP" },
    // As readHuntInputs has it.
    confine: { otherwise: "auto" },
    "on-fail": { help: "Result of the step if a case was found; an incomplete hunt always fails" },
  },
} as const;
