import { styleText } from "node:util";
import stringWidth from "string-width";
import wrapAnsi from "wrap-ansi";
import type { Table } from "./table.ts";

/** Columns of the narrowest terminal that reports are made for. */
export const terminalWidth = 100;

/** A line, and its colour on a terminal that shows colours. */
export interface Line {
  readonly text: string;
  readonly style: "plain" | "heading" | "success" | "warning" | "error";
}

/** A table with two spaces between its columns, cut at the terminal's width. */
export function drawTextTable({ columns, rows }: Table, indent: string): Line[] {
  const lines = [{ cells: columns.map(({ heading }) => heading) }, ...rows];
  const widths = columns.map((_, at) => Math.max(...lines.map(({ cells }) => stringWidth(cells[at] ?? ""))));
  return lines.map(({ cells, highlighted }): Line => {
    const padded = columns.map(({ align }, at) => {
      const cell = cells[at] ?? "";
      const space = " ".repeat((widths[at] ?? 0) - stringWidth(cell));
      return align === "right" ? space + cell : cell + space;
    });
    const text = cutToWidth(`${indent}${padded.join("  ")}`.trimEnd(), terminalWidth);
    return { text, style: highlighted ? "error" : "plain" };
  });
}

/** At most `columns` columns of a terminal, ending in … if something is left out. */
export function cutToWidth(text: string, columns: number): string {
  if (stringWidth(text) <= columns) return text;
  const [start = ""] = wrapAnsi(text, columns - 1, { hard: true, wordWrap: false, trim: false }).split("\n");
  return `${start}…`;
}

/** Breaks at spaces, and within a word only if it is longer than a line; lines after the first start with `hanging`. */
export function wrap(text: string, indent: string, hanging: string): string[] {
  const columns = terminalWidth - Math.max(indent.length, hanging.length);
  const [first = "", ...others] = wrapAnsi(text, columns, { hard: true }).split("\n");
  return [`${indent}${first}`, ...others.map((line) => `${hanging}${line}`)];
}

const styles = {
  plain: [],
  heading: ["bold"],
  success: ["green"],
  warning: ["yellow"],
  error: ["red"],
} as const;

/** A line in its colour. */
export function paint({ text, style }: Line): string {
  return styleText([...styles[style]], text, { validateStream: false });
}
