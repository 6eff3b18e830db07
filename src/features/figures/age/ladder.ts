/** The stretches of commits that each rung is timed in, in which the engines take turns. */
export const blocksInRung = 8;

/** Commits of the lowest rung, at most twice as many. */
const lowest = 250;

/** A line needs some points. */
const fewestRungs = 3;

/** A stretch of commits. */
export interface Block {
  /** The number of its first commit, from 1. */
  readonly from: number;
  readonly to: number;
}

/**
 * The numbers of commits after which a database is looked at: each twice the one before, the last as given.
 *
 * @param commits at least 100
 */
export function ladderOf(commits: number): number[] {
  const doublings = Math.max(fewestRungs - 1, Math.floor(Math.log2(commits / lowest)));
  return Array.from({ length: doublings + 1 }, (_, rung) => Math.round(commits / 2 ** (doublings - rung)));
}

/** The blocks of a rung. @param rung from 0 */
export function blocksOf(ladder: readonly number[], rung: number): Block[] {
  const first = ladder[rung - 1] ?? 0;
  const commits = (ladder[rung] as number) - first;
  const end = (block: number) => first + Math.round((commits * block) / blocksInRung);
  return Array.from({ length: blocksInRung }, (_, block) => ({ from: end(block) + 1, to: end(block + 1) }));
}
