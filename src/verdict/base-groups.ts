import { type Ceilings, groupLevels } from "../model/criteria.ts";
import { sectionPath, suiteOf, type Test, testPath, workloadOfCells } from "../model/test.ts";
import { median } from "../statistics/summary.ts";
import { type BaseTimes, type GroupScope, groupCeiling } from "./ceilings.ts";
import type { Measurable } from "./comparison.ts";
import type { BaseGroup } from "./decision-state.ts";
import type { Pair } from "./pairs.ts";

/**
 * The groups of tests that are compared with the base: a group of the same tests as a larger one, or of one test, is left out.
 *
 * @param tests with a sample of the base in every pair
 */
export function baseGroups(tests: readonly Measurable[], ceilings: Ceilings): BaseGroup[] {
  const members = new Map<string, { readonly scope: GroupScope; readonly tests: Measurable[] }>();
  for (const test of tests)
    for (const scope of scopesOf(test)) {
      const name = groupName(scope);
      const group = members.get(name) ?? { scope, tests: [] };
      group.tests.push(test);
      members.set(name, group);
    }
  const seen = new Set<string>();
  return [...members]
    .toSorted(([, a], [, b]) => groupLevels.indexOf(a.scope.level) - groupLevels.indexOf(b.scope.level))
    .flatMap(([name, { scope, tests: own }]): BaseGroup[] => {
      const paths = own.map(testPath);
      const key = paths.toSorted().join();
      if (own.length < 2 || seen.has(key)) return [];
      seen.add(key);
      return [
        { level: scope.level, name, tests: paths, ceiling: groupCeiling(ceilings, scope, timesOf(own)) },
      ];
    });
}

function scopesOf(test: Test): GroupScope[] {
  const { variant, storage, kind } = test;
  const suite = suiteOf(variant);
  return [
    { level: "overall" },
    { level: "suite", suite },
    { level: "section", variant, storage, kind },
    { level: "workload", suite, workload: workloadOfCells(test) },
  ];
}

/** The names of the groups that a test can be in. */
export function groupNames(test: Test): string[] {
  return scopesOf(test).map(groupName);
}

function groupName(scope: GroupScope): string {
  switch (scope.level) {
    case "overall":
      return "all";
    case "suite":
      return scope.suite;
    case "section":
      return sectionPath(scope);
    case "workload":
      return scope.suite === "oltp" ? scope.workload : `${scope.suite}/${scope.workload}`;
  }
}

/** The base's times of some tests together, from their first pairs, so that they stay the same while more are measured. */
export function timesOf(tests: readonly Pick<Measurable, "pairs" | "statements">[]): BaseTimes {
  const ns = tests.reduce((sum, { pairs }) => sum + baseNs(pairs.slice(0, firstPairs)), 0);
  const known = tests.flatMap(({ statements }) => statements ?? []);
  const statements = known.length < tests.length ? undefined : known.reduce((sum, one) => sum + one, 0);
  return { ns, statements };
}

const firstPairs = 3;

/** Infinite without a sample, so that a floor has no effect. */
function baseNs(pairs: readonly Pair[]): number {
  const times = pairs.flatMap(({ base }) => base ?? []);
  return times.length === 0 ? Number.POSITIVE_INFINITY : median(times);
}
