import { existsSync } from "node:fs";
import path from "node:path";
import type { Database } from "better-sqlite3";
import * as z from "zod";
import { describeIssues } from "../../messages/describe-issues.ts";
import { rolesOf } from "../../model/engine.ts";
import { InputError } from "../../model/errors.ts";
import { manifestSchema, type UnfinishedRun } from "../../model/manifest.ts";
import {
  controlSchema,
  type Resumption,
  resumptionSchema,
  type TestRecord,
  testSchema,
} from "../../model/recording.ts";
import { testPath } from "../../model/test.ts";
import { findInconsistency, takesPairsApart } from "../json/consistency.ts";
import { fileContent } from "../json/schema.ts";
import { openDatabase } from "./sqlite.ts";
import { brokenRounds, storeFile } from "./store.ts";
import { requireOwnTables, storeVersion } from "./store-schema.ts";
import { type Row, readControls, readKept, readTests, select } from "./stored-rows.ts";

const storedSchema = z.strictObject({
  startedAt: z.iso.datetime(),
  manifest: manifestSchema,
  resumed: z.array(resumptionSchema),
  tests: z.array(testSchema),
  controls: z.array(controlSchema),
  kept: z.record(z.string(), z.array(z.unknown())),
});

/**
 * Reads the newest run of a results folder's store, which was ended before it was whole.
 *
 * @param folder that `--resume` names
 * @throws InputError if there is no such run, or the store is not as a run leaves it
 */
export function readUnfinishedRun(folder: string): UnfinishedRun {
  const refuse = (words: string, cause?: unknown) =>
    new InputError(`--resume ${folder}: ${words}`, cause === undefined ? {} : { cause });
  if (!existsSync(storeFile(folder)))
    throw refuse("there is no results.sqlite in it: name the folder that the killed run had with --out");
  try {
    return read(folder);
  } catch (cause) {
    if (cause instanceof InputError) throw refuse(cause.message, cause.cause);
    const words = (cause as Error).message;
    throw refuse(`results.sqlite cannot be read (${words}): measure anew into another folder`, cause);
  }
}

function read(folder: string): UnfinishedRun {
  const database = openDatabase(storeFile(folder));
  try {
    const version = database.pragma("user_version", { simple: true });
    const isEmpty = version === 0 && select(database, "SELECT name FROM sqlite_schema").length === 0;
    if (version !== storeVersion && !isEmpty)
      throw new InputError(
        `results.sqlite is a results database of version ${version}, this tool reads version ${storeVersion}: ` +
          "measure anew into another folder",
      );
    requireOwnTables(database, "results.sqlite");
    const problem = database.pragma("integrity_check(1)", { simple: true });
    if (problem !== "ok")
      throw new InputError(`results.sqlite is damaged (${problem}): measure anew into another folder`);
    const newest = "SELECT run, started_at, finished_at, facts FROM runs ORDER BY run DESC LIMIT 1";
    const [row] = isEmpty ? [] : select(database, newest);
    if (row === undefined)
      throw new InputError("results.sqlite holds no run yet: measure without --resume, into the same folder");
    // One that was killed before it could report has nothing left to measure, and yet to report.
    if (row.finished_at !== null && existsSync(path.join(folder, "results.json")))
      throw new InputError(
        `the run of ${row.started_at} is whole, nothing is left to measure: ` +
          `judge it again with replay ${path.join(folder, "results.json")}`,
      );
    return validate(row, database);
  } finally {
    database.close();
  }
}

function validate(row: Row, database: Database): UnfinishedRun {
  const run = row.run as number;
  // An engine's message may be longer than a results file will have it.
  const stored = fileContent({
    startedAt: row.started_at,
    manifest: parseFacts(row.facts),
    resumed: select(database, "SELECT * FROM resumptions WHERE run = ? ORDER BY rowid", run).map(
      ({ resumed_at, samples }) => ({ at: resumed_at, samples }),
    ),
    tests: readTests(database, run),
    controls: readControls(database, run),
    kept: readKept(database, run),
  });
  const invalid = (words: string) =>
    new InputError(
      `what results.sqlite says of the run of ${row.started_at} is not as this version writes it (${words}): ` +
        "measure again without --resume",
    );
  const { data, error } = storedSchema.safeParse(stored);
  if (error !== undefined) throw invalid(describeIssues(error, stored));
  const { manifest, controls, kept } = data;
  const planned = new Set(manifest.tests);
  for (const path of [...data.tests, ...controls].map(testPath))
    if (!planned.has(path)) throw invalid(`${path} was not planned`);
  const roles = rolesOf(manifest.engines);
  const found = data.tests.map((test) => {
    return { ...test, compare: manifest.compare?.[testPath(test)] ?? test.compare };
  });
  const brokenOf = (test: TestRecord) =>
    brokenRounds(test, roles, takesPairsApart(test, manifest.engines, manifest.rounds));
  const broken = found.flatMap((test) => brokenOf(test).map((round) => ({ test, round })));
  const tests = found.map((test) => {
    const again = new Set(brokenOf(test));
    return { ...test, samples: test.samples.filter(({ round }) => !again.has(round)) };
  });
  const inconsistency = findInconsistency({
    engines: manifest.engines,
    tests,
    controls,
    warnings: [],
  });
  if (inconsistency !== undefined) throw invalid(inconsistency);
  const resumed: readonly Resumption[] = data.resumed;
  const there = tests.reduce((sum, { samples }) => sum + samples.length, 0);
  const lost = resumed.find(({ samples }) => samples > there);
  if (lost !== undefined) throw invalid(`it was resumed after ${lost.samples} samples, and has ${there}`);
  return { run, startedAt: data.startedAt, manifest, resumed, tests, broken, controls, kept };
}

function parseFacts(facts: unknown): unknown {
  try {
    return JSON.parse(String(facts));
  } catch (cause) {
    const words = `its facts are not JSON (${(cause as Error).message})`;
    throw new InputError(`results.sqlite is damaged, ${words}: measure again without --resume`, { cause });
  }
}
