import { describe, expect, it } from "vitest";
import {
  renderSearchComment,
  renderSearchSummary,
} from "../../../../../src/features/search/bisect/report/published.ts";
import { parseMarker } from "../../../../../src/report/comment-marker.ts";
import { exampleBisection } from "../../../../builders/bisection.ts";

const run = { id: 77, attempt: 2, url: "https://github.com/octo-org/engine/actions/runs/77" };
const identity = { run, reporter: run, step: "0123456789abcdef" };
const source = { run, identity, at: new Date("2026-11-22T08:00:00Z") };

describe("a search on GitHub", () => {
  it("is its answer, what was measured, and the run", () => {
    const summary = renderSearchSummary(exampleBisection(), source);
    expect(summary).toMatch(/^## One of 2 changed/);
    expect(summary).toContain(`<sub>[run 77](${run.url}), attempt 2 · 2026-11-22 08:00 UTC</sub>`);
  });

  it("has a comment for each test, found by its marker", () => {
    expect(parseMarker(renderSearchComment(exampleBisection(), source))).toMatchObject({
      name: "bisect int/memory/reads/table_scan",
      identity: { step: identity.step },
    });
  });

  it("has a comment that is not too long", () => {
    const limit = 800;
    const comment = renderSearchComment(exampleBisection(), source, limit);
    expect(comment.length).toBeLessThanOrEqual(limit);
    expect(comment).toContain("One of 2 changed");
    expect(comment).toContain("The [job summary]");
    const many = exampleBisection({
      points: exampleBisection().points.map((one) => ({ ...one, title: "@everybody ".repeat(20) })),
    });
    expect(renderSearchComment(many, source, limit).length).toBeLessThanOrEqual(limit);
    expect(renderSearchComment(many, source, limit)).not.toContain("@everybody");
  });

  it("has no Markdown of its test's name in a comment that would be too long", () => {
    const named = exampleBisection({
      test: { mean: "int\n\n@octo-org/all [sign in](https://example.com) \ud800", tests: [] } as never,
      points: exampleBisection().points.map((one) => ({ ...one, title: "release ".repeat(100) })),
    });
    const comment = renderSearchComment(named, source, 800);
    expect(comment).toContain("names too many versions to list");
    expect(comment).toContain("`int @octo-org/all [sign in](https://example.com)");
    expect(comment).not.toMatch(/^@/m);
  });
});
