import { count } from "./recorded.ts";
import { shapeOf } from "./shapes.ts";
import type { Unit } from "./transactions.ts";

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
  if (total <= most) return units;
  const kinds = new Map<string, boolean>();
  const isQuery = (sql: string) => {
    const known = kinds.get(sql) ?? ["query", "transaction"].includes(shapeOf(sql).kind);
    kinds.set(sql, known);
    return known;
  };
  const reads = new Set(units.filter(({ executions }) => executions.every(({ sql }) => isQuery(sql))));
  const ofReads = sizeOf([...reads]);
  const every = Math.ceil(ofReads / Math.max(1, most - (total - ofReads)));
  let [seen, size] = [0, 0];
  const kept = units.filter((unit) => {
    const isChosen = !reads.has(unit) || seen++ % every === 0;
    if (!isChosen) return false;
    size += unit.executions.length;
    return size <= most;
  });
  count(leftOut, `beyond ${most} statements, sampled by transaction`, total - sizeOf(kept));
  return kept;
}

function sizeOf(units: readonly Unit[]): number {
  return units.reduce((sum, { executions }) => sum + executions.length, 0);
}
