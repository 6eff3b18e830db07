import { describe, expect, it } from "vitest";
import { badgeSvg, trendWord } from "../../../../../src/features/nights/history/report/badge-svg.ts";
import { trendsOf } from "../../../../../src/features/nights/history/runs/trends.ts";
import { makeHistory, makeHistoryRun } from "../../../../builders/histories.ts";

const workloads = ["oltp_point_select", "table_scan", "index_scan"];
const slowed = "int/memory/reads/table_scan";

describe("badgeSvg", () => {
  it("is a picture of the newest run, without a script", () => {
    const svg = badgeSvg(trendsOf(makeHistory(12, workloads, () => 1.5, 0.001)));
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="20"/);
    expect(svg).toContain("<title>DoltLite: 1.50x SQLite&#39;s time, steady</title>");
    expect(svg).toContain('fill="#4c1"');
    expect(svg).not.toMatch(/script|href|url\((?!#)/);
  });

  it("escapes names", () => {
    const engines = { baseline: { name: "SQLite" }, candidate: { name: "<b onload='x'>\"&" } };
    const svg = badgeSvg(trendsOf([makeHistoryRun(0, { engines })]));
    expect(svg).toContain("<title>&#60;b onload=&#39;x&#39;&#62;&#34;&#38;: ");
  });
});

describe("trendWord", () => {
  it("tells what became slower in the newest runs, until that is old or gone", () => {
    const truth = (day: number, path: string) => (path === slowed && day >= 20 && day < 60 ? 1.8 : 1.5);
    const word = (days: number) => trendWord(trendsOf(makeHistory(days, workloads, truth, 0.01)));
    expect(word(18)).toBe("steady");
    expect(word(30)).toBe("1 test slower");
    expect(word(55)).toBe("steady");
    expect(word(75)).toBe("steady");
  });
});
