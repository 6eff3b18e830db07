import { describe, expect, it } from "vitest";
import { features } from "../../src/features.ts";
import type { RunFacts } from "../../src/model/recording.ts";
import type { Failure } from "../../src/model/sample.ts";
import { renderMarkdown } from "../../src/report/markdown.ts";
import type { Judged } from "../../src/report/result.ts";
import { renderTerminal } from "../../src/report/terminal.ts";
import { acceptRegressions } from "../../src/verdict/acceptances.ts";
import { commentCases } from "../builders/comment-cases.ts";
import { makeRecord } from "../builders/recordings.ts";
import { verdictOf } from "../builders/verdicts.ts";

/** A run on the reader's machine, and its verdict outside of a pull request. */
function local(name: string): Judged {
  const { recording, verdict } = (commentCases[name] as () => Judged)();
  const { origin: _, ...own } = recording;
  const { acceptances: __, ...failing } = verdict;
  const run = { ...(own.run as RunFacts), options: { ceiling: "5.5" } };
  return {
    state: "judged",
    recording: { ...own, run },
    verdict: acceptRegressions(failing, new Date("2026-05-22T09:04:30Z")),
  };
}

const inTerminal = ({ recording, verdict }: Judged) =>
  renderTerminal(recording, verdict, { isFirstScreen: true, features });

describe("the first screen of a run that fails", () => {
  it("has the command that measures it again, and the line that accepts it, as the report has them", () => {
    const result = local("slow-test");
    const line =
      '- { path: "*/memory/writes/oltp_delete_insert base", up-to: 1.25x, by: NAME, until: 2026-06-21, reason: REASON }';
    const screen = inTerminal(result);
    expect(screen).toContain(`
What to do
  Measure only what failed:
  sqlite-bench-gate run --candidate build/libdoltlite.so \\
    --base build/libdoltlite.so --storages memory \\
    --workloads oltp_delete_insert --rows 100000 --seed 42 --ceiling 5.5
  To see why: add --counts instructions, which names the functions that changed (docs/counts.md).
  Accept it, if the change is worth its cost: put these lines under accept: in the configuration
    file, with your name in place of NAME, and the reason in place of REASON. The bound of a time is
    the upper end of its interval; a line for several tests has the largest.
  ${line}
`);
    expect(renderMarkdown(result.recording, result.verdict, { detail: "full", features })).toContain(line);
  });

  it("speaks of a change only where there is a base", () => {
    const { recording, verdict } = local("over-a-ceiling");
    const { base: _, ...engines } = recording.engines;
    const { acceptances } = verdict;
    const screen = (own: typeof recording) => inTerminal({ state: "judged", recording: own, verdict });
    expect(acceptances?.offered.length).toBeGreaterThan(0);
    expect(screen(recording)).toContain("Accept it, if the change is worth its cost: put");
    expect(screen({ ...recording, engines })).toContain("Or accept it as it is: put");
  });

  it("says how to find out why a test is slow, beside the base and beside SQLite, and in Markdown too", () => {
    const { recording, verdict } = local("slow-test");
    const why = "To see why: add --counts instructions, which names the functions that changed";
    expect(renderMarkdown(recording, verdict, { detail: "full", features })).toContain(why);
    expect(inTerminal(local("over-a-ceiling"))).toContain("To see why: the command hunt finds statements");
    expect(inTerminal(local("undecided"))).not.toContain("To see why");
  });

  it("blames no workload that one engine executes", () => {
    const { recording } = local("slow-test");
    const failures = (["baseline", "candidate"] as const).map((role) => ({
      ...{ role, reason: "error" as const },
      message: "no such function: dolt_log (code 1)",
    }));
    const work = { statements: 1, rows: 1, changes: 0 };
    const checks = [{ role: "base" as const, work, hash: "00000000000000aa" }];
    const verdict = verdictOf([
      makeRecord({ variant: "own", workload: "orders", samples: [], checks, failures }),
    ]);
    expect(inTerminal({ state: "judged", recording, verdict })).not.toContain("Correct the workload");
  });

  it("says how to measure a workload that SQLite alone does not execute", () => {
    const { recording } = local("slow-test");
    const failures = [
      { role: "baseline" as const, reason: "error" as const, message: "no such function: dolt_log (code 1)" },
    ];
    const orders = { variant: "own", workload: "orders", samples: [], checks: [] } as const;
    const screenOf = (more: readonly Failure[]) => {
      const verdict = verdictOf([makeRecord({ ...orders, failures: [...failures, ...more] })]);
      return inTerminal({ state: "judged", recording, verdict }).replace(/\s+/g, " ");
    };
    expect(screenOf([])).toContain(
      "Give orders the line compare: base, and the build before with --base: the candidate is then compared with that, and SQLite does not execute it.",
    );
    expect(screenOf([{ role: "candidate", reason: "crash", message: "ended" }])).not.toContain(
      "compare: base",
    );
  });

  it("says to correct what no engine executes, and measures it no second time", () => {
    const { recording } = local("slow-test");
    const failures = (["baseline", "candidate"] as const).map((role) => ({
      ...{ role, reason: "error" as const },
      message: "own.yml:7:13: no such column: centz (code 1)",
    }));
    const verdict = verdictOf([
      makeRecord({ variant: "own", workload: "orders", samples: [], checks: [], failures }),
    ]);
    const screen = inTerminal({ state: "judged", recording, verdict });
    expect(screen).toContain(
      "What to do\n  Correct the workload that fails on every engine, and run it again.\n",
    );
    expect(screen).not.toMatch(/Measure (?:it|only)/);
    expect(screen.replace(/\s+/g, " ")).toMatch(
      /^Measurement failed: none of 1 test has a result; on SQLite and DoltLite: own\.yml:7:13: no such column: centz/,
    );
  });

  it("has one command for a run that ended early: the one that goes on", () => {
    const { recording, verdict } = local("undecided");
    const run = { ...(recording.run as RunFacts), outOfTime: true };
    const text = renderTerminal({ ...recording, run }, verdict, {
      isFirstScreen: true,
      features,
      program: "gate",
      resume: (program) => [program, "a.so", "--resume results"],
    });
    const [, section] = text.split("\nWhat to do\n");
    expect(section?.split("\n\n")[0]).toBe(
      "  It needs more time. Go on where it ended:\n  gate a.so --resume results",
    );
  });

  it("has a command that is one for a shell", () => {
    const [, command = ""] =
      /Measure only what failed:\n([\s\S]*?)\n {2}To see why/.exec(inTerminal(local("slow-test"))) ?? [];
    expect(command.replace(/\\\n */g, "")).toMatch(
      /^ {2}sqlite-bench-gate run --candidate \S+( --[a-z]+ \S+)+$/,
    );
  });
});
