import { cutApart } from "../../messages/cut-apart.ts";
import { truncate } from "../../messages/format-value.ts";

/**
 * Text from a file or an engine (names, versions, messages, paths) is untrusted. Such text is escaped with these functions
 * only, at the place where a report prints it.
 */

/** Makes untrusted text harmless in one kind of place, e.g. in a cell of a Markdown table. */
export type Escape = (untrusted: string) => string;

/** Code points; longer text is cut. */
const maxLength = 300;

/**
 * One line without invisible characters that act (controls, escape sequences, marks that change the direction of text)
 * and without commands that a GitHub runner would obey in its log (`::error::`, `##[error]`).
 */
export function visible(untrusted: string): string {
  return truncate(harmless(untrusted), maxLength);
}

/** The same for texts that are read side by side: those that differ show where they differ. */
export function visibleApart(untrusted: readonly string[], most = maxLength): string[] {
  return cutApart(untrusted.map(harmless), most);
}

/** Code points of the message that ends a run, which says what is allowed. */
const maxEndLength = 2000;

/** The same for the message that ends a run. */
export function visibleEnd(untrusted: string): string {
  return truncate(harmless(untrusted), maxEndLength);
}

function harmless(untrusted: string): string {
  return showInvisible(untrusted.replace(/\s+/gu, " ").trim())
    .replace(/:(?=:)/g, ": ")
    .replace(/##(?=\[)/g, "# #");
}

/** Writes each invisible character that acts as an escape sequence of JavaScript, such as `\u{1b}`. */
export function showInvisible(untrusted: string): string {
  return untrusted.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}

/** For a terminal, where visible text is harmless. */
export const inTerminal: Escape = visible;

/** For the HTML report: its page puts texts into the document as text, where visible text is harmless. */
export const inPage: Escape = visible;
/** For HTML, as text or as the value of an attribute in quotation marks. */
export const inHtml: Escape = (untrusted) =>
  visible(untrusted).replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** For running Markdown text on GitHub. */
export const inMarkdown: Escape = (untrusted) => {
  const text = visible(untrusted);
  return isPlain(text) ? text : codeSpan(text);
};

/**
 * For a cell of a Markdown table, which a pipe ends even within code. Renderers disagree on backslashes before an escaped
 * pipe, so a space separates them.
 * https://github.github.com/gfm/#example-200
 */
export const inMarkdownCell: Escape = (untrusted) => inTableCell(inMarkdown(untrusted));

function inTableCell(markdown: string): string {
  return markdown.replace(/\\(?=\|)/g, "\\ ").replaceAll("|", "\\|");
}

/** For running Markdown text that may contain another job's words anywhere: all of it is code. */
export const inMarkdownCode: Escape = (untrusted) => codeSpan(visible(untrusted));

/** Code points of a quotation. */
const maxQuoted = 200;

/**
 * Escapes text that another job wrote, so that nobody reads it as the report's own words: as code in Markdown, and in quotation
 * marks elsewhere, and short.
 *
 * @param escapeText how own text is escaped in the same place
 */
export function asQuotation(escapeText: Escape): Escape {
  const quote: Escape = (untrusted) => {
    const text = truncate(visible(untrusted), maxQuoted);
    if (escapeText === inMarkdown) return codeSpan(text);
    return escapeText === inMarkdownCell ? inTableCell(codeSpan(text)) : escapeText(JSON.stringify(text));
  };
  return (untrusted) => (untrusted.trim() === "" ? "nothing" : quote(untrusted));
}

/** The same for texts that are read side by side: those that differ show where they differ. */
export function asQuotations(escapeText: Escape): (untrusted: readonly string[]) => string[] {
  return (untrusted) => visibleApart(untrusted, maxQuoted).map(asQuotation(escapeText));
}

/** Escapes text from a verdict's recording: as a quotation, if another job wrote it. */
export function escapeClaim(
  escapeText: Escape,
  { untrusted = false }: { readonly untrusted?: boolean },
): Escape {
  return untrusted ? asQuotation(escapeText) : escapeText;
}

/**
 * Whether GitHub shows the text unchanged as Markdown: with these characters it cannot be a mention, reference, link, emoji,
 * emphasis, HTML or formula, except for the words below.
 */
function isPlain(text: string): boolean {
  return (
    /^(?:[A-Za-z0-9 .,;?%+='"()/-]|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9])|:(?= |$))*$/.test(text) &&
    !/www\.|\bGH-\d|\b(?=\d*[a-f])[0-9a-f]{7,}\b/i.test(text)
  );
}

/** Code has no mentions, links or markup. A fence longer than any in the text cannot be closed by it. */
function codeSpan(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = "`".repeat(1 + Math.max(0, ...runs.map(({ length }) => length)));
  const padding = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${padding}${text}${padding}${fence}`;
}
