import { formatRounds } from "../model/criteria.ts";
import { statementForms } from "../model/sample.ts";
import { formats } from "../model/settings.ts";
import { storages, variants } from "../model/test.ts";
import { defaults } from "./settings.ts";

export const commandNames = ["run", "report", "replay", "ceilings", "sql"] as const;
export type CommandName = (typeof commandNames)[number];

/** What `--help` says of an option: the value it takes, if it takes one, and what it is for. */
interface OptionText {
  readonly value?: string;
  readonly purpose: string;
  /** Whether it is refused to be given twice; of others, the last value holds. */
  readonly once?: boolean;
}

interface CommandText {
  readonly purpose: string;
  /** By name, in the order of the help. */
  readonly options: Readonly<Record<string, OptionText>>;
  /** The command's files, where it takes any. */
  readonly files?: string;
  /** Arguments after the program's name; the first is the one that the program's own help shows. */
  readonly examples: readonly [string, ...string[]];
}

const config = { value: "<file>", purpose: "YAML file of settings; an option given here comes before it" };

const size = {
  rows: {
    value: "<number>",
    purpose: `rows of the largest table, 1 to 10,000,000 (default: ${defaults.rows})`,
  },
  seed: {
    value: "<number>",
    purpose: `what random values come from, 0 to 4294967295 (default: ${defaults.seed})`,
  },
};

const judging = {
  ceiling: {
    value: "<number>",
    purpose: `largest multiplier of a test, where the file has no rule for it (default: ${defaults.ceiling})`,
  },
  "average-ceiling": {
    value: "<number>",
    purpose: `largest average of a section, likewise (default: ${defaults["average-ceiling"]})`,
  },
  "require-durability": {
    purpose: "no result for a test in which only one engine commits durably, or where that is not known",
  },
  format: {
    value: "<format>",
    purpose: `what is printed: ${formats.join(", ")} (default: ${defaults.format})`,
  },
  strict: { purpose: "exit with 4 where the outcome is inconclusive" },
};

const rule = {
  rounds: {
    value: "<rounds>",
    purpose:
      "least and most pairs that screen a test, 3..1000, or a number of pairs, 1 to 1000, that exactly so many " +
      `are taken of (default: ${formatRounds(defaults.rounds)})`,
  },
  alpha: {
    value: "<number>",
    purpose: `chance of a false failure that the run may take, above 0 and below 0.5 (default: ${defaults.alpha})`,
  },
};

const recordedRule = {
  rounds: { ...rule.rounds, purpose: rule.rounds.purpose.replace(/ \(.*/, " (default: as recorded)") },
  alpha: { ...rule.alpha, purpose: rule.alpha.purpose.replace(/ \(.*/, " (default: as recorded)") },
};

const reportOptions = {
  config,
  ...judging,
  "candidate-name": { value: "<name>", purpose: "what reports call the candidate (default: as recorded)" },
  "baseline-name": { value: "<name>", purpose: "what reports call the baseline (default: as recorded)" },
  "base-name": { value: "<name>", purpose: "what reports call the base (default: as recorded)" },
  out: { value: "<folder>", purpose: "receives results.json and report.md (default: none is written)" },
};

/** The command line, as its help explains it. */
export const commands: Readonly<Record<CommandName, CommandText>> = {
  run: {
    purpose: "Measure the candidate against the baseline, judge and report.",
    options: {
      candidate: {
        value: "<path>",
        purpose:
          "engine under test: a shared library with SQLite's C API, a benchmark binary, or a shell like sqlite3",
      },
      baseline: {
        value: "<path>",
        purpose: "stock SQLite, as any of them (default: compiled from its sources, once)",
      },
      base: {
        value: "<path>",
        purpose: "the base branch's build of the candidate, to find changes (default: none)",
      },
      "candidate-name": {
        value: "<name>",
        purpose: "what reports call the candidate (default: from its file name)",
      },
      "baseline-name": {
        value: "<name>",
        purpose: `what reports call the baseline (default: ${defaults["baseline-name"]})`,
      },
      "base-name": {
        value: "<name>",
        purpose: `what reports call the base (default: ${defaults["base-name"]})`,
      },
      config,
      variants: { value: "<list>", purpose: `primary-key shapes: ${variants.join(",")} (default: all)` },
      storages: { value: "<list>", purpose: `where databases are: ${storages.join(",")} (default: all)` },
      workloads: { value: "<list>", purpose: "exact names of workloads, see below (default: all)" },
      ...rule,
      "max-minutes": {
        value: "<number>",
        purpose: "ends measuring then; what is undecided is inconclusive (default: no limit)",
      },
      "sample-timeout": {
        value: "<seconds>",
        purpose: "ends an engine that takes longer (default: 60 times the baseline, at least 30)",
      },
      ...size,
      statements: {
        value: "<form>",
        purpose:
          `how what is timed is executed: ${statementForms.join(", ")} (once a shape, values bound) ` +
          `(default: ${defaults.statements})`,
      },
      latencies: { purpose: "record each statement's time, and report their p50, p95, p99 and max" },
      ...judging,
      out: {
        value: "<folder>",
        purpose: `receives results.json, report.md and results.sqlite (default: ${defaults.out})`,
      },
      resume: {
        value: "<folder>",
        purpose: "goes on with the run in that results folder that was killed or interrupted",
        once: true,
      },
      quiet: { purpose: "show no progress" },
    },
    examples: [
      "run --candidate build/libdoltlite.so",
      "run --candidate build/libdoltlite.so --variants int,text --storages memory",
      "run --config bench-gate.yml --rounds 9 --out results --format markdown",
      "run --config bench-gate.yml --rounds 9 --resume results",
    ],
  },
  report: {
    purpose: "Merge the results of one run's shards, judge and report.",
    files: "results.json files of the shards",
    options: reportOptions,
    examples: [
      "report shard-1/results.json shard-2/results.json --out merged",
      "report results.json --format markdown",
    ],
  },
  replay: {
    purpose: "Judge recorded samples again, with other ceilings, rounds or alpha.",
    files: "results.json files of the run, or tab-separated files of its rounds",
    options: { ...recordedRule, ...reportOptions },
    examples: [
      "replay results.json --ceiling 8 --average-ceiling 6",
      "replay rounds.tsv --rounds 5..20 --alpha 0.001",
      "replay results.json --config bench-gate.yml --strict",
    ],
  },
  ceilings: {
    purpose: "Print the tightest ceilings that recorded runs would have passed, as a configuration file.",
    files: "results.json files, one of each run",
    options: { config },
    examples: ["ceilings run-*/results.json > gate.yml", "ceilings results.json --config gate.yml"],
  },
  sql: {
    purpose: "Print the SQL that a workload times.",
    options: {
      variant: { value: "<name>", purpose: `primary-key shape: ${variants.join(", ")}` },
      workload: { value: "<name>", purpose: "exact name of a workload, see below" },
      ...size,
      prepare: { purpose: "print what prepares the tables instead" },
    },
    examples: [
      "sql --variant int --workload oltp_point_select",
      "sql --variant text --workload oltp_insert --rows 1000 --prepare",
    ],
  },
};
