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
import { keyVariants, storages, suiteNames, variants } from "../model/test.ts";
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
  openChoice,
  openChoices,
  path,
  pathPatterns,
  paths,
  rounds,
  statusName,
  testPattern,
  text,
  wholeNumber,
} from "./value-types.ts";

/**
 * Every option of the core. An entry is all that it takes to offer one: zod schemas, the command line with its help, `action.yml` and
 * the tables of `docs/reference.md` are made from it (the last two by `npm run generate`). Features have options of their own.
 */

/** The file that the command html writes by default. */
export const defaultPage = "report.html";

/** Most pairs that are timed at once, and builds that run at once. */
const mostJobs = 64;

/** About 9 GB of databases for each engine and storage. */
const maxWarehouses = 100;

/** A note on ceilings. */
const suiteDefaults = "The default for the suite `tpcc` is 2.";

export const measuring = ["run", "file"] as const;
/** Options that a comment may set: the subject of measuring, never a path, a name or a ceiling. */
export const askable = [...measuring, "comment"] as const;
export const judging = ["run", "report", "replay", "html", "file"] as const;
/**
 * Inputs of the actions that publish a report. An action has few inputs that are settings: the input `settings` takes all others.
 */
export const reporting = ["action", "action publish"] as const;
const recorded = {
  report: "as recorded",
  replay: "as recorded",
  html: "as recorded",
} as const;

