import { createHash } from "node:crypto";
import path from "node:path";
import { formatValue } from "../../../messages/format-value.ts";
import { suggestName } from "../../../messages/suggest-name.ts";
import { type Criteria, defaultCriteria } from "../../../model/criteria.ts";
import { InputError } from "../../../model/errors.ts";
import type { RunSettings } from "../../../model/settings.ts";
import {
  keyVariants,
  type Storage,
  type SuiteName,
  storages,
  suiteNames,
  suiteOf,
  type Test,
  testPath,
} from "../../../model/test.ts";
import { type GivenOptions, valuesOf } from "../../../options/option.ts";
import { ownCommand } from "../../../options/own-command.ts";
import { resolveRunSettings } from "../../../options/resolve.ts";
import type { GivenSettings, Sources } from "../../../options/sources.ts";
import { settingOptions } from "../../../options/table.ts";
import { catalogueOf } from "../../../suite/added-suite.ts";
import { testsOf } from "../../../suite/plan-tests.ts";
import type { Feature } from "../../feature.ts";
import { pathMatcher } from "../../nights/history/runs/select.ts";
import { searching } from "../bisect/options.ts";
import { likelyRelease, parseReleaseName, type ReleaseName } from "../builds/releases/open-releases.ts";
import { comparing, measuringMinutes } from "./options.ts";

/** An engine that a user names: the path of a file, or a release. */
export type EngineName = string | ReleaseName;

/** The two engines that are compared. */
export type Subject =
  | {
      readonly kind: "engines";
      readonly base: EngineName;
      readonly candidate: EngineName;
      /** The end of the engine's path in a release; absent if the engine is to be found. */
      readonly file?: string;
      /** Minutes that fetching or compiling a release may take. */
      readonly buildTimeout: number;
    }
  | {
      readonly kind: "trees";
      /** As git understands it; the merge base with the default branch if it is absent. */
      readonly revision?: string;
      readonly build: string;
      /** The file that a build makes, from the top of the working copy. */
      readonly candidate: string;
      /** Minutes that a build may take. */
      readonly buildTimeout: number;
    };

/** The settings of a comparison. */
export interface CompareSettings {
  readonly subject: Subject;
  /** How the engines are measured and judged; `candidate` and `base` stand for the files, which may not be built yet. */
  readonly run: RunSettings & { readonly base: string };
  /** Whether stock SQLite is measured too. */
  readonly sqlite: boolean;
  /** The part of the suite that was left out for want of time, and the options that measure it too; absent if the scope was chosen. */
  readonly leftOut?: LeftOut;
}

export interface LeftOut {
  readonly what: readonly string[];
  readonly options: string;
}

/** The values that only `compare` reads. */
const own = {
  ...comparing,
  build: searching.build,
  "build-timeout": searching["build-timeout"],
  test: settingOptions.test,
};
type Own = ReturnType<typeof valuesOf<typeof own>>;

/** Rows of the largest table: with ten times as many, a round of all tests takes a minute. */
const fewRows = 10_000;

/**
 * @param operands a revision, or two engine files
 * @param sources the options, and the configuration file
 * @param cacheFolder that has the results, unless a folder is named
 * @throws InputError if it is not clear what to compare, or options contradict each other
 */
export function resolveCompare(
  operands: readonly string[],
  sources: Sources,
  features: readonly Feature[],
  cacheFolder: string,
): CompareSettings {
  const given = valuesOf(own, sources.values);
  const subject = subjectOf(operands, sources, given);
  const { values, leftOut } = narrow(sources, given, features);
  const [, ...named] = operands;
  const engines = {
    candidate: subject.kind === "trees" ? subject.candidate : (named[0] ?? ""),
    base: subject.kind === "trees" ? "base" : (operands[0] ?? ""),
    gate: "base",
    out: values.out ?? defaultFolder(cacheFolder),
  } as const;
  const run = resolveRunSettings({ ...sources, values: { ...values, ...engines } }, features);
  const { test } = given;
  const tests = test === undefined ? undefined : findTests(test, sources.contents, features).map(testPath);
  return {
    subject,
    run: { ...run, criteria: endingEarly(run.criteria), base: engines.base, tests: tests ?? run.tests },
    sqlite: given.sqlite,
    leftOut,
  };
}

