import { truncateList } from "../../../messages/format-value.ts";
import { testPath } from "../../../model/test.ts";
import type { TestColumn } from "../../../report/blocks.ts";
import { asQuotation, type Escape, escapeClaim } from "../../../report/format/escape.ts";
import { amountPer, count, plural, signedHundredths } from "../../../report/format/figures.ts";
import type { EngineNames } from "../../../report/format/words.ts";
import type { Verdict } from "../../../verdict/judge.ts";
import { leastShare } from "../exact.ts";
import { type CountedSession, type InstructionChange, instructionsOf } from "./compare.ts";
import type { Counting, Profile } from "./counts.ts";

/** The most rows of a table of changes; the results file has all. */
export const mostChanges = 10;

/** More would push the rest of a report out of sight. */
const maxListed = 20;

/** The meaning of counts, and its limits. */
export const instructionNote =
  "Instructions: what the engine executes in user space, counted on a simulated processor that has AVX2 and no AVX-512. Work of " +
  "the kernel, disks and flushes, waiting, cache misses, memory bandwidth and mispredicted branches are not in it. A change is a " +
  "change of the work that the code does, not of its time; if compiler or flags change too, time can move the other way.";

/** The candidate's instructions against the base's: the number of changed tests, and the tests that are not judged. Empty without a base. */
export function instructionTexts(verdict: Verdict, names: EngineNames, escapeText: Escape): string[] {
  const instructions = instructionsOf(verdict);
  if (instructions === undefined || names.base === undefined) return [];
  const { sessions, changes, otherOptions } = instructions;
  const compared = sessions.reduce((sum, one) => sum + one.compared, 0);
  if (compared === 0) return [];
  const more = changes.filter(({ share }) => share > 0).length;
  const hasSmaller = changes.some(({ share }) => Math.abs(share) < leastShare);
  const least = `${leastShare * 100}% or more${hasSmaller ? ", or by more than the ceiling" : ""}`;
  const summary =
    changes.length === 0
      ? `Instructions: none of ${plural(compared, "test")} changed by ${least}.`
      : `Instructions: ${count(changes.length)} of ${plural(compared, "test")} changed by ${least}: ` +
        `${count(more)} took more, ${count(changes.length - more)} fewer${shown(changes.length)}.`;
  return [
    `${summary} ${chanceText(sessions)}`,
    ...(otherOptions === undefined
      ? []
      : [
          `The builds report other compile options: ${escapeText(otherOptions)}. The ceiling of instructions is applied all the same, ` +
            "since a build can report what it likes; after a wanted change of options, more instructions need not mean more work.",
        ]),
  ];
}

/** The effect of chance, by the tests that were counted twice. */
function chanceText(sessions: readonly CountedSession[]): string {
  const floor = Math.max(0, ...sessions.map((one) => one.floor));
  const repeated = sessions.reduce((sum, one) => sum + one.repeated, 0);
  if (floor > 0)
    return `Two counts of one engine and test differed by up to ${signedHundredths(floor).slice(1)}: smaller changes are not listed.`;
  return repeated === 0
    ? "No test was counted twice, so chance was not looked for."
    : `${plural(repeated, "test")} ${repeated === 1 ? "was" : "were"} counted twice and gave the same number.`;
}

function shown(changes: number): string {
  return changes > mostChanges ? `; the ${mostChanges} largest are shown` : "";
}

/** The functions of each shown change, if they were looked up. Texts are escaped. */
export function functionTexts(verdict: Verdict, escapeText: Escape): string[] {
  return (instructionsOf(verdict)?.changes ?? []).slice(0, mostChanges).flatMap(({ test, profile }) => {
    if (profile === undefined) return [];
    return [`${escapeText(testPath(test))}: ${functionText(profile, verdict, escapeText)}`];
  });
}

/** `sqlite3_step +1,500,000 (with what it calls +1,500,000)` */
export function functionText(
  profile: Profile,
  { untrusted = false }: Pick<Verdict, "untrusted">,
  escapeText: Escape,
): string {
  const escapeName = untrusted ? asQuotation(escapeText) : escapeText;
  if ("unknown" in profile) return `functions not known: ${escapeName(profile.unknown)}`;
  if (profile.functions.length === 0) return "no function with a name changed";
  return profile.functions
    .map(({ name, own, inclusive }) => {
      const all = inclusive.candidate - inclusive.base;
      const itself = own.candidate - own.base;
      const withCallees = all === itself ? "" : ` (with what it calls ${signed(all)})`;
      return `${escapeName(name)} ${signed(itself)}${withCallees}`;
    })
    .join(", ");
}

function signed(value: number): string {
  return `${value < 0 ? "-" : "+"}${count(Math.abs(value))}`;
}

/** `1,020,000, on the base 1,000,000: +2.00%, over 1%` */
export function instructionReason(change: InstructionChange, baseName: string): string {
  const { base, candidate, share, ceiling, outcome } = change;
  const over = outcome === "pass" ? "" : `, over ${ceiling}%`;
  return `${count(candidate)} instructions, on ${baseName} ${count(base)}: ${signedHundredths(share)}${over}`;
}

/** `not counted: candidate: it starts threads, ...` */
export function uncountedReason(
  why: string,
  { untrusted = false }: Pick<Verdict, "untrusted">,
  escapeText: Escape,
): string {
  return `instructions are not counted: ${(untrusted ? asQuotation(escapeText) : escapeText)(why)}`;
}

/** Tests that could not be counted, a line for each reason. Texts are escaped. */
export function instructionWarnings(verdict: Verdict, escapeText: Escape): string[] {
  const escapeMessage = escapeClaim(escapeText, verdict);
  const reasons = Map.groupBy(instructionsOf(verdict)?.uncounted ?? [], ({ why }) => why);
  const lines = [...reasons].map(([why, alike]) => {
    const [{ test }] = alike as [(typeof alike)[number]];
    const of = alike.length === 1 ? escapeText(testPath(test)) : plural(alike.length, "test");
    return `Instructions of ${of} are not counted: ${escapeMessage(why)}`;
  });
  return truncateList(maxListed, lines, (more) => `and ${plural(more, "other reason")}`);
}

/** `with 10,000 rows, by the tool's own counter on Valgrind 3.19.0` */
export function countingText({ rows, environment, problem }: Counting, escapeFact: Escape): string {
  const tools = { counter: "the tool's own counter", callgrind: "Callgrind" } as const;
  return [
    `with ${plural(rows, "row")}`,
    ...(environment === undefined
      ? []
      : [
          `by ${tools[environment.tool]} on Valgrind ${escapeFact(environment.valgrind)}, ${escapeFact(environment.libc)}, processor ` +
            `with ${escapeFact(environment.cpuFeatures.join(" "))}`,
        ]),
    ...(problem === undefined ? [] : [escapeFact(problem)]),
  ].join("; ");
}

/** The instructions of a statement: `14,766, 17,085`, for the engines whose times the row has; empty if neither was counted. */
export function instructionColumn(verdict: Verdict): TestColumn | undefined {
  const tests = instructionsOf(verdict)?.tests;
  if (tests === undefined) return undefined;
  return {
    heading: "Instructions a statement",
    cell: (path, isBaseOnly) => {
      const counted = tests.get(path);
      if (counted === undefined || counted.statements === 0) return "";
      const roles = [isBaseOnly ? "base" : "baseline", "candidate"] as const;
      const figures = roles.map((role) => counted.instructions[role]);
      if (figures.every((figure) => figure === undefined)) return "";
      return figures.map((one) => (one === undefined ? "-" : amountPer(one / counted.statements))).join(", ");
    },
  };
}
