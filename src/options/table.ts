import { defaultCriteria, gates } from "../model/criteria.ts";
import { defaultPolicies, policies } from "../model/outcome.ts";
import { mostThreads, statementForms } from "../model/sample.ts";
import {
  commentModes,
  confinements,
  identicalBases,
  runFormats,
  statusKinds,
  units,
} from "../model/settings.ts";
import { mostShards } from "../model/shard-plan.ts";
import { keyVariants, storages, suiteNames } from "../model/test.ts";
import { dialects } from "../suite/suite.ts";
import { workloadNames } from "../suite/workloads.ts";
import { engineEnvironment } from "./engine-environment.ts";
import {
  acceptances,
  baseAverages,
  baseCeilings,
  ceilingRules,
  engineVersion,
  minChange,
  pragmas,
} from "./file-values.ts";
import { limitRules } from "./limit-values.ts";
import { option } from "./option.ts";
import {
  choice,
  choices,
  commitHash,
  engineName,
  flag,
  maxMinutes,
  missingBase,
  multiplier,
  numberWithin,
  openChoices,
  path,
  pathPatterns,
  paths,
  rounds,
  statusName,
  testPattern,
  text,
  upgradedReleases,
  wholeNumber,
} from "./value-types.ts";

/**
 * Every option of the core. An entry is all that it takes to offer one: zod schemas, the command line with its help, `action.yml` and
 * the tables of `docs/reference.md` are made from it (the last two by `npm run generate`). Features have options of their own.
 */

/** The page of a run, beside its other files; and the file that the command html writes by default. */
export const defaultPage = "report.html";

/** Most pairs that are timed at once, and builds that run at once. */
const mostJobs = 64;

/** About 9 GB of databases for each engine and storage. */
const maxWarehouses = 100;

/** A note on ceilings. */
const suiteDefaults = "For the suite `tpcc` the default is 2.";

export const measuring = ["run", "file"] as const;
/** Options that a comment may set: the subject of measuring, never a path, a name or a ceiling. */
export const askable = [...measuring, "comment"] as const;
export const judging = ["run", "report", "replay", "html", "file"] as const;
/**
 * Inputs of the actions that publish a report. An action has few inputs that are settings: the input `settings` takes all others.
 */
export const reporting = ["action", "action publish"] as const;
/** Where a run is divided between machines. */
export const dividing = ["plan", "action plan"] as const;
const recorded = {
  report: "as recorded",
  replay: "as recorded",
  html: "as recorded",
} as const;

