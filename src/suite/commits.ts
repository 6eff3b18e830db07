import type { Test } from "../model/test.ts";
import { RandomStream } from "./random.ts";
import { textOf } from "./sql-template.ts";
import type { Workload } from "./workload.ts";
import { findWorkload } from "./workloads.ts";

const known = new Map<Workload, number>();

/**
 * How often a test's workload commits what it has changed: the same for every size and variant. 0 if it only reads, or if
 * it is none of the suite's, as in a file of results from elsewhere.
 */
export function commitCount(test: Test): number {
  const named = findWorkload(test);
  if (test.kind === "reads" || named === undefined) return 0;
  if (test.storage !== "autocommit") return 1;
  let count = known.get(named);
  if (count === undefined) {
    // How many statements there are does not depend on the table's size, so a small one will do.
    const source = { variant: test.variant, rows: 1000, random: new RandomStream(1, "commits") };
    count = [...named.statements(source)].filter((one) => !textOf(one).startsWith("SELECT")).length;
    known.set(named, count);
  }
  return count;
}
