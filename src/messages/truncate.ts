/** The first so many, and a word on how many there are besides. */
export function truncateList(
  most: number,
  items: readonly string[],
  others: (more: number) => string,
): string[] {
  const more = items.length - most;
  return [...items.slice(0, most), ...(more > 0 ? [others(more)] : [])];
}
