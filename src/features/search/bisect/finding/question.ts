import { formatValue, truncateList } from "../../../../messages/format-value.ts";
import { contestPath } from "../../../../model/contest.ts";
import { defaultCriteria } from "../../../../model/criteria.ts";
import { rolesOf } from "../../../../model/engine.ts";
import { InputError } from "../../../../model/errors.ts";
import { isContestFigure } from "../../../../model/figure-limit.ts";
import { lifePath, shapeNames } from "../../../../model/life.ts";
import type { Recording, TestRecord } from "../../../../model/recording.ts";
import { type Storage, sectionPath, storages, testPath } from "../../../../model/test.ts";
import { readRecording } from "../../../../results/read.ts";
import { planSequences } from "../../../../suite/sequence/orders.ts";
import { groupNames } from "../../../../verdict/base-groups.ts";
import { judgeByOwnRule } from "../../../../verdict/judge-recording.ts";
import { sequencePath, sequencesOf } from "../../../checks/sequence/record.ts";
import type { Feature } from "../../../feature.ts";
import { ageOf } from "../../../figures/age/record.ts";
import { contentionOf } from "../../../figures/contention/record.ts";
import { countsOf } from "../../../figures/counts/counts.ts";
import { type FoundFault, faultOfLife, faultOfSequence, faultOfTest } from "../measure/faults.ts";
import type { SearchedSequence } from "../model/searched-test.ts";
import { isAged, type Searched } from "../model/settings.ts";
import { form, parseRowName, type RowName } from "./named-row.ts";
import { redRows } from "./red-rows.ts";

/** The question of a search that a row of a results file asks, with the settings that the row was measured with. */
export interface FoundQuestion {
  /** `--test`: untrusted, as everything here is, so that settings check it against what this version would execute. */
  readonly test: string;
  readonly by: Searched;
  /** Paths of the tests that a mean is of; absent of others. */
  readonly tests?: readonly string[];
  readonly rows?: number;
  readonly seed?: number;
  readonly warehouses?: number;
  readonly statements?: "text" | "prepared";
  /** Commits of ageing databases. */
  readonly age?: number;
  /** How much the steps of a sequence do; absent of others. */
  readonly form?: SearchedSequence["form"];
}

/** Rows that a message lists. */
const mostListed = 20;

/**
 * Reads a row of a results file as a question.
 *
 * @param row as in `int/memory/writes/oltp_insert file-bytes`; undefined if it was not given
 * @throws InputError if the file cannot be read, has no such row, or the row is nothing that a search can find
 */
export function readQuestion(
  file: string,
  row: string | undefined,
  features: readonly Feature[],
): FoundQuestion {
  const recording = readRecording(file, {}, features);
  if (row === undefined)
    throw new InputError(`--finding: ${formatValue(file)} has many rows: ${rowsOf(recording, features)}`);
  const name = parseRowName(row);
  const asked = questionOf(recording, name);
  if (asked === undefined)
    throw new InputError(
      `--finding: ${formatValue(file)} has no row ${formatValue(row)}: ${rowsOf(recording, features)}`,
    );
  return asked;
}

/** Which rows a user can name. */
function rowsOf(recording: Recording, features: readonly Feature[]): string {
  const red = redRows(judgeByOwnRule(recording, defaultCriteria, features));
  const refusals = red.map((row) => refusalOf(recording, row));
  const found = red.filter((_, index) => refusals[index] === undefined).map((row) => formatValue(row));
  const more = (left: number) => `and ${left} more`;
  if (found.length > 0)
    return `give ${form}; by the usual ceilings, red are ${truncateList(mostListed, found, more).join(", ")}`;
  const reason = refusals.find((one) => one !== undefined);
  return reason === undefined
    ? `give ${form}`
    : `give ${form}; of those that are red, none can be searched: ${reason}`;
}

/** Why a search cannot be about a red row; undefined if it can. */
function refusalOf(recording: Recording, row: string): string | undefined {
  try {
    const asked = questionOf(recording, parseRowName(row));
    return asked === undefined ? `${formatValue(row)} is nothing that a search knows` : undefined;
  } catch (cause) {
    if (cause instanceof InputError) return cause.message.replace(/^--finding: /, "");
    throw cause;
  }
}

/**
 * The question of a row; undefined if the recording has no such row.
 *
 * @throws InputError if the row is nothing that a search can find
 */
export function questionOf(recording: Recording, name: RowName): FoundQuestion | undefined {
  requireOneConnection(recording);
  const { path, figure } = name;
  if (figure !== "engine-bytes") requireNoSettings(recording, path);
  if (path.startsWith("contention/")) return ofContest(recording, name);
  if (path.startsWith("sequence/")) return ofSequence(recording, name);
  if (path.startsWith("age/")) return ofLife(recording, name);
  if (figure === "average") return ofMean(recording, name, (record) => sectionPath(record) === path);
  const record = recording.tests.find((one) => testPath(one) === path);
  if (record !== undefined) return ofTest(recording, record, figure);
  if (figure === "engine-bytes" && path === "all") {
    const [any] = recording.tests;
    return any && { test: testPath(any), by: "engine-bytes", ...sizeOf(recording) };
  }
  return figure === "base" ? ofMean(recording, name, (one) => groupNames(one).includes(path)) : undefined;
}

function requireOneConnection({ suite }: Recording): void {
  if (suite?.threads !== undefined)
    throw new InputError(
      `--finding: its tests ran on ${suite.threads} connections at once, and a search runs them on one: measure them with --threads 1 first`,
    );
}

