import path from "node:path";
import { formatValue } from "../messages/format-value.ts";
import type { Acceptance, Ceilings, Criteria, Precision, Rounds, Rule } from "../model/criteria.ts";
import { isServerFile, type Role, roles } from "../model/engine.ts";
import { InputError } from "../model/errors.ts";
import { needLatencies } from "../model/figure-limit.ts";
import type { StatementForm } from "../model/sample.ts";
import type { EngineUse, RunFormat, RunSettings, Unit } from "../model/settings.ts";
import type { PlannedShard } from "../model/shard-plan.ts";
import type { SuiteName } from "../model/test.ts";
import { withoutUndefined } from "../model/without-undefined.ts";
import { catalogueOf, type SuiteContents } from "../suite/added-suite.ts";
import { dialectOf } from "../suite/dialect.ts";
import type { Selection } from "../suite/plan-tests.ts";
import type { Dialect } from "../suite/suite.ts";
import { type Catalogue, suiteCeilings } from "../suite/suites.ts";
import type { Offering } from "./offering.ts";
import { defaultsOf, type GivenOptions, offeredIn } from "./option.ts";
import type { GivenSettings, Sources } from "./sources.ts";
import { settingOptions } from "./table.ts";
import { baseFile, namesOfUses, sameAsCandidate } from "./use-names.ts";
import { maxNameLength } from "./value-types.ts";

const runOptions = offeredIn(settingOptions, "run", "file", "report");
const defaults = defaultsOf(runOptions);

/** How to judge recorded samples again. */
export interface ReportSettings {
  readonly criteria: ReportCriteria;
  readonly format: RunFormat;
  /** Whether a report as text is all of it, and not its first screen alone. */
  readonly details: boolean;
  /** The figure that the report's tables show for each engine. */
  readonly unit: Unit;
  /** The folder for the files, or the file of a command that writes one; if it is absent, no files are written, or the default file. */
  readonly out?: string;
  /** Everything that was given, from which features take the values of their own options. */
  readonly given: GivenOptions;
  readonly strict: boolean;
  /** If a name is absent, the recorded one is kept. */
  readonly candidateName?: string;
  readonly baselineName?: string;
  readonly baseName?: string;
}

/** How to judge results from an untrusted source: everything is set here, nothing is taken from the results. */
export interface UntrustedSettings extends EngineUse {
  readonly criteria: Criteria;
  readonly selection: Selection;
  /** The suites, with those that features make of the user's files. */
  readonly catalogue: Catalogue;
  readonly rows: number;
  readonly warehouses: number;
  readonly seed: number;
  readonly statements: StatementForm;
  /** Connections that execute each test at once. */
  readonly threads: number;
  /** The SQL of the engines. */
  readonly dialect: Dialect;
  /** Everything that was given, from which features take the values of their own options. */
  readonly given: GivenOptions;
  /** The contents of files that features make suites of, by the suites' names. */
  readonly contents: SuiteContents;
  readonly out: string;
  /** The figure that the report's tables show for each engine. */
  readonly unit: Unit;
  readonly names: Readonly<Record<Role, string>>;
}

/** Names that replace the recorded names of the engines. */
type Names = Partial<Readonly<Record<Role, string>>>;

/** Criteria; the recording has the missing parts of the rule. */
export type ReportCriteria = Omit<Criteria, "rule"> & { readonly rule: Partial<Rule> };

/**
 * The settings of a run. Given values take precedence over the defaults; rules for ceilings take precedence over a `ceiling`.
 *
 * @param features of the build, whose options set ceilings too
 * @param part of the run that is measured; all of it if absent
 * @throws InputError if no candidate is given, or settings contradict each other
 */
