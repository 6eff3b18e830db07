import type { Escape } from "../../report/format/escape.ts";
import { left, right, type Table } from "../../report/format/table.ts";
import { type EngineNames, engineName } from "../../report/format/words.ts";
import { type Growth, linearTolerance } from "./growth.ts";

/** The exponents of each workload, with their meaning in words; workloads that grow faster than their table stand out. */
export function growthTable(
  growth: readonly Growth[],
  names: EngineNames,
  escapeText: Escape,
): Table | undefined {
  if (growth.length === 0) return undefined;
  const roles = (["baseline", "candidate", "base"] as const).filter((role) =>
    growth.some(({ exponents }) => exponents[role] !== undefined),
  );
  return {
    columns: [
      ...left("Growth with the table"),
      ...right(...roles.map((role) => engineName(names, role))),
      ...left(""),
    ],
    rows: growth.map(({ storage, kind, workload, exponents }) => ({
      cells: [
        `${storage}/${kind}/${escapeText(workload)}`,
        ...roles.map((role) => exponents[role]?.toFixed(2) ?? "-"),
        words(exponents, names),
      ],
      highlighted: exponents.candidate > 1 + linearTolerance,
    })),
  };
}

function words({ baseline, candidate }: Growth["exponents"], names: EngineNames): string {
  const faster = candidate > baseline + linearTolerance ? [`grows faster than ${names.baseline}`] : [];
  const shape =
    candidate > 1 + linearTolerance ? ["superlinear"] : candidate >= 1 - linearTolerance ? ["linear"] : [];
  return [...shape, ...faster].join(", ");
}