const engines = {
  candidate: option(path("path"), {
    brief: "Engine under test: a library, program or shell",
    help: "Engine under test: a shared library with SQLite's C API, a benchmark binary, a shell like sqlite3, or a server's file",
    note:
      "The kind is detected automatically. `bisect` looks for it in each build's working copy, or in each release. `plan` needs it for " +
      "servers only: a file that ends in .yml says that the SQL is MySQL's.",
    offered: [...measuring, "action"],
  }),
  baseline: option(path("path"), {
    help: "Stock SQLite to compare with: a library, a benchmark binary, a shell, or a server's file",
    note: "Compiling takes about half a minute; the result is kept in `~/.cache/sqlite-bench-gate`.",
    offered: [...measuring, "action"],
    otherwise: "compiled once from its sources",
  }),
  base: option(path("path"), {
    brief: "The engine before the change, to find what it changed",
    help: "Base branch's build of the candidate, to find changes",
    note:
      "The report lists what became slower or faster than the base, and a test that became much slower fails the gate. `same` is the " +
      "candidate's file with another `environment` or other `pragmas`.",
    offered: [...measuring, "action"],
    otherwise: "none",
  }),
  "identical-base": option(choice("way", identicalBases), {
    help: "Base that is the candidate's file: skip it, since there is nothing to compare, or measure it all the same",
    note:
      "Files are the same if their SHA-256 is, and that of all libraries that they load beside the system's. The report says it, and `require-base` accepts it. With `publish: false` the action measures it by " +
      "default, since the action `publish` cannot check what results say of files; `measure.yml` and `gate.yml` compare them, and set it whatever the file says. A base is measured in any case if it has other `pragmas` or another `environment` " +
      "than the candidate, is a script or a server, or if all chosen workloads compare with the base only.",
    offered: measuring,
    default: "skip",
    otherwiseIn: { file: "skip, or measure with publish: false" },
  }),
  "no-base": option(missingBase(), {
    help: "Cause why there is no base, which the report then states",
    note:
      "`nothing to compare`, or `not built`, perhaps with a colon and the last words of the build. `measure.yml` and `gate.yml` set it to " +
      "the output of `build.yml`.",
    offered: ["file"],
    otherwise: "none",
  }),
  "base-artifact": option(text(), {
    help: "First part of the name of the artifact in which a job of build.yml leaves the base, in the run that measures",
    note:
      "The action `publish` asks GitHub whether that job has built a base. If it has, results without the base fail; if it could not, the " +
      "report says so, and with `require-base` it fails. For the action `plan`, tests take as long as with a base.",
    offered: ["file"],
    otherwise: "none",
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
  config: option(path("file"), {
    brief: "YAML file of settings",
    help: "YAML file of settings; options given here take precedence",
    offered: ["run", "report", "replay", "html", "ceilings", ...reporting, "action announce"],
    otherwise: "none",
  }),
  settings: option(text(), {
    help: "YAML of settings, as in the configuration file, over which they take precedence; other inputs take precedence over both",
    note: "For every setting that the action has no input of its own for. Paths are relative to the workspace.",
    offered: reporting,
    otherwise: "none",
  }),
  confine: option(choice("confinement", confinements), {
    help: "Whether engines run as users of their own, without network and out of reach of results",
    note:
      "It takes Linux, and root or a `sudo` that asks for no password. `auto`, the default of the action, measures without it where it is " +
      "not possible, and the report says why; `on` refuses to measure then; `off` confines none. Servers are not confined. An engine that loads a " +
      "library from a hidden folder sees it if `LD_LIBRARY_PATH` names the folder. [What it protects](../SECURITY.md).",
    offered: measuring,
    default: "off",
  }),
  pragmas: option(pragmas(), {
    help: "Pragmas for every connection, by engine and storage",
    note: "They are executed after the tool's own settings.",
    offered: ["file"],
    default: {},
    otherwiseIn: { file: "none" },
  }),
  environment: option(engineEnvironment(), {
    help: "Environment variables of an engine's processes, by engine",
    note:
      "On a command line, such as `candidate:DOLTLITE_FORCE_ROW_MERGE=1`; several are separated by commas. No other program of the run sees " +
      "them, and reports show their values. Names are capital letters, digits and _. A name by which a variable can make a program run other code, such as `LD_PRELOAD`, or that the tool sets itself, is refused.",
    offered: measuring,
    otherwise: "none",
  }),
  "engine-version": option(engineVersion(), {
    help: "Own version of the engine in reports: a query that it answers, or a file whose first line is the candidate's",
    note:
      "Such as `{query: SELECT dolt_version()}`, which the base is asked too, or `{file: VERSION}`. DoltLite, libSQL and SQLCipher " +
      "need no setting. An engine that does not know the query has SQLite's version.",
    offered: ["file"],
    otherwise: "as the engine answers",
  }),
};

const tests = {
  suites: option(choices("suite", suiteNames), {
    brief: "Kinds of workloads",
    help: "Suites of workloads",
    note: "`sqlite-bench-gate suites` says what each times, and about how long it takes. For servers, the default is `server`.",
    offered: [...askable, ...reporting],
    default: ["oltp"],
  }),
  variants: option(choices("variant", keyVariants), {
    brief: "Keys: int, composite, blob, text",
    help: "Primary-key shapes of the oltp suite's tables",
    note: "Other suites have tables of their own.",
    offered: [...askable, ...reporting],
    default: keyVariants,
  }),
  storages: option(choices("storage", storages), {
    help: "Places of the databases",
    note: "With `autocommit`, databases are files and each statement is a transaction.",
    offered: askable,
    default: storages,
  }),
  workloads: option(openChoices("workload", workloadNames), {
    help: "Exact names of workloads",
    note: "`run --help-all` lists them.",
    offered: [...askable, ...reporting],
    otherwise: "all",
  }),
  test: option(testPattern(), {
    brief: "Path of the test",
    help: "Path of a test, or of several with * for any part",
    offered: [],
    otherwise: "all",
  }),
  variant: option(choice("variant", variants), {
    help: "Primary-key shape of the tables, or another suite's tables",
    offered: ["sql"],
    required: true,
  }),
  workload: option(openChoice("workload", workloadNames), {
    help: "Exact name of a workload",
    offered: ["sql"],
    required: true,
  }),
  rows: option(wholeNumber(1, 10_000_000), {
    brief: "Size of the largest table",
    help: "Size of the largest table",
    unit: "rows",
    offered: [...askable, "sql", ...reporting],
    default: 100_000,
  }),
  warehouses: option(wholeNumber(1, maxWarehouses), {
    help: "Warehouses of the suite tpcc",
    note: "Each has the tables' rows again, except for items. Other suites ignore it.",
    unit: "warehouses",
    offered: [...askable, "sql"],
    default: 1,
  }),
  seed: option(wholeNumber(0, 2 ** 32 - 1), {
    help: "Seed of all random values",
    note: "The same seed gives the same SQL in the same order.",
    offered: [...measuring, "sql"],
    default: 1,
  }),
  dialect: option(choice("dialect", dialects), {
    help: "SQL of a suite that is for servers too",
    offered: ["sql"],
    otherwise: "mysql of the suite server, sqlite of others",
  }),
  prepare: option(flag(), {
    help: "SQL that prepares the tables, instead of the timed SQL",
    offered: ["sql"],
    default: false,
  }),
  statements: option(choice("form", statementForms), {
    help: "Execution of the timed statements",
    note:
      "`text`: each statement is prepared from its text. `prepared`: each shape of a workload's statements is prepared " +
      "once, before the clock starts, and values are bound to it, so that the engine is timed without its parser.",
    offered: askable,
    default: "text",
  }),
  "check-again": option(flag(), {
    help: "Untimed checks of all engines in this run, also if an earlier run has made them",
    note:
      "Where `CI` is not set, a run leaves the checks of SQLite and of the base in the cache folder, and takes them from there if the " +
      "library's bytes, the SQL and the settings are the same. It makes a check again where the candidate differs from it.",
    offered: ["run"],
    default: false,
  }),
  "kept-databases": option(path("folder"), {
    help: "Folder of large prepared databases, from run to run; off to prepare all of them",
    note:
      "A run leaves prepared databases of 64 MB and more there, with their hashes, and takes them from there if the library's bytes, the SQL and " +
      "the settings are the same. Databases that no run has used for 30 days are removed. Where `CI` is set, only a folder that is named is used.",
    offered: ["run"],
    otherwise: "the cache folder",
  }),
  latencies: option(flag(), {
    help: "Time of each statement, reported as p50, p95, p99 and max",
    offered: askable,
    default: false,
  }),
};

const samples = {
  rounds: option(rounds(), {
    brief: "Pairs of samples a test",
    help: "Minimum and maximum number of pairs that screen a test, or one exact number",
    note:
      "Tests that the screening does not clear are confirmed with new pairs. With one exact number, each test gets " +
      "exactly that many pairs, and what these cannot decide is inconclusive.",
    unit: "pairs",
    offered: ["run", "replay", "file", "comment", ...reporting],
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
    help: "Half the width, in percent, that the 95% interval of every multiplier may have by its pairs",
    note:
      "Tests with a wider interval get more pairs after the decision, until `max-minutes` are over. One exact number of " +
      "rounds excludes it.",
    unit: "percent",
    offered: askable,
    otherwise: "as many pairs as the decision takes",
  }),
  budget: option(numberWithin(0, maxMinutes), {
    help: "Time of the run that is used for pairs in any case: after the decision, where they narrow intervals most",
    note: "It begins once the engines are open. The decision has the time that it needs. One exact number of rounds and `precision` exclude it.",
    unit: "minutes",
    offered: measuring,
    otherwise: "as many pairs as the decision takes",
  }),
  "max-minutes": option(numberWithin(0, maxMinutes), {
    brief: "Time after which no new sample starts",
    help: "Time after which no new sample starts",
    note: "It begins once the engines are open. Tests that are undecided by then are inconclusive.",
    unit: "minutes",
    offered: [...askable, "action"],
    otherwise: "no limit",
  }),
  jobs: option(wholeNumber(1, mostJobs), {
    help: "Pairs that are timed at once, each on a processor of its own",
    note:
      "As many as there are processors, but one after the other: tests of durable commits, of a cold cache, of servers and of several " +
      "connections, and all where a program cannot be kept on a processor. More than there are processors are as many as there are.",
    offered: measuring,
    otherwise: "one for each processor",
  }),
  "sample-timeout": option(wholeNumber(1, maxMinutes * 60), {
    help: "Time that an engine may take for one sample",
    note: "After it the engine is stopped, the statement that it was executing is named, and the test has no result.",
    unit: "seconds",
    offered: measuring,
    otherwise: "100 times the baseline's time, at least 20 seconds",
  }),
};

const servers = {
  threads: option(wholeNumber(1, mostThreads), {
    help: "Connections that execute each test at once, to servers",
    note:
      "For the suites `server` and `tpcc`, which then needs as many `warehouses`. A sample is the time until all connections have " +
      "done their parts of the work, and samples take no turns. The report has what each server did in a second.",
    offered: askable,
    default: 1,
  }),
};

const verdicts = {
  gate: option(choice("gate", gates), {
    help: "Comparison that decides: with the base, with SQLite, or with both",
    note:
      "`both`: the ceilings against the base and those against SQLite. `base`: those against the base; SQLite's figures come from fewer " +
      "samples, and fail only over their ceilings, which are wide by default. `sqlite`: those against SQLite alone; changes against a base are " +
      "listed. Without a base, SQLite's ceilings decide, and the report says so if this option asks for a base.",
    offered: judging,
    otherwise: "both",
  }),
  ceiling: option(multiplier(), {
    brief: "Largest multiplier allowed for one test",
    help: "Largest multiplier allowed for one test",
    note: `Rules in \`ceilings\` take precedence. ${suiteDefaults}`,
    offered: [...judging, ...reporting],
    default: defaultCriteria.ceilings.test,
  }),
  "average-ceiling": option(multiplier(), {
    help: "Largest average multiplier allowed for one section",
    note: `Rules in \`ceilings\` take precedence. ${suiteDefaults}`,
    offered: judging,
    default: defaultCriteria.ceilings.average,
  }),
  ceilings: option(ceilingRules(), {
    help: "Rules that set ceilings for parts of the suite",
    offered: ["file"],
    default: defaultCriteria.ceilings.rules,
    otherwiseIn: { file: "none" },
  }),
  accept: option(acceptances(), {
    help: "Regressions that are accepted on purpose: path, up-to, by, until and reason of each",
    note: "An exceeded ceiling that is accepted does not fail the gate, and is listed.",
    offered: ["file"],
    default: [],
    otherwiseIn: { file: "none" },
  }),
  paths: option(pathPatterns(), {
    help: "Patterns of the files that the engine is built from, such as [src/**, Makefile]",
    note:
      "For the action `announce`: a pull request that changes no such file needs no measurement. The patterns are those of `paths:` in " +
      "GitHub's workflows, with `!`. Without patterns, every pull request needs one. A renamed file counts with both names, and more than 3,000 changed files need a measurement.",
    offered: ["file"],
    otherwise: "none",
  }),
  "base-ceilings": option(baseCeilings(), {
    help: "Largest candidate / base allowed for one test, by storage",
    note: "A storage that is not named keeps its default.",
    offered: ["file"],
    default: defaultCriteria.ceilings.base,
  }),
  "base-averages": option(baseAverages(), {
    help: "Largest geometric mean of candidate / base over all tests, a suite, a section, or a workload in all its cells",
    note: "A level that is not named keeps its default.",
    offered: ["file"],
    default: defaultCriteria.ceilings.baseAverages,
  }),
  "min-change": option(minChange(), {
    help: "Least time by which a test, or the tests of an average together, must be slower than the base to fail",
    note: "`10ms` is the time of a sample of each test, `5us/statement` the mean of its statements. A smaller change is listed.",
    offered: ["file"],
    otherwise: "none",
  }),
  "require-base": option(flag(), {
    help: "No result for a test without a result of the base",
    note:
      "Otherwise, if the base fails a test, that test is only compared with the baseline. For the action `publish`, a base is also " +
      "required if the configuration file names `base`, or own workloads that are compared with it alone.",
    offered: [...judging, "action publish"],
    default: false,
  }),
};

const output = {
  format: option(choice("format", runFormats), {
    brief: "Report: text, markdown, json, junit",
    help: "Format of the report on standard output",
    note: "`junit` is for `run`, `report` and `replay`; GitLab, Jenkins and Azure read it ([other servers](results.md#other-servers)).",
    offered: ["run", "report", "replay"],
    default: "text",
  }),
  details: option(flag(), {
    help: "The whole report as text: the figures of all tests, the evidence, and how this was measured",
    note: "Otherwise its first screen: the verdict, causes, means, and what to do. A run of few tests has their figures there too.",
    offered: ["run", "report", "replay"],
    default: false,
  }),
  strict: option(flag(), {
    help: "Exit status 4 if the outcome is inconclusive",
    offered: ["run", "report", "replay"],
    default: false,
  }),
  unit: option(choice("unit", units), {
    help: "Figures of each engine in the tables: times, or rows read and changed per second",
    note: "The suite `raw` has rows per second in any case.",
    offered: ["run", "report", "replay", "file"],
    default: "time",
  }),
  out: option(path("path"), {
    brief: "Folder for the results",
    help: "Folder for results.json, report.md and results.sqlite",
    helpIn: {
      report: "Folder for results.json and report.md",
      replay: "Folder for results.json and report.md",
      html: "File to write",
      "action baseline": "Folder for the compiled SQLite",
    },
    note:
      "During a run it also holds the databases: choose a disk, not a file system in memory. For `html`, it is the file to " +
      "write. An action's outputs name its files: take them from there, since a build can put links into the workspace.",
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
    help: "Results folder of the run to resume, which was killed, interrupted or out of time",
    note: "The other options must be the same; only names, ceilings, format and time limits may differ. Omit `--out`.",
    offered: ["run"],
    otherwise: "none",
    once: true,
  }),
  quiet: option(flag(), {
    help: "No progress on standard error",
    offered: ["run"],
    default: false,
  }),
};

const publishing = {
  publish: option(flag(), {
    help: "Whether the verdict is published; otherwise the step leaves its results to the action publish, and needs no token",
    offered: ["action"],
    default: true,
  }),
  results: option(text(), {
    help: "Paths or patterns of the results.json files to publish, one per line",
    note: "Several files are shards of one run. They may come from anybody: nothing in them is trusted except the samples.",
    offered: ["action publish"],
    otherwise: "none",
  }),
  comment: option(choice("comment", commentModes), {
    help: "Comments on the pull request",
    note:
      "`on-change`: none for a first pass; one as soon as the outcome is not a pass, and later results edit it, which notifies nobody. " +
      "`single`: one in any case, kept up to date. Needs the permission `pull-requests: write`.",
    offered: reporting,
    default: "on-change",
  }),
  status: option(choice("status", statusKinds), {
    help: "Kind of status on the commit, which a branch rule can require",
    note:
      "`check-run` needs the permission `checks: write`, which the workflows to call do not have, `commit-status` the permission " +
      "`statuses: write`. The action `publish` adds the base branch to the name of a commit status.",
    offered: reporting,
    default: "check-run",
  }),
  "status-name": option(statusName(), {
    help: "Name of the status, and of this report among others in the repository",
    note: "Each step of a run needs its own, also each leg of a matrix. For the action `announce`, the same as for `publish`.",
    offered: [...reporting, "action announce"],
    default: "sqlite-bench-gate",
  }),
  "measured-by": option(paths(), {
    help: "Workflow files whose runs may have measured, if another workflow's run did",
    note:
      "Results of another workflow fail, and so do results of a fork that changes such a file, or what it calls in the repository. A workflow of " +
      "another repository that they call is named as owner/name/.github/workflows/file.yml.",
    offered: ["action publish"],
    default: [".github/workflows/benchmark.yml"],
  }),
  "on-fail": option(choice("policy", policies), {
    help: "Result of the step and the status if a ceiling is exceeded",
    note: "An incomplete measurement always fails.",
    offered: reporting,
    default: defaultPolicies.onFail,
  }),
  "on-inconclusive": option(choice("policy", policies), {
    help: "Result of the step and the status if the outcome is inconclusive",
    offered: reporting,
    default: defaultPolicies.onInconclusive,
  }),
  "pull-request": option(wholeNumber(1, 2 ** 31 - 1), {
    help: "Number of the pull request to report on, for workflow_dispatch, repository_dispatch and schedule",
    note: "The measured commit must be its head or a merge of it: the commit in the workspace, or the input `commit`.",
    offered: reporting,
    otherwise: "status and summary only",
  }),
  commit: option(commitHash(), {
    help: "Commit that was measured, if it is not the one checked out in the workspace",
    note: "If the event or the pull request determines what is judged, another commit is refused.",
    offered: reporting,
    otherwise: "the workspace's, or the event's if the workspace has none",
  }),
  "github-token": option(text(), {
    help: "Token that writes the comment and the status",
    note: "Engines never see it. An empty one publishes only the job summary.",
    offered: [...reporting, "action command", "action announce"],
    otherwise: "the job's token",
    inputDefault: "$" + "{{ github.token }}",
  }),
};

/** Options for measuring, judging and writing. */
export const settingOptions = { ...engines, ...tests, ...samples, ...servers, ...verdicts, ...output };

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
  machines: {},
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
  workflows: "Workflows",
};
