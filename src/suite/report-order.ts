import { kinds, type Section, storages, type Test, variants } from "./test.ts";
import { workloadNames } from "./workloads.ts";

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
