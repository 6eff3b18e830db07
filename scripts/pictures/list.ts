import { renderComment } from "../../src/report/comment.ts";
import { renderSummary } from "../../src/report/summary.ts";
import { narrowest } from "./page.ts";
import type { Picture } from "./picture.ts";
import { judgePullRequest, readText, source, tightCeilings } from "./reports.ts";

const wide = { place: "comment", theme: "light", width: narrowest, height: 1150 } as const;
const phone = { ...wide, width: 360, height: 1400 } as const;

const commentOf = (name: string) => () => readText(`fixtures/comments/${name}.md`);
const failing = () => readText("fixtures/failing.md");

/** All pictures, in the order that they are drawn. */
export const pictures: readonly Picture[] = [
  { ...wide, name: "comment-pass", markdown: commentOf("first-pass"), theme: "dark", height: 420 },
  { ...wide, name: "comment-fail", markdown: commentOf("slow-test"), height: 1000 },
  { ...wide, name: "comment-slower", markdown: commentOf("everything-slower"), height: 1000 },
  { ...wide, name: "comment-undecided", markdown: commentOf("undecided"), height: 800 },
  { ...wide, name: "report-real", markdown: () => readText("docs/reports/oltp.md") },
  { ...wide, name: "report-golden", markdown: () => readText("fixtures/doltlite-pr-1038.md") },
  { ...wide, name: "report-fail", markdown: failing },
  { ...wide, name: "report-fail-tables", markdown: failing, opened: ["int"], from: "details" },
  {
    ...wide,
    name: "report-facts",
    markdown: () => readText("docs/reports/oltp.md"),
    opened: ["What the figures mean", "How this was measured"],
    from: "details:nth-of-type(5)",
  },
  { ...wide, name: "report-base", markdown: () => readText("fixtures/adaptive.md"), height: 1080 },
  {
    ...wide,
    name: "comment-cut",
    markdown: () => renderComment(judgePullRequest(tightCeilings), source, 8_000).text,
  },
  {
    ...wide,
    name: "comment-broken",
    markdown: () =>
      renderComment(
        { state: "broken", failed: "measurement", message: "candidate: build/libdoltlite.so: no such file" },
        source,
      ).text,
  },
  {
    ...wide,
    name: "summary",
    place: "document",
    markdown: () => renderSummary(judgePullRequest(tightCeilings), source).text,
    from: ".chart",
  },
  { ...phone, name: "phone-fail", markdown: failing },
  { ...phone, name: "phone-tables", markdown: failing, opened: ["int"], from: "details" },
];
