import { type Ancestry, candidatesOf } from "../../src/features/search/bisect/search/ancestry.ts";
import type { Answer } from "../../src/features/search/bisect/search/search.ts";
import type { Variates } from "../noise/variates.ts";

/** A history in which one commit changed the engine's speed. */
export interface ChangedHistory {
  readonly ancestry: Ancestry;
  /** The first bad commit: it and its descendants are slower by `change`, in ln. */
  readonly culprit: number;
  readonly change: number;
  /** Commits that do not build, or whose engine crashes. */
  readonly broken: ReadonlyMap<number, "build" | "crash">;
}

/**
 * A random commit changes the speed; neither end is broken.
 *
 * @param percent 10: it becomes 10 % slower
 * @param share of the commits that do not build; one more crashes
 */
export function drawHistory(
  ancestry: Ancestry,
  percent: number,
  share: number,
  random: Variates,
): ChangedHistory {
  const last = ancestry.length - 1;
  const broken = new Map<number, "build" | "crash">();
  for (let point = 1; point < last; point++) if (random.uniform() < share) broken.set(point, "build");
  broken.set(1 + random.index(last - 1), "crash");
  return { ancestry, culprit: 1 + random.index(last), change: Math.log(1 + percent / 100), broken };
}

/** Whether the first bad commit is among those that a commit was made from, or is itself. */
export function isChanged({ ancestry, culprit }: ChangedHistory, point: number): boolean {
  return candidatesOf(ancestry, [], point).includes(culprit);
}

/** A range is right if it contains the first bad commit and, beside the last, only such as cannot be tested. */
export function isRight(answer: Answer, { culprit, broken }: ChangedHistory): boolean {
  if (answer.kind === "point") return answer.point === culprit;
  if (answer.kind !== "range") return false;
  return (
    answer.candidates.includes(culprit) && answer.candidates.slice(0, -1).every((point) => broken.has(point))
  );
}
