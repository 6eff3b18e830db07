import { roles } from "../../../model/engine.ts";
import type { Escape } from "../../../report/format/escape.ts";
import { count, microseconds, multiplier } from "../../../report/format/figures.ts";
import { left, named, right, type Table } from "../../../report/format/table.ts";
import { type EngineNames, engineName } from "../../../report/format/words.ts";
import type { GrowthFinding } from "./finding.ts";
import { type Growth, isSweep, linearTolerance } from "./growth.ts";
import { exponentText } from "./words.ts";

/** Growth of one kind: with the table of a suite, or with the parameters of sweeps. */
export interface GrowthGroup {
  readonly title: string;
  readonly growth: readonly Growth[];
  readonly table: Table;
}

/**
 * The exponents of each workload, with their meaning in words; workloads that grow faster than their table, or over a limit, stand out.
 * Empty without growth.
 *
 * @param limits that were judged
 */
export function growthGroups(
  growth: readonly Growth[],
  limits: readonly GrowthFinding[],
  names: EngineNames,
  escapeText: Escape,
): GrowthGroup[] {
  const [sweeps, tables] = [growth.filter(isSweep), growth.filter((one) => !isSweep(one))];
  const groups = [
    { title: "Growth with the size of the table", heading: "Growth with the table", growth: tables },
    { title: "Growth with a parameter", heading: "Growth with a parameter", growth: sweeps },
  ];
  return groups.flatMap(({ title, heading, growth: own }) => {
    const table = growthTable(heading, own, limits, names, escapeText);
    return own.length === 0 ? [] : [{ title, growth: own, table }];
  });
}

function growthTable(
  heading: string,
  growth: readonly Growth[],
  limits: readonly GrowthFinding[],
  names: EngineNames,
  escapeText: Escape,
): Table {
  const known = roles.filter((role) => growth.some(({ exponents }) => exponents[role] !== undefined));
  const hasSteps = growth.some(isSweep);
  return {
    columns: [
      ...named(heading),
      ...(hasSteps ? right(`${engineName(names, "candidate")} (us)`, "Last / first") : []),
      ...right(...known.map((role) => engineName(names, role))),
      ...left(""),
    ],
    rows: growth.map((one) => {
      const { storage, kind, workload, parameter, exponents, steps } = one;
      const over = limits.filter((limit) => limit.outcome === "fail" && isLimitOf(limit, one));
      const values = steps.map(({ value }) => count(value)).join("; ");
      const isFast = (exponents.candidate?.value ?? 0) > 1 + linearTolerance;
      return {
        cells: [
          `${storage}/${kind}/${escapeText(workload)}${hasSteps ? `, ${escapeText(parameter)} ${values}` : ""}`,
          ...(hasSteps ? timeCells(one) : []),
          ...known.map((role) => {
            const exponent = exponents[role];
            return exponent === undefined ? "-" : exponentText(exponent);
          }),
          [words(one, names), ...over.map(overText), ...standingTexts(one, escapeText)]
            .filter((text) => text !== "")
            .join(", "),
        ],
        highlighted: isFast || over.length > 0,
      };
    }),
  };
}

function isLimitOf({ test, parameter }: GrowthFinding, { steps, parameter: own }: Growth): boolean {
  const last = steps.at(-1)?.test;
  return (
    parameter === own &&
    last !== undefined &&
    test.workload === last.workload &&
    test.storage === last.storage &&
    test.kind === last.kind
  );
}

function timeCells({ steps }: Growth): [times: string, ratio: string] {
  const times = steps.map(({ timeNs }) => timeNs.candidate ?? 0);
  const ratio = (times.at(-1) ?? 0) / (times[0] ?? 1);
  return [times.map(microseconds).join("; "), multiplier(ratio)];
}

/** `depth 100 stood out at 12.2x, measured again: 1.52x`, or `depth 100 stands out at 12.2x, not measured again` */
function standingTexts({ parameter, standing }: Growth, escapeText: Escape): string[] {
  return standing.map(({ value, first, now }) => {
    const step = `${escapeText(parameter)} ${count(value)}`;
    return now === undefined
      ? `${step} stands out at ${multiplier(first)}x, not measured again`
      : `${step} stood out at ${multiplier(first)}x, measured again: ${multiplier(now)}x`;
  });
}

function overText({ limit, largest }: GrowthFinding): string {
  if (limit === "exponent") return `over the exponent ${largest}`;
  return `over ${multiplier(largest)}x${limit === "base" ? " of the base's growth" : ""}`;
}

function words({ exponents: { baseline, candidate } }: Growth, names: EngineNames): string {
  if (candidate === undefined) return "";
  const isFaster = baseline !== undefined && candidate.value > baseline.value + linearTolerance;
  const faster = isFaster ? [`grows faster than ${names.baseline}`] : [];
  const shape =
    candidate.value > 1 + linearTolerance
      ? ["superlinear"]
      : candidate.value >= 1 - linearTolerance
        ? ["linear"]
        : [];
  return [...shape, ...faster].join(", ");
}
