import { formatValue } from "../messages/format-value.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import { kinds, type Section, storages, type Test, variants } from "../model/test.ts";
import { allTests } from "./plan-tests.ts";

/** The rows of a report that a path names: tests, or averages of sections. */
export type RowPath = { readonly figure: "test" | "average" } & Partial<Test>;

/**
 * `int/memory/writes/oltp_insert`, or `int/memory/writes average`. A part may be `*`, but not every part.
 *
 * @returns the fault of the path, if it has one
 */
export function parseRowPath(path: string): RowPath | string {
  const allowed =
    "a test such as int/memory/writes/oltp_insert, or a section's average such as int/memory/writes average";
  const [, parts = "", average] = /^(\S+?)( average)?$/.exec(path) ?? [];
  const names = parts.split("/");
  if (names.length !== (average === undefined ? 4 : 3)) return `${formatValue(path)} is not ${allowed}`;
  if (names.every((name) => name === "*"))
    return `${formatValue(path)} names nothing: at least one part must not be *`;
  const [variant, storage, kind, workload] = names.map((name) => (name === "*" ? undefined : name));
  const scope = {
    figure: average === undefined ? "test" : "average",
    ...omitUndefined({ variant, storage, kind, workload }),
  } as RowPath;
  const isKnown =
    (variant === undefined || variants.some((one) => one === variant)) &&
    (storage === undefined || storages.some((one) => one === storage)) &&
    (kind === undefined || kinds.some((one) => one === kind));
  if (!isKnown) return `${formatValue(path)} is not ${allowed}, with * for any part`;
  // The names of the user's workloads are unknown here. A path with an unknown name accepts nothing, and is listed.
  if (variant === "own" || allTests.some((test) => isRow(scope, test))) return scope;
  return `no test of the suite is ${formatValue(path)}`;
}

/** Whether the path names a row. */
export function isRow(path: RowPath, target: Section & Partial<Test>): boolean {
  return (["variant", "storage", "kind", "workload"] as const).every(
    (part) => path[part] === undefined || path[part] === target[part],
  );
}
