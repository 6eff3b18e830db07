import { formatValue } from "../messages/format-value.ts";
import { contestModes, contestWorkloads } from "../model/contest.ts";
import { lifeFigures, lifePath, shapeNames } from "../model/life.ts";
import { isNameOf } from "../model/sweep-step.ts";
import {
  kinds,
  type Section,
  type SuiteName,
  storages,
  suiteNames,
  suiteOf,
  type Test,
  variants,
  workloadOfCells,
} from "../model/test.ts";
import { allTests } from "./plan-tests.ts";

/** The rows of a report that a path names, and which of their figures. */
export type RowPath = {
  /**
   * `test`: the multiplier; `average`: that of a section; `base`: candidate / base; otherwise the noun of a feature's findings, such
   * as `counter`, or the name of a figure, such as `file-bytes`.
   */
  readonly figure: string;
  /** Set if the path names more than a section: `all` tests, or a suite; with the word of a figure that is no multiplier of the baseline. */
  readonly group?: "all" | SuiteName;
  /** Set if the path names ageing databases, or contests of several connections: a path, in which `*` stands for any part. */
  readonly part?: string;
} & Partial<Test>;

/**
 * `int/memory/writes/oltp_insert`, `int/memory/writes/oltp_insert base` or `int/memory/writes average`. A part may be `*`, but
 * not every part. With `base`, a section, a suite or `all` names what is in it; with a figure of a feature, a suite or `all`.
 *
 * @returns the fault of the path, if it has one
 */
export function parseRowPath(path: string): RowPath | string {
  const allowed =
    "a test such as int/memory/writes/oltp_insert, or a section's average such as int/memory/writes average or int/memory/writes base";
  const [, parts = "", figure = "test"] = /^(\S+?)(?: ([a-z][a-z0-9-]*))?$/.exec(path) ?? [];
  const names = parts.split("/");
  if (names[0] === "age") return parseLifePath(path, names, figure);
  if (names[0] === "contention") return parseContestPath(path, names, figure);
  const group = ["all", ...suiteNames].find((name) => name === parts) as RowPath["group"];
  if (figure !== "test" && figure !== "average" && group !== undefined) return { figure, group };
  if (names.length !== (figure === "average" ? 3 : 4) && !(figure === "base" && names.length === 3))
    return `${formatValue(path)} is not ${allowed}`;
  if (names.every((name) => name === "*"))
    return `${formatValue(path)} names nothing: at least one part must not be *`;
  const scope = { figure, ...namedParts(names) } as RowPath;
  const { variant, storage, kind } = scope;
  const isKnown =
    (variant === undefined || variants.some((one) => one === variant)) &&
    (storage === undefined || storages.some((one) => one === storage)) &&
    (kind === undefined || kinds.some((one) => one === kind));
  if (!isKnown) return `${formatValue(path)} is not ${allowed}, with * for any part`;
  // The names of the user's workloads are unknown here. A path with an unknown name accepts nothing, and is listed.
  if (variant === "own" || allTests.some((test) => isRow(scope, test))) return scope;
  return `no test of the suite is ${formatValue(path)}`;
}

/** `age/append disk`, `age/append baseline-disk`; `*` names all shapes. The figures are those of ageing databases, of the base or the baseline. */
function parseLifePath(
  path: string,
  [, shape, ...others]: readonly string[],
  figure: string,
): RowPath | string {
  const life = (["*", ...shapeNames] as const).find((name) => name === shape);
  const isKnown = lifeFigures.some((name) => name === figure.replace(/^baseline-/, ""));
  if (life !== undefined && isKnown && others.length === 0) return { figure, part: lifePath(life) };
  return (
    `${formatValue(path)} is no figure of an ageing database, such as age/append disk: the shapes are ${shapeNames.join(", ")}, ` +
    `and the figures ${lifeFigures.join(", ")}, of SQLite with baseline- before them`
  );
}

/** The name of a user's contest, which is unknown here: a path with an unknown name accepts nothing, and is listed. */
const ownContest = /^[a-z][a-z0-9_]{0,59}$/;

/** `contention/same/threads/4 throughput`, `contention/same/threads/4 baseline-throughput`; `*` names any workload, mode or number. */
function parseContestPath(path: string, names: readonly string[], figure: string): RowPath | string {
  const [, workload, mode, connections] = names;
  const isOne = (all: readonly string[], name: string | undefined) =>
    name === "*" || all.some((one) => one === name);
  const isKnown =
    names.length === 4 &&
    (isOne(contestWorkloads, workload) || ownContest.test(workload ?? "")) &&
    isOne(contestModes, mode) &&
    /^(?:\*|[1-9]\d?)$/.test(connections ?? "") &&
    /^(?:baseline-)?(?:throughput|p99|longest)$/.test(figure);
  if (isKnown) return { figure, part: names.join("/") };
  return (
    `${formatValue(path)} is no figure of several connections, such as contention/same/threads/4 throughput: the workloads are ` +
    `${contestWorkloads.join(", ")} and your own, the modes ${contestModes.join(" and ")}, and the figures throughput, p99 and longest, against the base, or of SQLite with baseline- before them`
  );
}

const testParts = ["variant", "storage", "kind", "workload"] as const;

/** The parts of a test that are named, in the order of its path; `*` names none. */
export function namedParts(names: readonly string[]): Partial<Readonly<Record<keyof Test, string>>> {
  const named = testParts.map((part, index) => [part, names[index] ?? "*"] as const);
  return Object.fromEntries(named.filter(([, name]) => name !== "*"));
}

/** The unit of a figure's bound: multipliers have `x`, figures of features percent more than the base. */
export function unitOf({ figure }: Pick<RowPath, "figure">): "x" | "%" {
  return ["test", "average", "base"].includes(figure) ? "x" : "%";
}

/**
 * The number of a bound such as `1.3x` or `5%`.
 *
 * @returns the fault of the bound, if it has one
 */
export function parseBound(bound: string, path: RowPath): number | string {
  const unit = unitOf(path);
  const [, digits, given] = /^(\d{1,9}(?:\.\d{1,9})?)(x|%)$/.exec(bound) ?? [];
  if (given === unit && Number(digits) > 0) return Number(digits);
  return unit === "x"
    ? `${formatValue(bound)} is not a multiplier such as 1.3x`
    : `${formatValue(bound)} is not a percentage such as 5%`;
}

/** Whether the path names a row. */
export function isRow(path: RowPath, target: Section & Partial<Test>): boolean {
  if (path.part !== undefined) return false;
  if (path.group !== undefined) return path.group === "all" || path.group === suiteOf(target.variant);
  return (["variant", "storage", "kind", "workload"] as const).every(
    (part) => path[part] === undefined || path[part] === target[part] || isCellOf(path, part, target),
  );
}

/** A sweep is named with all its steps, and, against the base, a workload with the tests in which each of its statements commits. */
function isCellOf(path: RowPath, part: keyof Test, { workload }: Partial<Test>): boolean {
  if (part !== "workload" || path.workload === undefined || workload === undefined) return false;
  if (isNameOf(path.workload, workload)) return true;
  return path.figure === "base" && path.workload === workloadOfCells({ workload });
}
