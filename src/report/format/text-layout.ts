import { styleText } from "node:util";
import stringWidth from "string-width";
import wrapAnsi from "wrap-ansi";
import { cutApart } from "../../messages/cut-apart.ts";
import type { Row, Table } from "./table.ts";

/** Columns of the narrowest terminal that reports are made for. */
export const terminalWidth = 100;

/** A line, and its colour on a terminal that shows colours. */
export interface Line {
  readonly text: string;
  readonly style: "plain" | "heading" | "success" | "warning" | "error";
}

const columnGap = "  ";

/** A table with two spaces between its columns, cut at the terminal's width: first within its names, then at the end of its lines. */
export function drawTextTable(table: Table, indent: string, width = terminalWidth): Line[] {
  const { columns } = table;
  const rows = cutNames(table, width - indent.length);
  const lines: readonly Row[] = [{ cells: columns.map(({ heading }) => heading) }, ...rows];
  const widths = widthsOf({ columns, rows });
  return lines.map(({ cells, highlighted }): Line => {
    const padded = columns.map(({ align }, at) => {
      const cell = cells[at] ?? "";
      const space = " ".repeat((widths[at] ?? 0) - stringWidth(cell));
      return align === "right" ? space + cell : cell + space;
    });
    const text = cutToWidth(`${indent}${padded.join(columnGap)}`.trimEnd(), width);
    return { text, style: highlighted ? "error" : "plain" };
  });
}

/** The longest workload name of the suites has 24 columns of a terminal. */
const leastNameWidth = 26;

/** The rows with names that leave room for the other columns, as far as names of some length can. */
function cutNames({ columns, rows }: Table, room: number): readonly Row[] {
  const widths = widthsOf({ columns, rows });
  const named = new Set(columns.flatMap(({ isName }, at) => (isName === true ? [at] : [])));
  const widthWith = (most: number) =>
    widths.reduce((sum, width, at) => sum + (named.has(at) ? Math.min(width, most) : width), 0) +
    columnGap.length * (columns.length - 1);
  let most = Math.max(...widths);
  while (most > leastNameWidth && widthWith(most) > room) most--;
  const shown = columns.map((_, at) => {
    const cells = rows.map((row) => row.cells[at] ?? "");
    return named.has(at) ? cutApart(cells, Math.max(most, leastNameWidth), stringWidth) : cells;
  });
  return rows.map((row, index) => ({ ...row, cells: shown.map((cells) => cells[index] ?? "") }));
}

function widthsOf({ columns, rows }: Table): number[] {
  const lines = [columns.map(({ heading }) => heading), ...rows.map(({ cells }) => cells)];
  return columns.map((_, at) => Math.max(...lines.map((cells) => stringWidth(cells[at] ?? ""))));
}

/** At most `columns` columns of a terminal, ending in … if something is left out. */
export function cutToWidth(text: string, columns: number): string {
  if (stringWidth(text) <= columns) return text;
  const [start = ""] = wrapAnsi(text, columns - 1, { hard: true, wordWrap: false, trim: false }).split("\n");
  return `${start}…`;
}

/** A word that is quoted for a shell, such as a path with spaces; the apostrophe of a genitive follows a letter. */
const quoted = /(?<=^|[\s(])'[^']*'/g;

/** Stands for a space that is no place to break a line; no text has it. */
const kept = "\uE000";

/**
 * Breaks at spaces that are in no quoted word, and within a word only if it is longer than a line; lines after the first start with
 * `hanging`.
 */
export function wrap(text: string, indent: string, hanging: string, width = terminalWidth): string[] {
  const columns = width - Math.max(indent.length, hanging.length);
  const whole = text.replace(quoted, (word) => word.replaceAll(" ", kept));
  const lines = wrapAnsi(whole, columns, { hard: true }).replaceAll(kept, " ").split("\n");
  const [first = "", ...others] = lines;
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
