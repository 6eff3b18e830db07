import { globSync, lstatSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../messages/format-value.ts";
import { perEngine } from "../model/engine.ts";
import { InputError } from "../model/errors.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { Recording } from "../model/recording.ts";
import { storages, testOnly, testPath } from "../model/test.ts";
import { isInside } from "../platform/inside-folder.ts";
import { suiteHashes } from "../suite/fingerprint.ts";
import { findRunnable, hasSuite, testsOf } from "../suite/plan.ts";
import { warningsOf } from "../verdict/warnings.ts";
import { parseRecording } from "./json/schema.ts";
import { requireModestStructure } from "./json/structure.ts";
import { mergeRecordings } from "./merge/merge.ts";
import type { Shard } from "./merge/same-run.ts";
import type { Plan } from "./plan.ts";
import { requireControls } from "./required-controls.ts";
import { requireCounters } from "./required-counters.ts";
import { requireSequences } from "./required-sequences.ts";
import { requireSettings } from "./required-settings.ts";

/**
 * What results of another job may cost, all files together. A run of all 276 tests with 100 pairs each stays below; a
 * usual one, with most tests at three pairs, has about 1 MB.
 */
const limits = { files: 64, bytes: 32_000_000 } as const;

/**
 * Reads results that anybody may have written, such as those that a pull request's own workflow left: no path leads out of
 * the folder, sizes are limited, and what was planned but is missing counts as not measured. Names and warnings of the
 * results are replaced by the tool's own.
 *
 * @param patterns paths or patterns relative to the folder
 * @param check throws an InputError about a file that is not of the run whose results are expected
 * @throws InputError naming the pattern or the file, and what is wrong
 */
export function readUntrusted(
  patterns: readonly string[],
  folder: string,
  plan: Plan,
  check: (shard: Shard) => void,
): Recording {
  const files = findFiles(patterns, folder);
  const [first, ...others] = files.map((file): Shard => {
    const fileName = path.relative(".", file);
    const shard = { fileName, recording: readShard(file, fileName, plan) };
    check(shard);
    return shard;
  });
  if (first === undefined) throw new InputError("input results: no file is given");
  const { skipped: _, ...merged } = mergeRecordings([first, ...others]);
  const recording = rename(merged, plan.names);
  requirePlan(recording, plan);
  // What needs a base is planned if there is one: that it is there is required above, if it has to be.
  const { tests, skipped } = findRunnable(plan.tests, recording.engines.base !== undefined);
  const runnable = { ...plan, tests };
  requireSettings(recording, runnable);
  requireControls(recording, runnable);
  requireCounters(recording, plan);
  requireSequences(recording, plan);
  const known = { ...recording, ...(skipped.length === 0 ? {} : { skipped: skipped.map(testOnly) }) };
  return complete({ ...known, warnings: deriveWarnings(known, runnable) }, runnable);
}

/** @throws InputError */
export function findFiles(patterns: readonly string[], folder: string): string[] {
  const root = realpathSync(folder);
  const found = new Set<string>();
  for (const pattern of patterns) {
    if (!isInside(path.resolve(root, pattern), root))
      throw new InputError(`input results: "${pattern}" leads out of the workspace`);
    const relative = path.relative(root, path.resolve(root, pattern));
    const files = globSync(relative, { cwd: root }).map((file) => path.join(root, file));
    if (files.length === 0)
      throw new InputError(`input results: no file matches "${pattern}" in the workspace`);
    for (const file of files) found.add(requirePlainFile(file, root));
    if (found.size > limits.files)
      throw new InputError(`input results: "${pattern}" and others match more than ${limits.files} files`);
  }
  const all = [...found].toSorted();
  const bytes = all.reduce((sum, file) => sum + lstatSync(file).size, 0);
  if (bytes > limits.bytes)
    throw new InputError(
      `input results: the ${all.length} files have ${bytes} bytes, at most ${limits.bytes} are allowed in all`,
    );
  return all;
}

function requirePlainFile(file: string, root: string): string {
  const { size } = lstatSync(file);
  if (!lstatSync(file).isFile() || realpathSync(file) !== file)
    throw new InputError(`input results: ${path.relative(root, file)} is no plain file in the workspace`);
  if (size > limits.bytes)
    throw new InputError(
      `input results: ${path.relative(root, file)} has ${size} bytes, at most ${limits.bytes} are allowed`,
    );
  return file;
}

function readShard(file: string, fileName: string, { catalogue }: Plan): Recording {
  const content = readFileSync(file);
  requireModestStructure(content, fileName);
  const text = content.toString("utf8");
  const isJson = text.trim() === "" || text.trimStart().startsWith("{");
  const recording = isJson ? parseRecording(text, fileName) : undefined;
  if (recording?.run === undefined || recording.mediansOnly === true)
    throw new InputError(
      `input results: ${fileName} is not the results of a run: name the results.json that mode measure wrote`,
    );
  const known = new Map(testsOf(catalogue).map((test) => [testPath(test), test]));
  for (const test of [...recording.tests, ...(recording.controls ?? [])])
    if (!known.has(testPath(test)))
      throw new InputError(`input results: ${formatValue(testPath(test))} is no test of this tool`);
  for (const test of recording.tests) {
    const { compare = "both" } = known.get(testPath(test)) ?? {};
    if ((test.compare ?? "both") !== compare)
      throw new InputError(
        `input results: ${testPath(test)} was measured with compare ${test.compare ?? "both"}, and ${compare} is ` +
          "expected: give both workflows the same own workloads",
      );
  }
  return { ...recording, warnings: [] };
}

function rename(recording: Recording, names: Plan["names"]): Recording {
  return {
    ...recording,
    engines: perEngine(recording.engines, (facts, role) => ({ ...facts, name: names[role] })),
  };
}

function requirePlan({ suite, engines }: Recording, plan: Plan): void {
  const { rows, seed, statements } = plan;
  const size = { rows, seed, ...(hasSuite(plan.tests, "tpcc") ? { warehouses: plan.warehouses } : {}) };
  const expected: Readonly<Record<string, string | number>> = { ...size, statements };
  const recorded = suite && { ...suite, statements: suite.statements ?? "text" };
  for (const name of ["rows", "seed", "warehouses", "statements"] as const)
    if (name in expected && recorded?.[name] !== expected[name])
      throw new InputError(
        `input ${name}: ${expected[name]} is expected, and the results have ${recorded?.[name] ?? "none"}: ` +
          "give both workflows the same inputs",
      );
  const { hash, others = {} } = suiteHashes(size, plan.tests, {
    catalogue: plan.catalogue,
    ...omitUndefined({ sequence: plan.sequence?.form }),
  });
  const hashes = [
    ["suite.hash", recorded?.hash, hash],
    ...Object.entries(others).map(
      ([suite, own]) => [`suite.others.${suite}`, recorded?.others?.[suite], own] as const,
    ),
  ] as const;
  for (const [name, found, own] of hashes)
    if (found !== own)
      throw new InputError(
        `input results: ${name} is ${found}, and this version's suite of ${rows} rows and seed ${seed} has ` +
          `${own}: other SQL was timed; ${remedyOf(name)}`,
      );
  if (plan.requireBase && engines.base === undefined)
    throw new InputError(
      "input require-base: a base is expected, and the results have none: give base to the workflow that measures, " +
        "or set require-base: false here",
    );
}

function remedyOf(hash: string): string {
  const own = hash === "suite.others.own" ? " and the same own workloads" : "";
  return `use the same version of the action${own} in both workflows`;
}

/** The results' own warnings are dropped: these say what the tool itself can know. */
function deriveWarnings(recording: Recording, { tests }: Plan): string[] {
  const planned = storages.filter((storage) => tests.some((test) => test.storage === storage));
  const engines = perEngine(recording.engines, (facts) =>
    facts.uncounted === undefined ? facts : { ...facts, uncounted: "the measuring job reports why" },
  );
  // Merging says what differs between files, and then the values, which are the files' own words.
  const merged = recording.warnings.map((warning) => `${warning.split(":", 1)[0]}.`);
  return [...merged, ...warningsOf({ ...recording, engines }, planned)];
}

/** Leaving out a test that is too slow does not make a run pass. */
function complete(recording: Recording, { tests }: Plan): Recording {
  const measured = new Set(recording.tests.map(testPath));
  const missing = tests.filter((test) => !measured.has(testPath(test)));
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
