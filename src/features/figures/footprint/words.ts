import { truncateList } from "../../../messages/format-value.ts";
import { roles } from "../../../model/engine.ts";
import type { UnmeasuredReason } from "../../../model/footprint.ts";
import type { Recording } from "../../../model/recording.ts";
import { testPath } from "../../../model/test.ts";
import type { Escape } from "../../../report/format/escape.ts";
import { about, count, exactPercent, plural } from "../../../report/format/figures.ts";
import { andList, type EngineNames, engineName } from "../../../report/format/words.ts";
import { findingPath } from "../../../verdict/finding.ts";
import type { Verdict } from "../../../verdict/judge.ts";
import { type FootprintChange, footprintsOf } from "./compare.ts";
import { figureOf, testFigures } from "./figures.ts";

/** The most changes that a report lists; the results file has all. */
export const mostChanges = 10;

/** More would push the rest of a report out of sight. */
const maxListed = 20;

/** The meaning of the figures. */
export const footprintNote =
  "Costs besides time are of one untimed process that does a test's work and nothing else. File bytes: all files of the database after " +
  "the connection was closed. Written: what its system calls wrote, whatever it was written to. Allocations: calls of the C library's " +
  "allocator. Peak memory: the most bytes that were allocated at once. Files that are mapped into memory and memory that an engine " +
  "takes from the system itself are not in them.";

/** From this ratio on, a multiple says more than a percentage. */
const leastMultiple = 1.5;

/** `writes 8.4 MB, main 4.2 MB: 2.0x`, `makes 104 allocations, main 96: 8.3% more`. @param other the name of the engine that it is compared with, escaped */
export function changeText({ name, base, candidate }: FootprintChange, other: string): string {
  const { verb, noun, format } = figureOf(name);
  const own = `${verb} ${amount(format(candidate), noun)}, ${other}`;
  // Memory that was there before the database was opened, and was freed since, makes less than none.
  if (base <= 0) return `${own} none`;
  if (isMultiple({ base, candidate })) return `${own} ${format(base)}: ${about(candidate / base)}x`;
  const less = noun.endsWith("s") && !isBytes(noun) ? "fewer" : "less";
  const share = exactPercent(candidate / base - 1);
  return `${own} ${format(base)}: ${share} ${candidate > base ? "more" : less}`;
}

function isMultiple({ base, candidate }: Pick<FootprintChange, "base" | "candidate">): boolean {
  return base > 0 && candidate >= leastMultiple * base;
}

/** Whether the unit of a figure already says the first word. */
function isBytes(noun: string): boolean {
  return noun.startsWith("bytes");
}

/** `10,000 allocations`, `12.4 MB`, `9 MB of files`, `100 kB of unfreed memory` */
function amount(value: string, noun: string): string {
  if (isBytes(noun)) return `${value}${noun.slice("bytes".length)}`;
  return noun.endsWith("s") ? `${value} ${noun}` : `${value} of ${noun}`;
}

/** The same, with the ceiling that it exceeds. */
export function footprintReason(change: FootprintChange, other: string): string {
  const { ceiling = 0, outcome, against } = change;
  const most =
    against === "baseline"
      ? `${ceiling}x`
      : isMultiple(change)
        ? `${Number((1 + ceiling / 100).toFixed(4))}x`
        : `${ceiling}%`;
  return `${changeText(change, other)}${outcome === "pass" ? "" : `; the ceiling is ${most}`}`;
}

/** `int/file/writes/oltp_insert` with a text about it; the engine's name for its own file. */
function aboutTest({ test }: FootprintChange, text: string, names: EngineNames, escapeText: Escape): string {
  return `${test === undefined ? names.candidate : escapeText(testPath(test))} ${text}`;
}

/** The changes against the base in one line, with the largest; none if nothing changed. Texts are escaped. */
export function footprintSummary(verdict: Verdict, names: EngineNames, escapeText: Escape): string[] {
  const changes = (footprintsOf(verdict)?.changes ?? []).filter(({ against }) => against === undefined);
  const [largest] = changes;
  if (largest === undefined) return [];
  const text = aboutTest(largest, changeText(largest, engineName(names, "base")), names, escapeText);
  if (changes.length === 1) return [`Costs besides time: ${text}.`];
  const grown = changes.filter(({ base, candidate }) => candidate > base).length;
  const all = plural(changes.length, "figure");
  const some = grown === 0 ? `${all} shrank` : `${all} changed, ${count(grown)} of them grew`;
  const counted = grown === changes.length ? `${all} grew` : some;
  return [`Costs besides time: ${counted}; the largest change: ${text}.`];
}

