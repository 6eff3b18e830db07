import { lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { info, setOutput } from "@actions/core";
import { annotate } from "../../../github/job-log.ts";
import { abortOnSignals } from "../../../github/measure-process.ts";
import { newFolder } from "../../../github/new-folder.ts";
import { readWorkflow } from "../../../github/workflow.ts";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { type GetInput, readInputs } from "../../../options/action-inputs.ts";
import { readEnvironment } from "../../../options/environment.ts";
import { visible } from "../../../report/format/escape.ts";
import {
  fetchRelease,
  nameOfRelease,
  type ReleaseName,
  titleOfRelease,
} from "../builds/releases/open-releases.ts";
import { findUpgrade, type LockFile } from "./find-upgrade.ts";
import { upgradeOptions } from "./options.ts";

/** Milliseconds in which a package is fetched, and its sources are compiled. */
const timeoutMs = 20 * 60_000;

/** Bytes of a lock file that is read; a longer text is refused. */
const mostBytes = 40_000_000;

/**
 * Finds the engine whose package a pull request upgrades, and fetches both versions. No code of the pull request runs: its lock file
 * only chooses a version of a known package, from the registry of the base's lock file.
 *
 * @throws InputError if a lock file is refused, or a version cannot be had
 */
export async function upgradeStep(getInput: GetInput, environment: NodeJS.ProcessEnv): Promise<void> {
  const given = readInputs(upgradeOptions, getInput);
  const { "base-locks": before, "candidate-locks": after, package: named, "package-file": candidate } = given;
  if (before === undefined || after === undefined)
    throw new InputError("inputs base-locks and candidate-locks: name the folders with the lock files");
  try {
    const found = findUpgrade(lockFilesIn(before, after), named);
    if (found === undefined) {
      annotate.notice("no engine's version changed: nothing is measured");
      return;
    }
    const { temporary } = readWorkflow(environment);
    const { compiler } = readEnvironment(environment);
    const settings = {
      ...{ candidate, compiler, environment, timeoutMs },
      cacheFolder: compiler.cacheFolder,
      folder: newFolder(temporary),
    };
    const { signal } = abortOnSignals();
    const fetched = async (name: ReleaseName) => {
      info(`fetching ${visible(titleOfRelease(name))}`);
      const made = await fetchRelease(name, settings, signal);
      if (made.state === "built") return made.engine;
      const why = made.isCompilersMessage === true ? "its sources do not compile" : made.message;
      throw new InputError(`${titleOfRelease(name)} cannot be compared: ${why}`);
    };
    const engines = { base: await fetched(found.base), candidate: await fetched(found.candidate) };
    const names = {
      "candidate-name": titleOfRelease(found.candidate),
      "base-name": titleOfRelease(found.base),
      "upgraded-releases": [found.base, found.candidate].map(nameOfRelease).join(" "),
    };
    setOutput("candidate-path", engines.candidate);
    setOutput("base-path", engines.base);
    setOutput("names", JSON.stringify(names));
  } catch (cause) {
    // For a step whose words publishing quotes.
    if (cause instanceof InputError) setOutput("problem", visible(cause.message));
    throw cause;
  }
}

/**
 * All files of both folders.
 *
 * @throws InputError if a file of one is a link in the other: whatever that leads to would be a change that nobody sees
 */
function lockFilesIn(before: string, after: string): LockFile[] {
  const names = [before, after].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }),
  );
  return [...new Set(names)].toSorted().flatMap((file): LockFile[] => {
    const [old, now] = [before, after].map((folder) => readText(path.join(folder, file)));
    const [wasLink, isLink] = [before, after].map((folder) => isLinkAt(path.join(folder, file)));
    if (wasLink !== isLink)
      throw new InputError(
        `${formatValue(file)} ${isLink === true ? "becomes" : "is no longer"} a link: a pull request of an upgrade changes no links`,
      );
    if (isLink === true) return [{ file, before: undefined, after: undefined, isLink }];
    return old === undefined && now === undefined ? [] : [{ file, before: old, after: now }];
  });
}

function isLinkAt(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

function readText(file: string): string | undefined {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found?.isFile() !== true) return undefined;
  if (found.size > mostBytes)
    throw new InputError(`${path.basename(file)} has more than ${mostBytes / 1e6} MB`);
  return readFileSync(file, "utf8");
}
