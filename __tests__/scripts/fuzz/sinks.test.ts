import { expect, it } from "vitest";
import {
  activeTexts,
  markdownViolations,
  pageViolations,
  terminalViolations,
} from "../../../scripts/fuzz/sinks.ts";
import { inMarkdown, visible } from "../../../src/report/format/escape.ts";

/** Texts that mean nothing to Markdown, a terminal or a runner: they are there for code that handles keys and Unicode wrongly. */
const inactive = [
  "</script><script>fuzz()</script>",
  "%0A::warning::fuzz",
  "__proto__",
  "constructor",
  "<!-- fuzz",
  "x | <kbd>y</kbd> | z",
  "e\u0301\u200b\ufeff",
];

it.each(activeTexts.filter((text) => !inactive.includes(text)))(
  "finds %j where it is not escaped",
  (text) => {
    expect([
      ...markdownViolations(`Slower: ${text}`),
      ...markdownViolations(text),
      ...terminalViolations(text),
    ]).not.toEqual([]);
  },
);

it.each(activeTexts)("finds nothing where %j is escaped", (text) => {
  expect(markdownViolations(`Slower: ${inMarkdown(text)}`)).toEqual([]);
  expect(terminalViolations(visible(text))).toEqual([]);
});

it("looks at every text and key of a page's data", () => {
  expect(pageViolations({ tests: [{ id: "a", notes: ["b\u001b[2J"] }] })).toHaveLength(1);
  expect(pageViolations({ "b\u001b[2J": 1 })).toHaveLength(1);
  expect(pageViolations({ tests: [{ id: "a", notes: ["b"] }] })).toEqual([]);
});
