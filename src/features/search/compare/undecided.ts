import { longerLimit } from "../../../commands/resume.ts";
import { truncateList } from "../../../messages/format-value.ts";
import { unchangedTests, unseenChange } from "../../../report/explain/unseen-change.ts";
import { inTerminal } from "../../../report/format/escape.ts";
import { count, minutes, plural } from "../../../report/format/figures.ts";
import { andList } from "../../../report/format/words.ts";
import type { Cause } from "../../../verdict/causes.ts";
import { testVerdicts, type Verdict } from "../../../verdict/judge.ts";
import type { CompareReport } from "./report-input.ts";
import { intervalText, type OpenRow } from "./rows.ts";

/** Rows that are named because the time did not decide them. */
const mostUndecided = 4;

/** `3 tests and 1 average` */
export function undecidedCount(open: readonly OpenRow[]): string {
  const number = (kind: OpenRow["kind"]) => open.filter((row) => row.kind === kind).length;
  return andList(
    (["test", "average"] as const).flatMap((kind) =>
      number(kind) === 0 ? [] : [plural(number(kind), kind)],
    ),
  );
}

/** The option that gives more time. */
export function moreTime(limit: number): string {
  return `--max-minutes ${longerLimit(limit)}`;
}

/**
 * All that is undecided, in one list, and what to do about it.
 *
 * @param open without the rows whose tests are all in rows over their ceilings
 * @param endedEarly whether there was time left, and all tests together had decided the comparison
 */
export function undecidedTexts(
  open: readonly OpenRow[],
  { minutes: limit, isWhole }: Pick<CompareReport, "minutes" | "isWhole">,
  endedEarly: boolean,
): string[] {
  if (open.length === 0) return [];
  const listed = truncateList(
    isWhole ? Number.POSITIVE_INFINITY : mostUndecided,
    open.map(({ text }) => text),
    (left) => `${count(left)} more, which --details names`,
  );
  const confidence = open.some(({ hasInterval }) => hasInterval) ? " (95% confidence)" : "";
  const remedies = {
    "too few": endedEarly
      ? ["The comparison ended once all tests together were surely slower", "measure single ones with --test"]
      : [`More pairs are needed than ${minutes(limit)} allow`, `add ${moreTime(limit)}`],
    "too close": [
      "Too close to the ceiling to decide",
      "fewer tests, chosen with --test, get more pairs each",
    ],
    contradicted: ["Passed, until later pairs said otherwise", "measure such tests alone, with --test"],
  } as const;
  return [
    `Undecided${confidence}: ${undecidedCount(open)}: ${andList(listed)}`,
    ...Object.entries(remedies).flatMap(([why, [reason, remedy]]) => {
      const number = open.filter((row) => row.why === why).length;
      const some = number === open.length ? "" : ` (${count(number)} of them)`;
      return number === 0 ? [] : [`${reason}${some}: ${remedy}`];
    }),
  ];
}

/**
 * `44 of 46 tests changed by no more than 3% in memory`, and what is known of the others.
 *
 * @param isSaid whether the answer has said the first
 */
export function restTexts(verdict: Verdict, causes: readonly Cause[], isSaid: boolean): string[] {
  const rest = unchangedTests(verdict, causes).length;
  if (rest === 0) return [];
  const all = testVerdicts(verdict).length;
  const unseen = unseenChange(verdict, causes);
  if (unseen === undefined)
    return isSaid ? [] : [`${count(rest)} of ${plural(all, "test")} have too few pairs to show any change`];
  const { size, within, beyond } = unseen;
  const [least] = beyond;
  const are = beyond.length === 1 ? "test is" : "tests are";
  const most = beyond.length === 1 ? "" : "least of all ";
  return [
    ...(isSaid
      ? []
      : [
          `${count(within)} of ${plural(all, "test")} changed by no more than ${size}: this run could have missed smaller changes`,
        ]),
    ...(least?.interval === undefined
      ? []
      : [
          `${count(beyond.length)} ${are} known less well, ${most}${inTerminal(least.path)}: ` +
            `${intervalText(least.interval)} with 95% confidence`,
        ]),
  ];
}