const engines = {
  candidate: option(path("path"), {
    brief: "Engine under test: a library, program or shell",
    help: "Engine under test: a library, benchmark binary, shell or server's file",
    note: "`bisect` looks for it in each build or release; `plan` needs it only for servers. [More](engines.md#kinds).",
    offered: [...measuring, "action", ...dividing],
    otherwiseIn: { plan: "the SQL is SQLite's", "action plan": "the SQL is SQLite's" },
  }),
  baseline: option(path("path"), {
    help: "Stock SQLite to compare with: a library, benchmark binary, shell or server's file",
    note: "[More](engines.md#the-baseline).",
    offered: [...measuring, "action"],
    otherwise: "compiled once from its sources",
  }),
  base: option(path("path"), {
    brief: "The engine before the change, to find what it changed",
    help: "Base branch's build of the candidate, to find changes",
    note:
      "`same` is the candidate's file with another `environment` or other `pragmas`. " +
      "[More](verdict.md#against-the-base-branch).",
    offered: [...measuring, "action", "plan"],
    otherwise: "none",
  }),
  "identical-base": option(choice("way", identicalBases), {
    help: "Skip or measure a base that is the candidate's file",
    note:
      "With other libraries, `pragmas` or `environment` it is always measured. " +
      "[More](gate.md#where-there-is-no-base).",
    offered: measuring,
    default: "skip",
    otherwiseIn: { file: "skip, or measure with publish: false" },
  }),
  "no-base": option(missingBase(), {
    help: "Reason why there is no base, for the report",
    note:
      "Words after a colon are quoted. `measure.yml` and `gate.yml` set it " +
      "([example](workflows.md#how-the-base-is-built)).",
    offered: ["file"],
    otherwise: "none",
  }),
  "base-artifact": option(text(), {
    help: "First part of the name of build.yml's base artifact",
    note:
      "`publish` then requires a base that was built, and `plan` allows time for it. " +
      "[More](gate.md#where-there-is-no-base).",
    offered: ["file"],
    otherwise: "none",
  }),
  "only-with-results": option(flag(), {
    help: "Publish nothing about a run that succeeded and left no results",
    note: "So does a run of `upgrade.yml` if no engine's version changed.",
    offered: ["file"],
    default: false,
  }),
  "candidate-name": option(engineName(), {
    help: "Candidate's name in reports",
    offered: [...judging, "action publish"],
    otherwise: "from its file name",
    otherwiseIn: recorded,
  }),
  "baseline-name": option(engineName(), {
    help: "Baseline's name in reports",
    offered: judging,
    default: "SQLite",
    otherwiseIn: recorded,
  }),
  "base-name": option(engineName(), {
    help: "Base's name in reports",
    offered: judging,
    default: "base",
    otherwiseIn: recorded,
  }),
  "upgraded-releases": option(upgradedReleases(), {
    help: "Base and candidate as names of releases, for the compare command in reports",
    offered: ["run", "file"],
    otherwise: "none",
  }),
  config: option(path("file"), {
    brief: "YAML file of settings",
    help: "YAML file of settings; options given here take precedence",
    offered: ["run", "report", "replay", "html", "ceilings", ...reporting, "action announce", ...dividing],
    otherwise: "none",
  }),
  settings: option(text(), {
    help: "YAML of settings, which override the configuration file's",
    note: "For settings without an input; inputs override it. Paths are relative to the workspace.",
    offered: [...reporting, "action plan"],
    otherwise: "none",
  }),
  confine: option(choice("confinement", confinements), {
    help: "Run engines as separate users, without network or access to results",
    note:
      "Needs Linux and root or passwordless `sudo`: without them `auto`, the action's default, runs " +
      "unconfined, and `on` refuses. Servers are never confined; " +
      "[more](../SECURITY.md#what-the-action-protects).",
    offered: measuring,
    default: "off",
  }),
  pragmas: option(pragmas(), {
    help: "Pragmas for every connection, by engine and storage",
    note: "They run after the tool's own settings, but an encryption key before them.",
    offered: ["file"],
    default: {},
    otherwiseIn: { file: "none" },
  }),
  environment: option(engineEnvironment(), {
    help: "Environment variables of an engine's processes, such as candidate:NAME=1",
    note:
      "On a command line, several are separated by commas. Reports show the values; " +
      "[more](engines.md#one-engine-used-in-two-ways).",
    offered: measuring,
    otherwise: "none",
  }),
  "engine-version": option(engineVersion(), {
    help: "Engine's own version in reports: a query, or a file's first line",
    note: "DoltLite, libSQL and SQLCipher need none. [Examples](engines.md#an-engines-own-version).",
    offered: ["file"],
    otherwise: "as the engine answers",
  }),
};

