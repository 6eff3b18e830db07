import { cutApart } from "../../../messages/cut-apart.ts";
import { limits } from "../../../model/limits.ts";
import { suiteOf, type Test } from "../../../model/test.ts";
import { workloadStream } from "../../../suite/random.ts";
import { timedTemplates } from "../../../suite/sql.ts";
import { shapeOf, textOf } from "../../../suite/sql-template.ts";
import type { Catalogue } from "../../../suite/suites.ts";
import type { SuiteSize, Workload } from "../../../suite/workload.ts";
import { workloadOf } from "../../../suite/workloads.ts";
import { maxSql, maxStatements } from "./record.ts";

type NamedTest = Pick<Test, "variant" | "workload">;

/** Statements of a workload that are looked at: shapes that come later are rare. */
const mostRead = 2000;

/** The first statement of each shape that reads, in order: one plan is taken for each. */
export function explainedStatements(test: NamedTest, size: SuiteSize, catalogue: Catalogue): string[] {
  const found = new Map<string, string>();
  let read = 0;
  for (const template of timedTemplates(test, size, catalogue)) {
    if (found.size === maxStatements || ++read > mostRead) break;
    const shape = shapeOf(template);
    if (!found.has(shape) && /^\s*(?:SELECT|WITH|VALUES)\b/i.test(shape)) found.set(shape, textOf(template));
  }
  return [...found.values()];
}

/** A statement as results keep it: on one line, and cut in its middle, since forms of one query begin alike. */
export function keptSql(sql: string): string {
  return cutApart([sql.replace(/\s+/g, " ")], maxSql).join("");
}

/** The name of a test's workload in facts: `own/join`. */
export function workloadName({ variant, workload }: NamedTest): string {
  return `${variant}/${workload}`;
}

/** The workload that has an alternative as its statements; it is in the catalogue that `withAlternatives` makes. */
export function alternativeOf<Of extends NamedTest>(test: Of, index: number): Of {
  return { ...test, workload: `${test.workload}#${index + 1}` };
}

/** A catalogue in which each alternative is a workload too, with the same random values. */
export function withAlternatives(catalogue: Catalogue): Catalogue {
  const suites = Object.values(catalogue).map((suite) => {
    const workloads = suite.workloads.flatMap((one) => [one, ...alternativesOf(one)]);
    return [suite.name, { ...suite, workloads }];
  });
  return Object.fromEntries(suites) as Catalogue;
}

function alternativesOf(workload: Workload): Workload[] {
  const { alternatives = [], ...one } = workload;
  return alternatives.map(({ statements }, index) => ({
    ...one,
    name: `${one.name}#${index + 1}`,
    statements: (source) => statements({ ...source, random: workloadStream(source.seed, one.name) }),
  }));
}

export function alternativesOfTest(test: NamedTest, catalogue: Catalogue) {
  return workloadOf(test, catalogue).alternatives ?? [];
}

/** How many comparisons with alternatives tests make. */
export function claimsOf(tests: readonly NamedTest[], catalogue: Catalogue): number {
  return tests.reduce((sum, test) => sum + alternativesOfTest(test, catalogue).length, 0);
}

/** Whether the plans of a test are taken. */
export function isExplained(
  test: Pick<Test, "variant" | "kind">,
  wanted: "own" | "all" | "off",
  catalogue: Catalogue,
): boolean {
  const suite = suiteOf(test.variant);
  if (wanted === "off" || test.kind !== "reads" || catalogue[suite].dialect === "mysql") return false;
  return wanted === "all" || suite === "own";
}

/** More steps or longer ones say nothing more. */
const maxSteps = 50;
const maxStepLength = 1000;

/**
 * A plan from the rows of EXPLAIN QUERY PLAN, which are columns `id`, `parent`, a number and a step: a line for each step, indented below
 * its parent. Numbers are left out, since they differ between versions. An engine may answer anything.
 */
export function planText(rows: string): string {
  const depths = new Map<string, number>();
  const lines = rows
    .split("\n")
    .filter((row) => row !== "")
    .slice(0, maxSteps)
    .map((row) => {
      const columns = row.split("\t");
      const [id = "", parent = "", , ...step] = columns;
      const depth = Math.min(maxSteps, (depths.get(parent) ?? -1) + 1);
      depths.set(id, depth);
      const text = (columns.length < 4 ? columns : step).join(" ").replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
      return `${"  ".repeat(depth)}${cutApart([text], maxStepLength)}`;
    });
  return lines.join("\n").slice(0, limits.planText);
}
