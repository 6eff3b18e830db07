import { type CommandName, type Option, offeredIn } from "./option.ts";
import { options } from "./table.ts";

interface CommandText {
  readonly purpose: string;
  /** What the files are that it takes; absent if it takes none. */
  readonly files?: string;
  /** Arguments after the program's name. The program's own help shows the first. */
  readonly examples: readonly [string, ...string[]];
}

export const commands: Readonly<Record<CommandName, CommandText>> = {
  run: {
    purpose: "Measure the candidate against the baseline, judge and report.",
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
    examples: [
      "report shard-1/results.json shard-2/results.json --out merged",
      "report results.json --format markdown",
    ],
  },
  replay: {
    purpose: "Judge recorded samples again, with other ceilings, rounds or alpha.",
    files: "results.json files of one run, or tab-separated files of rounds",
    examples: [
      "replay results.json --ceiling 8 --average-ceiling 6",
      "replay rounds.tsv --rounds 5..20 --alpha 0.001",
      "replay results.json --config bench-gate.yml --strict",
    ],
  },
  ceilings: {
    purpose: "Print the tightest ceilings that recorded runs would have passed, as a configuration file.",
    files: "results.json files, one for each run",
    examples: ["ceilings run-*/results.json > gate.yml", "ceilings results.json --config gate.yml"],
  },
  suites: {
    purpose: "List the suites: what each times, and about how long it takes.",
    examples: ["suites"],
  },
  sql: {
    purpose: "Print the SQL that a workload times.",
    examples: [
      "sql --variant int --workload oltp_point_select",
      "sql --variant text --workload oltp_insert --rows 1000 --prepare",
    ],
  },
};

/** By name, in the order of the help. */
export function optionsOf(name: CommandName): Readonly<Record<string, Option>> {
  return offeredIn(options, name);
}

/** What the program's exit statuses mean. */
export const exitStatuses: Readonly<Record<number, string>> = {
  0: "pass, also with accepted regressions, or inconclusive without --strict",
  1: "a ceiling is exceeded",
  2: "bad usage or configuration",
  3: "the measurement is incomplete",
  4: "inconclusive, with --strict",
};
