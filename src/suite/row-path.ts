import { formatValue } from "../messages/format-value.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
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
   * as `counter`.
   */
  readonly figure: string;
  /** Set if the path names an average against the base over more than a section: `all` tests, or a suite. */
  readonly group?: "all" | SuiteName;
} & Partial<Test>;

/**
 * `int/memory/writes/oltp_insert`, `int/memory/writes/oltp_insert base` or `int/memory/writes average`. A part may be `*`, but
 * not every part. With `base`, a section, a suite or `all` names what is in it.
 *
 * @returns the fault of the path, if it has one
 */
export function parseRowPath(path: string): RowPath | string {
  const allowed =
    "a test such as int/memory/writes/oltp_insert, or a section's average such as int/memory/writes average or int/memory/writes base";
  const [, parts = "", figure = "test"] = /^(\S+?)(?: ([a-z]+))?$/.exec(path) ?? [];
  const names = parts.split("/");
  const group = ["all", ...suiteNames].find((name) => name === parts) as RowPath["group"];
  if (figure === "base" && group !== undefined) return { figure, group };
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

/** The parts of a test that are named, in the order of its path; `*` names none. */
export function namedParts(names: readonly string[]): Partial<Readonly<Record<keyof Test, string>>> {
  const [variant, storage, kind, workload] = names.map((name) => (name === "*" ? undefined : name));
  return omitUndefined({ variant, storage, kind, workload });
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
  if (path.group !== undefined) return path.group === "all" || path.group === suiteOf(target.variant);
  return (["variant", "storage", "kind", "workload"] as const).every(
    (part) => path[part] === undefined || path[part] === target[part] || isCellOf(path, part, target),
  );
}

/** Against the base, a workload is named with the tests in which each of its statements commits. */
function isCellOf(path: RowPath, part: keyof Test, { workload }: Partial<Test>): boolean {
  return (
    part === "workload" &&
    path.figure === "base" &&
    workload !== undefined &&
    path.workload === workloadOfCells({ workload })
  );
}
