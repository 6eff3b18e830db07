import { describe, expect, it } from "vitest";
import type { Life } from "../../../../src/features/figures/age/record.ts";
import { features } from "../../../../src/features.ts";
import { renderMarkdown } from "../../../../src/report/markdown.ts";
import { renderTerminal } from "../../../../src/report/terminal.ts";
import { makeRecord, makeRecording, pairs } from "../../../builders/recordings.ts";
import { verdictOn } from "../../../builders/verdicts.ts";
import { makeAge, makeLife, makeShape, withoutWritten } from "./aged.ts";

const refused = { refused: "no such function: dolt_gc" };
const files = { main: 330_000, log: 0, others: 0 };
const engines = [
  makeLife("baseline", 4000, () => ({}), { cleanup: refused }),
  makeLife("candidate", 4000, (n) => ({ disk: 5000 * n, ns: 3e6 }), { cleanup: { ns: 18e6, files } }),
];
const age = makeAge([makeShape(() => ({}), { engines })], { cleanup: "SELECT dolt_gc()" });

function recordingWith(facts: typeof age) {
  return makeRecording({
    tests: [makeRecord({ samples: pairs([10_000, 15_000]) })],
    features: { age: facts },
  });
}

function markdown(facts = age) {
  const recording = recordingWith(facts);
  return renderMarkdown(recording, verdictOn(recording), { detail: "full", unit: "time", features });
}

describe("the section on age", () => {
  it("has findings first, and then a table of all shapes with a line of their growth", () => {
    const text = markdown();
    expect(text).toContain("**Cost with age**: 4,000 commits in 5 shapes of life: 2 figures stand out.");
    const finding = text.indexOf("append: disk grows 5 kB a commit on DoltLite");
    const row = text.indexOf("| append | disk | 4 MB ▅▅▅▅▅ | 20 MB ▁▃▅▇█ 1.00 | 5.00x |");
    expect(finding).toBeGreaterThan(0);
    expect(row).toBeGreaterThan(finding);
  });

  it("has a table of rungs for each shape", () => {
    const text = markdown();
    expect(text).toContain("#### append: one row a commit");
    expect(text).toContain("| 250 | SQLite | 1.01 ms | 4 MB | 4 kB | 3 MB |");
    expect(text).toContain("| 4,000 | DoltLite | 3.02 ms | 20 MB | 4 kB | 3 MB |");
  });

  it("says what closing, VACUUM and the clean-up leave, and who refuses it", () => {
    const text = markdown();
    expect(text).toContain("After closing, VACUUM and the clean-up statement");
    expect(text).toContain("| append | SQLite | 5 ms | 1 MB | 8 ms | 1 MB | - | refused |");
    expect(text).toContain("| append | DoltLite | 5 ms | 1 MB | 8 ms | 1 MB | 18 ms | 330 kB |");
    expect(text.match(/SQLite refuses .*no such function/g)).toHaveLength(1);
  });

  it("names the figures that an engine does not give, and another one does", () => {
    const [own, other] = engines as [Life, Life];
    const shapes = [makeShape(() => ({}), { engines: [own, withoutWritten(other)] }), ...age.shapes.slice(1)];
    expect(markdown({ ...age, shapes })).toContain(
      "- Not measured of DoltLite in append: written a commit, since the system does not show it of its process",
    );
    expect(markdown()).not.toContain("Not measured of");
  });

  it("warns of a clean-up that no engine knows", () => {
    const [shape] = age.shapes;
    const shapes = [
      {
        ...makeShape(() => ({})),
        engines: (shape?.engines ?? []).map((life) => ({ ...life, cleanup: refused })),
      },
    ];
    expect(markdown({ ...age, shapes })).toContain("No engine knows the statement of age-cleanup: ");
    expect(markdown()).not.toContain("No engine knows");
  });

  it("is on a terminal too, with a row for each engine", () => {
    const recording = recordingWith(age);
    const text = renderTerminal(recording, verdictOn(recording), { features });
    expect(text).toContain("Cost with age");
    expect(text).toMatch(/4,000 +DoltLite +3\.02 ms +20 MB/);
  });

  it("shows no words of an engine or of settings as Markdown", () => {
    const hostile = "<img src=x> @team `x` | a";
    const lives = engines.map((life) => ({ ...life, cleanup: { refused: hostile } }));
    const text = markdown({ ...makeAge([makeShape(() => ({}), { engines: lives })]), cleanup: hostile });
    const outsideCode = text.replaceAll(/(`+)(?!`).*?[^`]\1(?!`)/g, "");
    expect(text).toContain(hostile);
    expect(outsideCode).not.toContain("<img");
    expect(outsideCode).not.toContain("@team");
    expect(text).not.toMatch(/<summary>.*img/);
  });
});
