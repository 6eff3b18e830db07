import type { Answer, Plans, TestForms } from "../../../../src/features/figures/plans/record.ts";

const same: Answer = { hash: "0123456789abcdef" };
const refused: Answer = { reason: "error", message: "no such index: b" };
export const answers = { same, other: { hash: "fedcba9876543210" } as Answer, refused };

export const testName = "own/memory/reads/counts";
export const alternativeSql = "SELECT count(*) FROM t WHERE +a < :rnd(1,9);";

/** A query of which an alternative takes a third, in so many pairs. */
export function makeForms(
  parts: Partial<TestForms["alternatives"][number]> = {},
  own: TestForms["answers"] = { baseline: same, candidate: same },
): TestForms {
  return {
    test: testName,
    answers: own,
    alternatives: [
      {
        sql: alternativeSql,
        answers: { baseline: same, candidate: same },
        pairs: Array.from({ length: 11 }, () => [30, 10] as [number, number]),
        ...parts,
      },
    ],
  };
}

export function makePlans(parts: Partial<Plans> = {}): Plans {
  return { version: 1, claims: 1, workloads: [], tests: [], ...parts };
}

export function makeWorkload(
  plans: Plans["workloads"][number]["statements"][number]["plans"],
  workload = "own/counts",
) {
  return {
    workload,
    storage: "memory" as const,
    statements: [{ sql: "SELECT count(*) FROM t WHERE a < 3;", plans }],
  };
}
