import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import type { Recording } from "../../src/measure/recording.ts";
import { renderMarkdown } from "../../src/report/markdown.ts";
import { renderTerminal } from "../../src/report/terminal.ts";
import { defaultCeilings } from "../../src/verdict/ceilings.ts";
import { compare } from "../../src/verdict/comparison.ts";
import { judge } from "../../src/verdict/verdict.ts";
import { fullRecording, makeRecord, pairs } from "../recordings.ts";

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
];

/** A recording in which `text` stands wherever text can stand, in rows that are well, that fail and that broke. */
function recordingOf(text: string): Recording {
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
    engines: { baseline: { ...engines.baseline, ...engine }, candidate: { ...engines.candidate, ...engine } },
    tests: [
      makeRecord({ workload: text }),
      makeRecord({ workload: `${text} slow`, samples: pairs([10_000, 90_000]) }),
      makeRecord({
        workload: `${text} broken`,
        failures: [{ reason: "crash", role: "candidate", message: text }],
      }),
      makeRecord({ workload: `${text} missing`, samples: [{ role: "baseline", round: 1, ns: 1 }] }),
    ],
    warnings: [text],
  };
}

function renderBoth(recording: Recording, stopped?: string) {
  const ceilings = {
    ...defaultCeilings,
    rules: [{ for: { workload: recording.tests[0]?.workload ?? "" }, test: 7 }],
  };
  const verdict = judge(recording.tests.map(compare), ceilings, stopped);
  return {
    markdown: renderMarkdown(recording, verdict),
    terminal: renderTerminal(recording, verdict),
    coloured: renderTerminal(recording, verdict, { colour: true }),
  };
}

/** What GitHub interprets: the text without its code spans. */
function outsideCode(markdown: string): string {
  return markdown.replace(/(?<!`)(`+)(?!`)(?:[^\n]*?[^`\n])\1(?!`)/g, "");
}

const reports = hostile.map((text) => [JSON.stringify(text).slice(0, 40), text] as const);
const tame = renderBoth(recordingOf("tame"), "tame");

describe.each(reports)("a report full of %s", (_, text) => {
  const { markdown, terminal, coloured } = renderBoth(recordingOf(text), text);

  it("has the lines and the table cells of a harmless one", () => {
    const shape = (report: string) =>
      outsideCode(report)
        .split("\n")
        .map((line) => line.match(/(?<!\\)\|/g)?.length ?? 0);
    expect(shape(markdown)).toEqual(shape(tame.markdown));
  });

  it("has no mention, link, image, tag or escape outside of code", () => {
    const rest = outsideCode(markdown).replaceAll(/<\/?(?:details|summary|b)>/g, "");
    expect(rest).not.toMatch(/[@<`\\[\]]|!\[|http|&/);
    expect(rest).not.toMatch(/[^\P{C}\n]/u);
  });

  it("fits 100 columns of a terminal, and sends it no controls", () => {
    for (const line of terminal.split("\n")) expect([...line].length, line).toBeLessThanOrEqual(100);
    expect(terminal).not.toMatch(/[^\P{C}\n]/u);
  });

  it("has no line that commands a GitHub runner", () => {
    expect(`${markdown}\n${terminal}`).not.toMatch(/^\s*::|##\[/m);
  });

  it("has colours that can be taken away", () => {
    expect(coloured).toContain("\u001b[31m");
    expect(stripVTControlCharacters(coloured)).toBe(terminal);
  });
});

it("writes no colours unless asked", () => {
  expect(tame.terminal).not.toContain("\u001b");
});
