import path from "node:path";
import { formatValue } from "../../messages/format-value.ts";
import { suggestName } from "../../messages/suggest-name.ts";
import { InputError } from "../../model/errors.ts";
import { omitUndefined } from "../../model/omit-undefined.ts";
import { type Test, testPath } from "../../model/test.ts";
import { type GetInput, readInputs } from "../../options/action-inputs.ts";
import { defaultsOf, schemaOf, type Values } from "../../options/option.ts";
import { checked, parseJson, writtenValues } from "../../options/sources.ts";
import { allTests } from "../../suite/plan-tests.ts";
import { defaultCountRows } from "../counts/options.ts";
import type { HistorySelection } from "../history/options.ts";
import type { BisectSettings, BisectSource } from "./model/settings.ts";
import { bisectInputs, bisectOptions } from "./options.ts";

export type GivenBisect = Values<typeof bisectOptions>;

/** The settings file of another process of the same version: JSON, which parseGivenBisect reads. */
export function formatGivenBisect(given: GivenBisect): string {
  return JSON.stringify(writtenValues(bisectOptions, given));
}

/** @throws InputError if the text is not such a file */
export function parseGivenBisect(text: string): GivenBisect {
  return checked(schemaOf(bisectOptions), parseJson(text));
}

/** The default folder of a search's files. */
export const defaultFolder = defaultsOf(bisectOptions).out;

/**
 * The settings of a search.
 *
 * @param files engine files, if these are searched
 * @throws InputError if it is not clear what to search, or options contradict each other
 */
export function resolveBisectSettings(given: GivenBisect, files: readonly string[]): BisectSettings {
  if (given["from-history"] === undefined)
    refuseUnused(given, ["history", "branch"], "a search whose ends are given; it is for --from-history");
  const {
    test,
    threshold,
    "build-timeout": buildTimeout,
    "sample-timeout": sampleTimeout,
    ...others
  } = {
    ...defaultsOf(bisectOptions),
    ...given,
  };
  const { baseline, seed, warehouses, statements, by, alpha, jobs = 1, format, quiet, out, resume } = others;
  const rows = by === "instructions" && given.rows === undefined ? defaultCountRows : others.rows;
  if (threshold === 1)
    throw new InputError("--threshold: 1 is no change: give 1.10 to find what became a tenth slower");
  if (resume !== undefined && given.out !== undefined && path.resolve(resume) !== path.resolve(given.out))
    throw new InputError(
      `--out: ${formatValue(given.out)} is not ${formatValue(resume)}, which --resume names: a search is resumed in its ` +
        "own folder, so omit --out",
    );
  return {
    source: sourceOf(given, files),
    test: findTest(test),
    by,
    alpha,
    rows,
    seed,
    warehouses,
    statements,
    jobs,
    buildTimeout,
    format,
    quiet,
    out: resume ?? out,
    ...omitUndefined({ baseline, threshold, sampleTimeout, resume }),
  };
}

/** A question to a history: the test's last change. */
export interface HistoryQuestion {
  readonly test: string;
  readonly history: HistorySelection;
  /** The name of a run: its commit or its label. */
  readonly by: "commit" | "label";
}

/**
 * A search's question to a history.
 *
 * @returns undefined if the test and the ends are given
 * @throws InputError if the options contradict each other
 */
export function resolveHistoryQuestion(given: GivenBisect): HistoryQuestion | undefined {
  const { "from-history": test, history: folder, branch, releases } = given;
  if (test === undefined) return undefined;
  refuseUnused(
    given,
    ["test", "engines", "step"],
    "--from-history, which names the test and its commits or releases",
  );
  if (folder === undefined)
    throw new InputError("--history is missing: name the folder of the history that --from-history reads");
  return {
    test,
    history: { history: folder, ...omitUndefined({ branch }) },
    by: releases === undefined ? "commit" : "label",
  };
}

/** The question of `git bisect run` about one engine. */
export interface StepSettings extends BisectSettings {
  readonly source: Extract<BisectSource, { kind: "engines" }>;
  /** The path of the engine, which exists or is built. */
  readonly candidate: string;
  /** A command that builds the engine in the working folder; absent if the engine exists already. */
  readonly build?: string;
  readonly threshold: number;
}

