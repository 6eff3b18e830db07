import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../../bench/engines.ts";
import { formatRecording } from "../../../src/results/json/schema.ts";
import { useServer } from "../../rest-server/use-server.ts";
import { wholeRun } from "../../results/whole-run.ts";
import { Job, pullRequestEvent } from "../action.ts";
import { args } from "../args.ts";
import { run } from "../cli.ts";
import { useReports } from "./page.ts";

const reports = useReports();
const engines = async () => ["--candidate", fetchDoltlite(), "--baseline", await fetchSqlite()];
const few = ["--variants", "int", "--workloads", "oltp_point_select,oltp_insert,oltp_insert_ac"];
const size = ["--rows", "300", "--rounds", "2", "--ceiling", "1000", "--average-ceiling", "1000"];

describe("the command html", () => {
  it("shows a real run, with latencies, rows per second and growth where it has them", async () => {
    const out = path.join(reports.folder, "real");
    const suites = ["--suites", "oltp,scale", ...few, "--latencies"];
    const measured = await run(args`run ${await engines()} ${suites} ${size} --html --quiet --out ${out}`);
    expect(measured.status, measured.stderr).toBe(0);
    const { page, faults } = await reports.open(path.join(out, "report.html"), {
      hash: "#test/scale_large/file/reads/oltp_point_select",
    });
    const titles = page.locator("aside figcaption");
    await page.locator("aside .plot canvas").first().waitFor();
    expect(await titles.allInnerTexts()).toEqual([
      expect.stringMatching(/^Pairs in order of time/),
      expect.stringMatching(/^Times in order of time\s+SQLite\s+DoltLite$/),
      expect.stringMatching(/^Statement latencies\s+SQLite\s+DoltLite$/),
      expect.stringMatching(/^Growth with the size of the table\s+SQLite\s+DoltLite$/),
    ]);
    const latencies = page.getByRole("table", { name: "Statement latencies in microseconds" });
    await expect
      .poll(() => latencies.innerText())
      .toMatch(
        /p50\s+p75\s+p90\s+p95\s+p99\s+p99\.9\s+max\s+SQLite(\s+[\d.,]+){7}\s+DoltLite(\s+[\d.,]+){7}$/,
      );
    expect(
      await page.locator("aside").getByRole("table", { name: "Times of the engines" }).innerText(),
    ).toMatch(/Rows\/s\s+SQLite\s+[\d,]+\s+[\d.]+[kM]?\s+DoltLite\s+[\d,]+\s+[\d.]+[kM]?$/);
    expect(await page.locator(".suite h3").allInnerTexts()).toEqual([
      expect.stringMatching(/^oltp/),
      expect.stringMatching(/^scale/),
    ]);
    await expect.poll(() => page.locator("section[aria-labelledby=growth] tbody tr").count()).toBe(2);
    expect(faults).toEqual([]);
  });

  it("judges as the command report does, by the ceilings that it is given", async () => {
    const recording = wholeRun({ multiplier: ({ workload }) => (workload === "oltp_insert" ? 9 : 2) });
    const headline = async (...options: readonly string[]) => {
      const file = await reports.write("judged", recording, ...options);
      const { page } = await reports.open(file);
      return await page.locator(".headline").innerText();
    };
    expect(await headline()).toMatch(/Fail\s*8 of 276 tests/);
    expect(await headline("--ceiling", "10", "--average-ceiling", "10")).toMatch(
      /Pass\s*[\d.]+x SQLite's time; slowest of 276 tests/,
    );
  });

  it("writes report.html here if it is told no other file", async () => {
    const results = path.join(reports.folder, "plain.json");
    writeFileSync(results, formatRecording(wholeRun({ multiplier: () => 2 })));
    const { status, stdout, stderr } = await run(["html", results], { cwd: reports.folder });
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "", stderr: "" });
    expect(existsSync(path.join(reports.folder, "report.html"))).toBe(true);
  });

  it("names a file that cannot be written", async () => {
    const results = path.join(reports.folder, "unwritten.json");
    writeFileSync(results, formatRecording(wholeRun({ multiplier: () => 2 })));
    const { status, stderr } = await run(["html", results, "--out", "/proc/report.html"]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^sqlite-bench-gate: \/proc\/report\.html cannot be written \(/);
  });
});

describe("the action's input html", () => {
  const used = useServer();
  const passing = formatRecording(wholeRun({ multiplier: () => 2 }));

  function publish(inputs: Readonly<Record<string, string>>) {
    const job = new Job();
    writeFileSync(path.join(job.workspace, "results.json"), passing);
    const step = { payload: pullRequestEvent(), apiUrl: used.server.url };
    const all = { results: "results.json", ...inputs };
    return { job, done: job.run({ ...step, action: "publish", inputs: all }) };
  }

  it("has the report written beside the others, and its path as an output", async () => {
    const { job, done } = publish({ html: "true" });
    const { status, outputs } = await done;
    expect(status).toBe(0);
    expect(outputs["html-path"]).toBe(job.left("report.html"));
    const file = job.left("report.html");
    expect(readFileSync(file, "utf8")).toMatch(/^<!doctype html>/);
    const { page, faults } = await reports.open(file);
    await expect.poll(() => page.locator(".grid td a").count()).toBe(276);
    expect(faults).toEqual([]);
  });

  it("is off if it is not given", async () => {
    const { job, done } = publish({});
    expect((await done).outputs["html-path"]).toBe("");
    expect(existsSync(job.left("report.html"))).toBe(false);
  });
});