const tests = {
  suites: option(choices("suite", suiteNames), {
    brief: "Sets of tests",
    help: "Suites of workloads",
    note: "`sqlite-bench-gate suites` lists them with their times. For servers the default is `server`.",
    offered: [...askable, ...reporting, ...dividing],
    default: ["oltp"],
  }),
  variants: option(choices("variant", keyVariants), {
    brief: "Kinds of primary key",
    help: "Kinds of primary key of the oltp suite's tables",
    note: "Other suites have tables of their own.",
    offered: [...askable, ...reporting, ...dividing],
    default: keyVariants,
  }),
  storages: option(choices("storage", storages), {
    help: "Where the databases are",
    note: "`autocommit`: in files, and each statement is a transaction.",
    offered: [...askable, "plan"],
    default: storages,
  }),
  workloads: option(openChoices("workload", workloadNames), {
    help: "Exact names of workloads",
    note: "`run --help-all` lists them.",
    offered: [...askable, ...reporting, ...dividing],
    otherwise: "all",
  }),
  test: option(testPattern(), {
    brief: "Path of the test",
    help: "Path of a test; * stands for any part",
    offered: [],
    otherwise: "all",
  }),
  rows: option(wholeNumber(1, 10_000_000), {
    brief: "Size of the largest table",
    help: "Size of the largest table",
    unit: "rows",
    offered: [...askable, "sql", ...reporting, ...dividing],
    default: 100_000,
  }),
  warehouses: option(wholeNumber(1, maxWarehouses), {
    help: "Warehouses of the suite tpcc",
    note: "Each adds the tables' rows, except items.",
    unit: "warehouses",
    offered: [...askable, "sql", "plan"],
    default: 1,
  }),
  seed: option(wholeNumber(0, 2 ** 32 - 1), {
    help: "Seed of all random values",
    offered: [...measuring, "sql", "plan"],
    default: 1,
  }),
  dialect: option(choice("dialect", dialects), {
    help: "SQL dialect, for suites that servers run too",
    offered: ["sql"],
    otherwise: "mysql of the suite server, sqlite of others",
  }),
  prepare: option(flag(), {
    help: "Print the SQL that prepares the tables instead",
    brief: "Print the SQL that prepares the tables",
    offered: ["sql"],
    default: false,
  }),
  statements: option(choice("form", statementForms), {
    help: "How timed statements are executed",
    note: "With `prepared`, [parsing is not timed](engines.md#prepared-statements).",
    offered: [...askable, "plan"],
    default: "text",
  }),
  "kept-databases": option(path("folder"), {
    help: "Folder that keeps large prepared databases between runs; off for none",
    note: "Where `CI` is set, only a named folder is used. [More](own-workloads.md#large-databases).",
    offered: ["run"],
    otherwise: "the cache folder",
  }),
  latencies: option(flag(), {
    help: "Report statement times as p50, p95, p99 and max",
    offered: askable,
    default: false,
  }),
};

const samples = {
  rounds: option(rounds(), {
    brief: "How often a test is timed at first",
    help: "How often each test is timed: a range, after which unclear tests alone are timed more often, or an exact number",
    note: "A test that an exact number of pairs cannot decide is [inconclusive](verdict.md#a-single-number-of-rounds).",
    unit: "pairs",
    offered: ["run", "replay", "file", "comment", ...reporting, ...dividing],
    default: defaultCriteria.rule.rounds,
    otherwiseIn: { replay: recorded.replay },
  }),
  alpha: option(numberWithin(0, 0.5), {
    help: "Accepted chance of a false failure of the run",
    offered: ["run", "replay", "file"],
    default: defaultCriteria.rule.alpha,
    otherwiseIn: { replay: recorded.replay },
  }),
  precision: option(numberWithin(0, 100), {
    help: "Target half-width of 95% intervals",
    note: "Wider intervals get more pairs, until `max-minutes` is over. Not with an exact number of rounds.",
    unit: "percent",
    offered: askable,
    otherwise: "until decided",
  }),
  budget: option(numberWithin(0, maxMinutes, "minutes"), {
    help: "Keep measuring for this long, even after deciding",
    note: "Counted from when the engines are open. Not with `precision` or an exact number of rounds.",
    unit: "minutes",
    offered: measuring,
    otherwise: "until decided",
  }),
  "max-minutes": option(numberWithin(0, maxMinutes, "minutes"), {
    brief: "Time after which no new sample starts",
    help: "Time after which no new sample starts",
    note: "Counted from when the engines are open. Undecided tests are then inconclusive.",
    unit: "minutes",
    offered: [...askable, "action"],
    otherwise: "no limit",
  }),
  jobs: option(wholeNumber(1, mostJobs), {
    help: "Pairs timed at once, each on its own processor",
    note:
      "Values above the processor count are capped. Some tests [run " +
      "alone](engines.md#how-an-engine-is-measured).",
    offered: measuring,
    otherwise: "one for each processor",
  }),
  "sample-timeout": option(wholeNumber(1, maxMinutes * 60), {
    help: "Longest time for one sample",
    note: "A slower engine is stopped, and its test has no result.",
    unit: "seconds",
    offered: measuring,
    otherwise: "100 times the baseline's time, at least 20 seconds",
  }),
};

