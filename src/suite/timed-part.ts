import type { PartFigure } from "../model/figure-limit.ts";
import type { Test } from "../model/test.ts";
import { RandomStream } from "./random.ts";
import { textOf } from "./sql-template.ts";
import type { Catalogue } from "./suites.ts";
import type { Workload } from "./workload.ts";
import { findWorkload } from "./workloads.ts";

const commit = /^COMMIT(?:[;\s]|$)/i;

/** Whether the samples of a test that one connection executes have a time of this part: a shell's have none of a COMMIT. */
export function hasTimedPart(
  test: Pick<Test, "variant" | "workload">,
  part: PartFigure,
  catalogue: Catalogue,
): boolean {
  const workload = findWorkload(test, catalogue);
  if (workload === undefined) return false;
  if (part === "open") return workload.opens !== undefined;
  // The statements of a process of its own are timed together.
  return workload.opens !== "process" && endsWithCommit(workload, test);
}

const known = new WeakMap<Workload, boolean>();

/** Like the driver, which times the COMMIT behind other statements alone. */
function endsWithCommit(workload: Workload, { variant }: Pick<Test, "variant">): boolean {
  const found = known.get(workload);
  if (found !== undefined) return found;
  let count = 0;
  let last = "";
  // The last statement does not depend on the size of the tables.
  const source = { variant, rows: 1000, seed: 1, random: new RandomStream(1, "commit") };
  for (const statement of workload.statements(source)) {
    count++;
    last = textOf(statement);
  }
  const isCommit = count > 1 && commit.test(last);
  known.set(workload, isCommit);
  return isCommit;
}