export function resolveRunSettings(
  { values: given, from, contents, roots }: Sources,
  features: readonly Offering[],
  part: RunPart = {},
): RunSettings {
  const settings = { ...defaults, suites: defaultSuites(given, contents), ...given };
  const { candidate, suites, variants, rounds, resume, out } = settings;
  const { "require-base": requireBase = false } = settings;
  if (candidate === undefined)
    throw new InputError(
      "no candidate is given: name the engine under test with --candidate PATH on the command line, " +
        "with the action's input candidate, or with candidate in the configuration file",
    );
  // A configuration file can be shared by runs of several suites.
  if (from.variants !== undefined && from.variants.kind !== "file" && !suites.includes("oltp"))
    throw new InputError(
      `variants is ${variants.join(", ")}, but suites is ${suites.join(", ")}: variants are the primary keys ` +
        "of the suite oltp, and other suites have tables of their own; omit variants, or add oltp to suites",
    );
  const precision = precisionOf(settings);
  const use = { pragmas: settings.pragmas, environment: given.environment ?? {} };
  const base = baseFile(settings.base, candidate, use);
  if (requireBase && base === undefined)
    throw new InputError(
      "require-base is true, but no base is given: name the base branch's build with base",
    );
  if (resume !== undefined && given.out !== undefined && path.resolve(resume) !== path.resolve(out))
    throw new InputError(
      `--out: ${formatValue(out)} is not ${formatValue(resume)}, which --resume names: ` +
        "a run is resumed in its own folder, so omit --out",
    );
  const named = roles.filter((role) => given[`${role}-name`] !== undefined);
  const { "baseline-name": baselineName, alpha, threads, workloads } = settings;
  const { "max-minutes": maxMinutes, "sample-timeout": sampleTimeout, baseline } = settings;
  return {
    candidate,
    baseline,
    base,
    ...namesOf(given, distinct(engineNameOf(candidate), baselineName)),
    baselineName,
    ...(named.length === 0 ? {} : { named }),
    rows: settings.rows,
    warehouses: settings.warehouses,
    suites,
    variants,
    storages: settings.storages,
    ...withoutParts(given, features),
    workloads: chosenNames(workloads),
    planned: part.planned,
    tests: part.tests,
    contents,
    maxMinutes,
    sampleTimeout,
    jobs: settings.jobs,
    seed: settings.seed,
    statements: settings.statements,
    threads,
    // The throughput of several connections says nothing of how long one statement takes.
    latencies: settings.latencies || threads > 1 || needLatencies(settings.limits),
    keptDatabases: settings["kept-databases"],
    confine: settings.confine,
    ...use,
    identicalBase: settings["identical-base"],
    roots,
    engineVersion: given["engine-version"],
    criteria: {
      ...criteriaOf({ values: given, contents }, features),
      rule: { rounds, alpha, precision, ...beforeConfirming(given), ...part.rule },
    },
    given,
    out: resume ?? out,
    resume,
    format: settings.format,
    details: settings.details,
    unit: settings.unit,
    quiet: settings.quiet,
    strict: settings.strict,
  };
}

/** Everything that is judged by, but the rule that decides how long a test is measured. */
function criteriaOf(
  { values: given, contents }: Pick<Sources, "values" | "contents">,
  features: readonly Offering[],
): Omit<Criteria, "rule"> {
  const { gate, "require-base": requireBase, accept = [] } = given;
  const requires = features.flatMap((feature) => feature.requires?.(given) ?? []);
  return {
    gate,
    ceilings: ceilingsOf(given, contents, features),
    ...(requires.length > 0 ? { requires } : {}),
    ...(accept.length > 0
      ? { accept: accept.map(({ "up-to": upTo, ...one }): Acceptance => ({ ...one, upTo })) }
      : {}),
    ...(requireBase === true ? { requireBase } : {}),
  };
}

/** The parts of SQL without which tests are planned, by options of features. */
function withoutParts(given: GivenSettings, features: readonly Offering[]): Pick<Selection, "without"> {
  const without = features.flatMap((feature) => feature.without?.(given) ?? []);
  return without.length === 0 ? {} : { without };
}

/** The machine before one that confirms has a part of alpha. */
function beforeConfirming({
  "confirm-elsewhere": isAsked = false,
  "confirmed-by": confirmedBy,
}: GivenSettings): Pick<Rule, "confirmElsewhere"> {
  return isAsked || confirmedBy !== undefined ? { confirmElsewhere: true } : {};
}

/** The part of a run that is measured, if it is not all of the run. */
export interface RunPart {
  /** Paths of its tests. */
  readonly tests?: readonly string[];
  /** The shard of a plan that it is. */
  readonly planned?: PlannedShard;
  /** The part of alpha that it has, and what it is to confirm. */
  readonly rule?: Pick<Rule, "machines" | "confirms">;
  /** Why nothing is to be measured; absent if something is. */
  readonly idle?: string;
}

/**
 * How to judge recorded samples, in the same order of precedence.
 *
 * @param features of the build, whose options set ceilings too
 */
export function resolveReportSettings(
  { values: given, contents }: Sources,
  features: readonly Offering[],
): ReportSettings {
  const {
    out,
    "candidate-name": candidateName,
    "baseline-name": baselineName,
    "base-name": baseName,
    rounds,
    alpha,
  } = given;
  const { format, details, unit, strict } = { ...defaults, ...given };
  return {
    criteria: {
      ...criteriaOf({ values: given, contents }, features),
      rule: withoutUndefined({ rounds, alpha }),
    },
    format,
    details,
    unit,
    strict,
    given,
    out,
    candidateName,
    baselineName,
    baseName,
  };
}

/**
 * How to judge results from an untrusted source, and what they must contain, in the same order of precedence.
 *
 * @throws InputError if settings contradict each other
 */
