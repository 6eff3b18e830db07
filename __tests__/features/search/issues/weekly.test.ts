import { describe, expect, it } from "vitest";
import { trendsOf } from "../../../../src/features/nights/history/runs/trends.ts";
import { formatMarker, type Marker } from "../../../../src/features/search/issues/marker.ts";
import { weeklyReport } from "../../../../src/features/search/issues/weekly.ts";
import { makeHistory } from "../../../builders/histories.ts";

const workloads = ["oltp_point_select", "table_scan", "index_scan", "groupby_scan"];
const slowed = "int/memory/reads/table_scan";
const source = {
  repositoryUrl: "https://github.com/octo-org/engine",
  run: { id: 77, url: "https://github.com/octo-org/engine/actions/runs/77" },
  pageUrl: "https://octo-org.github.io/engine/",
  mention: false,
  today: "2026-02-01",
};

const trends = (days: number) =>
  trendsOf(makeHistory(days, workloads, (day, path) => (path === slowed && day >= 26 ? 1.8 : 1.5), 0.01));

describe("weeklyReport", () => {
  it("has each night of seven days, what became slower in them, and the open issues", () => {
    const marker: Marker = {
      key: "time reads/table_scan",
      state: "open",
      turn: 0,
      loss: 0.2,
      since: "",
      night: "",
    };
    const issue = {
      number: 100,
      url: "",
      isOpen: true,
      isLocked: false,
      title: "@all is slow",
      body: "",
      comments: 0,
    };
    const { title, body } = weeklyReport(trends(31), new Map([[marker.key, { issue, marker }]]), source);
    expect(title).toBe("Nightly benchmark: the week until 2026-01-31");
    const nights = body.split("\n").filter((line) => /^\| 2026-01-\d\d \| \[`/.test(line));
    expect(nights).toHaveLength(7);
    expect(body).toMatch(
      /\*\*Slower\*\*\n\n- int\/memory\/reads\/table_scan: \d\d% slower \(.*\), since \[`/,
    );
    expect(body).toContain("- #100 `@all is slow`");
    expect(body).toContain("[All tests over time](https://octo-org.github.io/engine/)");
    expect(formatMarker(marker)).not.toContain("\n");
  });

  it("has room for what GitHub takes, however many issues are open", () => {
    const issues = Array.from({ length: 400 }, (_, at) => {
      const issue = {
        ...{ number: at + 1, url: "", isOpen: true, isLocked: false, body: "", comments: 0 },
        title: "*".repeat(250),
      };
      const marker: Marker = {
        ...{ key: `time ${at}`, state: "open", turn: 0, loss: 0.2, since: "", night: "" },
      };
      return [marker.key, { issue, marker }] as const;
    });
    const { body } = weeklyReport(trends(31), new Map(issues), source);
    expect(body.length).toBeLessThan(65_536);
    expect(body).toContain("- and 350 more");
  });

  it("says that nothing changed, and forgets what is older than a week", () => {
    const { body } = weeklyReport(trends(45), new Map(), source);
    expect(body).toContain("No test became slower this week.");
    expect(body).toContain("No finding is open.");
  });
});
