import { unknownName } from "../messages/suggest-name.ts";
import type { PlannedTest } from "../model/compared.ts";
import { InputError } from "../model/errors.ts";
import type { SqlFeature } from "../model/sql-feature.ts";
import { isNameOf } from "../model/sweep-step.ts";
import {
  type Storage,
  type SuiteName,
  storages,
  suiteNames,
  suiteOf,
  type Test,
  testPath,
  type Variant,
  variantsOf,
} from "../model/test.ts";
import type { Dialect } from "./suite.ts";
import { type Catalogue, suites } from "./suites.ts";
import { isTimedIn } from "./workload.ts";
import { findWorkload, workloadNamesOf } from "./workloads.ts";

/** The chosen part of the suites; the order of the choices does not matter. */
export interface Selection {
  readonly suites: readonly SuiteName[];
  /** Variants of the oltp suite; the other suites have all of theirs. */
  readonly variants: readonly Variant[];
  readonly storages: readonly Storage[];
  /** Exact names, so `oltp_insert` does not choose `oltp_insert_ac`; all if absent. */
  readonly workloads?: readonly string[];
  /** Paths of tests, to choose among the tests that the other settings choose; all of them if absent. */
  readonly tests?: readonly string[];
  /** Parts of SQL that engines lack: tests that need one are left out. None if absent. */
  readonly without?: readonly SqlFeature[];
  /** Connections that execute each test at once, which not every test allows; 1 if absent. */
  readonly threads?: number;
}

/**
 * The chosen tests in report order, whatever engines they need; there may be none if a suite of steps is chosen.
 * @throws InputError if a workload does not exist, or if nothing is left to test.
 */
export function planTests(selection: Selection, catalogue: Catalogue = suites): PlannedTest[] {
  const { suites: chosen, workloads } = selection;
  const names = workloadNamesOf(catalogue);
  const unknown = workloads?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new InputError(`workloads: ${unknownName("workload", unknown, names)}`);
  if (chosen.includes("own") && catalogue.own.workloads.length === 0 && catalogue.own.steps === undefined)
    throw new InputError(
      "suites names own, but there are no own workloads: name their files with own-workloads",
    );
  const tests = testsOf(catalogue).filter(isChosenBy(selection, catalogue));
  const hasSteps = chosen.some((name) => catalogue[name].steps !== undefined);
  if (tests.length === 0 && !hasSteps) throw new InputError(nothingLeft(selection));
  return tests;
}

function isChosenBy(selection: Selection, catalogue: Catalogue): (test: Test) => boolean {
  const {
    suites: chosen,
    variants,
    storages,
    workloads,
    tests: paths,
    without = [],
    threads = 1,
  } = selection;
  return (test) => {
    const { divides = false, needs = [] } = findWorkload(test, catalogue) ?? {};
    return (
      chosen.includes(suiteOf(test.variant)) &&
      (suiteOf(test.variant) !== "oltp" || variants.includes(test.variant)) &&
      storages.includes(test.storage) &&
      (workloads === undefined || workloads.some((name) => isNameOf(name, test.workload))) &&
      (paths === undefined || paths.includes(testPath(test))) &&
      !needs.some((feature) => without.includes(feature)) &&
      (threads === 1 || divides)
    );
  };
}

/** How many of the chosen tests need each part of SQL that an engine can lack, on whatever machine and whether or not they are left out. */
export function countNeeds({
  tests: _,
  without: __,
  ...selection
}: Selection): ReadonlyMap<SqlFeature, number> {
  const counts = new Map<SqlFeature, number>();
  for (const test of allTests.filter(isChosenBy(selection, suites)))
    for (const feature of findWorkload(test)?.needs ?? [])
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

/**
 * Refuses suites that the engines cannot run.
 *
 * @param chosen names of suites
 * @param spoken by all engines of the run
 * @throws InputError that names the first such suite, and those that the engines can run
 */
export function requireDialect(
  chosen: readonly SuiteName[],
  spoken: Dialect,
  catalogue: Catalogue = suites,
): void {
  const speaks = (name: SuiteName) => (catalogue[name].dialect ?? "sqlite") === spoken;
  const other = chosen.find((name) => !speaks(name));
  if (other === undefined) return;
  const possible = suiteNames.filter(speaks).join(", ") || "none";
  const [written, engines] =
    spoken === "mysql"
      ? ["SQLite's", "servers, which speak MySQL's"]
      : ["MySQL's", "not servers, and speak SQLite's"];
  throw new InputError(
    `suite ${other} is written in ${written} SQL, but the engines are ${engines}: choose from the suites ${possible}`,
  );
}

/** Which tests a run can measure, and which it skips since they need a base that it does not have. */
export interface RunnableTests {
  readonly tests: readonly PlannedTest[];
  readonly skipped: readonly PlannedTest[];
}

export function findRunnable(tests: readonly PlannedTest[], hasBase: boolean): RunnableTests {
  const skips = ({ compare }: PlannedTest) => compare === "base" && !hasBase;
  return { tests: tests.filter((test) => !skips(test)), skipped: tests.filter(skips) };
}

/** Every test of every suite of a catalogue, in report order. */
export function testsOf(catalogue: Catalogue): PlannedTest[] {
  return suiteNames.flatMap((suite) =>
    variantsOf(suite).flatMap((variant) =>
      storages.flatMap((storage) =>
        catalogue[suite].workloads
          .filter((workload) => isTimedIn(workload, variant) && workload.storages.includes(storage))
          .map(({ kind, name, compare }): PlannedTest => {
            return { variant, storage, kind, workload: name, compare };
          }),
      ),
    ),
  );
}

/** Every test of the tool's own suites, in report order. */
export const allTests: readonly Test[] = testsOf(suites);

/** Whether some tests are of a suite. */
export function hasSuite(tests: readonly Pick<Test, "variant">[], suite: SuiteName): boolean {
  return tests.some(({ variant }) => suiteOf(variant) === suite);
}

function nothingLeft(selection: Selection): string {
  const { suites, variants, storages, workloads = ["all"], without = [], threads = 1 } = selection;
  const left = without.length === 0 ? {} : { unsupported: without };
  const chosen = Object.entries({ suites, variants, storages, workloads, ...left });
  const parts = chosen.map(([what, names]) => `${what} ${names.join(", ") || "none"}`);
  return `nothing to test with ${[...parts, ...(threads === 1 ? [] : [`threads ${threads}`])].join("; ")}`;
}