/** A comparison answers one question: once all tests together are slower, single tests at their ceilings would take most of the time. */
function endingEarly(criteria: Criteria): Criteria {
  const { accept = [], rule } = criteria;
  return accept.length > 0 || rule.precision === undefined
    ? criteria
    : { ...criteria, rule: { ...rule, overallDecides: true } };
}

/** A folder for each working folder: a comparison empties it, and one in another repository must not. */
function defaultFolder(cacheFolder: string): string {
  const key = createHash("sha256").update(process.cwd()).digest("hex").slice(0, 16);
  return path.join(cacheFolder, "compare", key);
}

function subjectOf(operands: readonly string[], { values, from }: Sources, given: Own): Subject {
  const [first, second, third] = operands;
  if (third !== undefined)
    throw new InputError(
      `unexpected argument ${formatValue(third)}: name one revision of git, or two engine files or releases, the one before the change first`,
    );
  const { build, "build-timeout": buildTimeout } = given;
  const { candidate } = values;
  if (first !== undefined && second !== undefined) {
    const [base, other] = [first, second].map((one) => parseReleaseName(one) ?? one);
    const hasRelease = [base, other].some((one) => typeof one !== "string");
    const own = hasRelease ? ["build"] : ["build", "candidate"];
    const unused = own.find((name) => from[name]?.kind === "option");
    if (unused !== undefined)
      throw new InputError(
        `--${unused}: it has no effect with two engine ${hasRelease ? "releases" : "files"}: omit it`,
      );
    const file = from.candidate?.kind === "option" ? candidate : undefined;
    return { kind: "engines", base: base ?? first, candidate: other ?? second, file, buildTimeout };
  }
  const release = first === undefined || parseReleaseName(first) !== undefined ? first : likelyRelease(first);
  if (release !== undefined && parseReleaseName(release) !== undefined) {
    const other = release.replace(/@[^@]*$/, "@VERSION");
    throw new InputError(
      `${formatValue(first)} is one release: name the other one too, the older first: compare ${other} ${release}`,
    );
  }
  if (build === undefined)
    throw new InputError(
      "--build is missing: give the command that builds the engine, such as --build 'make lib', or two engine files: " +
        "compare BEFORE.so AFTER.so",
    );
  if (candidate === undefined)
    throw new InputError(
      "--candidate is missing: name the file that --build makes, from the repository's top folder",
    );
  return { kind: "trees", build, candidate, buildTimeout, revision: first };
}

/** The settings of a configuration file that apply: the claims, and how the engines are used. */
const ofGate: readonly string[] = [
  "candidate",
  "baseline",
  "pragmas",
  "environment",
  "engine-version",
  "counters",
  "alpha",
  "ceiling",
  "average-ceiling",
  "ceilings",
  "base-ceilings",
  "base-averages",
  "min-change",
  "accept",
];

/** Half the width of an interval, percent, that is narrow enough: if the time allows, wider ones get more pairs once all is decided. */
const asked = 10;

