/**
 * The numbers of connections that are measured: 1, each twice the one before, and the largest.
 *
 * @param most from 1
 */
export function connectionsUpTo(most: number): number[] {
  const doublings = Array.from({ length: Math.floor(Math.log2(most)) + 1 }, (_, step) => 2 ** step);
  return doublings.at(-1) === most ? doublings : [...doublings, most];
}
