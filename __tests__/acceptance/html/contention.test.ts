import { mkdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { addRunFile } from "../../../src/features/nights/history/files/folder.ts";
import { encodeRun } from "../../../src/features/nights/history/files/run-file.ts";
import { makeContestedHistory } from "../../builders/histories.ts";
import { makeRecord, makeRecording, pairs } from "../../builders/recordings.ts";
import { verdictOn } from "../../builders/verdicts.ts";
import { isIn, makeContention, usual } from "../../features/figures/contention/contests.ts";
import { run } from "../cli.ts";
import { accessibilityFaults, useReports } from "./page.ts";

const { draw, open, folder } = useReports();

it("a page has plots of throughput over connections, and a table of each workload", async () => {
  const fault = { kind: "lost", message: "3 updates" } as const;
  const contention = makeContention(usual, {}, (held) =>
    isIn("same", 4)(held) && held.role === "candidate" ? { ...held, fault } : held,
  );
  const recording = makeRecording({
    tests: [makeRecord({ samples: pairs([10_000, 15_000]) })],
    features: { contention },
  });
  const { page, faults } = await open(await draw("contention", recording, verdictOn(recording)));
  const section = page.locator('section[aria-labelledby="contention"]');
  expect(await section.locator("h3").allTextContents()).toContain("same: all count in one row");
  // Two of each workload, and two more of that with readers and a writer.
  expect(await section.locator("canvas").count()).toBe(18);
  const details = section.locator("details", { hasText: "Table of all numbers of connections" }).nth(3);
  await details.locator("summary").click();
  await expect.poll(() => details.locator("tbody tr").count()).toBe(11);
  expect(faults).toEqual([]);
});

it("shows each throughput over the runs of a history, and what changed", async () => {
  const kept = path.join(folder, "nightly");
  mkdirSync(kept);
  const slower = (day: number, workload: string) => (day >= 14 && workload === "same" ? 2.6 : 2);
  for (const one of makeContestedHistory(24, slower, 0.02)) addRunFile(kept, encodeRun(one));
  const file = path.join(folder, "nightly.html");
  const { status, stderr } = await run(["html", "--history", kept, "--out", file]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const opened = await open(file, { bypassCSP: true });
  const section = opened.page.locator("section[aria-labelledby=contests]");
  await expect
    .poll(() => section.locator(".reasons li").allTextContents())
    .toEqual([expect.stringMatching(/^same\/threads\/4\/writers: \d\d% slower \(.+\) between /)]);
  await section.locator("canvas").waitFor();
  await section.getByText("Table of the figure").click();
  const table = section.getByRole("table", {
    name: "same/threads/4/writers in every run, the newest first",
  });
  await expect.poll(() => table.locator("tbody tr").count()).toBe(24);
  await expect
    .poll(() => table.locator("tr.highlighted").innerText())
    .toMatch(/20,000\/s\s+[\d,]+\/s\s+2\.\d\d\s+2\.\d\d to 2\.\d\d\s+\d\d% slower/);
  expect(await accessibilityFaults(opened.page)).toEqual([]);
  expect(opened.faults).toEqual([]);
});
