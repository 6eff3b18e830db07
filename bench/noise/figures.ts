import { markdownTable } from "markdown-table";

/** A table fit for bench/README.md: the first column of words, the others of figures. */
export function figureTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return markdownTable([headings, ...rows], { align: headings.map((_, index) => (index === 0 ? "l" : "r")) });
}

/** `12,345` */
export function count(value: number): string {
  return value.toLocaleString("en-US");
}

/** How many there are of each, the most frequent first: `3 x this, 1 x that`; `none`. */
export function frequencies(words: readonly string[]): string {
  const groups = [...Map.groupBy(words, (word) => word)].map(([word, same]) => [word, same.length] as const);
  const sorted = groups.toSorted(([, a], [, b]) => b - a);
  return sorted.map(([word, times]) => `${times} x ${word}`).join(", ") || "none";
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
