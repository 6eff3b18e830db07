import type { Check, Failure } from "./recording.ts";

/**
 * What shows that an engine did not do the same work when a resumed run checked it again: its samples before and after
 * are not of one thing. Undefined where it did.
 */
export function changedCheck(workload: string, before: Check, after: Check): Failure | undefined {
  const { role } = before;
  const counts = (["statements", "rows", "changes"] as const).map(
    (count) => [`count of ${count}`, before.work[count], after.work[count]] as const,
  );
  const changed = [...counts, ["hash", before.hash, after.hash] as const].find(([, was, is]) => was !== is);
  if (changed === undefined) return undefined;
  const [what, was, is] = changed;
  const message = `${workload}: ${role}'s ${what} was ${was} in the untimed check, and ${is} when the run was resumed`;
  return { reason: "differs", role, message };
}
