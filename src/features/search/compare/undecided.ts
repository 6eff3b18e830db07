import { longerLimit } from "../../../commands/resume.ts";
import { truncateList } from "../../../messages/format-value.ts";
import { type Storage, storages, testPath } from "../../../model/test.ts";
import { knownInterval } from "../../../report/explain/cause-rows.ts";
import { inTerminal } from "../../../report/format/escape.ts";
import { count, minutes, percent, plural } from "../../../report/format/figures.ts";
import { andList, storagePhrases } from "../../../report/format/words.ts";
import type { Cause } from "../../../verdict/causes.ts";
import type { RatioInterval } from "../../../verdict/evidence.ts";
import { testVerdicts, type Verdict } from "../../../verdict/judge.ts";
import type { CompareReport } from "./report-input.ts";
import { intervalText, type OpenRow, pathsOf } from "./rows.ts";

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
 */
export function undecidedTexts(
  open: readonly OpenRow[],
  { minutes: limit, isWhole }: Pick<CompareReport, "minutes" | "isWhole">,
): string[] {
  if (open.length === 0) return [];
  const listed = truncateList(
    isWhole ? Number.POSITIVE_INFINITY : mostUndecided,
    open.map(({ text }) => text),
    (left) => `${count(left)} more, which --details names`,
  );
  const confidence = open.some(({ hasInterval }) => hasInterval) ? " (95% confidence)" : "";
  const remedies = {
    "too few": [`More pairs are needed than ${minutes(limit)} allow`, `add ${moreTime(limit)}`],
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

/** A test that passed and is in no cause. */
interface Unchanged {
  readonly path: string;
  readonly storage: Storage;
  /** Absent if its pairs are too few for one, or its engines took no turns. */
  readonly interval: RatioInterval | undefined;
}

/** The smallest change that a run would have seen in tests that passed and are in no cause. */
interface Unseen {
  /** `3% in memory and 5% on file`: found in four of five runs with this noise, and outside of the intervals of nine tests in ten. */
  readonly size: string;
  /** The tests whose intervals reach no further. */
  readonly within: number;
  /** The others, the least known first. */
  readonly beyond: readonly Unchanged[];
}

function unchangedTests(verdict: Pick<Verdict, "sections">, causes: readonly Cause[]): Unchanged[] {
  const named = new Set(causes.flatMap(pathsOf));
  return testVerdicts(verdict).flatMap(({ comparison, base }) => {
    const path = testPath(comparison);
    if (base?.outcome !== "pass" || named.has(path)) return [];
    return [{ path, storage: comparison.storage, interval: knownInterval(base.evidence?.interval) }];
  });
}

/** The share of tests whose intervals say by how much no test has changed: a burst of the machine can leave a test with wild pairs. */
const shareWithin = 0.9;

/** How far the interval of a test reaches from no change; 0 if it has none. */
function reachOf({ interval }: Unchanged): number {
  return interval === undefined ? 0 : Math.max(interval.high - 1, 1 - interval.low);
}

/** @returns undefined if the pairs are too few to show any change, or every test is undecided or in a cause */
export function unseenChange(verdict: Verdict, causes: readonly Cause[]): Unseen | undefined {
  const rest = unchangedTests(verdict, causes);
  const sizes = storages.flatMap((storage) => {
    const reaches = rest.filter((one) => one.storage === storage).map(reachOf);
    if (reaches.length === 0) return [];
    const smallest = verdict.changes?.smallest[storage] ?? Number.NaN;
    const most = reaches.toSorted((a, b) => a - b)[Math.ceil(shareWithin * reaches.length) - 1] ?? 0;
    // Rounded up, since a smaller figure would claim too much.
    return [{ storage, size: Math.ceil(100 * Math.max(smallest, most)) / 100 }];
  });
  if (sizes.length === 0 || sizes.some(({ size }) => Number.isNaN(size))) return undefined;
  const sizeOf = new Map(sizes.map(({ storage, size }) => [storage, size]));
  const beyond = rest
    .filter((one) => reachOf(one) > (sizeOf.get(one.storage) ?? 0))
    .toSorted((one, other) => reachOf(other) - reachOf(one));
  return {
    size: andList(sizes.map(({ storage, size }) => `${percent(size)} ${storagePhrases[storage]}`)),
    within: rest.length - beyond.length,
    beyond,
  };
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
