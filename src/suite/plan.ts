import { InputError } from "../model/errors.ts";
import {
  type Storage,
  type SuiteName,
  storages,
  suiteNames,
  suiteOf,
  type Test,
  type Variant,
  variants,
  variantsOf,
} from "../model/test.ts";
import { suites } from "./suites.ts";
import { workloadNames } from "./workloads.ts";

/** The chosen part of the suites; the order of the choices does not matter. */
export interface Selection {
  readonly suites: readonly SuiteName[];
  /** Of the oltp suite's; the other suites have all of theirs. */
  readonly variants: readonly Variant[];
  readonly storages: readonly Storage[];
  /** Exact names, so `oltp_insert` does not choose `oltp_insert_ac`; all if absent. */
  readonly workloads?: readonly string[];
}

/**
 * The chosen tests in report order; there may be none if the suite `sequence` is chosen.
 * @throws InputError if a workload does not exist, or if nothing is left to test.
 */
export function planTests(selection: Selection): Test[] {
  const unknown = selection.workloads?.find((name) => !workloadNames.includes(name));
  if (unknown !== undefined)
    throw new InputError(`no workload is called "${unknown}": choose from ${workloadNames.join(", ")}`);
  const { suites: chosen, workloads } = selection;
  const isChosen = (test: Test) =>
    chosen.includes(suiteOf(test.variant)) &&
    (suiteOf(test.variant) !== "oltp" || selection.variants.includes(test.variant)) &&
    selection.storages.includes(test.storage) &&
    (workloads === undefined || workloads.includes(test.workload));
  const tests = allTests.filter(isChosen);
  // Its sequences are no tests.
  if (tests.length === 0 && !chosen.includes("sequence")) throw new InputError(nothingLeft(selection));
  return tests;
}

/** Every test of every suite, in report order. */
export const allTests: readonly Test[] = suiteNames.flatMap((suite) =>
  variantsOf(suite).flatMap((variant) =>
    storages.flatMap((storage) =>
      suites[suite].workloads
        .filter((workload) => workload.storages.includes(storage))
        .map(({ kind, name }): Test => ({ variant, storage, kind, workload: name })),
    ),
  ),
);

/** Whether some tests are of a suite. */
export function hasSuite(tests: readonly Pick<Test, "variant">[], suite: SuiteName): boolean {
  return tests.some(({ variant }) => suiteOf(variant) === suite);
}

/** The variants that tests are of, in report order. */
export function variantsIn(tests: readonly Test[]): Variant[] {
  return variants.filter((variant) => tests.some((test) => test.variant === variant));
}

function nothingLeft({ suites, variants, storages, workloads = ["all"] }: Selection): string {
  const chosen = Object.entries({ suites, variants, storages, workloads });
  return `nothing to test with ${chosen.map(([what, names]) => `${what} ${names.join(", ") || "none"}`).join("; ")}`;
}
