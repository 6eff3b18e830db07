import { axisKind, growingAxis } from "./axes.ts";
import type { Case } from "./cases.ts";
import { withoutValues } from "./fingerprint.ts";
import { messageShape } from "./sighting.ts";

/** Cases that have one cause, as far as can be told from outside. */
export interface Family {
  /** The first of them, which is the worst. */
  readonly worst: Case;
  readonly others: readonly Case[];
}

/** Axes on which few statements grow: cases that do have one cause. */
const rareAxes: readonly (string | undefined)[] = ["pending edits", "columns"];

/**
 * Cases by their causes, in their order. Times of one cause grow on the same axis, and the statements have something in common: a rare axis, their
 * skeleton, something that a minimal case needs, or the operations of their plans. Other faults share something that they need, and
 * refusals the engine's words too.
 */
export function familiesOf(cases: readonly Case[]): Family[] {
  const families: Case[][] = [];
  for (const one of cases) {
    const own = families.find((family) => family.some((other) => isAlike(one, other)));
    if (own === undefined) families.push([one]);
    else own.push(one);
  }
  return families.flatMap(([worst, ...others]) => (worst === undefined ? [] : [{ worst, others }]));
}

function isAlike(one: Case, other: Case): boolean {
  if (one.kind !== other.kind || one.reference !== other.reference) return false;
  const needsSame = one.causes.some((cause) => other.causes.includes(cause));
  const saysSame = messageShape(one.message ?? "") === messageShape(other.message ?? "");
  if (one.kind === "refused") return needsSame && saysSame;
  if (one.kind !== "slow") return needsSame;
  if (growthOf(one) !== growthOf(other)) return false;
  return (
    needsSame ||
    rareAxes.includes(growthOf(one)) ||
    skeletonOf(one) === skeletonOf(other) ||
    operationsOf(one) === operationsOf(other)
  );
}

function growthOf({ axes }: Case): string | undefined {
  const axis = growingAxis(axes);
  return axis === undefined ? undefined : axisKind(axis);
}

function skeletonOf({ statements }: Case): string {
  return statements.map(withoutValues).join(" ");
}

/**
 * The operations of a case's plan beside plain scans, without the names of tables and indexes, and without what they are for. A plan that has
 * none is like no other.
 */
function operationsOf({ plans: { candidate, baseline }, name }: Case): string {
  const lines = (candidate.length > 0 ? candidate : baseline).map((line) =>
    line
      .replace(/^(SCAN|SEARCH) \S+/, "$1")
      .replace(/\b(INDEX) \S+/, "$1")
      .replace(/ \(.*\)$/, "")
      .replace(/ FOR .*$/, ""),
  );
  const operations = new Set(lines.filter((line) => line !== "SCAN"));
  return operations.size === 0 ? name : [...operations].toSorted().join("; ");
}
