import { inHtml } from "../../../../report/format/escape.ts";
import { plural } from "../../../../report/format/figures.ts";
import type { Trends } from "../runs/trends.ts";
import { type Badge, badgeOf } from "./badge.ts";

/** The newest runs whose changes a badge tells. */
const newsRuns = 20;

/** The colours of the names that shields.io has. */
const colours: Readonly<Record<string, string>> = { brightgreen: "#4c1", yellow: "#dfb317", red: "#e05d44" };

/** The approximate width of a letter in Verdana at 11 pixels, in pixels: the text is drawn as wide as this says. */
const letterWidth = 6.6;
const padding = 8;
const height = 20;

/** `steady`, `2 tests slower`: the changes of the newest runs, without those that have gone again. */
export function trendWord({ runs, tests }: Trends): string {
  const newest = tests.flatMap(({ changes }) => {
    const last = changes.at(-1);
    return last !== undefined && last.firstAfter >= runs.length - newsRuns ? [last] : [];
  });
  const slower = newest.filter(({ ratio, confounders }) => ratio > 1 && confounders.length === 0).length;
  return slower === 0 ? "steady" : `${plural(slower, "test")} slower`;
}

/** The newest run as a picture: `DoltLite | 1.34x SQLite's time, steady`. It loads nothing, and has no script. */
export function badgeSvg(trends: Trends): string {
  const newest = trends.runs.at(-1);
  if (newest === undefined) return "";
  const { label, message, color }: Badge = badgeOf(newest);
  const words = `${message}, ${trendWord(trends)}`;
  const colour = colours[color] ?? "#9f9f9f";
  const widthOf = (text: string) => Math.round([...text].length * letterWidth) + 2 * padding;
  const [left, right] = [widthOf(label), widthOf(words)];
  const text = (content: string, x: number, width: number) =>
    `<text x="${x + width / 2}" y="14" textLength="${width - 2 * padding}">${inHtml(content)}</text>`;
  const name = inHtml(`${label}: ${words}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${height}" role="img" aria-label="${name}">`,
    `<title>${name}</title>`,
    `<clipPath id="c"><rect width="${left + right}" height="${height}" rx="3"/></clipPath>`,
    `<g clip-path="url(#c)"><rect width="${left}" height="${height}" fill="#555"/><rect x="${left}" width="${right}" height="${height}" fill="${colour}"/></g>`,
    `<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">`,
    text(label, 0, left),
    text(words, left, right),
    "</g></svg>\n",
  ].join("");
}
