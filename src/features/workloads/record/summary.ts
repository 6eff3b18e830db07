import { truncate } from "../../../messages/format-value.ts";
import { visible } from "../../../report/format/escape.ts";
import { count, plural } from "../../../report/format/figures.ts";
import type { Made } from "./make.ts";
import { percent } from "./workload-file.ts";

/** More lines are no summary. */
const mostLines = 8;

/** A few lines about a recording: its size, its shapes with the most time, and what is left out. */
export function summaryLines({ workloads, statements, shapes, transactions, ...made }: Made): string[] {
  const { connections, overlapping, otherRows, readFurther, leftOut } = made;
  const shown = workloads.toSorted((a, b) => b.share - a.share).slice(0, mostLines);
  const width = Math.max(0, ...shown.map(({ name }) => name.length));
  const reasons = [...leftOut].toSorted(([, a], [, b]) => b - a);
  const others = reasons.slice(mostLines).reduce((sum, [, many]) => sum + many, 0);
  return [
    `${plural(statements, "statement")} of ${plural(shapes, "form")} in ${plural(transactions, "transaction")}; ${plural(workloads.length, "workload")}`,
    ...(connections < 2
      ? []
      : [
          `${connections} connections: one executes all, in the order in which transactions took effect; ${count(overlapping)} had overlapped`,
        ]),
    ...(otherRows === 0
      ? []
      : [`${plural(otherRows, "query", "queries")} returned other numbers of rows than in the program`]),
    ...(readFurther === 0
      ? []
      : [
          `${plural(readFurther, "query", "queries")} had more rows than the program read: a replay reads all`,
        ]),
    "Workloads, each with its share of the recorded time: one is the sequence of all statements, and the others execute one form each:",
    ...shown.map(
      ({ name, share, shape }) =>
        `  ${name.padEnd(width)}  ${percent(share).padStart(9)}  ${truncate(visible(shape).replaceAll(/\s+/g, " "), 80)}`,
    ),
    ...reasons
      .slice(0, mostLines)
      .map(
        ([reason, many]) => `Left out, ${many}: ${truncate(visible(reason).replaceAll(/\s+/g, " "), 160)}`,
      ),
    ...(others === 0 ? [] : [`Left out, ${others}: for ${reasons.length - mostLines} other reasons`]),
  ];
}
