import { formatValue } from "../../../../messages/format-value.ts";

/** A part of a production: text, or a slot that is filled when a statement is made. */
export type Slot =
  | { readonly kind: "text"; readonly text: string }
  /** `{a=table}`: the name of a table, which `a` stands for from here on. */
  | { readonly kind: "table"; readonly name: string; readonly of: TableKind }
  /** `{a.int}`, `{a:int}` without the table's name, `{c=a.int}`, which `c` stands for from here on. */
  | {
      readonly kind: "column";
      readonly name?: string;
      readonly from: string;
      readonly column: string;
      readonly isQualified: boolean;
    }
  /** `{c}`, `{predicate a}`, `{number 1 100}`: a name that stands for something, a rule, or a maker of SQL. */
  | { readonly kind: "call"; readonly name: string; readonly given: readonly string[] };

/** `other` is a table for which no earlier name of the production stands, `view` a view that can be changed. */
export const tableKinds = ["table", "other", "source", "view", "fts"] as const;
export type TableKind = (typeof tableKinds)[number];

/** A fault in a production, and its place in the text, from 0. */
export interface TemplateProblem {
  readonly problem: string;
  readonly offset: number;
}

const slot = /\{([^{}]*)\}/y;
const table = /^([a-z]\w*)=(table|other|source|view|fts)$/;
const column = /^(?:([a-z]\w*)=)?([a-z]\w*)([.:])([a-z]+)$/;
const call = /^[a-z][\w-]*(?: [\w-]+)*$/;

/** The slots of a production's text. Braces stand for slots alone. */
export function parseTemplate(text: string): readonly Slot[] | TemplateProblem {
  const slots: Slot[] = [];
  for (let at = 0; at < text.length; ) {
    const next = text.slice(at).search(/[{}]/);
    if (next !== 0) {
      const end = next < 0 ? text.length : at + next;
      slots.push({ kind: "text", text: text.slice(at, end) });
      at = end;
      continue;
    }
    slot.lastIndex = at;
    const [whole, inner = ""] = slot.exec(text) ?? [];
    if (whole === undefined)
      return { problem: `a brace ${formatValue(text.charAt(at))} without its other one`, offset: at };
    const made = slotOf(inner);
    if (made === undefined)
      return {
        problem: `${formatValue(whole)} is no slot: allowed are {a=table}, {a.int}, {c=a.int}, {c} and {rule a}`,
        offset: at,
      };
    slots.push(made);
    at += whole.length;
  }
  return slots;
}

function slotOf(inner: string): Slot | undefined {
  const [, name, of] = table.exec(inner) ?? [];
  if (name !== undefined) return { kind: "table", name, of: of as TableKind };
  const [, bound, from, mark, kind] = column.exec(inner) ?? [];
  if (from !== undefined && kind !== undefined)
    return {
      kind: "column",
      ...(bound === undefined ? {} : { name: bound }),
      from,
      column: kind,
      isQualified: mark === ".",
    };
  if (!call.test(inner)) return undefined;
  const [called = "", ...given] = inner.split(" ");
  return { kind: "call", name: called, given };
}
