import { describe, expect, it } from "vitest";
import type { Case, Hunt } from "../../../../src/features/search/hunt/cases.ts";
import { renderHunt, renderReplayed } from "../../../../src/features/search/hunt/render.ts";
import type { DocumentForm } from "../../../../src/report/document.ts";
import { huntOf, slowCase } from "./situations.ts";

const inForm = (form: DocumentForm) => (hunt: Hunt) => renderHunt(hunt, form);

const alike: Case = { ...slowCase, name: "hunt_slow_00000002", ratio: 4, others: 5, isReplayed: false };
const wrong: Case = {
  ...slowCase,
  ...{ name: "hunt_wrong_00000003", kind: "wrong", causes: ["predicate/absolute"], axes: [] },
  cause: "00000000000000c2",
  statements: ["SELECT abs(k1) FROM t1;"],
};

describe("a hunt's report", () => {
  const hunt = huntOf([wrong, slowCase, alike]);

  it("has a row for each cause, and a line for each case", () => {
    const text = inForm("text")(hunt);
    expect(text.split("\n")[0]).toBe("3 cases of 2 causes: 1 different answer, 2 slow");
    const rows = text.split("\n\n")[1]?.split("\n") ?? [];
    expect(rows.filter((row) => /^(slow|different answer) /.test(row))).toHaveLength(2);
    expect(rows.find((row) => row.startsWith("slow"))).toMatch(/5\.3 +rows of t1 +2 +7 +hunt_slow_00000001/);
    const words = text.replaceAll(/\s+/g, " ");
    expect(words).toContain("hunt_wrong_00000003: a different answer from SQLite");
    expect(words).toContain(
      "hunt_slow_00000001: slow: 5.3x SQLite's time in 9 pairs, p = 4e-4; rows of t1: 2x at 10, 5.25x at 40 ",
    );
    expect(words).toMatch(
      /hunt_slow_00000002: [^:]*: 4\.0x .*; probably the cause of hunt_slow_00000001; its file alone does not show it/,
    );
  });

  it("says what the corpus brought, and what is gone", () => {
    const { cause, since, kind, statements } = slowCase;
    const gone = { cause, since, kind, statements, name: "hunt_slow_00000009" };
    const kept = huntOf([{ ...slowCase, isOfCorpus: true }], { gone: [gone], mutated: 4 });
    for (const form of ["text", "html"] as const) {
      const words = inForm(form)(kept).replaceAll(/\s+/g, " ");
      expect(words).toMatch(/hunt_slow_00000001: slow.*; from the corpus, there since 2026-11-29/);
      expect(words).toContain("hunt_slow_00000009: gone, and was there since 2026-11-29: SELECT count(*)");
      expect(words).toContain("4 databases from the corpus");
    }
  });

  it("says what was tried, also if nothing was found", () => {
    const text = inForm("text")(huntOf([], { known: 3, ambiguous: 2 }));
    expect(text).toMatch(/^No case\n/);
    expect(text.replaceAll(/\s+/g, " ")).toContain(
      "720 statements on 12 databases in 5 seconds, seed 7; 4 refused by SQLite; 1 too long; 2 suspects cleared; 3 with a known cause; 2 with several right answers.",
    );
  });

  it("says what the change touches, or why that is not known", () => {
    const kinds = [
      { name: "predicate/like inside", statements: 5, touched: 5 },
      { name: "read/<b>", statements: 9, touched: 1 },
      { name: "read/count", statements: 700, touched: 1 },
    ];
    const touched = huntOf([], { touched: { statements: 800, touched: 12, kinds } });
    const words = "the change touches 12 of 800 statements, most often predicate/like inside (5 of 5)";
    expect(inForm("text")(touched).replaceAll(/\s+/g, " ")).toContain(words);
    expect(inForm("html")(touched)).toContain("read/&#60;b&#62; (1 of 9)");
    const unknown = huntOf([], { unprobed: "install <valgrind>" });
    expect(inForm("html")(unknown)).toContain(
      "what the change touches is not known (install &#60;valgrind&#62;)",
    );
    expect(inForm("html")(touched)).not.toContain("read/count");
    expect(inForm("text")(huntOf([]))).not.toContain("touches");
  });

  it("says that it was stopped, or had found enough", () => {
    expect(inForm("text")(huntOf([], { stopped: "interrupted by SIGINT" }))).toContain(
      "No case. Incomplete: the hunt was stopped: interrupted by SIGINT",
    );
    const many = Array.from({ length: 200 }, (_, at) => ({
      ...slowCase,
      name: `hunt_slow_${String(at).padStart(8, "0")}`,
    }));
    expect(inForm("markdown")(huntOf(many))).toContain("the hunt ended at 200 cases");
  });

  it.each(["text", "markdown", "html"] as const)(
    "names lost ends of the process beside its cases, as %s",
    (form) => {
      const words =
        /1 case: 1 slow\. Incomplete: the candidate(?:'|&#39;)s process ended 2 times, and no statement ended it again/;
      const text = inForm(form)(huntOf([slowCase], { lost: 2 })).replaceAll(/\s+/g, " ");
      expect(text).toMatch(words);
      expect(text).toContain("hunt_slow_00000001");
      expect(inForm(form)(huntOf([slowCase]))).not.toContain("Incomplete");
    },
  );

  it("escapes what engines say, for each place", () => {
    const hostile = { ...slowCase, kind: "refused" as const, message: "<b>no</b> | `x`\n\u001b[31m[a](b)" };
    const page = huntOf([{ ...hostile, statements: ["SELECT '<script>' || '|';"] }]);
    expect(inForm("html")(page)).not.toMatch(/<b>|<script>/);
    // Code spans, with more backticks than there are in them.
    expect(inForm("markdown")(page)).toMatch(/^- ``[^\n]*<b>no<\/b> \| `x` [^\n`]*\[a\]\(b\)[^\n`]*``$/m);
    expect(inForm("markdown")(page)).toMatch(/ \| `SELECT '<script>' \\\|\\\| '\\\|';` \|$/m);
    expect(inForm("text")(page)).not.toContain("\u001b");
    const cells = inForm("markdown")(page)
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .map((line) => line.replaceAll("\\|", "").split("|").length);
    expect(new Set(cells).size).toBe(1);
  });

  it("has sections on its page in the order of its lines", () => {
    const page = inForm("html")(hunt);
    const headings = [...page.matchAll(/<h2>(\w+)<\/h2>\s*<p>(\w+):/g)].map(([, name, line]) => [name, line]);
    expect(headings).toEqual([wrong, slowCase, alike].map(({ name }) => [name, name]));
  });
});

describe("replayed cases", () => {
  it("are counted if they are still there", () => {
    const text = renderReplayed([
      { file: "a.yml", name: "a", reference: "baseline", state: "slow", ratio: 4 },
      { file: "b.yml", name: "b", reference: "base", state: "gone", ratio: 1.04 },
      { file: "c.yml", name: "c", reference: "baseline", state: "growth", message: "40 bytes\u001b" },
      { file: "d.yml", name: "d", reference: "baseline", state: "unclear", ratio: 3.4 },
      { file: "e.yml", name: "e", reference: "baseline", state: "unknown", message: "no result" },
    ]);
    expect(text).toContain("2 of 5 cases still there, 2 cannot be judged");
    expect(text).toMatch(/gone +1\.0 of base +b/);
    expect(text).toMatch(/growing memory +c +40 bytes/);
    expect(text).not.toContain("\u001b");
  });
});
