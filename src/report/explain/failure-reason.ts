import type { Criteria } from "../../model/criteria.ts";
import type { Failure } from "../../model/sample.ts";
import type { Finding, Judge, Withheld } from "../../verdict/finding.ts";
import { asQuotation, type Escape } from "../format/escape.ts";
import { count, plural } from "../format/figures.ts";
import { type EngineNames, engineName } from "../format/words.ts";

/**
 * The first failure, and the number of others: `DoltLite crashed in round 2: SIGSEGV`. In results of another job its
 * message is quoted as output of the engine.
 */
export function failuresReason(
  failures: readonly Failure[],
  names: EngineNames,
  escapeText: Escape,
  { untrusted = false }: Pick<Criteria, "untrusted">,
): string {
  const escapeMessage: Escape = untrusted
    ? (message) => `output ${asQuotation(escapeText)(message)}`
    : escapeText;
  const [failure] = failures;
  const more = failures.length - 1;
  const others = more > 0 ? ` (and ${plural(more, "more failure")})` : "";
  return failure === undefined ? "failed" : `${failureReason(failure, names, escapeMessage)}${others}`;
}

/**
 * Why a finding of a feature fails.
 *
 * @param base the name of the engine that it is compared with, escaped
 * @param escapeMessage for an engine's own words
 */
export function findingReason(
  { words }: Judge,
  found: Finding | Withheld,
  base: string,
  escapeMessage: Escape,
): string {
  if (!("why" in found)) return words.reason(found, base);
  const { ceiling, against } = found;
  const limit = against === "baseline" ? `${ceiling}x of` : `${ceiling}% over`;
  return `it has a ceiling of ${limit} ${base}, and no figure to compare: ${escapeMessage(found.why)}`;
}

/** `crash`, or `error, differs` */
export function failureKinds(failures: readonly Failure[]): string {
  return [...new Set(failures.map(({ reason }) => reason))].join(", ");
}

function failureReason(
  { reason, role, round, message }: Failure,
  names: EngineNames,
  escapeText: Escape,
): string {
  const engine = role === undefined ? "an engine" : engineName(names, role);
  const what = {
    crash: `${engine} crashed`,
    error: `${engine} failed`,
    timeout: `${engine} timed out`,
    differs: "different work",
  }[reason];
  const when = round === undefined ? "" : ` in round ${count(round)}`;
  return `${what}${when}: ${escapeText(message)}`;
}