const servers = {
  threads: option(wholeNumber(1, mostThreads), {
    help: "Connections to a server that execute each test at once",
    note:
      "For the suites `server` and `tpcc`, which then needs as many `warehouses`. " +
      "[More](servers.md#several-connections).",
    offered: [...askable, "plan"],
    default: 1,
  }),
};

const verdicts = {
  gate: option(choice("gate", gates), {
    help: "Comparison that decides: with the base branch, with SQLite, or both",
    note:
      "With `base`, SQLite gets fewer samples, and its ceilings still apply. Without a base, they alone can " +
      "fail the run, and nothing passes if a gate with a base is named; [more](verdict.md#against-the-base-branch).",
    offered: judging,
    otherwise: "both",
  }),
  ceiling: option(multiplier(), {
    brief: "Largest multiplier allowed for one test",
    help: "Largest multiplier allowed for one test",
    note: suiteDefaults,
    offered: [...judging, ...reporting],
    default: defaultCriteria.ceilings.test,
  }),
  "average-ceiling": option(multiplier(), {
    help: "Largest average multiplier allowed for one section",
    note: suiteDefaults,
    offered: judging,
    default: defaultCriteria.ceilings.average,
  }),
  ceilings: option(ceilingRules(), {
    help: "Rules that set ceilings for parts of the suite",
    note: "They override the options that set the same. [More](reference.md#configuration-file).",
    offered: ["file"],
    default: defaultCriteria.ceilings.rules,
    otherwiseIn: { file: "none" },
  }),
  limits: option(limitRules(), {
    help: "Limits of single figures: bytes, allocations, flushes, counters, growth, times, ageing databases, contests",
    note: "[More](footprint.md#limits).",
    offered: ["file"],
    default: [],
    otherwiseIn: { file: "none" },
  }),
  accept: option(acceptances(), {
    help: "Regressions accepted on purpose: path, up-to, by, until and reason",
    note: "They are listed, and do not fail the gate. [More](gate.md#accept-a-regression).",
    offered: ["file"],
    default: [],
    otherwiseIn: { file: "none" },
  }),
  paths: option(pathPatterns(), {
    help: "Files that the engine is built from, such as [src/**, Makefile]",
    note:
      "Pull requests that change none of them need [no " +
      "measurement](gate.md#changes-that-need-no-measurement).",
    offered: ["file"],
    otherwise: "none",
  }),
  "base-ceilings": option(baseCeilings(), {
    help: "Largest candidate / base for one test, by storage",
    note: "Storages that are not named keep their default.",
    offered: ["file"],
    default: defaultCriteria.ceilings.base,
  }),
  "base-averages": option(baseAverages(), {
    help: "Largest mean of candidate / base overall, by suite, section and workload",
    note: "Levels that are not named keep their default. [More](verdict.md#averages-against-the-base).",
    offered: ["file"],
    default: defaultCriteria.ceilings.baseAverages,
  }),
  "min-change": option(minChange(), {
    help: "Smallest slowdown against the base, in time, that can fail",
    note: "`10ms` of a sample, or `5us/statement` on average. Smaller ones are listed.",
    offered: ["file"],
    otherwise: "none",
  }),
  "require-base": option(flag(), {
    help: "No result for a test without a result of the base",
    note:
      "Otherwise it is compared with SQLite alone. `publish` also requires a base that the [configuration " +
      "file names](verdict.md#results-of-another-job).",
    offered: [...judging, "action publish", "action plan"],
    default: false,
  }),
};