export function resolveUntrustedSettings(sources: Sources, features: readonly Offering[]): UntrustedSettings {
  const { values: given, contents } = sources;
  const {
    rounds,
    alpha,
    precision: percent,
    budget,
    rows,
    warehouses,
    seed,
    statements,
    threads,
    suites,
    variants,
    storages,
    pragmas,
    environment = {},
    out,
    unit,
  } = { ...defaults, suites: defaultSuites(given, contents), ...given };
  const { criteria } = resolveReportSettings(sources, features);
  const precision = precisionOf({ rounds, precision: percent, budget });
  const rule = { rounds, alpha, precision, ...beforeConfirming(given) };
  const dialect = spokenDialect(given, suites, threads);
  const baselineName = given["baseline-name"] ?? nameOfBaseline(given.baseline, dialect);
  const { candidateName, baseName } = namesOf(given, nameOfCandidate(given.candidate, baselineName));
  // A configuration that both workflows share names the base that the other one measures, or workloads that need it.
  const catalogue = catalogueOf(features, contents, dialect, given);
  const needsBase = suites.some((name) =>
    catalogue[name].workloads.some(({ compare }) => compare === "base"),
  );
  const requireBase = given["require-base"] ?? (given.base !== undefined || needsBase);
  return {
    criteria: { ...criteria, rule, requireBase, untrusted: true },
    selection: {
      suites,
      variants,
      storages,
      threads,
      ...withoutParts(given, features),
      workloads: chosenNames(given.workloads),
    },
    catalogue,
    dialect,
    rows,
    warehouses,
    seed,
    statements,
    threads,
    given,
    contents,
    pragmas,
    environment,
    out,
    unit,
    names: {
      candidate: candidateName,
      baseline: baselineName,
      base: baseName,
    },
  };
}

/**
 * The SQL of engines that another job measures. The candidate says it; without a candidate, only servers can have been asked for
 * the suite `server`, or for several connections.
 */
function spokenDialect({ candidate }: GivenSettings, chosen: readonly SuiteName[], threads: number): Dialect {
  if (candidate !== undefined) return dialectOf(candidate);
  return chosen.includes("server") || threads > 1 ? "mysql" : "sqlite";
}

/** Servers have a suite in their own SQL. A suite whose files somebody names is measured. */
function defaultSuites({ candidate }: GivenSettings, contents: SuiteContents): readonly SuiteName[] {
  const suites = candidate !== undefined && isServerFile(candidate) ? (["server"] as const) : defaults.suites;
  return [...suites, ...(Object.keys(contents) as SuiteName[])];
}

/** Undefined for all workloads. */
function chosenNames(workloads: readonly string[] | undefined): readonly string[] | undefined {
  return workloads?.includes("all") ? undefined : workloads;
}

/** The ceilings that are given, and the defaults of the others. A figure that is given is for all suites. */
function ceilingsOf(given: GivenSettings, contents: SuiteContents, features: readonly Offering[]): Ceilings {
  const { ceiling: test, "average-ceiling": average, ceilings: rules, limits } = { ...defaults, ...given };
  const suites = {
    ...(given.ceiling === undefined ? { test: suiteCeilings } : {}),
    ...(given["average-ceiling"] === undefined ? { average: suiteCeilings } : {}),
  };
  return {
    test,
    average,
    base: { ...defaults["base-ceilings"], ...given["base-ceilings"] },
    baseAverages: { ...defaults["base-averages"], ...given["base-averages"] },
    minChange: given["min-change"],
    ...(Object.keys(suites).length === 0 ? {} : { suites }),
    rules,
    ...(limits.length === 0 ? {} : { limits }),
    ...Object.assign({}, ...features.map(({ ceilings }) => ceilings?.(given, contents))),
  };
}

/** The names of candidate and base. One file in both parts is named by how it is used. @param usual name of the candidate */
function namesOf(
  { base, "candidate-name": candidate, "base-name": ofBase, pragmas = {}, environment = {} }: GivenSettings,
  usual: string,
): Pick<RunSettings, "candidateName" | "baseName"> {
  const names =
    base === sameAsCandidate
      ? namesOfUses(candidate ?? usual, { pragmas, environment })
      : { candidate: candidate ?? usual, base: defaults["base-name"] };
  return { candidateName: names.candidate, baseName: ofBase ?? names.base };
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
  return { candidate: candidateName, baseline: baselineName, base: baseName };
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

/**
 * How long tests get more pairs after the decision.
 *
 * @throws InputError if settings contradict each other
 */
function precisionOf({
  rounds,
  precision,
  budget,
}: {
  readonly rounds: Rounds;
  readonly precision?: number;
  readonly budget?: number;
}): Precision | undefined {
  if (precision !== undefined && budget !== undefined)
    throw new InputError(
      `precision is ${precision} and budget is ${budget}: omit one, since pairs end with a precision or with a time`,
    );
  const [name, value] = precision === undefined ? ["budget", budget] : ["precision", precision];
  if (value !== undefined && typeof rounds === "number")
    throw new InputError(
      `${name} is ${value}, but rounds is ${rounds}, which gives each test exactly that many pairs: ` +
        `omit ${name}, or give a range of rounds such as 3..11`,
    );
  return precision ?? (budget === undefined ? undefined : { minutes: budget });
}
