import { InputError } from "../error.ts";
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