/** The part of a run that a machine measures, the machine that confirms, and how a run is divided. */
const machines = {
  plan: option(text(), {
    help: "Plan that the command plan printed: a file, or its text",
    note: "Repeat the options that the plan was made with. For `publish`, the plan whose shards are expected.",
    offered: ["run", "action", "action publish"],
    otherwise: "none",
  }),
  shard: option(wholeNumber(1, mostShards), {
    help: "Number of the plan's shard to measure",
    offered: ["run", "action"],
    otherwise: "none",
  }),
  "confirm-elsewhere": option(flag(), {
    help: "Only what another machine confirms fails the run",
    note: "Give it to the first run, and `--confirm` to the second. [More](machines.md#confirm-elsewhere).",
    offered: ["run", "file"],
    default: false,
  }),
  confirm: option(paths(), {
    help: "Results whose failing and undecided tests this machine measures again",
    offered: ["run", "action"],
    otherwise: "none",
  }),
  "confirmed-by": option(paths(), {
    help: "Results of the machine that was given --confirm with these",
    note: "A row that fails on only one machine is inconclusive.",
    offered: ["report", "action publish"],
    otherwise: "none",
  }),
  shards: option(wholeNumber(1, mostShards), {
    brief: "Most machines that the tests are divided between",
    help: "Most machines that the tests are divided between",
    note: "Give `publish` what the plan was made with: it expects the same shards.",
    offered: [...dividing, "action publish"],
    otherwise: "none",
    requiredIn: ["plan"],
  }),
  minutes: option(numberWithin(0, maxMinutes, "minutes"), {
    brief: "Longest expected time of a shard",
    help: "Longest expected time of a shard; uses fewer shards if they suffice",
    note: "The real time can be longer.",
    unit: "minutes",
    offered: [...dividing, "action publish"],
    otherwise: "as many shards as allowed",
  }),
  costs: option(path("file"), {
    brief: "Results that say how long each test takes",
    help: "Results of an earlier run, which say how long tests take",
    note: "Or give `--history`.",
    offered: dividing,
    otherwise: "built-in figures",
  }),
};

const output = {
  format: option(choice("format", runFormats), {
    brief: "Report",
    help: "Format of the report on standard output",
    namesIn: {},
    note: "`junit`, for [CI servers](results.md#other-servers), works with `run`, `report` and `replay`.",
    offered: ["run", "report", "replay"],
    default: "text",
  }),
  details: option(flag(), {
    help: "Print the whole report: figures of all tests, and evidence",
    note: "Otherwise its first screen: the verdict, causes, means, costs, notes, and what to do.",
    offered: ["run", "report", "replay"],
    default: false,
  }),
  strict: option(flag(), {
    help: "Exit status 4 if the outcome is inconclusive",
    offered: ["run", "report", "replay"],
    default: false,
  }),
  unit: option(choice("unit", units), {
    help: "Figures in the tables: times, or rows read and changed per second",
    note: "The suite `raw` always has rows per second.",
    offered: ["run", "report", "replay", "file"],
    default: "time",
  }),
  out: option(path("path"), {
    brief: "Folder for the results",
    help: "Folder for results.json, report.md and results.sqlite",
    helpIn: {
      report: "Folder for results.json and report.md",
      replay: "Folder for results.json and report.md",
      html: "File to write (default: report.html)",
      "action baseline": "Folder for the compiled SQLite",
    },
    note:
      "Databases are there too during a run: choose a disk, not memory. For `html`, a file; in a workflow, " +
      "read the action's outputs.",
    offered: ["run", "report", "replay", "html", "action", "action publish", "action baseline"],
    default: "bench-results",
    otherwiseIn: {
      report: "no files",
      replay: "no files",
      html: defaultPage,
      ...Object.fromEntries(
        ["", " publish", " baseline", " bisect", " history"].map((name) => [
          `action${name}`,
          "a new folder of RUNNER_TEMP",
        ]),
      ),
    },
  }),
  resume: option(path("folder"), {
    help: "Results folder of an unfinished run to resume",
    note: "Repeat the other options; only names, ceilings, format and time limits may change. Omit `--out`.",
    offered: ["run"],
    otherwise: "none",
    once: true,
  }),
  quiet: option(flag(), {
    help: "No progress on standard error",
    offered: ["run"],
    default: false,
  }),
  html: option(flag(), {
    help: "Write the report as one HTML file too, report.html",
    offered: ["run", "report", "replay", "file", ...reporting],
    default: false,
  }),
};

