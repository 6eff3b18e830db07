import { mkdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { addRunFile } from "../../../src/features/nights/history/files/folder.ts";
import { encodeRun } from "../../../src/features/nights/history/files/run-file.ts";
import { makeAgedHistory } from "../../builders/histories.ts";
import { makeRecord, makeRecording, pairs } from "../../builders/recordings.ts";
import { verdictOn } from "../../builders/verdicts.ts";
import { makeAge, makeLife, makeShape } from "../../features/figures/age/aged.ts";
import { makeLoad } from "../../features/figures/age/steady/loads.ts";
import { run } from "../cli.ts";
import { accessibilityFaults, useReports } from "./page.ts";

const { draw, open, folder } = useReports();

it("plots time and disk of each shape over commits, with the tables of the rungs", async () => {
  const engines = [
    makeLife("baseline", 4000, () => ({})),
    makeLife("candidate", 4000, (n) => ({ disk: 5000 * n })),
  ];
  const recording = makeRecording({
    tests: [makeRecord({ samples: pairs([10_000, 15_000]) })],
    features: { age: makeAge([makeShape(() => ({}), { engines })]) },
  });
  const { page, faults } = await open(await draw("age", recording, verdictOn(recording)), {
    bypassCSP: true,
  });
  const section = page.locator('section[aria-labelledby="age"]');
  expect(await section.locator("h3").allTextContents()).toEqual([
    "After 4,000 commits, as a multiple of SQLite",
    "append: one row a commit",
    "update: the same row in each commit",
    "churn: a row in and the oldest out, by turns",
    "transaction: rows of each rung in one transaction",
    "tables: a new table every 20 commits, and rows in it",
    "After closing and cleaning up",
  ]);
  expect(await section.locator("canvas").count()).toBe(10);
  const cells = section.locator("table").first().locator("tbody tr").first().locator("td");
  expect(await cells.allTextContents()).toEqual(["1.00x", "1.00x", "5.00x", "1.00x", "1.00x", "1.00x"]);
  expect(await cells.nth(2).getAttribute("class")).toBe("right slower-5");
  expect(await cells.nth(2).locator("span").getAttribute("title")).toBe("20 MB, SQLite 4 MB");
  await section.locator("summary").first().click();
  const rows = section.getByRole("table", { name: "Rungs of append" }).locator("tbody tr");
  await expect.poll(() => rows.count()).toBe(10);
  expect(await rows.last().textContent()).toContain("20 MB");
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
});

it("shows each figure over the runs of a history, and what changed", async () => {
  const kept = path.join(folder, "nightly");
  mkdirSync(kept);
  for (const one of makeAgedHistory(24, (day) => (day < 14 ? 2 : 2.6))) addRunFile(kept, encodeRun(one));
  const file = path.join(folder, "nightly.html");
  const { status, stderr } = await run(["html", "--history", kept, "--out", file]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const opened = await open(file, { bypassCSP: true });
  const section = opened.page.locator("section[aria-labelledby=aged]");
  await expect
    .poll(() => section.locator(".reasons li").allTextContents())
    .toEqual([
      expect.stringMatching(/^append: time a commit: \d\d% slower \(.+\) between /),
      expect.stringMatching(/^append: CPU time a commit: /),
      expect.stringMatching(/^append: disk: \+30.00%, from 8 MB to 10.4 MB, between /),
    ]);
  await section.getByRole("combobox", { name: "Figure" }).selectOption("append: disk");
  await section.locator("canvas").waitFor();
  await section.getByText("Table of the figure").click();
  const table = section.getByRole("table", { name: "append: disk in every run, the newest first" });
  await expect.poll(() => table.locator("tbody tr").count()).toBe(24);
  await expect
    .poll(() => table.locator("tr.highlighted").innerText())
    .toMatch(/10\.4 MB\s+2\.60\s+–\s+age-disk \+30/);
  expect(await accessibilityFaults(opened.page)).toEqual([]);
  expect(opened.faults).toEqual([]);
});

it("plots throughput and disk of a steady load over its seconds", async () => {
  const engines = [makeLoad("baseline", 30), makeLoad("candidate", 20, { 500: 2e9 })];
  const recording = makeRecording({
    tests: [makeRecord({ samples: pairs([10_000, 15_000]) })],
    features: { age: makeAge([], { steady: { minutes: 0.5, engines } }) },
  });
  const { page, faults } = await open(await draw("steady", recording, verdictOn(recording)));
  const section = page.locator('section[aria-labelledby="age"]');
  expect(await section.locator("h3").allTextContents()).toContain("A steady load");
  expect(await section.locator("canvas").count()).toBe(12);
  await section.getByText("Table of the steady load").click();
  const row = section.locator("table", { hasText: "Slowest second" }).locator("tbody tr").last();
  expect(await row.textContent()).toContain("2 s");
  expect(faults).toEqual([]);
});
