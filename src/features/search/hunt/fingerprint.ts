import { createHash } from "node:crypto";
import type { FaultKind } from "./sighting.ts";
import { type Situation, timedOf, traitsOf } from "./situation.ts";

/** The shapes by which two cases are known to be one. */
export interface Shapes {
  readonly kind: FaultKind;
  /** Statements without values, and with names that say only what they name. */
  readonly skeleton: string;
  /** The plans of both engines, line by line, in the same way. */
  readonly plans: readonly string[];
}

/** Sixteen hex digits: the same for cases of one kind, of the same statements and plans. */
export function fingerprintOf({ kind, skeleton, plans }: Shapes): string {
  return createHash("sha256")
    .update(JSON.stringify([kind, skeleton, plans]))
    .digest("hex")
    .slice(0, 16);
}

export function skeletonOf(situation: Situation): string {
  return timedOf(situation).map(withoutValues).join(" ");
}

/** SQL or a line of a plan, without values, numbers of tables, and letters of columns. */
export function withoutValues(sql: string): string {
  return sql
    .replaceAll(/X?'(?:[^']|'')*'/g, "?")
    .replaceAll(/\b([tkcip])\d+([a-z]*)\b/g, (_, first: string, rest: string) =>
      first === "t" ? `t${rest}` : first,
    )
    .replaceAll(/\b\d+(?:\.\d+)?\b/g, "?")
    .replaceAll(/\(\?(?:, \?)+\)/g, "(?, ...)")
    .replaceAll(/\?(?:, \?)+/g, "?, ...");
}

/** Productions that carry others: they are the cause only if nothing else is left. */
const carriers = /^(read\/(count|scan|sum|point)|write\/(delete|update)|output\/|aggregate\/count)/;

/** The traits that are left in a minimal case: whatever has all of them is probably the same cause. */
export function causesOf(minimal: Situation): ReadonlySet<string> {
  const traits = [...traitsOf(minimal)];
  const special = traits.filter((one) => !carriers.test(one));
  return new Set(special.length > 0 ? special : traits);
}

/** The traits of a cause that two minimal cases share, if one has all of the other's. */
export function sameCauses(one: readonly string[], other: readonly string[]): readonly string[] | undefined {
  const shared = one.filter((trait) => other.includes(trait));
  return shared.length > 0 && shared.length === Math.min(one.length, other.length) ? shared : undefined;
}

/** Whether a situation has everything that one of the known causes needs. @param causes the traits of each */
export function isExplained(situation: Situation, causes: readonly (readonly string[])[]): boolean {
  // Traits are looked for in the SQL, which takes longer than anything else here.
  if (causes.length === 0) return false;
  const traits = traitsOf(situation);
  return causes.some((cause) => cause.every((one) => traits.has(one)));
}
