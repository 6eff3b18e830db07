import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { InputError } from "../../../model/errors.ts";
import { resolveReportSettings } from "../../../options/resolve.ts";
import { mergeSources } from "../../../options/sources.ts";
import { makeFolder } from "../../../platform/folder.ts";
import { renderCeilings } from "../../../report/ceilings-file.ts";
import { requireNoLink } from "../../../results/own-folder.ts";
import { readRecording } from "../../../results/read.ts";
import { judgeByOwnRule } from "../../../verdict/judge-recording.ts";
import type { CommandWorld, Feature } from "../../feature.ts";
import { type Ask, completeAnswers, type GivenAnswers } from "./answers.ts";
import { configFile, filesFor, measuringFile, nextSteps, nightlyFiles, nightSteps } from "./files.ts";
import { upgradeFiles, upgradeSteps } from "./upgrade-files.ts";

export interface InitCommand {
  readonly given: GivenAnswers;
  /** Results of earlier runs, from which ceilings are proposed. */
  readonly results: readonly string[];
  /** Whether the texts are printed, and nothing is written. */
  readonly print: boolean;
  /** Whether the files are those that compare an upgraded engine. */
  readonly upgrade: boolean;
}

/**
 * Writes the workflows and the configuration into the working folder, and says what to do next. A gate that is there is left as it is by what
 * comes beside it.
 *
 * @returns the exit status
 * @throws InputError if an answer is missing or wrong, a file exists with another text, or one cannot be read or written
 */
export async function initCommand(
  { given, results, print, upgrade }: InitCommand,
  { output, features }: Pick<CommandWorld, "output" | "features">,
): Promise<number> {
  if (!print && !existsSync(".git"))
    throw new InputError(
      "this folder is not the root of a git repository: change to the root of the engine's, or see the files with --print",
    );
  if (upgrade) requireNothingElse(given, results);
  const ceilings = results.length === 0 ? undefined : proposeCeilings(results, features);
  const isBesideGate = given.nightly === true && !print && existsSync(measuringFile);
  const asked = isBesideGate ? { forks: "yes" as const, ...given } : given;
  const files = upgrade
    ? upgradeFiles()
    : filesFor(await withTerminal((ask) => completeAnswers(asked, ask)), ceilings);
  if (print) {
    await output.print([...files].map(([file, text], at) => `${at === 0 ? "" : "\n"}### ${file}\n${text}`));
    return 0;
  }
  const isLeft = (file: string) =>
    isBesideGate
      ? !nightlyFiles.includes(file) && !(file === configFile && ceilings !== undefined)
      : file === configFile && upgrade && existsSync(file);
  const missing = [...files].filter(([file, text]) => !isLeft(file) && !hasText(file, text));
  const written = missing.map(([file]) => file);
  for (const file of written) requireNew(file);
  for (const [file, text] of missing) writeNew(file, text);
  const left = [...files.keys()].filter((file) => !written.includes(file) && existsSync(file));
  const steps = upgrade ? upgradeSteps : isBesideGate ? nightSteps : nextSteps;
  await output.print([
    ...(written.length === 0 ? [] : [`Written: ${written.join(", ")}\n`]),
    ...(left.length === 0 ? [] : [`Left as they are: ${left.join(", ")}\n`]),
    ...(written.length === 0 ? [] : [`\n${steps(written)}`]),
  ]);
  return 0;
}

/** A user would believe that an answer without effect was followed. */
function requireNothingElse(given: GivenAnswers, results: readonly string[]): void {
  const answers = ["build", "candidate", "candidate-name", "forks", "packages", "nightly"] as const;
  const [unused] = [
    ...answers.filter((name) => given[name] !== undefined).map((name) => `--${name}`),
    ...results,
  ];
  if (unused !== undefined)
    throw new InputError(
      `${unused}: it has no effect with --upgrade, whose workflows build no engine of yours: omit it`,
    );
}

function proposeCeilings(results: readonly string[], features: readonly Feature[]): string {
  const { criteria } = resolveReportSettings(mergeSources({ given: {} }, features), features);
  return renderCeilings(
    results.map((file) => judgeByOwnRule(readRecording(file, {}, features), criteria, features)),
  );
}

/** Lets somebody be asked if there is a terminal; questions are on standard error. */
async function withTerminal<Result>(use: (ask?: Ask) => Promise<Result>): Promise<Result> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return await use();
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Keeps lines that come before their question, as pasted ones do.
  const lines = terminal[Symbol.asyncIterator]();
  try {
    return await use(async (question, proposed) => {
      terminal.setPrompt(`${question}${proposed === undefined ? "" : ` [${proposed}]`} `);
      terminal.prompt();
      const { value, done } = await lines.next();
      if (done === true) throw new InputError("not all questions are answered: nothing is written");
      return value.trim() || (proposed ?? "");
    });
  } finally {
    terminal.close();
  }
}

/** Whether the file is there already, as it would be written. */
function hasText(file: string, text: string): boolean {
  requireNoLink(file);
  try {
    return readFileSync(file, "utf8") === text;
  } catch {
    return false;
  }
}

function requireNew(file: string): void {
  requireNoLink(file);
  if (existsSync(file))
    throw new InputError(
      `${file} exists already with another text, and nothing is written: remove it, or compare it with the text that --print shows`,
    );
}

/** Also if somebody makes the file meanwhile, it is not overwritten. */
function writeNew(file: string, text: string): void {
  try {
    makeFolder(path.dirname(file));
    writeFileSync(file, text, { flag: "wx" });
  } catch (cause) {
    throw new InputError(`${file} cannot be written (${(cause as Error).message})`, { cause });
  }
}
