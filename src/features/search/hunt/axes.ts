import type { Axis } from "./cases.ts";
import { type Derivation, type Items, isOfKind, type Part, partsOf, withParts } from "./grammar/derive.ts";
import { columnsOf, type Table } from "./grammar/schema.ts";
import { type Numeric, numbersOf, withTables } from "./minimise.ts";
import type { Situation } from "./situation.ts";

/** The values at which an axis is looked at, beside its own. */
const factors = [0.25, 1, 4, 16] as const;

/** More rows would take longer to make than the answer is worth, and SQLite takes 2,000 columns. */
const most = 100_000;
const mostColumns = 500;
const mostItems = 1000;

/** Cases have this many axes at most. */
const mostAxes = 10;

/** A number of a situation that can be set. */
type Settable = Pick<Numeric, "name" | "value" | "set"> & {
  /** From `value` on if absent. */
  readonly least?: number;
  readonly most: number;
};

/**
 * How the ratio of a case grows with each of its numbers: rows of tables, pending edits, amounts in its statements, columns of tables, and
 * lengths of lists.
 *
 * @param ratioOf a situation; 0 if there is none
 * @param isOutOfTime ends the search: axes until then are returned
 */
export async function axesOf(
  situation: Situation,
  ratioOf: (situation: Situation) => Promise<number>,
  isOutOfTime: () => boolean,
): Promise<Axis[]> {
  const axes: Axis[] = [];
  for (const { name, value, set, least = value, most: highest } of settablesOf(situation).slice(
    0,
    mostAxes,
  )) {
    const values = new Set(factors.map((factor) => Math.max(1, Math.round(value * factor))));
    const points: Axis["points"][number][] = [];
    for (const one of values) {
      if (one < least || (one > highest && one !== value)) continue;
      if (isOutOfTime()) return axes;
      points.push({ value: one, ratio: Number((await ratioOf(set(situation, one))).toPrecision(3)) });
    }
    axes.push({ name, points });
  }
  return axes;
}

function settablesOf(situation: Situation): Settable[] {
  const numbers = numbersOf(situation)
    .filter(({ value }) => value > 0)
    .map((one) => ({ ...one, most }));
  return [...numbers, ...situation.schema.tables.map(columnsAxis), ...listsIn(situation.work).map(listAxis)];
}

function columnsAxis(table: Table, at: number): Settable {
  return {
    name: `columns of ${table.name}`,
    value: columnsOf(table).length,
    most: mostColumns,
    set: (one, next) => withTables(one, one.schema.tables.with(at, withColumns(table, next))),
  };
}

/** A table with more columns, before those that statements use. */
function withColumns(table: Table, count: number): Table {
  const added = Array.from({ length: Math.max(0, count - columnsOf(table).length) }, (_, at) => ({
    ...{ name: `${table.name}x${at}`, type: "INT" as const, classes: [], nullEvery: 0 },
    shape: { name: "few" as const, size: 10 },
  }));
  return { ...table, columns: [...added, ...table.columns] };
}

function listAxis({ items }: Items, at: number): Settable {
  return {
    name: `list ${at + 1} of the statements`,
    value: items.length,
    most: mostItems,
    set: (one, next) => ({ ...one, work: withList(one.work, at, next) }),
  };
}

/** Only a list that has items can be longer. */
function isList(part: Part): part is Items {
  return isOfKind(part, "items") && part.items.length > 0;
}

function listsIn(part: Part): Items[] {
  return [...(isList(part) ? [part] : []), ...partsOf(part).flatMap(listsIn)];
}

/** A work with another length of one list, by its place among all; the items are repeated. */
function withList(work: Derivation, wanted: number, length: number): Derivation {
  let at = 0;
  const change = (part: Part): Part => {
    if (!isList(part) || at++ !== wanted) return withParts(part, change);
    return { ...part, items: Array.from({ length }, (_, index) => itemAt(part.items, index)) };
  };
  return withParts(work, change);
}

/** Repeated rows have numbers of their own, as their keys are unique. */
function itemAt(items: readonly Part[], index: number): Part {
  const item = items[index % items.length] as Part;
  const isRow = isOfKind(item, "of table") && item.what === "row";
  return isRow ? { ...item, row: item.row - (index % items.length) + index } : item;
}

/** The axis on which a case grows most, if it grows by half at least. */
export function growingAxis(axes: readonly Axis[]): Axis | undefined {
  const growth = ({ points }: Axis) => {
    const [first, last] = [points[0], points.at(-1)];
    return first === undefined || last === undefined || first.ratio === 0 ? 0 : last.ratio / first.ratio;
  };
  const [best] = axes.toSorted((a, b) => growth(b) - growth(a));
  return best !== undefined && growth(best) >= 1.5 ? best : undefined;
}

/** The things that an axis counts: `rows`, `columns`, `pending edits`, `list`, `number`. */
export function axisKind({ name }: Axis): string {
  return /^pending edits|^\w+/.exec(name)?.[0] ?? name;
}
