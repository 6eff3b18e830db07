import path from "node:path";
import { formatValue } from "../messages/format-value.ts";
import type { Criteria, Rule } from "../model/criteria.ts";
import type { Role } from "../model/engine.ts";
import { InputError } from "../model/errors.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { StatementForm } from "../model/sample.ts";
import type { Format, RunSettings } from "../model/settings.ts";
import type { Selection } from "../suite/plan.ts";
import { parseConfigFile } from "./config-file.ts";
import { engineNameOf } from "./engine-name.ts";
import { defaults, type GivenSettings } from "./settings.ts";

/** What a command line or the action's inputs say. */
export interface Source {
  readonly given: GivenSettings;
  /** The configuration file's path, where one is named. */
  readonly config?: string;
}

/** Everything that judging recorded samples again can be told. */
export interface ReportSettings {
  readonly criteria: ReportCriteria;
  readonly format: Format;
  /** The folder that receives the files; none are written where it is absent. */
  readonly out?: string;
  readonly strict: boolean;
  /** The recorded names are kept where these are absent. */
  readonly candidateName?: string;
  readonly baselineName?: string;
  readonly baseName?: string;
}

/** Everything that judging results of somebody else can be told: nothing is left to what they say of themselves. */
export interface UntrustedSettings {
  readonly criteria: Criteria;
  readonly selection: Selection;
  readonly rows: number;
  readonly seed: number;
  readonly statements: StatementForm;
  readonly out: string;
  readonly names: Names;
}

/** What the engines are to be called, where they are not to be called what the results say. */
type Names = Partial<Readonly<Record<Role, string>>>;

/** Criteria of which a recording may say the rule: the one that it was made with. */
export type ReportCriteria = Omit<Criteria, "rule"> & { readonly rule: Partial<Rule> };

/**
 * What a run is to do. What is given comes before what the configuration file says, and that before the defaults.
 * A ceiling that is given stands for the file's `ceiling`, and the file's rules still come before either.
 *
 * @param configText what the configuration file says, where one is named
 * @throws InputError where the file is wrong, no candidate is given, or a run is to go on in another folder than its own
 */
export function resolveRunSettings(source: Source, configText?: string): RunSettings {
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
    "max-minutes": maxMinutes,
    "sample-timeout": sampleTimeout,
    "require-durability": requireDurability = false,
    resume,
    out,
    ...others
  } = { ...defaults, ...readConfig(source, configText), ...source.given };
  if (candidate === undefined)
    throw new InputError(
      "no candidate is given: name the engine under test with --candidate PATH on the command line, " +
        "with the action's input candidate, or with candidate in the configuration file",
    );
  if (resume !== undefined && source.given.out !== undefined && path.resolve(resume) !== path.resolve(out))
    throw new InputError(
      `--out: ${formatValue(out)} is not ${formatValue(resume)}, which --resume names: ` +
        "a run goes on in its own folder, so leave --out away",
    );
  return {
    ...others,
    out: resume ?? out,
    ...omitUndefined({ resume }),
    candidate,
    candidateName: candidateName ?? distinct(engineNameOf(candidate), baselineName),
    baselineName,
    baseName,
    criteria: {
      ceilings: { test, average, rules },
      baseCeilings: { ...defaults["base-ceilings"], ...baseCeilings },
      rule: { rounds, alpha },
      ...(requireDurability ? { requireDurability } : {}),
    },
    ...omitUndefined({ maxMinutes, sampleTimeout }),
  };
}

/**
 * How recorded samples are to be judged, in the same order of precedence.
 *
 * @throws InputError where the configuration file is wrong
 */
export function resolveReportSettings(source: Source, configText?: string): ReportSettings {
  const given = { ...readConfig(source, configText), ...source.given };
  const {
    out,
    "candidate-name": candidateName,
    "baseline-name": baselineName,
    "base-name": baseName,
    "base-ceilings": baseCeilings,
    "require-durability": requireDurability = false,
    rounds,
    alpha,
  } = given;
  const {
    ceiling: test,
    "average-ceiling": average,
    ceilings: rules,
    format,
    strict,
  } = { ...defaults, ...given };
  return {
    criteria: {
      ceilings: { test, average, rules },
      baseCeilings: { ...defaults["base-ceilings"], ...baseCeilings },
      rule: omitUndefined({ rounds, alpha }),
      ...(requireDurability ? { requireDurability } : {}),
    },
    format,
    strict,
    ...omitUndefined({ out, candidateName, baselineName, baseName }),
  };
}

/**
 * How results of somebody else are to be judged, and what must be in them, in the same order of precedence.
 *
 * @throws InputError where the configuration file is wrong
 */
export function resolveUntrustedSettings(source: Source, configText?: string): UntrustedSettings {
  const given = { ...readConfig(source, configText), ...source.given };
  const { rounds, alpha, rows, seed, statements, variants, storages, out } = { ...defaults, ...given };
  const { criteria, ...names } = resolveReportSettings(source, configText);
  return {
    criteria: { ...criteria, rule: { rounds, alpha } },
    selection: {
      variants,
      storages,
      ...omitUndefined({ workloads: given.workloads }),
    },
    rows,
    seed,
    statements,
    out,
    names: givenNames(names),
  };
}

/** The names that a person gave. */
export function givenNames({ candidateName, baselineName, baseName }: Partial<ReportSettings>): Names {
  return {
    ...omitUndefined({ candidate: candidateName, baseline: baselineName, base: baseName }),
  };
}

/** Stock SQLite measured against itself, say, would stand under one name twice. */
function distinct(candidateName: string, baselineName: string): string {
  return candidateName === baselineName ? `${candidateName} (candidate)` : candidateName;
}

function readConfig({ config }: Source, text: string | undefined): GivenSettings {
  return text === undefined ? {} : parseConfigFile(text, config ?? "the configuration file");
}
