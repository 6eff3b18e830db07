import { unchanged } from "../../../options/offering.ts";
import { option } from "../../../options/option.ts";
import { flag } from "../../../options/value-types.ts";

/** Minutes for the measuring, so that the answer is there within a minute of the builds, or with `quick` within half of one. */
export const measuringMinutes = { usual: 0.9, quick: 0.45 } as const;

/** Options that only a comparison takes. */
export const comparing = {
  quick: option(flag(), {
    help: "Answer within half a minute of the builds, in memory only",
    brief: "Answer within half a minute, in memory only",
    offered: ["compare"],
    default: false,
  }),
  sqlite: option(flag(), {
    help: "Measure stock SQLite too, for each build's multiplier",
    brief: "Measure stock SQLite too",
    note: "Three engines then share the same time.",
    offered: ["compare"],
    default: false,
  }),
};

/** The options of others that a comparison takes. */
export const takenOptions = {
  compare: {
    ...unchanged("config", "workloads", "seed", "rounds", "counters"),
    ...unchanged("environment", "build-timeout", "strict", "quiet"),
    build: {
      help: "Shell command or script path that builds the engine",
    },
    candidate: {
      help: "File that --build makes, or the engine in a release",
      otherwise: "that of the configuration file",
    },
    baseline: { help: "With --sqlite, stock SQLite to compare with: a library or program" },
    test: { help: "Path of the only test; * stands for any part" },
    suites: { otherwise: "oltp, or own with --own-workloads" },
    "own-workloads": {
      help: "Files of your own workloads, measured in place of oltp: paths, patterns such as bench/*.yml, or a recording's folder",
      otherwise: "those of the configuration file",
    },
    variants: { otherwise: "int" },
    storages: { otherwise: "memory,file, or memory with --quick" },
    rows: { otherwise: "10,000" },
    "max-minutes": { help: "Time for the measuring", otherwise: "0.9, or 0.45 with --quick" },
    details: { help: "Name all rows, costs and undecided tests, not the first of each" },
    out: {
      help: "Folder for results.json, report.md and results.sqlite",
      otherwise: "a folder in ~/.cache/sqlite-bench-gate",
    },
  },
} as const;
