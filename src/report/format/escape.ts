/**
 * Text that comes from a file or an engine (names, versions, messages, paths) may be anything. It is made harmless
 * here, where it lands, and nowhere else.
 */

/** Makes untrusted text fit for where it lands. */
export type Escape = (untrusted: string) => string;

/** Code points; what is longer is cut. */
const maxLength = 300;

/**
 * On one line and without characters that act instead of being seen: controls, escape sequences, marks that change
 * the direction of text, and the two ways to command a GitHub runner from its log (`::error::`, `##[error]`).
 */
export function visible(untrusted: string): string {
  const line = untrusted
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
    .replace(/:(?=:)/g, ": ")
    .replace(/##(?=\[)/g, "# #");
  return cut(line, maxLength);
}

/** At most `length` code points, ending in … where something is left out. */
export function cut(text: string, length: number): string {
  const points = [...text];
  return points.length <= length ? text : `${points.slice(0, length - 1).join("")}…`;
}

/** For a terminal: whatever is visible is harmless there. */
export const inTerminal: Escape = visible;

/** For running Markdown text on GitHub. */
export const inMarkdown: Escape = (untrusted) => {
  const text = visible(untrusted);
  return isPlain(text) ? text : codeSpan(text);
};

/**
 * For a cell of a Markdown table, where a pipe ends the cell even within code. GitHub takes a backslash before it
 * as an escape, other renderers take two as a backslash: a space between keeps both from counting.
 * https://github.github.com/gfm/#example-200
 */
export const inMarkdownCell: Escape = (untrusted) =>
  inMarkdown(untrusted)
    .replace(/\\(?=\|)/g, "\\ ")
    .replaceAll("|", "\\|");

/**
 * Whether Markdown on GitHub shows the text as it is: no mention, reference, link, emoji, emphasis, HTML or formula
 * can be made of these characters, except by the words below.
 */
function isPlain(text: string): boolean {
  return (
    /^(?:[A-Za-z0-9 .,;?%+='"()/-]|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9])|:(?= |$))*$/.test(text) &&
    !/www\.|\bGH-\d|\b(?=\d*[a-f])[0-9a-f]{7,}\b/i.test(text)
  );
}

/** In code nothing is a mention, a link or markup; a fence longer than any within cannot be closed from within. */
function codeSpan(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = "`".repeat(1 + Math.max(0, ...runs.map(({ length }) => length)));
  const padding = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${padding}${text}${padding}${fence}`;
}
