import type { Measured } from "../engines/engine.ts";
import type { Test } from "../suite/test.ts";
import type { Failure } from "./recording.ts";

/** What the untimed pass sees of one execution of a test. */
type Seen = Pick<Measured, "work" | "hash">;

/**
 * What shows that the baseline did not do the same work with its statements prepared as with their text; undefined where
 * nothing does. The others are held against what the baseline did prepared, so that with the baseline's text all of
 * them are.
 */
export function preparedDifference({ workload }: Test, prepared: Seen, text: Seen): Failure | undefined {
  const parts = [
    ["statements", prepared.work.statements, text.work.statements],
    ["rows", prepared.work.rows, text.work.rows],
    ["changes", prepared.work.changes, text.work.changes],
    ["hash", prepared.hash, text.hash],
  ] as const;
  const different = parts.find(([, left, right]) => left !== right);
  if (different === undefined) return undefined;
  const [what, left, right] = different;
  return {
    reason: "differs",
    role: "baseline",
    message: `${workload}: baseline: prepared and as text are not the same work: ${what} ${left} and ${right}`,
  };
}
