import { type CommandName, type Option, offeredIn } from "./option.ts";
import { options } from "./table.ts";

interface CommandText {
  readonly purpose: string;
  /** A description of the files that it takes; absent if it takes none. */
  readonly files?: string;
  /** Whether it can do without files. */
  readonly filesAreOptional?: true;
  /** How the run of a history is named that it takes; absent if it takes none. */
  readonly run?: string;
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
      "run --candidate build/libdoltlite.so --plan plan.json --shard 2 --out shard-2",
    ],
  },
  plan: {
    purpose: "Divide the tests of a run between machines, and print them as the matrix of a workflow.",
    examples: [
      "plan --shards 4",
      "plan --shards 32 --minutes 10 --suites oltp,types,raw --costs results.json",
      "plan --config bench-gate.yml --shards 8 --history nightly",
      "plan --candidate server.yml --suites server,tpcc --storages file --shards 4",
    ],
  },
  report: {
    purpose: "Merge the results of one run's shards, judge and report.",
    files: "results.json files of the shards",
    examples: [
      "report shard-1/results.json shard-2/results.json --out merged",
      "report results.json --format markdown",
      "report first/results.json --confirmed-by second/results.json",
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
  html: {
    purpose: "Write a run, a history or both as one HTML file: heat map, every pair of each test, trends.",
    files: "results.json files of one run; none for a history alone",
    filesAreOptional: true,
    examples: [
      "html bench-results/results.json --out report.html",
      "html shard-*/results.json --config gate.yml --history nightly",
      "html --history nightly --branch main --last 90 --out history.html",
    ],
  },
  ceilings: {
    purpose: "Print the tightest ceilings that recorded runs would have passed, as a configuration file.",
    files: "results.json files, one for each run",
    examples: ["ceilings run-*/results.json > gate.yml", "ceilings results.json --config gate.yml"],
  },
  bisect: {
    purpose: "Find the commit, engine or release that changed the speed of a test.",
    files: "engine files, with --engines",
    filesAreOptional: true,
    examples: [
      "bisect --good v1.0 --bad HEAD --build make --candidate libengine.so --test int/memory/writes/oltp_insert",
      "bisect --engines a.so b.so c.so --test int/memory/reads/table_scan",
      "bisect --from-history int/memory/writes/oltp_insert --history nightly --build make --candidate libengine.so",
      "bisect --releases doltlite --good 0.20.0 --bad 0.51.3 --test int/memory/reads/table_scan --threshold 1.10",
    ],
  },
  "history add": {
    purpose: "Keep the figures of a run in a history.",
    files: "results.json files of one run",
    examples: [
      "history add results.json --history nightly --branch main",
      "history add results.json --history releases --label 0.51.3",
    ],
  },
  "history list": {
    purpose: "List the runs of a history, and where the machine or SQLite changed.",
    examples: [
      "history list --history nightly",
      "history list --history nightly --last 10 --format markdown",
    ],
  },
  "history show": {
    purpose: "Print what a history keeps of a run.",
    run: "id of the run, the beginning of its commit, its label, or newest",
    examples: [
      "history show newest --history nightly",
      "history show 0.51.3 --history releases --format json",
    ],
  },
  "history trend": {
    purpose: "Say which tests became slower or faster, since when, and by how much.",
    examples: [
      "history trend --history nightly --branch main",
      "history trend --history nightly --test int/memory/writes/oltp_insert",
    ],
  },
  "history export": {
    purpose: "Print every figure of a history as comma-separated values.",
    examples: [
      "history export --history nightly",
      "history export --history nightly --branch main --last 90",
    ],
  },
  "history verify": {
    purpose: "Read every file of a history, and name those that are damaged.",
    examples: ["history verify --history nightly", "history verify --history releases"],
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
      "sql --variant tpcc --workload standard_mix_durable --dialect mysql",
    ],
  },
};

/** Commands that have commands of their own. */
export const commandGroups: Readonly<Record<string, string>> = {
  history: "Keep the figures of runs, and say what became of each test over time.",
};

/** By name, in the order of the help. */
export function optionsOf(name: CommandName): Readonly<Record<string, Option>> {
  return offeredIn(options, name);
}

/** The meaning of the program's exit statuses. */
export const exitStatuses: Readonly<Record<number, string>> = {
  0: "pass, also with accepted regressions, or inconclusive without --strict",
  1: "a ceiling is exceeded",
  2: "bad usage or configuration",
  3: "the measurement is incomplete",
  4: "inconclusive, with --strict",
};
