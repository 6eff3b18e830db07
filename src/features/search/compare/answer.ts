import { truncateList } from "../../../messages/format-value.ts";
import type { Recording } from "../../../model/recording.ts";
import { testPath } from "../../../model/test.ts";
import { unseenChange } from "../../../report/explain/unseen-change.ts";
import { inTerminal } from "../../../report/format/escape.ts";
import { changeFigure, count, minutes, plural } from "../../../report/format/figures.ts";
import type { Line } from "../../../report/format/text-layout.ts";
import { andList } from "../../../report/format/words.ts";
import type { Cause } from "../../../verdict/causes.ts";
import { fasterTogether } from "../../../verdict/faster.ts";
import { testVerdicts, type Verdict } from "../../../verdict/judge.ts";
import { differingTests } from "./differing.ts";
import type { CompareReport } from "./report-input.ts";
import { openRows } from "./rows.ts";
import { moreTime, undecidedCount } from "./undecided.ts";

/** Tests that are named because nothing was measured of them. */
const mostNamed = 4;

const styles = { fail: "error", inconclusive: "warning", accepted: "success", pass: "success" } as const;

/**
 * The answer in one sentence.
 *
 * @param isSlower whether a time exceeds a ceiling, and not another figure alone
 * @param causes that have rows below
 */
export function answer(
  recording: Recording,
  verdict: Verdict,
  { base, candidate, minutes: limit }: Pick<CompareReport, "base" | "candidate" | "minutes">,
  { isSlower, causes }: { readonly isSlower: boolean; readonly causes: readonly Cause[] },
): Line {
  const { outcome, measurement } = verdict;
  const [own, other] = [inTerminal(candidate), inTerminal(base)];
  const all = testVerdicts(verdict).length;
  const differing = differingTests(verdict).length;
  if (differing > 0) {
    const text = `Different answers: ${own} and ${other} answer differently in ${count(differing)} of ${plural(all, "test")}, whose times are not compared`;
    return { text, style: "error" };
  }
  if (measurement.state === "incomplete")
    return { text: stoppedText(recording, measurement, limit), style: "error" };
  if (measurement.state === "broken") {
    const lacking = measurement.lacking.length;
    const have = `${count(lacking)} of ${plural(all, "test")} ${lacking === 1 ? "has" : "have"}`;
    return { text: `No answer: ${have} no result on ${own} or ${other}`, style: "error" };
  }
  const isFasterOnAverage = (verdict.headline.base?.interval?.high ?? 1) < 1;
  const faster = fasterTogether(verdict);
  const notSlower = notSlowerText(verdict, { own, other, causes });
  const vague = vagueTests(verdict);
  const texts = {
    fail: isSlower
      ? `Slower: ${own} is slower than ${other}${isFasterOnAverage ? " in part, and faster on average" : ""}`
      : `Over a ceiling: ${own} costs more than ${other}; ${notSlower}`,
    inconclusive: `Undecided: ${notSlower}`,
    accepted: `Slower, and accepted: ${own} is slower than ${other}`,
    pass:
      faster === undefined
        ? vague === 0
          ? `Not slower: ${notSlower}`
          : `Not slower as far as this run can tell: ${count(vague)} of ${plural(all, "test")} may be over ${vague === 1 ? "its ceiling" : "their ceilings"} all the same: add ${moreTime(limit)}`
        : `Faster: ${own} takes ${changeFigure(faster).slice(1)} less time than ${other}`,
  };
  return { text: texts[outcome], style: styles[outcome] };
}

/** The share of tests that may be over their ceilings before the answer says so: single ones are named below it. */
const mostVague = 0.1;

/** How many tests passed whose intervals contain their ceilings; 0 if they are few. */
function vagueTests(verdict: Verdict): number {
  const passed = testVerdicts(verdict).flatMap(({ base }) => (base?.outcome === "pass" ? [base] : []));
  const vague = passed.filter(({ ceiling, evidence }) => (evidence?.interval?.high ?? 0) > ceiling).length;
  return vague > mostVague * passed.length ? vague : 0;
}

/** By how much a test may be slower all the same. */
function notSlowerText(
  verdict: Verdict,
  { own, other, causes }: { readonly own: string; readonly other: string; readonly causes: readonly Cause[] },
): string {
  const open = openRows(verdict);
  if (open.length > 0) return `${own} is not slower than ${other} except perhaps in ${undecidedCount(open)}`;
  const within = `${own} is within the ceilings of ${other}`;
  if (causes.length > 0) return within;
  const unseen = unseenChange(verdict, causes);
  if (unseen === undefined) return `${within}, with too few pairs to show any change`;
  const of =
    unseen.beyond.length === 0
      ? ""
      : ` in ${count(unseen.within)} of ${plural(testVerdicts(verdict).length, "test")}`;
  return `no change of more than ${unseen.size} from ${other} to ${own}${of}; this run could have missed a smaller one`;
}

/** Why a run that ended early has no answer, with the tests that have no pair. */
function stoppedText(
  { run, tests }: Pick<Recording, "run" | "tests">,
  { stopped, lacking }: Extract<Verdict["measurement"], { state: "incomplete" }>,
  limit: number,
): string {
  if (run?.outOfTime !== true) return `No answer: ${inTerminal(stopped)}`;
  const names = truncateList(
    mostNamed,
    lacking.map((test) => inTerminal(testPath(test))),
    (left) => `${count(left)} more`,
  );
  return (
    `No answer: the ${minutes(limit)} of measuring ended before ${count(lacking.length)} of ${plural(tests.length, "test")} had a pair of samples ` +
    `(${andList(names)}): add ${moreTime(limit)}, or choose fewer tests with --test`
  );
}
