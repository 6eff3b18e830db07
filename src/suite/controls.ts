import type { PlannedTest } from "../model/compared.ts";
import { type Kind, type Storage, suiteOf, type Test, variants } from "../model/test.ts";
import { suites } from "./suites.ts";
import { findWorkload } from "./workloads.ts";

/** How many tests of a variant the baseline is timed on against itself. */
const mostControls = 4;

/** Pairs that a run takes of its controls, over all variants and rounds: 11 tell a bias from chance. */
const pairsAimed = 12;

/** Keeps a short run short. */
const mostVisits = 4;

/** Sections in which controls are chosen first: each shows another kind of noise of a runner. */
const preferred: readonly (readonly [Storage, Kind])[] = [
  ["memory", "reads"],
  ["memory", "writes"],
  ["file", "writes"],
  ["autocommit", "writes"],
  ["file", "reads"],
  ["autocommit", "reads"],
];

/** Short workloads that do the usual work: look rows up, change rows. */
const preferredWorkloads = ["oltp_point_select", "oltp_update_non_index", "oltp_update_non_index_ac"];

/** The tests that are controls: up to four of each variant that the baseline runs, as different as the plan has them. */
export function chooseControls(tests: readonly PlannedTest[]): Test[] {
  return variants.flatMap((variant) => {
    if (suites[suiteOf(variant)].hasControls?.(variant) === false) return [];
    const own = tests.flatMap(({ compare, ...test }) =>
      test.variant === variant && compare !== "base" ? [test] : [],
    );
    const groups = preferred.map(([storage, kind]) =>
      own
        .filter((test) => test.storage === storage && test.kind === kind && !isOpening(test))
        .toSorted((a, b) => rank(a) - rank(b)),
    );
    const deepest = Math.max(0, ...groups.map(({ length }) => length));
    const ranked = Array.from({ length: deepest }, (_, depth) =>
      groups.flatMap((group) => group[depth] ?? []),
    );
    return ranked.flat().slice(0, mostControls);
  });
}

/** In how many rounds, from the first on, the controls are visited, and how often in each. */
export interface ControlPlan {
  readonly rounds: number;
  readonly visits: number;
}

/** @param rounds that the tests get at least */
export function planControls(controls: readonly Test[], rounds: number): ControlPlan {
  const planned = new Set(controls.map(({ variant }) => variant)).size;
  if (planned === 0) return { rounds: 0, visits: 0 };
  const pairs = Math.ceil(pairsAimed / planned);
  return { rounds: Math.min(rounds, pairs), visits: Math.min(mostVisits, Math.ceil(pairs / rounds)) };
}

/** Opening takes a fraction of a millisecond, and says little of the runner. */
function isOpening(test: Test): boolean {
  return findWorkload(test)?.opens !== undefined;
}

function rank({ workload }: Test): number {
  const place = preferredWorkloads.indexOf(workload);
  return place < 0 ? preferredWorkloads.length : place;
}
