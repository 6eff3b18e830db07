import path from "node:path";
import { formatValue } from "../messages/format-value.ts";
import type { Ceilings, Criteria, Rule } from "../model/criteria.ts";
import { isServerFile, type Role, roles } from "../model/engine.ts";
import { InputError } from "../model/errors.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { OwnWorkload } from "../model/own-workload.ts";
import type { StatementForm } from "../model/sample.ts";
import type { Format, HistorySettings, Pragmas, RunSettings, Unit } from "../model/settings.ts";
import type { PlannedShard } from "../model/shard-plan.ts";
import type { SuiteName } from "../model/test.ts";
import { dialectOf } from "../suite/dialect.ts";
import type { Selection } from "../suite/plan-tests.ts";
import type { Dialect } from "../suite/suite.ts";
import { suiteCeilings } from "../suite/suites.ts";
import { defaultsOf, offeredIn } from "./option.ts";
import type { GivenSettings, Sources } from "./sources.ts";
import { settingOptions } from "./table.ts";
import { maxNameLength } from "./value-types.ts";

const runOptions = offeredIn(settingOptions, "run", "plan", "file", "report");
const defaults = defaultsOf(runOptions);

/** How to judge recorded samples again. */
export interface ReportSettings {
  readonly criteria: ReportCriteria;
  readonly format: Format;
  /** The figure that the report's tables show for each engine. */
  readonly unit: Unit;
  /** Whether the report is written as HTML too. */
  readonly html: boolean;
  /** The folder for the files, or the file of the command html; if it is absent, no files are written, or the default file. */
  readonly out?: string;
  /** Absent if the report is not compared with earlier runs. */
  readonly history?: HistorySettings;
  readonly strict: boolean;
  /** If a name is absent, the recorded one is kept. */
  readonly candidateName?: string;
  readonly baselineName?: string;
  readonly baseName?: string;
}

/** How to judge results from an untrusted source: everything is set here, nothing is taken from the results. */
export interface UntrustedSettings {
  readonly criteria: Criteria;
  readonly selection: Selection;
  readonly own: readonly OwnWorkload[];
  readonly rows: number;
  readonly warehouses: number;
  readonly seed: number;
  readonly statements: StatementForm;
  /** Connections that execute each test at once. */
  readonly threads: number;
  /** The SQL of the engines. */
  readonly dialect: Dialect;
  /** Rows of the largest table while instructions are counted; absent if they need not be. */
  readonly countRows?: number;
  /** The pragmas that the engines must have been measured with. */
  readonly pragmas: Pragmas;
  /** Whether an engine may have another journal_mode and cache_size than the baseline by its own defaults. */
  readonly allowOwnDefaults: boolean;
  readonly out: string;
  /** The figure that the report's tables show for each engine. */
  readonly unit: Unit;
  /** Whether the report is written as HTML too. */
  readonly html: boolean;
  readonly names: Readonly<Record<Role, string>>;
}

/** Names that replace the recorded names of the engines. */
type Names = Partial<Readonly<Record<Role, string>>>;

/** Criteria; the recording has the missing parts of the rule. */
export type ReportCriteria = Omit<Criteria, "rule"> & { readonly rule: Partial<Rule> };

/**
 * The settings of a run. Given values take precedence over the defaults; rules for ceilings take precedence over a `ceiling`.
 *
 * @param part of the run that this machine measures; all of it if absent
 * @throws InputError if no candidate is given, or settings contradict each other
 */
