import type { Role } from "../../../model/engine.ts";
import { counterFigure, type FigureLimit, isExactCost } from "../../../model/figure-limit.ts";
import { totalOf } from "../../../model/footprint.ts";
import type { Check } from "../../../model/sample.ts";
import { valueIn } from "../counters/changes.ts";
import { countOf, isTaken, withEqualWork } from "../counts/compare.ts";
import type { CountedRecord } from "../counts/counts.ts";
import { type Passes, passesOf } from "../exact.ts";
import { footprintPasses } from "../footprint/compare.ts";
import { figureOf } from "../footprint/figures.ts";

/** The values that an engine's processes gave of an exact figure; undefined if it was not measured. */
export function valuesOf(record: CountedRecord, role: Role, figure: string): Passes | undefined {
  if (isExactCost(figure)) return footprintPasses(figureOf(figure), record, role);
  if (figure === "instructions") {
    const count = countOf(withEqualWork(record), role);
    return isTaken(count) ? passesOf(count.instructions, count.again) : undefined;
  }
  const [, name = ""] = counterFigure.exec(figure) ?? [];
  const counters = checkOf(record, role)?.counters;
  if (counters === undefined) return undefined;
  const { values, again, unsteady = [] } = counters;
  const first = valueIn(values, name);
  // A counter that one of two runs does not have rose by 0 in it.
  return unsteady.includes(name) ? passesOf(first ?? 0, valueIn(again, name) ?? 0) : passesOf(first);
}

/** The bytes of all files before the statements; undefined if they are not known. */
export function bytesBefore(record: CountedRecord): Passes | undefined {
  const before = checkOf(record, "candidate")?.footprint?.files?.before;
  return passesOf(before && totalOf(before));
}

/** The rows or statements that a limit's figure is divided by; 1 if it is divided by none, undefined if that is not known. */
export function divisorOf(record: CountedRecord, { per }: Pick<FigureLimit, "per">): number | undefined {
  if (per === undefined) return 1;
  const work = checkOf(record, "candidate")?.work;
  if (work === undefined) return undefined;
  const units = per === "row" ? work.rows + work.changes : work.statements;
  return units === 0 ? undefined : units;
}

function checkOf({ checks }: CountedRecord, role: Role): Check | undefined {
  return checks.find((one) => one.role === role);
}
