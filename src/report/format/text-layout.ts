import { truncate } from "../../messages/truncate.ts";
import type { Table } from "./table.ts";

/** Columns of the narrowest terminal that reports are made for. */
export const terminalWidth = 100;

/** A line, and how it looks where there are colours. */
export interface Line {
  readonly text: string;
  readonly look: "plain" | "heading" | "good" | "doubt" | "alarm";
}

/** A table with two spaces between columns that are as wide as they must be; what is over the width is cut. */
export function drawTextTable({ columns, rows }: Table, indent: string): Line[] {
  const lines = [{ cells: columns.map(({ heading }) => heading), alarming: false }, ...rows];
  const widths = columns.map((_, at) => Math.max(...lines.map(({ cells }) => length(cells[at] ?? ""))));
  return lines.map(({ cells, alarming }): Line => {
    const padded = columns.map(({ align }, at) => {
      const cell = cells[at] ?? "";
      const space = " ".repeat((widths[at] ?? 0) - length(cell));
      return align === "right" ? space + cell : cell + space;
    });
    const text = truncate(`${indent}${padded.join("  ")}`.trimEnd(), terminalWidth);
    return { text, look: alarming ? "alarm" : "plain" };
  });
}

/** Breaks at spaces, and within a word only where it is longer than a line; lines after the first start with `hanging`. */
export function wrap(text: string, indent: string, hanging: string): string[] {
  const lines: string[] = [];
  let line = indent;
  let empty = true;
  for (const word of text.split(" ").flatMap((long) => pieces(long, terminalWidth - length(hanging)))) {
    if (!empty && length(line) + 1 + length(word) > terminalWidth) {
      lines.push(line);
      line = hanging;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line];
}

function pieces(word: string, size: number): string[] {
  const points = [...word];
  const starts = Array.from({ length: Math.ceil(points.length / size) }, (_, index) => index * size);
  return starts.map((start) => points.slice(start, start + size).join(""));
}

function length(text: string): number {
  return [...text].length;
}