/** A search has the engines' own settings: those of a run are text that nobody trusts, and without them a search could find another change. */
function requireNoSettings({ engines }: Recording, path: string): void {
  const parts = path.split("/");
  // A row of another storage has nothing to do with a pragma.
  const isConcerned = (storage: Storage) =>
    parts.includes(storage) || !storages.some((one) => parts.includes(one));
  for (const role of rolesOf(engines)) {
    const { pragmas = {}, environment = {} } = engines[role] ?? {};
    const pragma = storages.flatMap((storage) => (isConcerned(storage) ? (pragmas[storage] ?? []) : []))[0];
    const [variable] = Object.keys(environment);
    const setting =
      pragma === undefined
        ? variable && `the variable ${formatValue(variable)}`
        : `the pragma ${formatValue(pragma)}`;
    if (setting !== undefined)
      throw new InputError(
        `--finding: ${formatValue(path)} was measured with ${setting} of the ${role}, and a search takes no settings of engines over: measure without it first`,
      );
  }
}

/** The size and the seed of a run's tables, and how its statements were executed. */
function sizeOf({ suite }: Recording): Pick<FoundQuestion, "rows" | "seed" | "warehouses" | "statements"> {
  if (suite === undefined) return {};
  const { rows, seed, warehouses, statements } = suite;
  return { rows, seed, warehouses, statements };
}

/** Undefined if no test has the figure. */
function ofTest(
  recording: Recording,
  record: TestRecord,
  figure: RowName["figure"],
): FoundQuestion | undefined {
  const test = testPath(record);
  const size = sizeOf(recording);
  const fault = faultOfTest(record);
  const isOfTest = figure === undefined || figure === "base" || figure === "time";
  if (isOfTest) return { test, by: fault === undefined ? "time" : faultOf(test, fault), ...size };
  if (figure === "average" || isAged(figure)) return undefined;
  const rows = figure === "instructions" ? countsOf(recording)?.rows : undefined;
  return { test, by: figure, ...size, rows: rows ?? size.rows };
}

/** @throws InputError if it is not the candidate's */
function faultOf(path: string, { role, kind, message }: FoundFault): Searched {
  if (role === "candidate") return kind;
  throw new InputError(
    `--finding: ${formatValue(path)} has no result because of the ${role}, not of the candidate: ${formatValue(message)}`,
  );
}

function ofMean(
  recording: Recording,
  { path, figure }: RowName,
  isIn: (record: TestRecord) => boolean,
): FoundQuestion | undefined {
  const own = recording.tests.filter(isIn);
  if (own.length === 0) return undefined;
  const failed = own.find((record) => faultOfTest(record) !== undefined);
  if (failed !== undefined)
    throw new InputError(
      `--finding: ${formatValue(`${path} ${figure}`)} is no mean while one of its tests has no result: search ${formatValue(testPath(failed))} first`,
    );
  return { test: `${path} ${figure}`, by: "time", tests: own.map(testPath), ...sizeOf(recording) };
}

function ofLife(recording: Recording, { path, figure }: RowName): FoundQuestion | undefined {
  const age = ageOf(recording);
  const shape = shapeNames.find((one) => lifePath(one) === path);
  const aged = age?.shapes.find((one) => one.shape === shape);
  if (age === undefined || aged === undefined) return undefined;
  const found = { test: path, age: age.commits, ...sizeOf(recording) };
  const isOfTests = figure === undefined || figure === "base" || figure === "average";
  if (!isOfTests && isAged(figure)) return { ...found, by: figure };
  const fault = faultOfLife(aged);
  if (figure === undefined && fault !== undefined) return { ...found, by: faultOf(path, fault) };
  throw new InputError(
    `--finding: ${formatValue(figure === undefined ? path : `${path} ${figure}`)} is nothing that a search can find: of an ageing database it finds ` +
      "time, cpu, open, disk, written, and a fault",
  );
}

/** Undefined if no contest of the name was held. */
function ofContest(recording: Recording, { path, figure }: RowName): FoundQuestion | undefined {
  const held = contentionOf(recording)?.held ?? [];
  const isOf = (contest: string) => path === contest || path.startsWith(`${contest}/`);
  if (!held.some((one) => isOf(contestPath(one)))) return undefined;
  if (figure === undefined || !isContestFigure(figure))
    throw new InputError(
      `--finding: ${formatValue(path)} is of several connections at once, whose faults differ from run to run: a search can find its throughput, ` +
        `as in ${formatValue(`${path} throughput`)}`,
    );
  return { test: path, by: figure, ...sizeOf(recording) };
}

function ofSequence(recording: Recording, { path, figure }: RowName): FoundQuestion | undefined {
  const all = sequencesOf(recording) ?? [];
  const record = all.find((one) => sequencePath(one) === path);
  if (record === undefined || figure !== undefined) return undefined;
  const { storage, order, steps } = record;
  const seed = recording.suite?.seed ?? 1;
  // The steps that are executed follow from the seed: a file cannot bring its own.
  const planned = planSequences({ suites: ["sequence"], storages: [storage], seed })?.sequences;
  if (planned?.find((one) => one.order === order)?.steps.join() !== steps.join())
    throw new InputError(
      `--finding: ${formatValue(path)} has other steps than those of this version and its seed: measure with the same version first`,
    );
  const fault = faultOfSequence(record);
  if (fault === undefined)
    throw new InputError(
      `--finding: ${formatValue(path)} did what SQLite does after each step: there is no fault to find`,
    );
  return { test: path, by: faultOf(path, fault), form: formOf(recording), ...sizeOf(recording) };
}

/** A run of the oltp suite has the short form, unless sequences were chosen as a suite, which has more orders. */
function formOf(recording: Recording): SearchedSequence["form"] {
  const shortOrders = planSequences({ suites: ["oltp"], storages: ["file"], seed: 1 })?.sequences.length ?? 0;
  return (sequencesOf(recording) ?? []).some(({ order }) => order > shortOrders) ? "full" : "short";
}
