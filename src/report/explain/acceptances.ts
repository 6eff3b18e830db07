import { truncateList } from "../../messages/format-value.ts";
import type { Acceptance, OfferedAcceptance } from "../../model/criteria.ts";
import { parseRowPath, type RowPath, unitOf } from "../../suite/row-path.ts";
import { nameToWrite, reasonToWrite } from "../../verdict/acceptances.ts";
import type { AcceptedRow } from "../../verdict/accepted-row.ts";
import { risePercent } from "../../verdict/finding.ts";
import type { Verdict } from "../../verdict/judge.ts";
import { type Escape, visible } from "../format/escape.ts";
import { count, multiplier, plural, roundedUp } from "../format/figures.ts";

/** Anybody can write lines that do not count. */
const maxIgnored = 10;

/** Writes the address of a text beside its author, both escaped. */
type Cite = (author: string, url: string | undefined) => string;

/** ` up to 1.3x at 1a2b3c4d5e6f`: an acceptance of a configuration file names no commit. */
export function limitsOf({ upTo, commit }: Acceptance, escapeText: Escape): string {
  const head = commit === undefined ? "" : ` at ${escapeText(commit.slice(0, 12))}`;
  return `${upTo === undefined ? "" : ` up to ${upTo}`}${head}`;
}

/**
 * `2 accepted up to 1.3x at 1a2b3c4d5e6f`. The bound is the largest of the accepted multipliers, or of the accepted percentages if no
 * multiplier is accepted. Undefined if nothing is accepted.
 */
export function acceptedCount({ acceptances }: Verdict, escapeText: Escape): string | undefined {
  const all = (acceptances?.accepted ?? []).map(({ acceptance }) => acceptance);
  const bounds = all.flatMap(({ upTo }) => upTo ?? []);
  const multipliers = bounds.filter((bound) => bound.endsWith("x"));
  const comparable = multipliers.length > 0 ? multipliers : bounds;
  const [upTo] = comparable.toSorted((one, other) => Number.parseFloat(other) - Number.parseFloat(one));
  const commit = all.find((one) => one.commit !== undefined)?.commit;
  const [first] = all;
  return first && `${count(all.length)} accepted${limitsOf({ ...first, upTo, commit }, escapeText)}`;
}

/** A line for each acceptance that counts, with the rows that it accepts, who accepts them, up to what, until when and why. Texts are escaped. */
export function acceptedTexts({ acceptances }: Verdict, escapeText: Escape, cite: Cite): string[] {
  const byAcceptance = Map.groupBy(acceptances?.accepted ?? [], ({ acceptance }) => acceptance);
  return [...byAcceptance].map(([acceptance, rows]) => {
    const { by, until, reason, url, path } = acceptance;
    const limits = limitsOf(acceptance, escapeText);
    const [first, ...others] = rows.toSorted((one, other) => figureOf(other) - figureOf(one)) as [
      AcceptedRow,
    ];
    const name = others.length === 0 ? first.name : path;
    const counted = others.length === 0 ? "" : `${plural(rows.length, "row")}, the worst `;
    return `${escapeText(name)}: ${counted}${exceeding(first, escapeText)}, accepted${limits} by ${cite(escapeText(by), url)} until ${until}: "${escapeText(reason)}"`;
  });
}

function figureOf(row: AcceptedRow): number {
  return "judge" in row ? risePercent(row.change) : row.judgement.multiplier;
}

/** A line for each acceptance that does not count; only the first of many. Texts are escaped. */
export function ignoredTexts({ acceptances }: Verdict, escapeText: Escape, cite: Cite): string[] {
  const all = (acceptances?.ignored ?? []).map(({ text, by, why, url, renewal }) => {
    const renew = renewal === undefined ? "" : `. To renew it: ${lineOf(renewal, escapeText)}`;
    return `Ignored: "${escapeText(text)}" by ${cite(escapeText(by), url)}: ${escapeText(why)}${renew}`;
  });
  return truncateList(
    maxIgnored,
    all,
    (more) => `and ${plural(more, "more line")} that ${more === 1 ? "does" : "do"} not count`,
  );
}

/** Lines to copy that would accept what fails, one for each cause. Each is a line of visible text, and not escaped further. */
export function offeredLines({ acceptances }: Verdict): string[] {
  return (acceptances?.offered ?? []).map((one) => lineOf(one, visible));
}

function lineOf({ path, upTo, bound, commit, until, reason }: OfferedAcceptance, escapeText: Escape): string {
  const most = upTo ?? `${roundedUp(bound)}${unitOf(parseRowPath(path) as RowPath)}`;
  // Quoted as JSON, which is YAML too: a path may begin with an asterisk.
  if (commit === undefined)
    return escapeText(
      `- { path: ${JSON.stringify(path)}, up-to: ${most}, by: ${nameToWrite}, until: ${until}, reason: ${reasonToWrite} }`,
    );
  return escapeText(
    `bench-accept: ${path} up to ${most} at ${commit} until ${until}, ${reason ?? reasonToWrite}`,
  );
}

function exceeding(row: AcceptedRow, escapeText: Escape): string {
  if ("judge" in row) {
    const { judge, change } = row;
    const reason = judge.words.reason(change, change.against === "baseline" ? "the baseline" : "the base");
    return change.name === undefined ? reason : `${escapeText(change.name)} ${reason}`;
  }
  const { against, judgement } = row;
  const { multiplier: value, ceiling } = judgement;
  const base = against === "base" ? " the base's time," : "";
  return `${multiplier(value, ceiling)}x${base} over ${ceiling}x`;
}
