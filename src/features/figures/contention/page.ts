import type { Role } from "../../../model/engine.ts";
import type { Recording } from "../../../model/recording.ts";
import type { ContestData, PageData } from "../../../page/data/page-data.ts";
import type { OnPage } from "../../../page/data/part.ts";
import { inPage } from "../../../report/format/escape.ts";
import { engineNames } from "../../../report/format/words.ts";
import type { Verdict } from "../../../verdict/judge.ts";
import { figuresOf } from "./compare.ts";
import { contentionVerdictOf } from "./examine.ts";
import { type Contention, workloadsOf } from "./record.ts";
import { contestTable } from "./table.ts";
import { rowsOf, titleOf } from "./words.ts";

/** The plots and tables of contests on a page; the findings are among those of the report. */
export const contentionPage: NonNullable<OnPage["page"]> = { add: withContention };

function withContention(page: PageData, recording: Recording, verdict: Verdict): PageData {
  const found = contentionVerdictOf(verdict);
  if (found === undefined || page.run === undefined || found.contention.held.length === 0) return page;
  const names = engineNames(recording, inPage);
  const contention = workloadsOf(found.contention).map((workload): ContestData => {
    const plots = rowsOf(found.contention)
      .filter((one) => one.workload === workload && one.task !== "checkpointer")
      .map((row) => plotData(found.contention, row));
    return {
      name: workload,
      title: titleOf(found.contention, workload),
      table: contestTable(found, workload, names),
      plots,
    };
  });
  return { ...page, run: { ...page.run, contention } };
}

function plotData(
  contention: Contention,
  { workload, mode, task, ladder }: ReturnType<typeof rowsOf>[number],
): ContestData["plots"][number] {
  const of = (role: Role) => {
    const values = ladder.map(
      (connections) => figuresOf(contention, role, { workload, mode, connections }, task)?.perSecond ?? null,
    );
    return values.every((value) => value === null) ? undefined : values;
  };
  return {
    title: `${task} in ${mode}`,
    connections: ladder,
    perSecond: { baseline: of("baseline"), candidate: of("candidate"), base: of("base") },
  };
}
