import { InputError } from "../model/errors.ts";
import { type Storage, storages, type Test, type Variant, variants } from "../model/test.ts";
import { workloadNamed, workloads } from "./workloads.ts";

/** The chosen part of the suite; the order of the choices does not matter. */
export interface Selection {
  readonly variants: readonly Variant[];
  readonly storages: readonly Storage[];
  /** Exact names, so `oltp_insert` does not choose `oltp_insert_ac`; all if absent. */
  readonly workloads?: readonly string[];
}

/**
 * The chosen tests in report order.
 * @throws InputError if a workload does not exist, or if nothing is left to test.
 */
export function planTests(selection: Selection): Test[] {
  const chosen = new Set((selection.workloads ?? workloads.map(({ name }) => name)).map(workloadNamed));
  const tests = variants
    .filter((variant) => selection.variants.includes(variant))
    .flatMap((variant) =>
      storages
        .filter((storage) => selection.storages.includes(storage))
        .flatMap((storage) =>
          workloads
            .filter((workload) => chosen.has(workload) && workload.storages.includes(storage))
            .map(({ kind, name }) => ({ variant, storage, kind, workload: name })),
        ),
    );
  if (tests.length === 0) throw new InputError(nothingLeft(selection));
  return tests;
}

function nothingLeft({ variants, storages, workloads = ["all"] }: Selection): string {
  const chosen = Object.entries({ variants, storages, workloads });
  return `nothing to test with ${chosen.map(([what, names]) => `${what} ${names.join(", ") || "none"}`).join("; ")}`;
}
