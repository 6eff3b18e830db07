import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { testPath } from "../../../model/test.ts";
import { type GetInput, readInputs } from "../../../options/action-inputs.ts";
import { defaultsOf, schemaOf } from "../../../options/option.ts";
import { plainFormat } from "../../../options/plain-format.ts";
import { checked, parseJson, readSources, writtenValues } from "../../../options/sources.ts";
import type { Roots } from "../../../platform/read-inside.ts";
import { catalogueOf } from "../../../suite/added-suite.ts";
import { findWorkload } from "../../../suite/workloads.ts";
import type { Feature } from "../../feature.ts";
import { defaultCountRows } from "../../figures/counts/options.ts";
import type { HistorySelection } from "../../nights/history/options.ts";
import { besideGood } from "./beside-good.ts";
import {
  type BisectSettings,
  type BisectSource,
  isCounter,
  isFault,
  isTest,
  type SearchedFigure,
  type SearchedSubject,
} from "./model/settings.ts";
import { bisectInputs, bisectOptions, type GivenBisect } from "./options.ts";
import { findSubject } from "./subject.ts";
import { type AskedBisect, withFinding } from "./with-finding.ts";

/** The settings file of another process of the same version: JSON, which parseGivenBisect reads. */
export function formatGivenBisect(given: GivenBisect): string {
  return JSON.stringify(writtenValues(bisectOptions, given));
}

/** @throws InputError if the text is not such a file */
export function parseGivenBisect(text: string): GivenBisect {
  return checked(schemaOf(bisectOptions), parseJson(text));
}

/**
 * The settings of a search.
 *
 * @param files engine files, if these are searched
 * @param features of the build, whose suites the test may be of, and whose facts a results file may have
 * @param roots the folders that no file of own workloads may lead out of; any may if they are absent
 * @throws InputError if it is not clear what to search, or options contradict each other
 */
export function resolveBisectSettings(
  asked: GivenBisect,
  files: readonly string[],
  features: readonly Feature[],
  roots?: Roots,
): BisectSettings {
  const { given, found } = withFinding(asked, features, roots);
  const {
    threshold,
    "build-timeout": buildTimeout,
    "sample-timeout": sampleTimeout,
    ...others
  } = { ...defaultsOf(bisectOptions), ...given };
  const { baseline, seed, warehouses, statements, by, alpha, jobs = 1, format, quiet, out, resume } = others;
  const rows = by === "instructions" && given.rows === undefined ? defaultCountRows : others.rows;
  if (threshold === 1)
    throw new InputError("--threshold: 1 is no change: give 1.10 to find what became a tenth slower");
  if (isFault(by))
    refuseUnused(
      given,
      ["threshold"],
      `--by ${by}: a version shows a fault or does not, and there is no line`,
    );
  const { counters, "own-workloads": ownFiles } = given;
  const named = ownFiles === undefined ? {} : { "own-workloads": ownFiles };
  const { contents: read } = readSources({ given: named }, features, roots);
  const catalogue = catalogueOf(features, read, "sqlite", { counters });
  const known = { seed, catalogue, contents: read, found };
  const subject = { test: found?.case ?? findSubject(given, by, known), contents: read };
  const { test, contents } = isFault(by) ? subject : besideGood(subject);
  if (!("life" in test)) refuseUnused(given, ["age"], `--by ${by}; it is for shapes of life`);
  if (isCounter(by) && isTest(test) && findWorkload(test, catalogue)?.counters === undefined)
    throw new InputError(
      `--by: ${formatValue(by)} is a counter of the engine, and ${testPath(test)} has no query for counters: give one with --counters` +
        (test.variant === "own" ? ", or as counters in the workload's file" : ""),
    );
  if (resume !== undefined && given.out !== undefined && path.resolve(resume) !== path.resolve(given.out))
    throw new InputError(
      `--out: ${formatValue(given.out)} is not ${formatValue(resume)}, which --resume names: a search is resumed in its ` +
        "own folder, so omit --out",
    );
  return {
    source: sourceOf(given, files),
    test,
    contents: isOwn(test) ? contents : {},
    by,
    alpha,
    rows,
    seed,
    warehouses,
    statements,
    jobs,
    buildTimeout,
    format: plainFormat(format),
    quiet,
    out: resume ?? out,
    baseline,
    threshold,
    sampleTimeout,
    resume,
    counters,
  };
}

/** Whether a subject is of files of own workloads. */
function isOwn(test: SearchedSubject): boolean {
  if ("mean" in test) return test.tests.some(({ variant }) => variant === "own");
  return isTest(test) && test.variant === "own";
}

/** A question to a history: the test's last change. */
export interface HistoryQuestion {
  readonly test: string;
  readonly history: HistorySelection;
  /** The name of a run: its commit or its label. */
  readonly by: "commit" | "label";
  /** The figure whose last change is looked for. */
  readonly figure: SearchedFigure;
}

/**
 * A search's question to a history.
 *
 * @param files or versions that are arguments
 * @returns undefined without a history
 * @throws InputError if the options contradict each other
 */
