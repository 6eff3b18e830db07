import type { Criteria } from "../../model/criteria.ts";
import type { Failure } from "../../model/sample.ts";
import { suiteOf } from "../../model/test.ts";
import type { Comparison, Failed } from "../../verdict/comparison.ts";
import type { Finding, Judge, Withheld } from "../../verdict/finding.ts";
import { asQuotation, type Escape } from "../format/escape.ts";
import { count } from "../format/figures.ts";
import { type EngineNames, engineName } from "../format/words.ts";

/**
 * The first failure, and what else failed: `DoltLite crashed in round 2: SIGSEGV (also SQLite failed)`. In results of another job its
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
  const [first, ...more] = failures;
  if (first === undefined) return "failed";
  const message = escapeMessage(first.message);
  if (areAlike(failures)) {
    const engines = failures.map(({ role = "candidate" }) => engineName(names, role));
    return `on ${engines.join(" and ")}: ${message}`;
  }
  const kind = failureKind(first, names);
  const others = new Set(more.map((one) => failureKind(one, names)));
  others.delete(kind);
  return `${kind}: ${message}${others.size === 0 ? "" : ` (also ${[...others].join(", ")})`}`;
}

/** Whether all engines refuse a user's own test in the same words, several at least: then its SQL is at fault, and none of them. */
export function isMistaken(test: Comparison): test is Failed {
  if (test.state !== "failed" || suiteOf(test.variant) !== "own") return false;
  const { executedBy = [], failures } = test;
  return executedBy.length === 0 && areAlike(failures);
}

/** Whether the baseline alone refuses a user's own test: SQLite has no functions of other engines. */
export function isForeign(test: Comparison): test is Failed {
  if (test.state !== "failed" || suiteOf(test.variant) !== "own") return false;
  return test.failures.every(({ reason, role }) => reason === "error" && role === "baseline");
}

/** Whether several engines failed in the same words, each once. */
function areAlike(failures: readonly Failure[]): boolean {
  const [first, ...others] = failures;
  return (
    others.length > 0 &&
    new Set(failures.map(({ role }) => role)).size === failures.length &&
    failures.every(
      ({ reason, role, message }) => reason === "error" && role !== undefined && message === first?.message,
    )
  );
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

/** `DoltLite crashed in round 2` */
function failureKind({ reason, role, round }: Failure, names: EngineNames): string {
  const engine = role === undefined ? "an engine" : engineName(names, role);
  const what = {
    crash: `${engine} crashed`,
    error: `${engine} failed`,
    timeout: `${engine} timed out`,
    differs: "different work",
  }[reason];
  const when = round === undefined ? "" : ` in round ${count(round)}`;
  return `${what}${when}`;
}
