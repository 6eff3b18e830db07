import { mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { addRunFile } from "../../../src/features/nights/history/files/folder.ts";
import { encodeRun } from "../../../src/features/nights/history/files/run-file.ts";
import { createRun } from "../../../src/features/nights/history/runs/create-run.ts";
import type { HistoryRun } from "../../../src/features/nights/history/runs/run.ts";
import { defaultCriteria } from "../../../src/model/criteria.ts";
import { visible } from "../../../src/report/format/escape.ts";
import { formatRecording } from "../../../src/results/json/schema.ts";
import { judgeRecording } from "../../../src/verdict/judge-recording.ts";
import { machine, makeHistory } from "../../builders/histories.ts";
import { wholeRun } from "../../results/whole-run.ts";
import { run } from "../cli.ts";
import { accessibilityFaults, type OpenPage, useReports } from "./page.ts";
import { simulatePast } from "./past-runs.ts";

const reports = useReports();

const slower = "text/memory/writes/oltp_insert";
const recording = {
  ...wholeRun({ multiplier: ({ kind }) => (kind === "writes" ? 2 : 1.2) }),
  machine: { ...machine, cpu: "Intel(R) Xeon(R) Processor" },
};
const last = createRun(recording, judgeRecording(recording, defaultCriteria));
const ninety = simulatePast(last, {
  runs: 90,
  newMachineAt: 60,
  changes: [{ run: 40, ratio: 1.5, isOf: (name) => name === slower }],
}).map(withIntervals);

/** Simulated samples have no chunks, of which intervals are made. */
function withIntervals(one: HistoryRun): HistoryRun {
  const bounds = ({ baselineNs = 1, candidateNs = 1 }: HistoryRun["tests"][number]) => ({
    low: (0.94 * candidateNs) / baselineNs,
    high: (1.06 * candidateNs) / baselineNs,
  });
  return { ...one, tests: one.tests.map((test) => ({ ...test, ...bounds(test) })) };
}

function keep(name: string, runs: readonly HistoryRun[]): string {
  const folder = path.join(reports.folder, name);
  mkdirSync(folder);
  for (const one of runs) addRunFile(folder, encodeRun(one));
  return folder;
}

async function write(name: string, ...options: readonly string[]): Promise<string> {
  const file = path.join(reports.folder, `${name}.html`);
  const { status, stderr } = await run(["html", "--out", file, ...options]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return file;
}

let history: string;
let both: string;
beforeAll(async () => {
  const folder = keep("ninety", ninety);
  history = await write("history", "--history", folder);
  const results = path.join(reports.folder, "newest.json");
  const startedAt = new Date(Date.parse(last.finishedAt) + 1000).toISOString();
  const newest = { ...recording, ...(recording.run && { run: { ...recording.run, startedAt } }) };
  writeFileSync(results, formatRecording(newest));
  both = await write("both", results, "--history", folder, "--last", "60");
});

const shownRuns = (page: OpenPage["page"]) => page.locator(".zoom [role=status]").first().innerText();

describe("a page of 276 tests in 90 runs", () => {
  it("is one file of less than a megabyte, alone and with a run", () => {
    expect(statSync(history).size).toBeLessThan(1_000_000);
    expect(statSync(both).size).toBeLessThan(1_000_000);
  });

  it("shows what became of the tests, with no error and no request", async () => {
    const { page, faults } = await reports.open(history);
    expect(await page.title()).toBe("DoltLite: history");
    await expect
      .poll(() => page.locator(".headline").innerText())
      .toMatch(/^90 runs from .+; 276 tests: 1 changed, /);
    await expect
      .poll(() => page.locator(".tile", { hasText: "Tests that changed" }).innerText())
      .toMatch(/\s1\s+1 now slower, 0 now faster than at the start$/);
    await expect.poll(() => page.locator(".plot canvas").count()).toBe(3);
    await expect.poll(() => page.locator(".grid td a").count()).toBe(276);
    expect(faults).toEqual([]);
  });

  it("has the one number of all tests at its top, and first of the plots", async () => {
    const { page, faults } = await reports.open(history);
    await expect
      .poll(() => page.locator(".tile").first().innerText())
      .toMatch(/^All tests\s+1\.[45]\dx SQLite's time\s+geometric mean$/);
    const section = page.locator("section[aria-labelledby=history]");
    await expect.poll(() => section.innerText()).toMatch(/All tests \(276\): 1\.[45]\dx/);
    await expect
      .poll(() => section.locator("figcaption").first().innerText())
      .toMatch(/^DoltLite \/ SQLite, geometric mean of all tests/);
    await section.getByText("Table of the runs").click();
    const table = page.getByRole("table", { name: "Means of all runs, the newest first" });
    await expect.poll(() => table.locator("thead").innerText()).toMatch(/Day\s+all tests\s+memory reads/);
    await expect.poll(() => table.locator("tbody tr").first().innerText()).toMatch(/\s1\.[45]\d\s/);
    expect(faults).toEqual([]);
  });

  it("names the changes, and leads to the tests", async () => {
    const { page, faults } = await reports.open(history);
    const rows = page.locator("section[aria-labelledby=changes] tbody tr");
    await expect.poll(() => rows.count()).toBe(1);
    await expect.poll(() => rows.innerText()).toMatch(/(4\d|5\d)% slower \(\+\d\d% to \+\d\d%\)/);
    await rows.getByRole("link").click();
    const detail = page.locator("aside");
    await expect.poll(() => detail.locator("h2").innerText()).toBe("oltp_insert");
    await expect.poll(() => detail.locator("h3").innerText()).toMatch(/^History\s+changed$/);
    await expect
      .poll(() => detail.locator(".reasons").innerText())
      .toMatch(/slower .+ between [0-9a-f]{10} .+ and [0-9a-f]{10} /);
    await detail.locator(".plot canvas").nth(1).waitFor();
    await detail.getByText("Table of the runs").click();
    const table = detail.getByRole("table", { name: "The test in every run, the newest first" });
    await expect.poll(() => table.locator("tbody tr").count()).toBe(90);
    await expect.poll(() => table.locator("tr.highlighted").innerText()).toMatch(/% slower/);
    await expect
      .poll(() => table.innerText())
      .toContain("the CPU changed from AMD EPYC 7763 64-Core Processor to Intel(R) Xeon(R) Processor");
    expect(faults).toEqual([]);
  });

  it("shows the change of each test in its cell, and finds the tests that changed", async () => {
    const { page } = await reports.open(history);
    await page.getByRole("combobox", { name: "Show" }).selectOption("change");
    await expect.poll(() => page.locator(`a[aria-label*=" ${slower},"]`).innerText()).toMatch(/^\+(4|5)\d%$/);
    await expect
      .poll(() => page.locator('a[aria-label*=" int/memory/reads/table_scan,"]').innerText())
      .toBe("±0%");
    await page.getByLabel("Filter").fill("changed");
    await expect.poll(() => page.getByText("1 of 276 tests").isVisible()).toBe(true);
  });

  it("shows the latency of a test that is chosen, or its throughput", async () => {
    const { page, faults } = await reports.open(history);
    const chosen = page.getByRole("combobox", { name: "Test" });
    expect(await chosen.inputValue()).toBe("int/memory/reads/oltp_point_select");
    const plot = page.locator(".test-times .plot");
    const pictures = new Set<string>();
    const look = async () => {
      await plot.locator("canvas").waitFor();
      pictures.add((await plot.screenshot()).toString("base64"));
    };
    await look();
    await page.getByLabel("Unit").selectOption("throughput");
    await look();
    await chosen.selectOption(slower);
    await look();
    expect(pictures.size).toBe(3);
    await page.getByText("Table of the test").click();
    const table = page.getByRole("table", { name: `${slower} in every run, the newest first` });
    await expect
      .poll(() => table.locator("thead").innerText())
      .toMatch(
        /SQLite, latency of a repetition\s+DoltLite, latency of a repetition\s+SQLite, repetitions per second/,
      );
    await expect.poll(() => table.locator("tbody tr").first().innerText()).toMatch(/ µs\s[\s\S]+\/s\s/);
    expect(faults).toEqual([]);
  });
});

describe("a history whose newest run has a part of the tests", () => {
  it("says which figures are of an earlier run, and counts none of them as its own", async () => {
    const part = ninety.map((one, index) =>
      index < 89 ? one : { ...one, tests: one.tests.filter(({ workload }) => workload !== "oltp_insert") },
    );
    const file = await write("part", "--history", keep("part", part.slice(60)));
    const { page, faults } = await reports.open(file, { hash: `#test/${slower}` });
    await expect
      .poll(() => page.locator(".tile", { hasText: "Newest run" }).innerText())
      .toMatch(/26\d pass, \d+ not measured$/);
    await expect
      .poll(() => page.locator("aside").innerText())
      .toMatch(/The newest run has no such test: these figures are those of [0-9a-f]{10} \(/);
    await expect
      .poll(() => page.locator(`a[href="#test/${slower}"]`).first().getAttribute("aria-label"))
      .toMatch(/, in an earlier run$/);
    await expect.poll(() => page.locator(".heat-map .legend").innerText()).toContain("of an earlier run");
    expect(faults).toEqual([]);
  });
});

describe("the runs that plots show", () => {
  it("are chosen by buttons, and the same in the details", async () => {
    const { page, faults } = await reports.open(history, { hash: `#test/${slower}` });
    expect(await shownRuns(page)).toBe("all 90 runs");
    const overview = page.locator(".overview");
    await overview.getByRole("button", { name: "Zoom in" }).click();
    expect(await shownRuns(page)).toBe("runs 24 to 68 of 90");
    await expect
      .poll(() => page.locator("aside .zoom [role=status]").innerText())
      .toBe("runs 24 to 68 of 90");
    await page.locator("aside").getByRole("button", { name: "Later runs" }).click();
    expect(await shownRuns(page)).toBe("runs 35 to 79 of 90");
    await overview.getByRole("button", { name: "Zoom out" }).click();
    await overview.getByRole("button", { name: "Earlier runs" }).click();
    expect(await shownRuns(page)).toBe("all 90 runs");
    expect(faults).toEqual([]);
  });

  it("are chosen by keys on a plot, which leave the test as it is", async () => {
    const { page } = await reports.open(history, { hash: `#test/${slower}` });
    const plot = page.locator("aside .runs-plot").first();
    await plot.focus();
    const shown: string[] = [];
    for (const key of ["+", "ArrowLeft", "ArrowRight", "-", "+", "0"]) {
      await page.keyboard.press(key);
      shown.push(await shownRuns(page));
    }
    expect(shown).toEqual([
      "runs 24 to 68 of 90",
      "runs 13 to 57 of 90",
      "runs 24 to 68 of 90",
      "all 90 runs",
      "runs 24 to 68 of 90",
      "all 90 runs",
    ]);
    await expect.poll(() => page.locator("aside h2").innerText()).toBe("oltp_insert");
  });

  it("are chosen by a stroke over a plot, and named at the pointer", async () => {
    const { page, faults } = await reports.open(history);
    const over = page.locator(".plot .u-over").first();
    const box = await over.boundingBox();
    if (box === null) throw new Error("the plot is not shown");
    const at = (share: number) => [box.x + share * box.width, box.y + box.height / 2] as const;
    await page.mouse.move(...at(0.5));
    await expect
      .poll(() => page.locator(".readout").first().innerText())
      .toMatch(/^[0-9a-f]{10} \(\d{4}-\d\d-\d\d\): \d\.\d\dx$/);
    await page.mouse.move(...at(0.2));
    await page.mouse.down();
    await page.mouse.move(...at(0.4), { steps: 4 });
    await page.mouse.up();
    expect(await shownRuns(page)).toMatch(/^runs (18|19|20) to (35|36|37) of 90$/);
    expect(faults).toEqual([]);
  });
});

describe("any two runs", () => {
  const part = (page: OpenPage["page"]) => page.locator("section.compare");
  const box = (page: OpenPage["page"], name: string) => part(page).getByRole("combobox", { name });
  const idOf = (run: HistoryRun | undefined) => run?.startedAt.replaceAll(":", "") ?? "";

  it("are compared by keys, test by test, and the change is first", async () => {
    const { page, faults } = await reports.open(history);
    expect(await box(page, "From").inputValue()).toBe(idOf(ninety[88]));
    expect(await box(page, "to").inputValue()).toBe(idOf(ninety[89]));
    await box(page, "From").focus();
    await page.keyboard.press("End");
    await expect.poll(() => box(page, "From").inputValue()).toBe(idOf(ninety[0]));
    await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("SELECT");
    await expect
      .poll(() => part(page).getByRole("status").innerText())
      .toMatch(
        /^Of 276 tests in both runs: [1-9]\d* slower, \d+ faster, \d+ within noise.* Geometric mean of the ratios: /,
      );
    const rows = part(page).locator("tbody tr");
    await expect
      .poll(() => rows.first().innerText())
      .toMatch(/^text\/memory\/writes\/oltp_insert\s+1\.\d\dx \(\+[45]\d%\)\s+slower\s+[12]\.\d\dx\s/);
    await expect
      .poll(() => part(page).innerText())
      .toMatch(/Between these runs, .*CPU.* changed at least once/);
    await part(page)
      .getByText(/further tests$/)
      .click();
    await expect.poll(() => rows.count()).toBe(276);
    await expect.poll(() => rows.last().getAttribute("class")).toBe("noise");
    await expect.poll(() => rows.last().innerText()).toContain("within noise");
    expect(faults).toEqual([]);
  });

  it("are in the address, which opens the same comparison, also after a test", async () => {
    const first = await reports.open(history);
    await box(first.page, "From").selectOption(idOf(ninety[20]));
    await box(first.page, "to").selectOption(idOf(ninety[60]));
    const hash = `#compare/${idOf(ninety[20])}/${idOf(ninety[60])}`;
    expect(new URL(first.page.url()).hash).toBe(hash);
    const { page, faults } = await reports.open(history, { hash });
    const text = await part(page).innerText();
    expect(text).toBe(await part(first.page).innerText());
    await expect
      .poll(() => page.evaluate("document.querySelector('.compare').getBoundingClientRect().top < 100"))
      .toBe(true);
    await part(page).locator("tbody a").first().click();
    await expect.poll(() => page.locator("aside h2").innerText()).toBe("oltp_insert");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("aside").isVisible()).toBe(false);
    expect(new URL(page.url()).hash).toBe(hash);
    expect(await part(page).innerText()).toBe(text);
    expect(faults).toEqual([]);
  });

  it("close the details of a test, and keep the focus where the reader chooses", async () => {
    const { page } = await reports.open(history, { hash: `#test/${slower}` });
    await box(page, "From").selectOption(idOf(ninety[3]));
    await expect.poll(() => page.locator("aside").isVisible()).toBe(false);
    expect(new URL(page.url()).hash).toBe(`#compare/${idOf(ninety[3])}/${idOf(ninety[89])}`);
  });

  it("that the page does not have are named, and compared with nothing", async () => {
    const { page, faults } = await reports.open(history, { hash: "#compare/<b>/x" });
    await expect
      .poll(() => part(page).getByRole("alert").innerText())
      .toBe('The address names a run that this page does not have, "<b>": choose two runs.');
    expect(await part(page).getByRole("table").count()).toBe(0);
    await box(page, "From").selectOption(idOf(ninety[0]));
    await expect.poll(() => part(page).getByRole("alert").isVisible()).toBe(false);
    await expect.poll(() => part(page).getByRole("table").count()).toBe(1);
    expect(faults).toEqual([]);
  });
});

describe("the links of a history", () => {
  it("lead to the commit and to the workflow run, and to nothing else", async () => {
    const repository = "https://github.com/octo-org/engine";
    const runs = makeHistory(8, ["oltp_point_select"], () => 1.5).map((one, day) => ({
      ...one,
      origin: { run: 100 + day, attempt: 1, repository },
    }));
    const { page, faults } = await reports.open(await write("linked", "--history", keep("linked", runs)));
    const links = page.locator('a:not([href^="#"])');
    const newest = `${repository}/commit/${runs.at(-1)?.commit}`;
    await expect.poll(() => page.locator(".verdict a").first().getAttribute("href")).toBe(newest);
    for (const link of await links.all()) {
      expect(await link.getAttribute("href")).toMatch(
        /^https:\/\/github\.com\/octo-org\/engine\/(?:commit\/[0-9a-f]{40}|actions\/runs\/10\d\/attempts\/1)$/,
      );
      expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
    }
    expect(await links.count()).toBe(6);
    expect(faults).toEqual([]);
  });
});

describe("a telephone", () => {
  it("needs no sideways scroll of the page, whatever is unfolded", async () => {
    const { page } = await reports.open(both, { viewport: { width: 390, height: 844 } });
    await page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true");
    const overflow = "document.documentElement.scrollWidth - innerWidth";
    await expect.poll(() => page.evaluate(overflow)).toBe(0);
    await page.locator(".compare tbody a").first().click();
    await page.locator("aside .plot canvas").first().waitFor();
    expect(await page.evaluate(overflow)).toBe(0);
  });
});

describe("a page of a run with a history", () => {
  it("has both, and the run as the newest", async () => {
    const { page, faults } = await reports.open(both, { hash: `#test/${slower}` });
    expect(await page.locator(".overview > section h2").allInnerTexts()).toEqual(
      expect.arrayContaining(["Tests", "History", "Changes", "Sections", "Measurement"]),
    );
    expect(await shownRuns(page)).toBe("all 61 runs");
    await expect
      .poll(() => page.locator(".tile", { hasText: "SQLite's time" }).first().innerText())
      .toMatch(
        /^All tests\s+1\.[45]\dx SQLite's time\s+geometric mean, with 95% confidence 1\.\d\dx to 1\.\d\dx$/,
      );
    const titles = await page.locator("aside figcaption").allInnerTexts();
    expect(titles.map((title) => title.split("\n")[0])).toEqual([
      "Pairs in order of time",
      "Times in order of time",
      "DoltLite / SQLite over the runs",
      expect.stringMatching(/^Times over the runs/),
    ]);
    await page.locator("aside").getByText("Table of the runs").click();
    const runs = page.locator("aside details", { hasText: "Table of the runs" });
    await expect.poll(() => runs.locator("tbody tr").first().innerText()).toMatch(/^this run\s/);
    expect(faults).toEqual([]);
  });
});

describe("accessibility", () => {
  it.each([
    ["dark", 1440],
    ["light", 390],
  ] as const)("has no fault that axe knows, in %s colours, %i pixels wide", async (colorScheme, width) => {
    const { page } = await reports.open(history, {
      colorScheme,
      hash: `#test/${slower}`,
      viewport: { width, height: 900 },
      bypassCSP: true,
    });
    await page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true");
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it("has a table behind every plot", async () => {
    const { page } = await reports.open(history, { hash: `#test/${slower}` });
    await page.locator("aside .plot canvas").nth(1).waitFor();
    for (const plot of await page.locator(".plot").all())
      await expect.poll(() => plot.getAttribute("aria-label")).toMatch(/The table below has/);
    for (const part of await page.getByText("Table of the runs").all()) await part.click();
    await page.getByRole("table", { name: "Means of all runs, the newest first" }).waitFor();
  });
});

describe("what is in a history's files", () => {
  it.each([
    "</script><img src=x onerror=alert(1)>",
    '" onmouseover="alert(1)',
    "\u202etxet\u2066 {{x}}",
    "x".repeat(60),
  ])("is shown as it is: %j", async (text) => {
    const runs = makeHistory(8, ["oltp_point_select"], (day) => 1 + day / 10).map((one, day) => ({
      ...one,
      tool: `${text} ${day}`,
      branch: text,
      label: text,
      machine: { ...machine, cpu: `${text} ${day}`, image: text },
      engines: {
        baseline: { name: text, version: `${text} ${day}` },
        candidate: { name: text, version: text },
      },
    }));
    const name = `hostile-${Buffer.from(text).toString("hex").slice(0, 12)}`;
    const { page, faults } = await reports.open(await write(name, "--history", keep(name, runs)));
    await page.locator(".grid td a").first().click();
    await page.locator("aside .plot canvas").nth(1).waitFor();
    for (const part of await page.getByText("Table of the runs").all()) await part.click();
    expect(faults).toEqual([]);
    const shown = (await page.locator("body").innerText()).replace(/\s+/g, " ");
    expect(shown).toContain(`the CPU changed from ${visible(text)} 0 to ${visible(text)} 1`);
    await expect.poll(() => page.locator("img, [onmouseover]").count()).toBe(0);
  });
});

describe("the command html", () => {
  it.each([
    [
      [],
      /^sqlite-bench-gate: there is nothing to show: name results files, a history's folder with --history, or both; /,
    ],
    [["--history", "nowhere"], /^sqlite-bench-gate: .*nowhere/],
    [
      ["--history", "ninety", "--branch", "old"],
      /^sqlite-bench-gate: --branch: no run of the history .+ is of "old"/,
    ],
  ])("refuses %j", async (options, message) => {
    const { status, stderr } = await run(["html", ...options], { cwd: reports.folder });
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });
});
