import { references } from "../../../model/compared.ts";
import { multiplier, count as number, shortTime } from "../../../report/format/figures.ts";
import { left, right, type Table } from "../../../report/format/table.ts";
import { type EngineNames, engineName } from "../../../report/format/words.ts";
import { multipleText } from "../ratio.ts";
import { figuresOf } from "./compare.ts";
import type { ContentionVerdict } from "./examine.ts";
import { measuredRoles, rowsOf } from "./words.ts";

/** `1.9x`: by how much the throughput of the most connections exceeds that of one. */
function scalingText(one: number | undefined, most: number | undefined): string {
  return one === undefined || most === undefined || one === 0 ? "-" : `${multiplier(most / one)}x`;
}

/** Throughput with the most connections: for each workload, mode and task a row for each engine. */
export function scalingTable({ contention, comparisons }: ContentionVerdict, names: EngineNames): Table {
  const roles = measuredRoles(contention);
  const others = references.filter((role) => roles.includes(role));
  return {
    columns: [
      ...left("Workload", "In", "Task"),
      ...right("N"),
      ...left("Engine"),
      ...right("1/s", "of N = 1", "p99", "Longest", ...others.map((role) => `of ${engineName(names, role)}`)),
    ],
    rows: rowsOf(contention).flatMap(({ workload, mode, task, ladder }) => {
      const most = ladder.at(-1) ?? 1;
      const beside = others.map((against) =>
        comparisons.find(
          ({ cell, ...one }) =>
            cell.workload === workload &&
            cell.mode === mode &&
            cell.connections === most &&
            one.task === task &&
            one.against === against,
        ),
      );
      return roles.flatMap((role) => {
        const figures = (connections: number) =>
          figuresOf(contention, role, { workload, mode, connections }, task);
        const [one, last] = [figures(ladder[0] ?? 1), figures(most)];
        const isLadder = ladder.length > 1 && task !== "checkpointer";
        if (last === undefined) return [];
        const ratios = beside.map((found) =>
          role !== "candidate" || found === undefined ? "" : multipleText(found),
        );
        return [
          {
            cells: [
              ...[workload, mode, task, number(most), engineName(names, role), number(last.perSecond)],
              isLadder ? scalingText(one?.perSecond, last.perSecond) : "-",
              ...[last.p99, last.longest].map((ns) => (ns === undefined ? "-" : shortTime(ns))),
              ...ratios,
            ],
            highlighted: role === "candidate" && beside.some((found) => found?.isOver === true),
          },
        ];
      });
    }),
  };
}

/** All numbers of connections of a workload, a row for each with each engine. `Least` is the share of an average connection that the one with fewest did. */
export function contestTable(
  { contention }: Pick<ContentionVerdict, "contention">,
  workload: string,
  names: EngineNames,
): Table {
  const rows = rowsOf(contention).filter((one) => one.workload === workload);
  return {
    columns: [
      ...left("In", "Task"),
      ...right("N"),
      ...left("Engine"),
      ...right("1/s", "Median", "p99", "Longest", "Refused", "Again", "Least"),
    ],
    rows: rows.flatMap(({ workload: name, mode, task, ladder }) =>
      ladder.flatMap((connections) =>
        measuredRoles(contention).flatMap((role) => {
          const found = figuresOf(contention, role, { workload: name, mode, connections }, task);
          if (found === undefined) return [];
          const time = (ns: number | undefined) => (ns === undefined ? "-" : shortTime(ns));
          const fair = found.average === 0 ? "-" : `${Math.round((100 * found.least) / found.average)}%`;
          return [
            {
              cells: [
                ...[mode, task, number(connections), engineName(names, role), number(found.perSecond)],
                ...[time(found.p50), time(found.p99), time(found.longest)],
                ...[number(found.busy), number(found.repeated), fair],
              ],
            },
          ];
        }),
      ),
    ),
  };
}