export function resolveHistoryQuestion(
  given: GivenBisect,
  files: readonly string[],
): HistoryQuestion | undefined {
  const { test, history: folder, branch, releases } = given;
  if (folder === undefined) {
    refuseUnused(given, ["branch"], "a search without --history");
    return undefined;
  }
  if (files.length > 0)
    refuseUnused(given, ["history"], "arguments, of which the first and the last are the ends");
  const figure = given.by ?? "time";
  if (isFault(figure))
    throw new InputError(`--by: a history has figures, and ${figure} is a fault: name the test and the ends`);
  refuseUnused(given, ["finding"], "--history, which has the last change of --test");
  if (given.good !== undefined && given.bad !== undefined)
    refuseUnused(given, ["history"], "a search whose ends are given");
  if (test === undefined)
    throw new InputError("--test is missing: name the test whose last change the history has");
  return {
    test,
    history: { history: folder, branch },
    by: releases === undefined ? "commit" : "label",
    figure,
  };
}

/** A user would believe that an option without effect was followed. */
function refuseUnused(given: AskedBisect, names: readonly (keyof GivenBisect)[], where: string): void {
  const unused = names.find((name) => given[name] !== undefined && given[name] !== false);
  if (unused !== undefined) throw new InputError(`--${unused}: it has no effect with ${where}: omit it`);
}

function sourceOf(given: AskedBisect, files: readonly string[]): BisectSource {
  const { releases, build, candidate, good, bad, "all-parents": allParents = false } = given;
  const chosen = [build === undefined ? [] : "--build", releases === undefined ? [] : "--releases"];
  const [first, second] = chosen.flat();
  if ((first === undefined && files.length === 0) || second !== undefined)
    throw new InputError(
      `${first === undefined ? "nothing says what to search" : `${first} and ${second} are both given`}: give one of --build COMMAND, ` +
        "which builds commits, the files of engines, and --releases PACKAGE or --releases ./FOLDER",
    );
  if (first === undefined) {
    const unused = ["good", "bad", "candidate", "all-parents", "jobs", "build-timeout"] as const;
    refuseUnused(
      given,
      unused,
      "files of engines, of which the first is the good one and the last the bad one",
    );
    return { kind: "engines", files };
  }
  requireNoFolder(releases);
  // No package's name begins like a path.
  if (releases !== undefined && /^[./]/.test(releases)) {
    refuseUnused(
      given,
      ["all-parents", "jobs", "build-timeout"],
      "a folder of releases, which are built already",
    );
    const [version] = files;
    if (version !== undefined)
      throw new InputError(
        `--releases: ${formatValue(version)} is given as an argument: name the ends of a folder with --good and --bad`,
      );
    return { kind: "releases folder", releasesFolder: releases, good, bad, candidate };
  }
  if (releases !== undefined) {
    refuseUnused(given, ["all-parents"], "--releases, which come one after the other");
    if (files.length > 0)
      return {
        kind: "releases",
        package: releases,
        ...listedReleases(given, files),
        candidate,
      };
  }
  for (const [name, value] of Object.entries({ good, bad }))
    if (value === undefined) throw new InputError(`--${name} is missing: name the ${name} end of the search`);
  const ends = { good: good ?? "", bad: bad ?? "" };
  if (releases !== undefined) return { kind: "releases", package: releases, ...ends, candidate };
  if (candidate === undefined)
    throw new InputError(
      "--candidate is missing: name the file that --build makes, from the repository's top folder",
    );
  return { kind: "commits", ...ends, allParents, build: build ?? "", candidate };
}

/** @throws InputError if a package is named like what is meant for a folder: its library would be downloaded, and executed */
function requireNoFolder(releases: string | undefined): void {
  if (releases === undefined || /^[./]|[:]/.test(releases)) return;
  if (releases.startsWith("~"))
    throw new InputError(
      `--releases: ${formatValue(releases)} begins with ~, which no shell has replaced: write the folder's path`,
    );
  if (!existsSync(releases)) return;
  const kind = statSync(releases).isDirectory() ? "folder" : "file";
  throw new InputError(
    `--releases: ${formatValue(releases)} is a ${kind} here: write ./${releases}, or pypi:${releases} for the package`,
  );
}

/** The versions that are given as arguments. */
function listedReleases(given: AskedBisect, versions: readonly string[]) {
  refuseUnused(
    given,
    ["good", "bad"],
    "versions as arguments, whose first is the good one and whose last is the bad one",
  );
  const twice = versions.find((version, index) => versions.indexOf(version) < index);
  if (twice !== undefined) throw new InputError(`--releases: ${formatValue(twice)} is given twice`);
  const [good = "", bad] = [versions[0], versions.at(-1)];
  if (bad === undefined || versions.length < 2)
    throw new InputError(
      `--releases: only ${formatValue(good)} is given as an argument: name the good release first and the bad one last, or omit it for --good and --bad`,
    );
  return { good, bad, versions };
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
  if (getInput("test").trim() === "" && getInput("finding").trim() === "")
    throw new InputError(
      "input test: name the path of the test that changed, or a row of a results file with finding",
    );
  return readInputs(bisectInputs, getInput);
}