/** The largest changes, a line each. Texts are escaped. */
export function changeLines(verdict: Verdict, names: EngineNames, escapeText: Escape): string[] {
  const changes = footprintsOf(verdict)?.changes ?? [];
  const lines = changes.slice(0, mostChanges).map((change) => {
    const reason = footprintReason(change, engineName(names, change.against ?? "base"));
    return aboutTest(change, reason, names, escapeText);
  });
  const left = changes.length - lines.length;
  return left === 0 ? lines : [...lines, `and ${plural(left, "smaller change")}: the results file has all`];
}

/** Figures that two processes disagree on, which are not compared, a line for each figure. Texts are escaped. */
export function unsteadyLines(verdict: Verdict, names: EngineNames, escapeText: Escape): string[] {
  const all = Map.groupBy(
    footprintsOf(verdict)?.unsteady ?? [],
    (one) => `${one.name} of ${andList(one.roles.map((role) => engineName(names, role)))}`,
  );
  const lines = [...all].map(([what, alike]) => {
    const [first] = alike as [(typeof alike)[number]];
    const where = alike.length === 1 ? escapeText(findingPath(first)) : plural(alike.length, "test");
    return `${where}: ${what}: two processes of one engine gave other values, so that it is not compared.`;
  });
  return truncateList(maxListed, lines, (left) => `and ${plural(left, "more figure")}`);
}

/** Why an engine lacks a part of its footprints, as words that follow its name. */
const unmeasuredWords: Readonly<Record<UnmeasuredReason, string>> = {
  platform: "this system does not count them",
  refused: "the system does not show them, for which a container can need more rights",
  "C library": "only glibc's allocator can be counted",
  static: "no library that counts can be loaded before a static program",
  shell: "a shell is a program of its own, whose allocator is not replaced",
  server: "a server's processes are its own",
};

/** The figures that engines have of no test, or not of all, with the reason: a line for each engine and reason. Names are escaped. */
export function missingLines(
  verdict: Verdict,
  { engines, suite }: Pick<Recording, "engines" | "suite">,
  names: EngineNames,
  escapeText: Escape,
): string[] {
  const tests = footprintsOf(verdict)?.tests ?? [];
  if (tests.length === 0)
    return (suite?.threads ?? 1) > 1
      ? ["Not measured: several connections are in one process, whose costs are not of one test's work alone"]
      : [];
  const lacking = roles.flatMap((role) => {
    const { unmeasured = {}, uncounted } = engines[role] ?? {};
    const unseen = verdict.untrusted === true ? "the measuring job reports why" : escapeText(uncounted ?? "");
    const figures = testFigures.flatMap(({ name, isOf, part }) => {
      const own = tests.filter(({ test, values }) => isOf(test) && values[role] !== undefined);
      const without = own.filter(({ values }) => values[role]?.[name] === undefined).length;
      if (without === 0) return [];
      const figure = without === own.length ? name : `${name} of ${plural(without, "test")}`;
      const reason = part && unmeasured[part];
      const ofCalls = uncounted === undefined ? "not all of its calls are seen" : unseen;
      const unknown = part === undefined ? ofCalls : "something that the results do not say";
      return [{ figure, why: reason === undefined ? unknown : unmeasuredWords[reason] }];
    });
    return [...Map.groupBy(figures, ({ why }) => why)].map(([why, alike]) => ({
      role,
      why: `${andList(alike.map(({ figure }) => figure))}, since ${why}`,
    }));
  });
  return [...Map.groupBy(lacking, ({ why }) => why)].map(
    ([why, alike]) => `Not measured of ${andList(alike.map(({ role }) => engineName(names, role)))}: ${why}`,
  );
}

/** Engines that have never called the allocator that is counted. */
export function ownAllocatorLines(verdict: Verdict, names: EngineNames): string[] {
  const tests = footprintsOf(verdict)?.tests ?? [];
  return roles.flatMap((role) => {
    const calls = tests.flatMap(({ values }) => values[role]?.allocations ?? []);
    return calls.length === 0 || calls.some((one) => one > 0)
      ? []
      : [
          `${engineName(names, role)} never calls the C library's allocator: its memory is of an allocator of its own, which is not ` +
            "counted; resident-bytes has it",
        ];
  });
}
