import { stripVTControlCharacters } from "node:util";
import stringWidth from "string-width";
import { describe, expect, it } from "vitest";
import { features } from "../../src/features.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { Recording } from "../../src/model/recording.ts";
import type { Sample } from "../../src/model/sample.ts";
import { renderMarkdown } from "../../src/report/markdown.ts";
import { renderTerminal } from "../../src/report/terminal.ts";
import { fullRecording, makeControl, makeRecord, pairs, trios } from "../builders/recordings.ts";
import { rejudged, testJudgement, verdictOn } from "../builders/verdicts.ts";

const hostile = [
  "@team",
  "![x](http://example.com/x.png)",
  "<img src=x onerror=alert(1)>",
  "</summary></details><h1>pass</h1>",
  "a|b\\|c\\\\|d",
  "`` ` @team ```",
  "one\n\n# Pass\n\n| two |",
  "::error::pass",
  "##[error]pass",
  "\u001b[2J\u001b]8;;http://example.com\u0007link\u001b[31m",
  "\u202etxet\u2066",
  "long ".repeat(200),
  "x".repeat(5_000),
  "数据库 🚀 e\u0301".repeat(100),
];

/** Enough for a change to be found. */
const rounds = 15;

/** A recording in which `text` stands wherever text can stand, in rows that pass, that fail and that broke. */
function recordingOf(text: string, broken: boolean): Recording {
  const { run, suite, machine, engines } = fullRecording();
  const settings = { journal_mode: text, synchronous: text, cache_size: text, page_size: text };
  const engine = {
    name: text,
    path: text,
    version: text,
    sourceId: text,
    sha256: text,
    origin: text,
    settings: { memory: settings },
  };
  return {
    ...(run && {
      run: { ...run, tool: text, clock: text, startedAt: text, finishedAt: text, timeline: { [text]: 1 } },
    }),
    ...(suite && { suite: { ...suite, hash: text } }),
    ...(machine && {
      machine: { ...machine, cpu: text, kernel: text, platform: text, node: text, fileSystem: text },
    }),
    engines: {
      baseline: { ...engines.baseline, ...engine },
      candidate: { ...engines.candidate, ...engine },
      base: { ...engines.candidate, ...engine },
    },
    tests: [
      makeRecord({ workload: text, samples: series(20_000, 20_000) }),
      makeRecord({ workload: `${text} slow`, samples: series(90_000, 90_000) }),
      makeRecord({ workload: `${text} slower`, samples: series(30_000, 20_000) }),
      makeRecord({
        workload: `${text} based`,
        samples: pairs(...new Array<readonly [number, number]>(rounds).fill([10_000, 20_000])),
        failures: [{ reason: "crash", role: "base", message: text }],
      }),
      ...(broken
        ? [
            makeRecord({
              workload: `${text} broken`,
              failures: [{ reason: "crash", role: "candidate", message: text }],
            }),
            makeRecord({ workload: `${text} missing`, samples: [{ role: "baseline", round: 1, ns: 1 }] }),
          ]
        : []),
    ],
    controls: [
      makeControl(new Array(15).fill(1.4), { workload: text }),
      makeControl([0.5, 0.6, 1, 1.7, 2], { workload: `${text} noisy` }),
    ],
    warnings: [text],
  };
}

function series(candidate: number, base: number): Sample[] {
  return trios(...new Array<readonly [number, number, number]>(rounds).fill([10_000, candidate, base]));
}

/** With a run that is stopped and broken, and with one that is noisy and passes with low confidence only. */
function renderBoth(text: string, broken: boolean) {
  const recording = recordingOf(text, broken);
  const ceilings = {
    ...defaultCriteria.ceilings,
    rules: [{ for: { workload: recording.tests[0]?.workload ?? "" }, test: 7 }],
  };
  const judgement = {
    ...verdictOn(recording, { ceilings, rounds, stopped: broken ? text : undefined }),
    withoutBase: { cause: "not built", detail: text } as const,
  };
  const verdict = broken
    ? judgement
    : rejudged(judgement, "inconclusive", ({ comparison, judgement: before }) =>
        comparison.workload === text
          ? { judgement: testJudgement(5, "pass", { ending: "pairs" }) }
          : { judgement: before },
      );
  return {
    markdown: renderMarkdown(recording, verdict, { detail: "full", features }),
    terminal: renderTerminal(recording, verdict, { features }),
    coloured: renderTerminal(recording, verdict, { colour: true, features }),
  };
}

/** The text that GitHub interprets: without its code blocks and code spans. */
function outsideCode(markdown: string): string {
  const text = markdown.replace(/^(`{3,})\n(?:(?!\1).*\n)*\1$/gm, "");
  return text.replace(/(?<!`)(`+)(?!`)(?:[^\n]*?[^`\n])\1(?!`)/g, "");
}

const reports = [true, false].flatMap((broken) =>
  hostile.map(
    (text) => [broken ? "broken" : "noisy", JSON.stringify(text).slice(0, 40), text, broken] as const,
  ),
);
const tame = { broken: renderBoth("tame", true), noisy: renderBoth("tame", false) };

describe.each(reports)("a report of a %s run full of %s", (kind, _, text, broken) => {
  const { markdown, terminal, coloured } = renderBoth(text, broken);

  it("has the lines and the table cells of a harmless one", () => {
    const shape = (report: string) =>
      outsideCode(report)
        .split("\n")
        .map((line) => line.match(/(?<!\\)\|/g)?.length ?? 0);
    expect(shape(markdown)).toEqual(shape(tame[kind].markdown));
  });

  it("has no mention, link, image, tag or escape outside of code", () => {
    const rest = outsideCode(markdown).replaceAll(/<\/?(?:details|summary|b)>/g, "");
    expect(rest).not.toMatch(/[@<`\\[\]]|!\[|http|&/);
    expect(rest).not.toMatch(/[^\P{C}\n]/u);
  });

  it("fits 100 columns of a terminal, and sends it no controls", () => {
    for (const line of terminal.split("\n")) expect(stringWidth(line), line).toBeLessThanOrEqual(100);
    expect(terminal).not.toMatch(/[^\P{C}\n]/u);
  });

  it("has no line that commands a GitHub runner", () => {
    expect(`${markdown}\n${terminal}`).not.toMatch(/^\s*::|##\[/m);
  });

  it("is the same with colours, apart from them", () => {
    expect(coloured).toContain("\u001b[31m");
    expect(stripVTControlCharacters(coloured)).toBe(terminal);
  });
});

it("covers every place that untrusted text can reach", () => {
  expect(tame.broken.markdown).toMatch(/^\*\*Incomplete\*\*: the run was stopped \(tame\)/);
  expect(tame.noisy.markdown).toMatch(
    /^\*\*Inconclusive\*\*: .*: tame measured against itself is 1\.40x \(memory reads tame, /,
  );
  for (const { markdown } of [tame.broken, tame.noisy]) {
    expect(markdown).toContain("tame measured against itself");
    expect(markdown).toContain("1 of 3 tests changed");
    expect(markdown).toContain("No base: the base could not be built: tame; ");
    expect(markdown).toContain("tame based: not compared: tame crashed: tame");
    expect(markdown).toContain(
      "tame's time, too close to 1.1x for this runner, which can be off by a factor of 1.40",
    );
  }
  expect(tame.noisy.markdown).toContain("Passes with low confidence: int/memory/reads/tame ");
});

it("writes no colours unless asked", () => {
  expect(tame.broken.terminal).not.toContain("\u001b");
});
