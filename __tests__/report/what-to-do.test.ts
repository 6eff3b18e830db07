import { describe, expect, it } from "vitest";
import { features } from "../../src/features.ts";
import type { RunFacts } from "../../src/model/recording.ts";
import { renderMarkdown } from "../../src/report/markdown.ts";
import type { Judged } from "../../src/report/result.ts";
import { renderTerminal } from "../../src/report/terminal.ts";
import { acceptRegressions } from "../../src/verdict/acceptances.ts";
import { commentCases } from "../builders/comment-cases.ts";

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
  Measure it again:
  sqlite-bench-gate run --candidate build/libdoltlite.so \\
    --base build/libdoltlite.so --storages memory \\
    --workloads oltp_delete_insert --rows 100000 --seed 42 --ceiling 5.5
  Accept it, if the change is worth its cost: a line below accept in the configuration file, with
    your name and the reason.
  ${line}
`);
    expect(renderMarkdown(result.recording, result.verdict, { detail: "full", features })).toContain(line);
  });

  it("has a command that is one for a shell", () => {
    const [, command = ""] =
      /Measure it again:\n([\s\S]*?)\n {2}Accept/.exec(inTerminal(local("slow-test"))) ?? [];
    expect(command.replace(/\\\n */g, "")).toMatch(
      /^ {2}sqlite-bench-gate run --candidate \S+( --[a-z]+ \S+)+$/,
    );
  });
});
