import type { Test } from "../model/test.ts";
import { RandomStream } from "./random.ts";
import { type Template, textOf } from "./sql-template.ts";
import type { Workload } from "./workload.ts";
import { findWorkload } from "./workloads.ts";

const known = new Map<Workload, number>();

/**
 * How often a test's workload commits what it has changed: the same for every size, seed and variant. 0 if the test only reads,
 * or if the suite has no such test, as in a results file from elsewhere.
 */
export function commitCount(test: Test): number {
  const named = findWorkload(test);
  if (test.kind === "reads" || named === undefined) return 0;
  let count = known.get(named);
  if (count === undefined) {
    // How many statements there are does not depend on the table's size, so a small one will do.
    const source = { variant: test.variant, rows: 1000, seed: 1, random: new RandomStream(1, "commits") };
    count = countCommits(named.statements(source));
    known.set(named, count);
  }
  return count;
}

/** COMMITs of transactions that change something, and statements outside of transactions that do. */
function countCommits(statements: Iterable<Template>): number {
  let count = 0;
  let isOpen = false;
  let hasChanges = false;
  for (const template of statements) {
    const statement = textOf(template);
    if (statement === "BEGIN;") isOpen = true;
    else if (statement === "COMMIT;" || statement === "ROLLBACK;") {
      if (hasChanges && statement === "COMMIT;") count++;
      isOpen = false;
      hasChanges = false;
    } else if (!/^(?:SELECT|PRAGMA|ATTACH|DETACH) /.test(statement)) {
      if (isOpen) hasChanges = true;
      else count++;
    }
  }
  return count;
}