export function resolveRunSettings(
  { values: given, from, own }: Sources,
  part: MachinePart = {},
): RunSettings {
  const {
    candidate,
    "candidate-name": candidateName,
    "baseline-name": baselineName,
    "base-name": baseName,
    ceiling: _test,
    "average-ceiling": _average,
    ceilings: _rules,
    "base-ceilings": baseCeilings,
    rounds,
    alpha,
    precision,
    counts,
    "count-rows": countRows,
    "max-minutes": maxMinutes,
    "sample-timeout": sampleTimeout,
    "require-durability": requireDurability = false,
    "counter-ceiling": _counters,
    "cross-check": crossCheck,
    "count-ceiling": _instructions,
    accept = [],
    "require-base": requireBase = false,
    "allow-own-defaults": _onlyOfPublishing,
    "own-workloads": _files,
    "confirm-elsewhere": confirmElsewhere,
    plan: _plan,
    shard: _shard,
    shards: _shards,
    minutes: _minutes,
    costs: _costs,
    confirm: _confirm,
    "confirmed-by": _confirmedBy,
    workloads,
    resume,
    out,
    history: historyFolder,
    branch,
    ...others
  } = { ...defaults, suites: defaultSuites(given, own), ...given };
  if (candidate === undefined)
    throw new InputError(
      "no candidate is given: name the engine under test with --candidate PATH on the command line, " +
        "with the action's input candidate, or with candidate in the configuration file",
    );
  // A configuration file can be shared by runs of several suites.
  if (from.variants !== undefined && from.variants.kind !== "file" && !others.suites.includes("oltp"))
    throw new InputError(
      `variants is ${others.variants.join(", ")}, but suites is ${others.suites.join(", ")}: variants are the primary keys ` +
        "of the suite oltp, and other suites have tables of their own; omit variants, or add oltp to suites",
    );
  if (precision !== undefined && typeof rounds === "number")
    throw new InputError(
      `precision is ${precision}, but rounds is ${rounds}, which gives each test exactly that many pairs: ` +
        "omit precision, or give a range of rounds such as 3..11",
    );
  if (requireBase && others.base === undefined)
    throw new InputError(
      "require-base is true, but no base is given: name the base branch's build with base",
    );
  if (resume !== undefined && given.out !== undefined && path.resolve(resume) !== path.resolve(out))
    throw new InputError(
      `--out: ${formatValue(out)} is not ${formatValue(resume)}, which --resume names: ` +
        "a run is resumed in its own folder, so omit --out",
    );
  const history = resolveHistory(historyFolder, branch);
  const named = roles.filter((role) => given[`${role}-name`] !== undefined);
  return {
    ...others,
    ...omitUndefined({ workloads: chosenNames(workloads) }),
    own,
    out: resume ?? out,
    ...omitUndefined({ resume, history }),
    candidate,
    candidateName: candidateName ?? distinct(engineNameOf(candidate), baselineName),
    baselineName,
    baseName,
    ...(named.length === 0 ? {} : { named }),
    criteria: {
      ceilings: ceilingsOf(given),
      baseCeilings: { ...defaults["base-ceilings"], ...baseCeilings },
      rule: {
        rounds,
        alpha,
        ...machinesOf(part),
        ...(confirmElsewhere ? { confirmElsewhere } : {}),
        ...omitUndefined({ precision, confirms: part.confirms?.claims }),
      },
      ...(requireDurability ? { requireDurability } : {}),
      ...(accept.length > 0 ? { accept } : {}),
      ...(requireBase ? { requireBase } : {}),
    },
    confirmElsewhere,
    crossCheck,
    // The throughput of several connections says nothing of how long one statement takes.
    latencies: others.latencies || others.threads > 1,
    // Counts are exact on any machine, so a second machine has nothing to confirm.
    ...(counts === "off" || part.confirms !== undefined ? {} : { countRows }),
    ...omitUndefined({ maxMinutes, sampleTimeout, planned: part.planned, tests: testsOf(part) }),
  };
}

/** The part of a run that one of several machines measures. */
export interface MachinePart {
  readonly planned?: PlannedShard;
  /** The claims that another machine has left open, and the paths of their tests. */
  readonly confirms?: { readonly claims: readonly string[]; readonly tests: readonly string[] };
}

function testsOf({ planned, confirms }: MachinePart): readonly string[] | undefined {
  return confirms?.tests ?? planned?.plan.shards[planned.shard - 1];
}

/** Between how many machines alpha is divided, if there are several. */
function machinesOf({ planned }: MachinePart): Pick<Rule, "machines"> {
  const { length: machines } = planned?.plan.shards ?? [1];
  return machines === 1 ? {} : { machines };
}

/**
 * How to judge recorded samples, in the same order of precedence.
 *
 * @throws InputError if a branch is given without a history
 */
export function resolveReportSettings({ values: given }: Sources): ReportSettings {
  const {
    out,
    "candidate-name": candidateName,
    "baseline-name": baselineName,
    "base-name": baseName,
    "base-ceilings": baseCeilings,
    "require-durability": requireDurability = false,
    accept = [],
    "require-base": requireBase = false,
    rounds,
    alpha,
    history: historyFolder,
    branch,
  } = given;
  const { format, unit, html, strict } = { ...defaults, ...given };
  return {
    criteria: {
      ceilings: ceilingsOf(given),
      baseCeilings: { ...defaults["base-ceilings"], ...baseCeilings },
      rule: omitUndefined({ rounds, alpha }),
      ...(requireDurability ? { requireDurability } : {}),
      ...(accept.length > 0 ? { accept } : {}),
      ...(requireBase ? { requireBase } : {}),
    },
    format,
    unit,
    html,
    strict,
    ...omitUndefined({ out, candidateName, baselineName, baseName }),
    ...omitUndefined({ history: resolveHistory(historyFolder, branch) }),
  };
}

/** @throws InputError if a branch is given without a history */
function resolveHistory(folder: string | undefined, branch: string | undefined): HistorySettings | undefined {
  if (folder !== undefined) return { folder, ...omitUndefined({ branch }) };
  if (branch === undefined) return undefined;
  throw new InputError(
    `--branch is ${formatValue(branch)}, but no history is given: name its folder with --history, or omit --branch`,
  );
}

/**
 * How to judge results from an untrusted source, and what they must contain, in the same order of precedence.
 *
 * @throws InputError if settings contradict each other
 */
