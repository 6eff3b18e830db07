/** The free part of a disk that is left to others. */
const leftToOthers = 0.1;

/**
 * The bytes that a database and its copy will have in the next rung: it grows as it did in the last one, at least with its commits and at
 * most with their square, as it is taken to do before there are two rungs.
 *
 * @param sizes after each rung so far, at least one
 * @param factor the next rung's commits / the last one's, above 1
 */
export function bytesInNextRung(sizes: readonly number[], factor: number): number {
  const [before, last = 0] = sizes.length < 2 ? [undefined, sizes[0]] : sizes.slice(-2);
  const seen = before === undefined || before === 0 ? factor ** 2 : last / before;
  return 2 * last * Math.min(factor ** 2, Math.max(factor, seen));
}

/** Whether so many bytes more fit beside what others need. */
export function hasRoom(needed: number, free: number): boolean {
  return needed <= (1 - leftToOthers) * free;
}
