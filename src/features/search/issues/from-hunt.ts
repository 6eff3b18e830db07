import type { Case, Hunt } from "../hunt/cases.ts";
import { closingWords } from "../hunt/counterfactuals.ts";
import { caseWords } from "../hunt/words.ts";
import type { Finding, FindingRow } from "./finding.ts";

/** Characters of a statement that is the subject of an issue. */
const longestSubject = 60;

/**
 * The causes of a hunt's cases, a finding for each: open if the hunt found one of its cases, and recovered if the case of its corpus is gone.
 * Nothing is said of a cause that the hunt did not look for.
 *
 * @param hunt untrusted
 */
export function findingsOfHunt({ cases, gone, engines }: Hunt): Finding[] {
  const names = Object.fromEntries(Object.entries(engines).map(([role, { name }]) => [role, name]));
  const open = [...Map.groupBy(cases, ({ cause }) => cause)].flatMap(([cause, own]): Finding[] => {
    const [worst] = own;
    if (worst === undefined) return [];
    const rows = own.map((one) => rowOf(one, names));
    return [{ ...findingOf(cause, worst), state: "open", rows, code: worst.statements }];
  });
  const recovered = gone
    .filter(({ cause }) => open.every(({ key }) => key !== keyOf(cause)))
    .map((one): Finding => ({ ...findingOf(one.cause, one), state: "recovered", rows: [] }));
  return [...open, ...recovered];
}

function keyOf(cause: string): string {
  return `hunt ${cause}`;
}

function findingOf(cause: string, { kind, statements }: Pick<Case, "kind" | "statements">) {
  const subject = `${kind}: ${statements.join(" ")}`;
  return { key: keyOf(cause), kind: "hunt", subject: subject.slice(0, longestSubject) } as const;
}

function rowOf(one: Case, names: Readonly<Record<string, string>>): FindingRow {
  const { name: path, kind, ratio = Math.E, since } = one;
  const closing = closingWords(one);
  return {
    path,
    figure: caseWords(one, names),
    loss: kind === "slow" || kind === "plan" ? Math.max(0, Math.log(ratio)) : 1,
    since: { time: since, name: "a hunt" },
    ...(closing === undefined ? {} : { remarks: [closing] }),
  };
}
