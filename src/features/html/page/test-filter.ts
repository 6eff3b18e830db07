import type { TestData } from "../data/page-data.ts";

/** Which tests a reader wants to see. */
export interface TestFilter {
  /** Words that must all be in a test's path, outcome or trend; case does not matter. */
  readonly text: string;
  /** Whether only those count that do not pass in the newest run. */
  readonly onlyNotPassing: boolean;
}

export function matchesFilter(
  { id, outcome, trend, earlierRun }: Pick<TestData, "id" | "outcome" | "trend" | "earlierRun">,
  { text, onlyNotPassing }: TestFilter,
): boolean {
  if (onlyNotPassing && (outcome === "pass" || earlierRun !== undefined)) return false;
  const searched = `${id} ${outcome === "none" ? "no result" : outcome} ${trend?.state ?? ""}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
