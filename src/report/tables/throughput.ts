import type { Unit } from "../../model/settings.ts";
import type { SectionVerdict } from "../../verdict/judge.ts";
import type { EngineNames } from "../format/engine-names.ts";
import type { Escape } from "../format/escape.ts";
import { inWords, rowsPerSecond } from "../format/figures.ts";
import { unitOf } from "./test-table.ts";

/** `point_inserts: DoltLite 1.69M rows/s, 1.47x slower than SQLite`, of each test; empty if the table shows times. */
export function throughputTexts(
  { variant, tests }: SectionVerdict,
  names: EngineNames,
  escapeText: Escape,
  asked: Unit = "time",
): string[] {
  if (unitOf(variant, asked) === "time") return [];
  return tests.flatMap(({ comparison }) => {
    if (comparison.state !== "measured" || !comparison.rows) return [];
    const { workload, rows, timeNs, multiplier, base } = comparison;
    const beside = [
      `${inWords(multiplier)} ${names.baseline}`,
      ...(base?.state === "measured" ? [`${inWords(base.multiplier)} ${names.base}`] : []),
    ];
    return [
      `${escapeText(workload)}: ${names.candidate} ${rowsPerSecond(rows, timeNs.candidate)} rows/s, ${beside.join(", ")}`,
    ];
  });
}
