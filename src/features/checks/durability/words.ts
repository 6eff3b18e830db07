import { type Role, rolesOf } from "../../../model/engine.ts";
import type { Recording } from "../../../model/recording.ts";
import { sectionPath } from "../../../model/test.ts";
import type { Escape } from "../../../report/format/escape.ts";
import { count, kilobytes, plural } from "../../../report/format/figures.ts";
import { type EngineNames, engineName } from "../../../report/format/words.ts";
import type { Verdict } from "../../../verdict/judge.ts";
import { type CommitCosts, durabilityOf, type SectionDurability } from "./durability.ts";

/** A smaller change of the bytes written is not reported: the balance of a tree can cause it. */
const sameBytes = 0.01;

/** Sections in which only one engine's times include the cost of durability, a line each. */
export function durabilityWarnings(verdict: Verdict, names: EngineNames, escapeText: Escape): string[] {
  return durabilityOf(verdict).flatMap((section): string[] => {
    const [gap] = section.gaps;
    if (gap === undefined) return [];
    const { baseline, candidate } = gap.flushes;
    const [lax, strict] =
      candidate < baseline ? (["candidate", "baseline"] as const) : (["baseline", "candidate"] as const);
    const name = (role: Role) => engineName(names, role);
    return [
      `${sectionPath(section)}: ${name(lax)} does not commit durably. It flushed ` +
        `${plural(gap.flushes[lax], "time")} in ${plural(gap.commits, "commit")} of ${escapeText(gap.workload)}, ` +
        `${name(strict)} ${plural(gap.flushes[strict], "time")}. In ${count(section.gaps.length)} of ` +
        `${plural(section.tests, "test")} the multipliers compare different work.`,
    ];
  });
}

/** Sections in which the candidate's commits differ from the base's, a line each. The counts are exact. */
export function durabilityChanges(verdict: Verdict, { base = "base" }: Partial<EngineNames>): string[] {
  return durabilityOf(verdict).flatMap((section) => changeTexts(section, base));
}

function changeTexts(section: SectionDurability, base: string): string[] {
  const { candidate: now, base: before } = section.costs;
  if (now === undefined || before === undefined || now.unseen + before.unseen > 0) return [];
  const perCommit = (value: number, { commits }: CommitCosts) => value / commits;
  const flushes =
    now.flushes === before.flushes
      ? []
      : [
          `${flushText(now)} flushes per commit, ${flushText(before)} on ${base} ` +
            `(${count(now.flushes)} and ${count(before.flushes)} in ${plural(now.commits, "commit")})`,
        ];
  const bytes =
    Math.abs(now.writeBytes / Math.max(1, before.writeBytes) - 1) < sameBytes
      ? []
      : [
          `${kilobytes(perCommit(now.writeBytes, now))} written per commit, ` +
            `${kilobytes(perCommit(before.writeBytes, before))} on ${base}`,
        ];
  const parts = [...flushes, ...bytes];
  return parts.length === 0 ? [] : [`${sectionPath(section)}: ${parts.join("; ")}`];
}

/** Flushes per commit, with two decimals. */
export function flushText({ flushes, commits }: CommitCosts): string {
  return (flushes / commits).toFixed(2);
}

/** A warning for each engine whose system calls were not counted. */
export function uncountedCommits({ engines }: Pick<Recording, "engines">): string[] {
  return rolesOf(engines).flatMap((role) => {
    const { name, uncounted } = engines[role] ?? {};
    if (uncounted === undefined) return [];
    return [
      `What ${name} asks of the system was not counted (${uncounted}): ` +
        "whether its commits are durable is not known.",
    ];
  });
}
