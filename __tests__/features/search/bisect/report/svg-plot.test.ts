import { describe, expect, it } from "vitest";
import type { Bisection } from "../../../../../src/features/search/bisect/model/bisection.ts";
import { renderBisection } from "../../../../../src/features/search/bisect/report/render.ts";
import { exampleBisection, exampleFaultSearch } from "../../../../builders/bisection.ts";

const renderBisectionHtml = (bisection: Bisection) => renderBisection(bisection, "html");
const page = renderBisectionHtml(exampleBisection());

describe("the page of a search", () => {
  it("shows every pair, the medians, the line and what was not testable", () => {
    expect(page.match(/<circle class="pair"/g)).toHaveLength(60);
    expect(page.match(/<circle cx=/g)).toHaveLength(2);
    expect(page.match(/<line class="interval"/g)).toHaveLength(2);
    expect(page.match(/<line class="line"/g)).toHaveLength(1);
    expect(page.match(/<path d="M/g)).toHaveLength(1);
    expect(page).toContain(">ddddddd</text>");
  });

  it("has its marks inside of the picture, good below bad", () => {
    const heights = [...page.matchAll(/<circle cx="[\d.]+" cy="([\d.]+)" r="5"/g)].map(([, y]) => Number(y));
    const [good = 0, bad = 0] = heights;
    expect(good).toBeGreaterThan(bad);
    for (const [, y] of page.matchAll(/ cy="([-\d.]+)"/g)) {
      expect(Number(y)).toBeGreaterThanOrEqual(16);
      expect(Number(y)).toBeLessThanOrEqual(380 - 48);
    }
  });

  it("of a fault has no picture, and escapes what engines say", () => {
    const faults = renderBisectionHtml(exampleFaultSearch("<script>alert(1)</script>"));
    expect(faults).not.toMatch(/<svg|<script/);
    expect(faults).toContain("it showed");
    expect(faults).toContain("&#60;script&#62;");
  });

  it("needs nothing else: no script, no address, a policy that allows neither", () => {
    expect(page).not.toMatch(/<script|https?:|src=|@import/);
    expect(page).toContain("default-src 'none'");
  });

  it("escapes what commits and engines say", () => {
    const { points, observations } = exampleBisection();
    const nasty = `<script>alert("x")</script>&'`;
    const hostile = renderBisectionHtml(
      exampleBisection({
        points: points.map((one) => ({ ...one, name: nasty, title: nasty })),
        observations: observations.map((one) =>
          one.untestable === undefined ? one : { ...one, untestable: { reason: "crash", message: nasty } },
        ),
      }),
    );
    expect(hostile).not.toContain("<script");
    expect(hostile).not.toContain('alert("');
    expect(hostile).toContain("&#60;script&#62;");
  });

  it("is there too while there is no answer", () => {
    expect(renderBisectionHtml(exampleBisection({ observations: [] }))).toContain("<h1>No answer yet");
  });
});
