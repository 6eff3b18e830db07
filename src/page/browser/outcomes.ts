import type { TestData } from "../data/page-data.ts";
import { element } from "./dom.ts";

/** The mark of an outcome beside its colour, so that no colour is needed to tell outcomes apart. */
export const outcomeMarks: Readonly<Record<TestData["outcome"], string>> = {
  pass: "✓",
  accepted: "!",
  inconclusive: "?",
  fail: "✕",
  none: "∅",
};

export const outcomeWords: Readonly<Record<TestData["outcome"], string>> = {
  pass: "pass",
  accepted: "accepted",
  inconclusive: "inconclusive",
  fail: "fail",
  none: "no result",
};

/** An outcome's mark and word. */
export function outcomeBadge(outcome: TestData["outcome"], word = outcomeWords[outcome]): HTMLElement {
  return element(
    "span",
    { class: `badge ${outcome}` },
    element("span", { "aria-hidden": "true", class: "mark" }, outcomeMarks[outcome]),
    word,
  );
}

/** Reasons, a sentence each. */
export function reasonList(reasons: readonly string[]): HTMLElement {
  return element("ul", { class: "reasons" }, ...reasons.map((reason) => element("li", {}, reason)));
}