export function resolveUntrustedSettings(sources: Sources): UntrustedSettings {
  const { values: given, own } = sources;
  const {
    rounds,
    alpha,
    rows,
    warehouses,
    seed,
    statements,
    threads,
    counts,
    "count-rows": countRows,
    suites,
    variants,
    storages,
    pragmas,
    out,
    unit,
    html,
    ...engines
  } = {
    ...defaults,
    suites: defaultSuites(given, own),
    ...given,
  };
  const { criteria } = resolveReportSettings(sources);
  const dialect = spokenDialect(given, suites, threads);
  const baselineName = given["baseline-name"] ?? nameOfBaseline(given.baseline, dialect);
  // A configuration that both workflows share names the base that the other one measures, or workloads that need it.
  const needsBase = suites.includes("own") && own.some(({ compare }) => compare === "base");
  const requireBase = given["require-base"] ?? (given.base !== undefined || needsBase);
  return {
    criteria: { ...criteria, rule: { rounds, alpha }, requireBase, untrusted: true },
    selection: {
      suites,
      variants,
      storages,
      threads,
      ...omitUndefined({ workloads: chosenNames(given.workloads) }),
    },
    own,
    dialect,
    rows,
    warehouses,
    seed,
    statements,
    threads,
    ...(counts === "off" ? {} : { countRows }),
    pragmas,
    allowOwnDefaults: engines["allow-own-defaults"],
    out,
    unit,
    html,
    names: {
      candidate: engines["candidate-name"] ?? nameOfCandidate(engines.candidate, baselineName),
      baseline: baselineName,
      base: engines["base-name"],
    },
  };
}

/**
 * The SQL of engines that another job measures. Its candidate says it; where that is not given, only servers can have been asked for
 * the suite `server`, or for several connections.
 */
function spokenDialect({ candidate }: GivenSettings, chosen: readonly SuiteName[], threads: number): Dialect {
  if (candidate !== undefined) return dialectOf(candidate);
  return chosen.includes("server") || threads > 1 ? "mysql" : "sqlite";
}

/** Servers have a suite in their own SQL. Own workloads that somebody names are measured. */
function defaultSuites({ candidate }: GivenSettings, own: readonly OwnWorkload[]): readonly SuiteName[] {
  const suites = candidate !== undefined && isServerFile(candidate) ? (["server"] as const) : defaults.suites;
  return own.length === 0 ? suites : [...suites, "own"];
}

/** Undefined for all workloads. */
function chosenNames(workloads: readonly string[] | undefined): readonly string[] | undefined {
  return workloads?.includes("all") ? undefined : workloads;
}

/** The ceilings that are given, and the defaults of the others. A figure that is given is for all suites. */
function ceilingsOf(given: GivenSettings): Ceilings {
  const {
    ceiling: test,
    "average-ceiling": average,
    "count-ceiling": instructions,
    "counter-ceiling": counters,
    ceilings: rules,
  } = { ...defaults, ...given };
  const suites = {
    ...(given.ceiling === undefined ? { test: suiteCeilings } : {}),
    ...(given["average-ceiling"] === undefined ? { average: suiteCeilings } : {}),
  };
  return {
    test,
    average,
    ...(Object.keys(suites).length === 0 ? {} : { suites }),
    instructions,
    rules,
    ...omitUndefined({ counters }),
  };
}

/** Without a configured path, the other job's engine is unknown. */
function nameOfCandidate(candidate: string | undefined, baselineName: string): string {
  return candidate === undefined ? "candidate" : distinct(engineNameOf(candidate), baselineName);
}

/** Without a configured path, a baseline that is a server has no other name: none of them is SQLite. */
function nameOfBaseline(baseline: string | undefined, dialect: Dialect): string {
  if (dialect === "sqlite") return defaults["baseline-name"];
  return baseline === undefined ? "baseline" : engineNameOf(baseline);
}

/** The names that were given. */
export function givenNames({ candidateName, baselineName, baseName }: Partial<ReportSettings>): Names {
  return omitUndefined({ candidate: candidateName, baseline: baselineName, base: baseName });
}

/** Stock SQLite measured against itself, for example, would have the same name twice. */
function distinct(candidateName: string, baselineName: string): string {
  return candidateName === baselineName ? `${candidateName} (candidate)` : candidateName;
}

/**
 * The name of an engine that was given none: `DoltLite` for `libdoltlite.so`, `SQLite` for `libsqlite3.so.0`, otherwise
 * the file's base name without `lib` and the extension of a library.
 */
export function engineNameOf(file: string): string {
  const base = path.basename(file);
  const stem = base.replace(/^lib/, "").replace(/(\.so(\.\d+)*|(\.\d+)*\.dylib|\.dll|\.exe|\.ya?ml)$/, "");
  if (stem === "doltlite") return "DoltLite";
  if (stem.startsWith("sqlite3")) return "SQLite";
  return (stem === "" ? base : stem).slice(0, maxNameLength);
}
