import { count, type Execution } from "./recorded.ts";
import { shapeOf } from "./shapes.ts";
import type { Unit } from "./transactions.ts";

/** Most characters of all statements and values: a file of own workloads may have 400 MB. */
const mostCharacters = 300_000_000;

/**
 * At most so many statements of units. Units of queries alone are thinned evenly, since others do not need them; if that is not enough, the
 * units from some time on are left out.
 */
export function sampleUnits(
  units: readonly Unit[],
  most: number,
  leftOut: Map<string, number>,
): readonly Unit[] {
  const total = sizeOf(units);
  const kinds = new Map<string, boolean>();
  const isQuery = (sql: string) => {
    const known = kinds.get(sql) ?? ["query", "transaction"].includes(shapeOf(sql).kind);
    kinds.set(sql, known);
    return known;
  };
  const reads =
    total <= most
      ? new Set<Unit>()
      : new Set(units.filter(({ executions }) => executions.every(({ sql }) => isQuery(sql))));
  const ofReads = sizeOf([...reads]);
  const part = Math.max(0, most - (total - ofReads)) / Math.max(1, ofReads);
  let [seen, size, characters] = [0, 0, 0];
  const kept = units.filter((unit) => {
    if (reads.has(unit)) {
      const before = Math.floor(seen * part);
      seen += unit.executions.length;
      if (Math.floor(seen * part) === before) return false;
    }
    size += unit.executions.length;
    characters += unit.executions.reduce((sum, one) => sum + charactersOf(one), 0);
    return size <= most && characters <= mostCharacters;
  });
  if (kept.length < units.length)
    count(leftOut, `beyond ${most} statements or 300 MB, sampled by transaction`, total - sizeOf(kept));
  return kept;
}

function charactersOf({ sql, values }: Execution): number {
  return values.reduce<number>((sum, value) => sum + lengthOf(value), sql.length);
}

function lengthOf(value: Execution["values"][number]): number {
  if (typeof value === "string") return value.length;
  return typeof value === "object" && value !== null && ("blob" in value || "text" in value)
    ? Object.values(value).join("").length
    : 10;
}

function sizeOf(units: readonly Unit[]): number {
  return units.reduce((sum, { executions }) => sum + executions.length, 0);
}
