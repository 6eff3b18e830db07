import { createHash } from "node:crypto";
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

/** Cases by their causes, in their order. */
export function familiesOf(cases: readonly Case[]): Family[] {
  return [...Map.groupBy(cases, ({ cause }) => cause).values()].flatMap(([worst, ...others]) =>
    worst === undefined ? [] : [{ worst, others }],
  );
}

/** The facts of a case that say what its cause is. */
type Shown = Pick<
  Case,
  "kind" | "reference" | "causes" | "message" | "axes" | "statements" | "plans" | "name"
>;

/**
 * The cause of a case, as sixteen hex digits: that of the first known case that is alike. Times of one cause grow on the same axis, and the
 * statements have something in common: a rare axis, their skeleton, something that a minimal case needs, or the operations of their plans.
 * Other faults share something that they need, and refusals the engine's words too. A cause that no known case has is named by the same
 * facts, so that two hunts that know nothing of each other mostly name it alike.
 */
export function causeOf(one: Shown, known: readonly Case[]): string {
  return known.find((other) => isAlike(one, other))?.cause ?? ownCause(one);
}

function ownCause(one: Shown): string {
  const { kind, reference, causes, message = "" } = one;
  const growth = growthOf(one);
  const needs = causes.toSorted().join("; ");
  const operations = operationsOf(one);
  const facts =
    kind === "refused"
      ? [messageShape(message), needs]
      : kind !== "slow"
        ? [needs]
        : rareAxes.includes(growth)
          ? [growth]
          : [growth ?? "", operations === one.name ? needs : operations];
  return createHash("sha256")
    .update(JSON.stringify([kind, reference, ...facts]))
    .digest("hex")
    .slice(0, 16);
}

function isAlike(one: Shown, other: Shown): boolean {
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

function growthOf({ axes }: Shown): string | undefined {
  const axis = growingAxis(axes);
  return axis === undefined ? undefined : axisKind(axis);
}

function skeletonOf({ statements }: Shown): string {
  return statements.map(withoutValues).join(" ");
}

/**
 * The operations of a case's plan beside plain scans, without the names of tables and indexes, and without what they are for. A plan that has
 * none is like no other.
 */
function operationsOf({ plans: { candidate, baseline }, name }: Shown): string {
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
