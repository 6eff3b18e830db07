import path from "node:path";
import { formatValue } from "../messages/format-value.ts";
import type { Ceilings, Criteria, Rule } from "../model/criteria.ts";
import type { Role } from "../model/engine.ts";
import { InputError } from "../model/errors.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { OwnWorkload } from "../model/own-workload.ts";
import type { StatementForm } from "../model/sample.ts";
import type { Format, HistorySettings, Pragmas, RunSettings, Unit } from "../model/settings.ts";
import type { SuiteName } from "../model/test.ts";
import { suiteCeilings } from "../suite/ceilings.ts";
import type { Selection } from "../suite/plan.ts";
import { withOwnWorkloads } from "../suite/suites.ts";
import { parseConfigFile } from "./config-file.ts";
import { defaultsOf, offeredIn, type Values } from "./option.ts";
import { settingOptions } from "./table.ts";
import { maxNameLength } from "./value-types.ts";

const runOptions = offeredIn(settingOptions, "run", "file");
const defaults = defaultsOf(runOptions);

/** Settings of one source: a configuration file, a command line or the action's inputs. */
export type GivenSettings = Omit<Values<typeof runOptions>, "config">;

/** A command line or the action's inputs. */
export interface Source {
  readonly given: GivenSettings;
  /** The path of the configuration file, if one is named. */
  readonly config?: string;
}

/** How to judge recorded samples again. */
export interface ReportSettings {
  readonly criteria: ReportCriteria;
  readonly format: Format;
  /** What the report's tables show of each engine. */
  readonly unit: Unit;
  /** Whether the report is written as HTML too. */
  readonly html: boolean;
  /** The folder for the files, or the file of the command html; if it is absent, none are written, or that of its default. */
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
  /** The pragmas that the engines must have been measured with. */
  readonly pragmas: Pragmas;
  /** Whether an engine may have another journal_mode and cache_size than the baseline by its own defaults. */
  readonly allowOwnDefaults: boolean;
  readonly out: string;
  /** What the report's tables show of each engine. */
  readonly unit: Unit;
  /** Whether the report is written as HTML too. */
  readonly html: boolean;
  readonly names: Readonly<Record<Role, string>>;
}

/** Names that replace the recorded names of the engines. */
type Names = Partial<Readonly<Record<Role, string>>>;

/** Criteria; what the rule lacks is taken from the recording. */
export type ReportCriteria = Omit<Criteria, "rule"> & { readonly rule: Partial<Rule> };

/**
 * The settings of a run. `source` takes precedence over the configuration file, and the file over the defaults. A ceiling
 * in `source` replaces the file's `ceiling`; the file's rules take precedence over both.
 *
 * @param configText of the configuration file, if one is named
 * @param own the workloads that either names
 * @throws InputError if the file is wrong, no candidate is given, or settings contradict each other
 */
export function resolveRunSettings(
  source: Source,
  configText?: string,
  own: readonly OwnWorkload[] = [],
): RunSettings {
  const given = { ...readConfig(source, configText, own), ...source.given };
  const {
    candidate,
    "candidate-name": candidateName,
    "baseline-name": baselineName,
    "base-name": baseName,
    ceiling: test,
    "average-ceiling": average,
    ceilings: rules,
    "base-ceilings": baseCeilings,
    rounds,
    alpha,
    precision,
    "max-minutes": maxMinutes,
    "sample-timeout": sampleTimeout,
    "require-durability": requireDurability = false,
    "counter-ceiling": counters,
    accept = [],
    "require-base": requireBase = false,
    "allow-own-defaults": _onlyOfPublishing,
    "own-workloads": _files,
    workloads,
    resume,
    out,
    history: historyFolder,
    branch,
    ...others
  } = { ...defaults, suites: defaultSuites(own), ...given };
  if (candidate === undefined)
    throw new InputError(
      "no candidate is given: name the engine under test with --candidate PATH on the command line, " +
        "with the action's input candidate, or with candidate in the configuration file",
    );
  if (source.given.variants !== undefined && !others.suites.includes("oltp"))
    throw new InputError(
      `variants is ${source.given.variants.join(", ")}, but suites is ${others.suites.join(", ")}: variants are the primary keys ` +
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
  if (resume !== undefined && source.given.out !== undefined && path.resolve(resume) !== path.resolve(out))
    throw new InputError(
      `--out: ${formatValue(out)} is not ${formatValue(resume)}, which --resume names: ` +
        "a run is resumed in its own folder, so omit --out",
    );
  const history = resolveHistory(historyFolder, branch);
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
    criteria: {
      ceilings: { test, average, ...ceilingsOfSuites(given), rules, ...omitUndefined({ counters }) },
      baseCeilings: { ...defaults["base-ceilings"], ...baseCeilings },
      rule: { rounds, alpha, ...omitUndefined({ precision }) },
      ...(requireDurability ? { requireDurability } : {}),
      ...(accept.length > 0 ? { accept } : {}),
      ...(requireBase ? { requireBase } : {}),
    },
    ...omitUndefined({ maxMinutes, sampleTimeout }),
  };
}

