import { globSync, lstatSync, realpathSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../messages/format-value.ts";
import { rolesOf } from "../model/engine.ts";
import { InputError } from "../model/errors.ts";
import type { Recording } from "../model/recording.ts";
import type { StatementForm } from "../model/sample.ts";
import { storages, type Test, testPath, variants } from "../model/test.ts";
import { planTests } from "../suite/plan.ts";
import type { Shard } from "./merge/same-run.ts";
import { type Names, readRecordings } from "./read.ts";

/** What results of somebody else may cost; the largest run of this tool stays below. */
const most = { files: 64, bytes: 100_000_000 } as const;

/** What a report may call an engine that a file from elsewhere names. */
const plainName = /^[\p{L}\p{N} ._+()/-]{1,60}$/u;

/** What a run must have measured to be what it is taken for. */
export interface Plan {
  readonly tests: readonly Test[];
  readonly rows: number;
  readonly seed: number;
  readonly statements: StatementForm;
}

/**
 * Reads results that anybody may have written, such as those that a pull request's own workflow left: no path leads out of
 * a folder, nothing is larger than it can be, every name is one that this tool gives, and what was planned and is not
 * there counts as not measured.
 *
 * @param patterns paths or patterns relative to the folder
 * @param check throws an InputError about a file that is not of the run whose results are expected
 * @throws InputError naming the pattern or the file, and what is wrong
 */
export function readUntrusted(
  patterns: readonly string[],
  folder: string,
  names: Names,
  plan: Plan,
  check: (shard: Shard) => void,
): Recording {
  const files = findFiles(patterns, folder);
  const recording = readRecordings(
    files.map((file) => path.relative(".", file)),
    names,
    check,
  );
  requireOwnNames(recording);
  requirePlan(recording, plan);
  requireControls(recording);
  return complete(recording, plan);
}

/** @throws InputError */
export function findFiles(patterns: readonly string[], folder: string): string[] {
  const root = realpathSync(folder);
  const found = new Set<string>();
  for (const pattern of patterns) {
    const relative = path.relative(root, path.resolve(root, pattern));
    if (relative.split(path.sep).includes("..") || path.isAbsolute(relative))
      throw new InputError(`input results: "${pattern}" leads out of the workspace ${folder}`);
    const files = globSync(relative, { cwd: root }).map((file) => path.join(root, file));
    if (files.length === 0) throw new InputError(`input results: no file matches "${pattern}" in ${folder}`);
    for (const file of files) found.add(requirePlainFile(file, root));
    if (found.size > most.files)
      throw new InputError(`input results: "${pattern}" and others match more than ${most.files} files`);
  }
  return [...found].toSorted();
}

function requirePlainFile(file: string, root: string): string {
  const { size } = lstatSync(file);
  if (!lstatSync(file).isFile() || realpathSync(file) !== file)
    throw new InputError(`input results: ${path.relative(root, file)} is no plain file in the workspace`);
  if (size > most.bytes)
    throw new InputError(
      `input results: ${path.relative(root, file)} has ${size} bytes, at most ${most.bytes} are allowed`,
    );
  return file;
}

function requireOwnNames({ engines, tests, controls = [], run, mediansOnly = false }: Recording): void {
  if (run === undefined || mediansOnly)
    throw new InputError(
      "input results: not the results of a run: name the results.json that mode measure wrote",
    );
  for (const role of rolesOf(engines)) {
    const name = engines[role]?.name ?? "";
    if (!plainName.test(name))
      throw new InputError(
        `input results: engines.${role}.name is ${formatValue(name)}: ` +
          `up to 60 letters, digits, spaces and ._+()/- are allowed; the input ${role}-name comes before it`,
      );
  }
  const known = new Set(planTests({ variants, storages }).map(testPath));
  for (const test of [...tests, ...controls])
    if (!known.has(testPath(test)))
      throw new InputError(`input results: ${formatValue(testPath(test))} is no test of this tool`);
}

function requirePlan({ suite }: Recording, plan: Plan): void {
  const there = suite && { ...suite, statements: suite.statements ?? "text" };
  for (const name of ["rows", "seed", "statements"] as const)
    if (there?.[name] !== plan[name])
      throw new InputError(
        `input ${name}: ${plan[name]} is expected, and the results have ${there?.[name] ?? "none"}: ` +
          "give both workflows the same inputs",
      );
}

/** Without the baseline against itself it is not known whether the runner could be trusted; every whole run has it. */
function requireControls({ run, controls = [] }: Recording): void {
  if (run?.stopped === undefined && controls.length === 0)
    throw new InputError(
      "input results: they have no controls, SQLite against SQLite, which every run measures",
    );
}

/** Whoever leaves out the test that is too slow does not pass. */
function complete(recording: Recording, { tests }: Plan): Recording {
  const there = new Set(recording.tests.map(testPath));
  const missing = tests.filter((test) => !there.has(testPath(test)));
  const { run } = recording;
  return {
    ...recording,
    ...(run?.planned && {
      run: { ...run, planned: { ...run.planned, tests: recording.tests.length + missing.length } },
    }),
    tests: [
      ...recording.tests,
      ...missing.map((test) => ({ ...test, samples: [], checks: [], failures: [] })),
    ],
  };
}
