import { InputError } from "../model/errors.ts";
import { kinds, type Section, storages, suiteOf, type Test, variants } from "../model/test.ts";
import { suites } from "./suites.ts";
import type { Workload } from "./workload.ts";

/** The names by which workloads are chosen and reported, of all suites, each once. */
export const workloadNames: readonly string[] = [
  ...new Set(Object.values(suites).flatMap(({ workloads }) => workloads.map(({ name }) => name))),
];

/**
 * What a test times.
 *
 * @throws InputError if its suite has no workload of that name
 */
export function workloadOf({ variant, workload: name }: Pick<Test, "variant" | "workload">): Workload {
  const suite = suites[suiteOf(variant)];
  const workload = findWorkload({ variant, workload: name });
  if (workload === undefined) {
    const known = suite.workloads.map((one) => one.name).join(", ");
    throw new InputError(`no workload of the suite ${suite.name} is called "${name}": choose from ${known}`);
  }
  return workload;
}

/** The same, or undefined: names in results can come from elsewhere. */
export function findWorkload({
  variant,
  workload,
}: Pick<Test, "variant" | "workload">): Workload | undefined {
  return suites[suiteOf(variant)].workloads.find(({ name }) => name === workload);
}

/** Compares by where a report has them; workloads that the suite does not know come last, as they came. */
export function inReportOrder(a: Section & Partial<Test>, b: Section & Partial<Test>): number {
  const [left, right] = [placeOf(a), placeOf(b)];
  const index = left.findIndex((part, at) => part !== right[at]);
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}

function placeOf({ variant, storage, kind, workload = "" }: Section & Partial<Test>): number[] {
  const { workloads } = suites[suiteOf(variant)];
  const place = workloads.findIndex(({ name }) => name === workload);
  return [
    variants.indexOf(variant),
    storages.indexOf(storage),
    kinds.indexOf(kind),
    place < 0 ? workloads.length : place,
  ];
}
