import { type Test, testPath, workloadOfCells } from "../../src/model/test.ts";
import type { Variates } from "../noise/variates.ts";

/**
 * Standard deviations of ln ratio of two builds that differ in layout alone: what all tests share, a workload's part and a test's own.
 * Measured by bench/layout.ts.
 */
const layout = { all: 0.007, workload: 0.0098, test: 0.0082 };

/** By how much a relinked build differs from the base, ln ratio by test: the same for the same test. */
export function drawLayout(random: Variates): (test: Test) => number {
  const shared = layout.all * random.normal();
  const parts = new Map<string, number>();
  const partOf = (name: string, deviation: number) => {
    const part = parts.get(name) ?? deviation * random.normal();
    parts.set(name, part);
    return part;
  };
  return (test) =>
    shared + partOf(workloadOfCells(test), layout.workload) + partOf(testPath(test), layout.test);
}