/**
 * How to judge recorded samples, in the same order of precedence.
 *
 * @throws InputError if the configuration file is wrong
 */
export function resolveReportSettings(
  source: Source,
  configText?: string,
  own: readonly OwnWorkload[] = [],
): ReportSettings {
  const given = { ...readConfig(source, configText, own), ...source.given };
  const {
    out,
    "candidate-name": candidateName,
    "baseline-name": baselineName,
    "base-name": baseName,
    "base-ceilings": baseCeilings,
    "require-durability": requireDurability = false,
    "counter-ceiling": counters,
    accept = [],
    "require-base": requireBase = false,
    rounds,
    alpha,
    history: historyFolder,
    branch,
  } = given;
  const {
    ceiling: test,
    "average-ceiling": average,
    ceilings: rules,
    format,
    unit,
    html,
    strict,
  } = { ...defaults, ...given };
  return {
    criteria: {
      ceilings: { test, average, ...ceilingsOfSuites(given), rules, ...omitUndefined({ counters }) },
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
 * @throws InputError if the configuration file is wrong
 */
export function resolveUntrustedSettings(
  source: Source,
  configText?: string,
  own: readonly OwnWorkload[] = [],
): UntrustedSettings {
  const given = { ...readConfig(source, configText, own), ...source.given };
  const {
    rounds,
    alpha,
    rows,
    warehouses,
    seed,
    statements,
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
    suites: defaultSuites(own),
    ...given,
  };
  const { criteria } = resolveReportSettings(source, configText, own);
  // A configuration that both workflows share names the base that the other one measures, or workloads that need it.
  const needsBase = suites.includes("own") && own.some(({ compare }) => compare === "base");
  const requireBase = given["require-base"] ?? (given.base !== undefined || needsBase);
  return {
    criteria: { ...criteria, rule: { rounds, alpha }, requireBase, untrusted: true },
    selection: {
      suites,
      variants,
      storages,
      ...omitUndefined({ workloads: chosenNames(given.workloads) }),
    },
    own,
    rows,
    warehouses,
    seed,
    statements,
    pragmas,
    allowOwnDefaults: engines["allow-own-defaults"],
    out,
    unit,
    html,
    names: {
      candidate: engines["candidate-name"] ?? nameOfCandidate(engines.candidate, engines["baseline-name"]),
      baseline: engines["baseline-name"],
      base: engines["base-name"],
    },
  };
}

/** Own workloads that somebody names are measured. */
function defaultSuites(own: readonly OwnWorkload[]): readonly SuiteName[] {
  return own.length === 0 ? defaults.suites : [...defaults.suites, "own"];
}

/** Undefined for all workloads. */
function chosenNames(workloads: readonly string[] | undefined): readonly string[] | undefined {
  return workloads?.includes("all") ? undefined : workloads;
}

/** A figure that is given is for all suites. */
function ceilingsOfSuites(given: GivenSettings): Pick<Ceilings, "suites"> {
  const own = {
    ...(given.ceiling === undefined ? { test: suiteCeilings } : {}),
    ...(given["average-ceiling"] === undefined ? { average: suiteCeilings } : {}),
  };
  return Object.keys(own).length === 0 ? {} : { suites: own };
}

/** Without a configured path it is unknown what the other job measures. */
function nameOfCandidate(candidate: string | undefined, baselineName: string): string {
  return candidate === undefined ? "candidate" : distinct(engineNameOf(candidate), baselineName);
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
  const stem = base.replace(/^lib/, "").replace(/(\.so(\.\d+)*|(\.\d+)*\.dylib|\.dll|\.exe)$/, "");
  if (stem === "doltlite") return "DoltLite";
  if (stem.startsWith("sqlite3")) return "SQLite";
  return (stem === "" ? base : stem).slice(0, maxNameLength);
}

function readConfig(
  { config }: Source,
  text: string | undefined,
  own: readonly OwnWorkload[],
): GivenSettings {
  if (text === undefined) return {};
  return parseConfigFile(text, config ?? "the configuration file", withOwnWorkloads(own));
}
