import { truncateList } from "../../messages/truncate.ts";
import type { AcceptedRow } from "../../verdict/accepted-row.ts";
import type { Verdict } from "../../verdict/judge.ts";
import type { Escape } from "../format/escape.ts";
import { multiplier, plural } from "../format/figures.ts";

/** Anybody can write lines that do not count. */
const maxIgnored = 10;

/** Writes the address of a text beside its author, both escaped. */
type Cite = (author: string, url: string | undefined) => string;

/** A line for each accepted row, with who accepts it, until when and why. Texts are escaped. */
export function acceptedTexts({ acceptances }: Verdict, escapeText: Escape, cite: Cite): string[] {
  return (acceptances?.accepted ?? []).map((row) => {
    const { by, until, reason, url } = row.acceptance;
    return `${escapeText(row.name)}: ${exceeding(row, escapeText)}, accepted by ${cite(escapeText(by), url)} until ${until}: "${escapeText(reason)}"`;
  });
}

/** A line for each acceptance that does not count; only the first of many. Texts are escaped. */
export function ignoredTexts({ acceptances }: Verdict, escapeText: Escape, cite: Cite): string[] {
  const all = (acceptances?.ignored ?? []).map(
    ({ text, by, why, url }) =>
      `Ignored: "${escapeText(text)}" by ${cite(escapeText(by), url)}: ${escapeText(why)}`,
  );
  return truncateList(
    maxIgnored,
    all,
    (more) => `and ${plural(more, "more line")} that ${more === 1 ? "does" : "do"} not count`,
  );
}

function exceeding(row: AcceptedRow, escapeText: Escape): string {
  if ("judge" in row) {
    const { judge, change } = row;
    const reason = judge.words.reason(change, "the base");
    return change.name === undefined ? reason : `${escapeText(change.name)} ${reason}`;
  }
  const { against, judgement } = row;
  const { multiplier: value, ceiling } = judgement;
  const base = against === "base" ? " of the base" : "";
  return `${multiplier(value, ceiling)}x${base} over ${ceiling}x`;
}
