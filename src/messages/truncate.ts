/** At most `length` code points, ending in … if something is left out. */
export function truncate(text: string, length: number): string {
  // A code point has at most two UTF-16 units; a text may be far longer than the part that is kept.
  const points = [...text.slice(0, 2 * length)];
  if (points.length <= length && text.length <= 2 * length) return text;
  return `${points.slice(0, length - 1).join("")}…`;
}

/**
 * The first items of a list.
 *
 * @param others the item that stands for those left out
 */
export function truncateList(
  max: number,
  items: readonly string[],
  others: (more: number) => string,
): string[] {
  const more = items.length - max;
  return [...items.slice(0, max), ...(more > 0 ? [others(more)] : [])];
}
