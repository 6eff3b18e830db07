import { InputError } from "../model/errors.ts";
import { kinds, type Section, storages, type Test, variants } from "../model/test.ts";
import { reads } from "./reads.ts";
import type { Workload } from "./workload.ts";
import { autocommitWrites, writes } from "./writes.ts";

/** Every workload, in report order within each section. */
export const workloads: readonly Workload[] = [...reads, ...writes, ...autocommitWrites];

/** The names by which workloads are chosen and reported; no two are equal. */
export const workloadNames: readonly string[] = workloads.map(({ name }) => name);

const byName: ReadonlyMap<string, Workload> = new Map(workloads.map((workload) => [workload.name, workload]));

/** @throws InputError if no workload has that name. */
export function workloadNamed(name: string): Workload {
  const workload = byName.get(name);
  if (workload === undefined) {
    throw new InputError(`no workload is called "${name}": choose from ${workloadNames.join(", ")}`);
  }
  return workload;
}

/** Compares by where a report has them; workloads that the suite does not know come last, as they came. */
export function inReportOrder(a: Section & Partial<Test>, b: Section & Partial<Test>): number {
  const [left, right] = [placeOf(a), placeOf(b)];
  const index = left.findIndex((part, at) => part !== right[at]);
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}

function placeOf({ variant, storage, kind, workload = "" }: Section & Partial<Test>): number[] {
  const place = workloadNames.indexOf(workload);
  return [
    variants.indexOf(variant),
    storages.indexOf(storage),
    kinds.indexOf(kind),
    place < 0 ? workloadNames.length : place,
  ];
}