/**
 * The settings of one step of `git bisect run`.
 *
 * @throws InputError if one is missing, or cannot be used
 */
export function resolveStepSettings(given: GivenBisect, files: readonly string[]): StepSettings {
  const { candidate, threshold, build, "build-timeout": buildTimeout, ...others } = given;
  const [good, ...more] = files;
  const missing =
    good === undefined || more.length > 0
      ? "one engine file, the good one, with --engines"
      : candidate === undefined
        ? "the engine as it is now with --candidate"
        : "the line between good and bad with --threshold";
  if (good === undefined || more.length > 0 || candidate === undefined || threshold === undefined)
    throw new InputError(`--step: each step is judged alone: name ${missing}`);
  refuseUnused(
    given,
    ["good", "bad", "releases", "all-parents", "jobs", "resume", "from-history"],
    "--step, which judges one engine",
  );
  const settings = resolveBisectSettings({ ...others, threshold, engines: true }, [good]);
  const source = { kind: "engines", files: [good] } as const;
  return { ...settings, source, candidate, threshold, ...omitUndefined({ build, buildTimeout }) };
}

/** A user would believe that an option without effect was followed. */
function refuseUnused(given: GivenBisect, names: readonly (keyof GivenBisect)[], where: string): void {
  const unused = names.find((name) => given[name] !== undefined && given[name] !== false);
  if (unused !== undefined) throw new InputError(`--${unused}: it has no effect with ${where}: omit it`);
}

function sourceOf(given: GivenBisect, files: readonly string[]): BisectSource {
  const { engines = false, releases, build, candidate, good, bad, "all-parents": allParents = false } = given;
  const chosen = [
    engines ? "--engines" : [],
    build === undefined ? [] : "--build",
    releases === undefined ? [] : "--releases",
  ];
  const [first, second] = chosen.flat();
  if (first === undefined || second !== undefined)
    throw new InputError(
      `${first === undefined ? "nothing says what to search" : `${first} and ${second} are both given`}: give one of --build COMMAND, ` +
        "which builds commits, --engines FILE FILE..., and --releases PACKAGE",
    );
  if (engines) {
    const unused = ["good", "bad", "candidate", "all-parents", "jobs", "build-timeout"] as const;
    refuseUnused(given, unused, "--engines, whose first file is the good one and whose last is the bad one");
    return { kind: "engines", files };
  }
  for (const [name, value] of Object.entries({ good, bad }))
    if (value === undefined) throw new InputError(`--${name} is missing: name the ${name} end of the search`);
  const ends = { good: good ?? "", bad: bad ?? "" };
  if (releases !== undefined) {
    refuseUnused(given, ["all-parents"], "--releases, which come one after the other");
    return { kind: "releases", package: releases, ...ends, ...omitUndefined({ candidate }) };
  }
  if (candidate === undefined)
    throw new InputError(
      "--candidate is missing: name the file that --build makes, from the repository's top folder",
    );
  return { kind: "commits", ...ends, allParents, build: build ?? "", candidate };
}

function findTest(given: string | undefined): Test {
  if (given === undefined)
    throw new InputError(
      "--test is missing: name the test that changed, or take it and the ends from a history with --from-history",
    );
  const found = allTests.find((test) => testPath(test) === given);
  if (found !== undefined) return found;
  const meant = suggestName(given, allTests.map(testPath));
  throw new InputError(
    `--test: ${formatValue(given)} is no test: ` +
      (meant === undefined
        ? "give a path such as int/memory/reads/oltp_point_select"
        : `did you mean ${formatValue(meant)}?`),
  );
}

/**
 * Reads the inputs of a search.
 *
 * @returns undefined if a search that was made is to be published
 * @throws InputError naming the input, the value and what is allowed
 */
export function readBisectInputs(getInput: GetInput): GivenBisect | undefined {
  if (getInput("results").trim() !== "") {
    // A user would believe that an input without effect was followed.
    const unused = Object.keys(bisectInputs).find((name) => getInput(name).trim() !== "");
    if (unused !== undefined)
      throw new InputError(`input ${unused}: with results, nothing is searched; omit it`);
    return undefined;
  }
  if (getInput("test").trim() === "")
    throw new InputError("input test: name the path of the test that changed");
  return readInputs(bisectInputs, getInput);
}
