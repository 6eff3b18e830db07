/**
 * A searched history: for each point the indexes of its parents, all smaller than its own. A point is a commit, an engine of a list
 * or a release; a list is a chain in which each has the one before as its parent.
 */
export type Ancestry = readonly (readonly number[])[];

/** A chain of points, oldest first. */
export function chain(points: number): Ancestry {
  return Array.from({ length: points }, (_, point) => (point === 0 ? [] : [point - 1]));
}

/** Some points and all their ancestors. */
function withAncestors(ancestry: Ancestry, points: Iterable<number>): ReadonlySet<number> {
  const found = new Set<number>(points);
  // A set is iterated in the order of insertion, including members inserted meanwhile.
  for (const point of found) for (const parent of ancestry[point] ?? []) found.add(parent);
  return found;
}

/**
 * The points that can be the first bad one: a bad point and its ancestors, without good points and theirs, in ascending order.
 * Empty if the bad point is an ancestor of a good one.
 */
export function candidatesOf(ancestry: Ancestry, good: Iterable<number>, bad: number): number[] {
  const known = withAncestors(ancestry, good);
  return [...withAncestors(ancestry, [bad])].filter((point) => !known.has(point)).toSorted((a, b) => a - b);
}

/**
 * The candidate to measure next: the one whose answer halves the candidates best, as `git bisect` chooses it, and, since broken
 * commits come in groups, not beside one that cannot be tested. How much such a neighbour counts is a guess: at a distance of
 * k in the order of the points, a candidate is taken to be testable with probability k / (k + 1).
 *
 * @param candidates in ascending order, the bad one last
 * @returns undefined if all but the bad one are untestable
 */
export function halve(
  ancestry: Ancestry,
  candidates: readonly number[],
  untestable: ReadonlySet<number>,
): number | undefined {
  const older = countOlder(ancestry, candidates);
  const distances = distancesTo(candidates, untestable);
  let best: { readonly point: number; readonly value: number } | undefined;
  for (const [place, point] of candidates.slice(0, -1).entries()) {
    if (untestable.has(point)) continue;
    const distance = distances[place] ?? Number.POSITIVE_INFINITY;
    const chance = distance === Number.POSITIVE_INFINITY ? 1 : distance / (distance + 1);
    const count = older.get(point) ?? 1;
    const value = chance * Math.min(count, candidates.length - count);
    if (best === undefined || value > best.value) best = { point, value };
  }
  return best?.point;
}

/** For each place of the candidates, how far it is from the nearest that cannot be tested; infinite without one. */
function distancesTo(candidates: readonly number[], untestable: ReadonlySet<number>): number[] {
  const distances: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const [place, point] of candidates.entries()) {
    if (untestable.has(point)) last = place;
    distances.push(place - last);
  }
  let next = Number.POSITIVE_INFINITY;
  for (let place = candidates.length - 1; place >= 0; place--) {
    if (distances[place] === 0) next = place;
    distances[place] = Math.min(distances[place] ?? next, next - place);
  }
  return distances;
}

/** The number of candidates among each one and its ancestors. Only a merge has to be counted anew. @param candidates in ascending order */
function countOlder(ancestry: Ancestry, candidates: readonly number[]): ReadonlyMap<number, number> {
  const members = new Set(candidates);
  const counts = new Map<number, number>();
  for (const point of candidates) {
    const parents = new Set(ancestry[point]?.filter((one) => members.has(one)));
    const [first] = parents;
    const ofFirst = first === undefined ? 0 : (counts.get(first) ?? 0);
    counts.set(point, parents.size > 1 ? countWithin(ancestry, point, members) : ofFirst + 1);
  }
  return counts;
}

/** The number of members among a point and its ancestors. No path between two members leaves them. */
function countWithin(ancestry: Ancestry, point: number, members: ReadonlySet<number>): number {
  const found = new Set([point]);
  for (const one of found)
    for (const parent of ancestry[one] ?? []) if (members.has(parent)) found.add(parent);
  return found.size;
}
