import { InputError } from "../model/errors.ts";
import { sweepOf } from "../model/sweep-step.ts";
import { kinds, type Section, storages, suiteOf, type Test, variants } from "../model/test.ts";
import { type Catalogue, suites } from "./suites.ts";
import type { Workload } from "./workload.ts";

/** The names by which workloads are chosen and reported, of all suites of the tool, each once. */
export const workloadNames: readonly string[] = workloadNamesOf(suites);

/** Like workloadNames, for a catalogue. The name of a sweep is that of all its steps. */
export function workloadNamesOf(catalogue: Catalogue): string[] {
  const names = Object.values(catalogue).flatMap(({ workloads }) => workloads.map(({ name }) => name));
  return [...new Set(names.flatMap((name) => [sweepOf(name), name]))];
}

/**
 * The workload of a test.
 *
 * @throws InputError if its suite has no workload of that name
 */
export function workloadOf(
  { variant, workload: name }: Pick<Test, "variant" | "workload">,
  catalogue: Catalogue = suites,
): Workload {
  const suite = catalogue[suiteOf(variant)];
  const workload = findWorkload({ variant, workload: name }, catalogue);
  if (workload === undefined) {
    const known = suite.workloads.map((one) => one.name).join(", ");
    const choice = known === "" ? "it has none: name their files with own-workloads" : `choose from ${known}`;
    throw new InputError(`no workload of the suite ${suite.name} is called "${name}": ${choice}`);
  }
  return workload;
}

/** Like workloadOf, but undefined for unknown names: names in results can come from elsewhere. */
export function findWorkload(
  { variant, workload }: Pick<Test, "variant" | "workload">,
  catalogue: Catalogue = suites,
): Workload | undefined {
  return catalogue[suiteOf(variant)].workloads.find(({ name }) => name === workload);
}

/** Compares by the order of reports. Workloads that the suite does not know come last, in their given order. */
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