/** The settings that fit into the time, unless options say otherwise: those of a configuration file are for a gate's run. */
function narrow(
  { values, from, contents }: Sources,
  given: Own,
  features: readonly Feature[],
): { readonly values: GivenSettings; readonly leftOut?: LeftOut } {
  const { quick, test } = given;
  const isGiven = (name: string) => from[name]?.kind === "option";
  const chosen = test === undefined ? undefined : findTests(test, contents, features);
  const usual: readonly Storage[] = quick ? ["memory"] : ["memory", "file"];
  // A configuration file that measures the user's own workloads alone has no others to ask for.
  const isOwnFile = values.suites?.every((suite) => suite === "own") === true;
  const usualSuites: readonly SuiteName[] = isGiven("own-workloads") || isOwnFile ? ["own"] : ["oltp"];
  const suites = (isGiven("suites") ? values.suites : undefined) ?? usualSuites;
  const isOwn = suites.every((suite) => suite === "own");
  const there = storagesOf(suites, contents, features);
  const usualThere = usual.filter((one) => there.includes(one));
  const { min, max } = defaultCriteria.rule.rounds;
  const scope = {
    suites: chosen === undefined ? usualSuites : suitesOf(chosen),
    variants: chosen === undefined ? (["int"] as const) : keyVariants,
    storages: chosen !== undefined ? storages : usualThere.length > 0 ? usualThere : there,
    rows: fewRows,
    "max-minutes": quick ? measuringMinutes.quick : measuringMinutes.usual,
    // The time that is left goes to the pairs of few tests anyway, and a slow test has none for 18 before its first look.
    ...(isGiven("rounds") ? {} : { precision: asked, rounds: { min, max } }),
  };
  const narrowed: GivenOptions = Object.fromEntries(Object.entries(scope).filter(([name]) => !isGiven(name)));
  const files = features.flatMap(({ suite }) => suite?.option ?? []);
  const taken = Object.entries(values).filter(
    ([name]) => isGiven(name) || [...ofGate, ...files].includes(name),
  );
  const merged = { ...Object.fromEntries(taken), ...narrowed } as GivenSettings;
  // The tables of a user's own workloads have the size that their files say, and one shape.
  const { variants: _, rows: __, ...ofOwn } = narrowed;
  const leftOut = chosen === undefined ? leftOutOf(merged, isOwn ? ofOwn : narrowed, there) : undefined;
  return { values: merged, leftOut };
}

/** @param there the storages that the suites have */
function leftOutOf(
  { variants = [], storages: measured = [] }: GivenSettings,
  narrowed: GivenOptions,
  there: readonly Storage[],
): LeftOut | undefined {
  const otherKeys = keyVariants.filter((one) => !variants.includes(one));
  const otherStorages = there.filter((one) => !measured.includes(one));
  const rows = settingOptions.rows.default.toLocaleString("en-US");
  const parts = [
    { name: "variants", what: otherKeys, options: `--variants ${keyVariants.join()}` },
    { name: "storages", what: otherStorages, options: `--storages ${there.join()}` },
    { name: "rows", what: [`tables of ${rows} rows`], options: `--rows ${settingOptions.rows.default}` },
  ].filter(({ name, what }) => name in narrowed && what.length > 0);
  if (parts.length === 0) return undefined;
  const options = [...parts.map((part) => part.options), "--max-minutes 60"].join(" ");
  return { what: parts.flatMap((part) => part.what), options };
}

/** The storages that tests of suites have, in the usual order. */
function storagesOf(
  suites: readonly SuiteName[],
  contents: Sources["contents"],
  features: readonly Feature[],
): readonly Storage[] {
  const tests = testsOf(catalogueOf(features, contents));
  return storages.filter((one) =>
    tests.some(({ variant, storage }) => storage === one && suites.includes(suiteOf(variant))),
  );
}

/** The suites that a pattern means: the usual one if it names tests of several. */
function suitesOf(tests: readonly Test[]): readonly SuiteName[] {
  const found = new Set(tests.map(({ variant }) => suiteOf(variant)));
  return found.has("oltp") ? ["oltp"] : suiteNames.filter((name) => found.has(name));
}

/** The tests that a pattern names, in report order; a part with an asterisk is any. */
function findTests(
  pattern: string,
  contents: Sources["contents"],
  features: readonly Feature[],
): readonly Test[] {
  const catalogue = catalogueOf(features, contents);
  const isNamed = pathMatcher(pattern);
  const all = testsOf(catalogue).filter(({ variant }) => catalogue[suiteOf(variant)].dialect !== "mysql");
  const found = all.filter((test) => isNamed(testPath(test)));
  if (found.length === 0) {
    const meant = suggestName(pattern, all.map(testPath));
    throw new InputError(
      `--test: no test is ${formatValue(pattern)}` +
        (meant === undefined
          ? `: ${ownCommand()} run --help-all has the names of workloads`
          : `: did you mean ${formatValue(meant)}?`),
    );
  }
  return found;
}