const publishing = {
  publish: option(flag(), {
    help: "Publish the verdict; otherwise the action publish does, from the results",
    offered: ["action"],
    default: true,
  }),
  results: option(text(), {
    help: "Paths or patterns of results.json files to publish, one per line",
    note: "Several files are shards of one run. Only their samples are trusted.",
    offered: ["action publish"],
    otherwise: "none",
  }),
  comment: option(choice("comment", commentModes), {
    help: "When to comment on the pull request",
    note:
      "`on-change` writes none for a first pass, `single` always one. Needs the " +
      "[permission](workflows.md#permissions) `pull-requests: write`.",
    offered: reporting,
    default: "on-change",
  }),
  status: option(choice("status", statusKinds), {
    help: "Kind of status on the commit, which a branch rule can require",
    note:
      "Needs the [permission](workflows.md#permissions) `checks: write`, or `statuses: write` for " +
      "`commit-status`. `publish` adds the base branch to the latter's name.",
    offered: reporting,
    default: "check-run",
  }),
  "status-name": option(statusName(), {
    help: "Name of the status, and of this report in the repository",
    note:
      "Each step and matrix leg needs [its own](workflows.md#which-report-counts). Give `announce` and " +
      "`publish` the same.",
    offered: [...reporting, "action announce"],
    default: "sqlite-bench-gate",
  }),
  "measured-by": option(paths(), {
    help: "Workflow files whose runs may have measured",
    note:
      "Other results fail, and those of a fork that changes such a file. " +
      "[More](workflows.md#where-results-come-from). Give `announce` and `publish` the same.",
    offered: ["action publish", "action announce"],
    default: [".github/workflows/benchmark.yml"],
  }),
  "on-fail": option(choice("policy", policies), {
    help: "Result of the step and the status if a ceiling is exceeded",
    note: "An incomplete measurement always fails.",
    offered: reporting,
    default: defaultPolicies.onFail,
  }),
  "on-inconclusive": option(choice("policy", policies), {
    help: "Result of the step and the status if inconclusive",
    offered: reporting,
    otherwise: "neutral, and fail if the merge base could not be built",
  }),
  "pull-request": option(wholeNumber(1, 2 ** 31 - 1), {
    help: "Pull request to report on, in dispatched and scheduled workflows",
    note: "The measured commit must be its head or a merge of it. [More](workflows.md#events).",
    offered: reporting,
    otherwise: "status and summary only",
  }),
  commit: option(commitHash(), {
    help: "Measured commit, if it is not the one checked out",
    note: "It must match the event or the pull request.",
    offered: reporting,
    otherwise: "the workspace's, or the event's if the workspace has none",
  }),
  "github-token": option(text(), {
    help: "Token that writes the comment and the status",
    note: "Engines never see it. An empty one publishes only the job summary.",
    offered: [...reporting, "action command", "action announce", "action plan"],
    otherwise: "the job's token",
    inputDefault: "$" + "{{ github.token }}",
  }),
};

/** Options for measuring, judging and writing. */
export const settingOptions = {
  ...engines,
  ...tests,
  ...samples,
  ...servers,
  ...machines,
  ...verdicts,
  ...output,
};

/** Options for the action's work on GitHub. */
export const publishOptions = publishing;

/** The options of the core by group, in the order of the help: the tables of the reference, and the parts of the complete help. */
export const coreGroups = {
  engines,
  tests,
  samples,
  verdicts,
  /** Places in this order; features have their options. */
  counting: {},
  ageing: {},
  contention: {},
  explaining: {},
  servers,
  machines,
  output,
  publishing,
};

/** The headings of groups in the complete help, those of features among them. */
export const groupTitles: Readonly<Record<string, string>> = {
  engines: "Engines",
  tests: "What to measure",
  samples: "How long",
  verdicts: "Ceilings",
  counting: "Counting",
  ageing: "Ageing",
  contention: "Several connections",
  explaining: "Query plans",
  servers: "Servers",
  machines: "Machines",
  output: "Output",
  history: "History",
  searching: "Searching",
  comparing: "Comparing",
  recording: "Recording",
  workflows: "Workflows",
};
