import { statSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { wholeRun } from "../../results/whole-run.ts";
import { accessibilityFaults, type OpenPage, useReports } from "./page.ts";

const reports = useReports();
const measured = wholeRun({
  multiplier: ({ workload, variant }) =>
    workload === "oltp_insert" && variant === "text" ? 9 : workload.startsWith("oltp") ? 2 : 0.4,
  change: ({ workload }) => (workload === "groupby_scan" ? 1.3 : 1),
});
const repository = "https://git.example/octo-org/engine";
const origin = { run: 7, attempt: 2, head: "ab".repeat(20), pullRequest: 12, repository };
const recording = { ...measured, origin };
const failing = "text/memory/writes/oltp_insert";

let file: string;
beforeAll(async () => {
  file = await reports.write("run", recording);
});

/** The cells that a reader sees. */
const cells = (page: OpenPage["page"]) => page.locator(".grid td:not(.left-out) a:visible");
const focused = (page: OpenPage["page"]) => page.locator(":focus");

describe("a report of 276 tests", () => {
  it("is one file of less than a megabyte", () => {
    expect(statSync(file).size).toBeLessThan(1_000_000);
  });

  it("shows the verdict and every test, with no error and no request", async () => {
    const { page, faults } = await reports.open(file);
    expect(await page.title()).toMatch(
      /^DoltLite: \d+ tests? slower than main, .*over the ceiling against SQLite/,
    );
    await expect.poll(() => page.locator("h1").innerText()).toBe(await page.title());
    await expect.poll(() => page.locator(".headline").innerText()).toMatch(/^✕\s*Fail\s*\d+ of 276 tests/);
    await expect
      .poll(() => page.locator(".tile").nth(2).innerText())
      .toMatch(/^All tests\s+\d\.\d\dx SQLite's time\s+geometric mean, with 95% confidence \d\.\d\dx to /);
    await expect
      .poll(() => page.locator(".tile").first().innerText())
      .toMatch(/^All tests\s+1\.0\d\dx .+'s time\s+geometric mean, with 95% confidence [01]\.\d{3}x to /);
    await expect
      .poll(() => page.locator(".tile").nth(1).innerText())
      .toMatch(/^Worst test against main\s+1\.[23]\dx ceiling 1\.1x\s+\S+\/groupby_scan$/);
    await expect.poll(() => cells(page).count()).toBe(276);
    await expect.poll(() => page.getByRole("status").innerText()).toBe("276 tests");
    expect(faults).toEqual([]);
  });

  it("has what is against main first: findings, cells, and the figure and pairs of a test", async () => {
    const { page } = await reports.open(file, { hash: `#test/${failing}` });
    const titles = await page.locator(".findings h2").allInnerTexts();
    expect(titles.slice(0, 2)).toEqual(["Against main", "Against SQLite"]);
    const all = await page.locator(".overview > section h2").allInnerTexts();
    expect(all.indexOf("Tests")).toBeGreaterThan(all.indexOf("Against SQLite"));
    expect(all.indexOf("Evidence")).toBeGreaterThan(all.indexOf("Tests"));
    expect(await page.getByLabel("Show").inputValue()).toBe("base");
    const big = page.locator("aside .big");
    expect(await big.allInnerTexts()).toEqual([
      expect.stringMatching(/^(1\.0|0\.9)\dx main's time\s+✓\s*pass$/),
      expect.stringMatching(/^8\.9\dx SQLite's time\s+✕\s*fail$/),
    ]);
    const plots = await page.locator("aside figcaption").allInnerTexts();
    expect(plots.slice(0, 2).map((title) => title.split("\n")[0])).toEqual([
      "Pairs in order of time, against main",
      "The same against SQLite",
    ]);
  });

  it("leads to the commit, the pull request and the run, and names a server that is not GitHub's", async () => {
    const { page } = await reports.open(file);
    const line = page.locator(".verdict .origin");
    await expect
      .poll(() => line.innerText())
      .toBe("commit ababababab, pull request #12, run 7 on git.example");
    expect(
      await line.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ).toEqual([
      `${repository}/commit/${"ab".repeat(20)}`,
      `${repository}/pull/12`,
      `${repository}/actions/runs/7/attempts/2`,
    ]);
    expect(await line.locator("a:not([rel='noopener noreferrer'])").count()).toBe(0);
  });

  it("works from a web server too, which sends no favicon", async () => {
    const { page, faults } = await reports.open(file);
    await page.route("http://report.test/**", (route) =>
      route.request().url().endsWith("/report.html") ? route.fulfill({ path: file }) : route.abort(),
    );
    await page.goto("http://report.test/report.html");
    await page.locator("main").waitFor();
    await expect.poll(() => cells(page).count()).toBe(276);
    expect(faults).toEqual(["request http://report.test/report.html"]);
  });

  it("says what to do without JavaScript", async () => {
    const { page } = await reports.open(file, { javaScriptEnabled: false });
    await expect.poll(() => page.locator("body").innerText()).toContain("This page needs JavaScript");
  });
});

describe("the details of a test", () => {
  it("open by a click on its cell, with a dot for each pair and a table of them", async () => {
    const { page, faults } = await reports.open(file);
    await page.locator(`a[aria-label*="${failing}"]`).click();
    const detail = page.locator("aside");
    await expect.poll(() => detail.locator("h2").innerText()).toBe("oltp_insert");
    await expect
      .poll(() => detail.locator(".reasons").innerText())
      .toMatch(/^8\.9\dx, over 6x in 14 of 14 pairs/);
    expect(page.url()).toContain(`#test/${failing}`);
    const plots = detail.locator(".plot canvas");
    await plots.first().waitFor();
    await expect.poll(() => plots.count()).toBe(3);
    await detail.getByText("Table of the pairs").click();
    const rows = detail.getByRole("table", { name: "Pairs in order of time" }).locator("tbody tr");
    await expect.poll(() => rows.count()).toBe(25);
    // The first pairs screen the test beside SQLite, and decide beside main.
    await expect
      .poll(() => rows.first().innerText())
      .toMatch(/^1\s[\d,]+\s[\d,]+\s[\d,]+\s[89]\.\d\d\s[01]\.\d\d\scounts$/);
    await expect
      .poll(() => rows.nth(5).innerText())
      .toMatch(/^6\s[\d,]+\s[\d,]+\s-\s[89]\.\d\d\s-\sscreening$/);
    await expect.poll(() => rows.last().innerText()).toMatch(/\scounts$/);
    expect(faults).toEqual([]);
  });

  it("open by an address, and go on by the browser's history", async () => {
    const { page } = await reports.open(file, { hash: "#test/int/memory/reads/index_join" });
    await expect.poll(() => page.locator("aside h2").innerText()).toBe("index_join");
    await page.locator('a[aria-label*=" int/memory/reads/table_scan,"]').click();
    await expect.poll(() => page.locator("aside h2").innerText()).toBe("table_scan");
    await page.goBack();
    await expect.poll(() => page.locator("aside h2").innerText()).toBe("index_join");
  });

  it("are left by Escape as by the browser's own way back, without a second step", async () => {
    const { page } = await reports.open(file);
    const entries = () => page.evaluate<number>("history.length");
    const before = await entries();
    const detail = page.locator("aside");
    await page.locator('a[aria-label*=" int/memory/reads/table_scan,"]').click();
    await expect.poll(() => detail.locator("h2").innerText()).toBe("table_scan");
    await page.getByRole("button", { name: "Next test" }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => detail.isVisible()).toBe(false);
    await page.goForward();
    await expect.poll(() => detail.isVisible()).toBe(true);
    await page.goBack();
    await expect.poll(() => detail.isVisible()).toBe(false);
    await expect.poll(() => focused(page).getAttribute("href")).toMatch(/^#test\/int\//);
    expect(await entries()).toBe(before + 1);
    // Opened by an address, there is nothing to go back to.
    const direct = await reports.open(file, { hash: "#test/int/memory/reads/index_join" });
    await direct.page.keyboard.press("Escape");
    await expect.poll(() => direct.page.locator("aside").isVisible()).toBe(false);
    expect(direct.page.url()).not.toContain("#");
  });

  it("are left once, however often Escape is pressed, and never for another page", async () => {
    const { page } = await reports.open(file, { hash: "#test/int/memory/reads/index_join" });
    const detail = page.locator("aside");
    const opens = async (workload: string) => {
      await page.locator(`a[aria-label*=" int/memory/reads/${workload},"]`).click();
      await expect.poll(() => detail.locator("h2").innerText()).toBe(workload);
    };
    const escapes = (times: number) =>
      page.evaluate(
        `for (let one = 0; one < ${times}; one++) document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))`,
      );
    const isClosed = () => expect.poll(() => detail.isVisible()).toBe(false);
    await opens("table_scan");
    await escapes(1);
    await isClosed();
    await page.goBack();
    await expect.poll(() => detail.locator("h2").innerText()).toBe("index_join");
    await escapes(1);
    await isClosed();
    await opens("table_scan");
    await escapes(3);
    await isClosed();
    await opens("index_join");
    expect(page.url()).toContain("#test/int/memory/reads/index_join");
  });

  it("get the focus by Enter on the cell of the test that is open", async () => {
    const { page } = await reports.open(file, { hash: "#test/int/memory/reads/index_join" });
    await page.locator('a[aria-label*=" int/memory/reads/index_join,"]').focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page).innerText()).toBe("index_join");
  });

  it("are left to the filter, if that leaves the test out", async () => {
    const { page } = await reports.open(file, { hash: "#test/int/memory/reads/index_join" });
    await page.getByLabel("Filter").fill("table_scan");
    await page.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => focused(page).getAttribute("type")).toBe("search");
  });

  it("are printed after the report, not over it", async () => {
    const { page } = await reports.open(file, {
      hash: "#test/int/memory/reads/index_join",
      viewport: { width: 800, height: 900 },
    });
    await page.emulateMedia({ media: "print" });
    const [overview, detail] = await Promise.all(
      [".overview", "aside"].map((part) => page.locator(part).boundingBox()),
    );
    expect(detail?.y).toBeGreaterThanOrEqual((overview?.y ?? 0) + (overview?.height ?? Number.NaN));
  });

  it("are none for an address that names no test", async () => {
    const { page, faults } = await reports.open(file, { hash: "#test/int/%ZZ" });
    await expect.poll(() => page.locator("aside").isVisible()).toBe(false);
    expect(faults).toEqual([]);
  });

  it("lead to the next test and the one before", async () => {
    const { page } = await reports.open(file, { hash: "#test/int/memory/reads/oltp_point_select" });
    const [previous, next] = ["Previous test", "Next test"].map((name) => page.getByRole("button", { name }));
    await expect.poll(() => previous?.getAttribute("aria-disabled")).toBe("true");
    await next?.click();
    await expect.poll(() => page.locator("aside h2").innerText()).toBe("oltp_range_select");
    await expect.poll(() => focused(page).getAttribute("aria-label")).toBe("Next test");
    await previous?.click();
    await expect.poll(() => page.locator("aside h2").innerText()).toBe("oltp_point_select");
  });

  it("show the pairs alone, and the ceiling too if that is chosen", async () => {
    const { page, faults } = await reports.open(file, { hash: "#test/int/memory/reads/index_join" });
    const plot = page.locator("aside .plot").first();
    await plot.locator("canvas").waitFor();
    const scale = page.getByLabel("Scale").first();
    expect(await scale.inputValue()).toBe("near");
    const near = await plot.screenshot();
    await scale.selectOption("whole");
    expect((await plot.screenshot()).equals(near)).toBe(false);
    expect(faults).toEqual([]);
  });
});

describe("the keyboard", () => {
  it("goes from cell to cell by arrows, opens one by Enter, and comes back to it by Escape", async () => {
    const { page, faults } = await reports.open(file);
    const { keyboard } = page;
    await page.getByLabel("Sort").focus();
    // Through the headings that sort.
    for (let tabs = 0; tabs < 30; tabs++) {
      await keyboard.press("Tab");
      if ((await focused(page).getAttribute("href")) !== null) break;
    }
    const at = async () => (await focused(page).getAttribute("href"))?.replace("#test/", "");
    expect(await at()).toBe("int/memory/reads/oltp_point_select");
    await keyboard.press("ArrowDown");
    expect(await at()).toBe("int/memory/reads/oltp_range_select");
    await keyboard.press("ArrowRight");
    expect(await at()).toBe("int/file/reads/oltp_range_select");
    await keyboard.press("End");
    expect(await at()).toBe("text/autocommit/reads/oltp_range_select");
    await keyboard.press("PageDown");
    expect(await at()).toBe("text/autocommit/writes/oltp_read_write_ac");
    await keyboard.press("ArrowRight");
    expect(await at()).toBe("text/autocommit/writes/oltp_read_write_ac");
    await keyboard.press("Home");
    await keyboard.press("PageUp");
    expect(await at()).toBe("int/memory/reads/oltp_point_select");
    // The page follows a link in its own time.
    await keyboard.press("Enter");
    await expect.poll(() => focused(page).innerText()).toBe("oltp_point_select");
    await keyboard.press("Escape");
    await expect.poll(() => page.locator("aside").isVisible()).toBe(false);
    await expect.poll(at).toBe("int/memory/reads/oltp_point_select");
    expect(faults).toEqual([]);
  });

  it("comes back to the test that was clicked, as a table is one stop", async () => {
    const { page } = await reports.open(file);
    await page.locator('a[aria-label*=" int/memory/reads/table_scan,"]').click();
    await page.keyboard.press("Escape");
    const stops = page.locator('.grid:has(a[href="#test/int/memory/reads/table_scan"]) a[tabindex="0"]');
    await expect
      .poll(() => stops.evaluateAll((links) => links.map((link) => link.getAttribute("href"))))
      .toEqual(["#test/int/memory/reads/table_scan"]);
  });

  it("takes the details along, if they are open", async () => {
    const { page } = await reports.open(file, { hash: "#test/int/memory/reads/oltp_point_select" });
    await page.locator('a[aria-label*=" int/memory/reads/oltp_point_select,"]').focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.locator("aside h2").innerText()).toBe("oltp_range_select");
    await expect
      .poll(() => focused(page).getAttribute("href"))
      .toBe("#test/int/memory/reads/oltp_range_select");
  });

  it("reaches the filter by a slash, and types one there", async () => {
    const { page } = await reports.open(file);
    await page.keyboard.press("/");
    await page.keyboard.type("int/memory/writes");
    expect(await page.getByLabel("Filter").inputValue()).toBe("int/memory/writes");
    await expect.poll(() => page.getByRole("status").innerText()).toBe("8 of 276 tests");
  });
});

describe("the heat map", () => {
  it("shows the tests that match a filter, in the rows and columns that they need", async () => {
    const { page } = await reports.open(file);
    await page.getByLabel("Filter").fill("text memory insert");
    await expect.poll(() => page.getByRole("status").innerText()).toMatch(/^\d+ of 276 tests$/);
    const labels = await Promise.all(
      (await cells(page).all()).map((cell) => cell.getAttribute("aria-label")),
    );
    expect(labels).toHaveLength(Number.parseInt(await page.getByRole("status").innerText(), 10));
    for (const label of labels) expect(label).toMatch(/ text\/memory\/writes\/\w*insert/);
    expect(await page.locator(".grid thead th:visible").allInnerTexts()).toEqual([
      "text",
      "Workload",
      "memory",
    ]);
    await page.getByLabel("Filter").fill("no such test");
    await expect.poll(() => cells(page).count()).toBe(0);
    expect(await page.locator(".suite:visible").count()).toBe(0);
  });

  it("shows only what does not pass", async () => {
    const { page } = await reports.open(file);
    await page.getByLabel(/^not passing/).check();
    const marked = await cells(page).locator(".mark").count();
    expect(marked).toBeGreaterThan(0);
    await expect.poll(() => cells(page).count()).toBe(marked);
  });

  it("orders its rows by what is chosen, and by a column that is clicked", async () => {
    const { page } = await reports.open(file);
    const names = () =>
      page.locator(".grid tbody").nth(1).locator("th.workload:not(.average)").allInnerTexts();
    const first = await names();
    await page.getByLabel("Sort").selectOption("name");
    expect(await names()).toEqual(first.toSorted());
    await page.getByLabel("Sort").selectOption("slowest");
    await page.getByLabel("Show").selectOption("multiplier");
    expect((await names())[0]).toBe("oltp_insert");
    await page.getByLabel("Sort").selectOption("report");
    expect(await names()).toEqual(first);
    const textMemory = page.locator(".grid thead th[title='Sort by text, memory']");
    await textMemory.getByRole("button").click();
    await expect.poll(() => textMemory.getAttribute("aria-sort")).toBe("descending");
    expect((await names())[0]).toBe("oltp_insert");
    await textMemory.getByRole("button").click();
    await expect.poll(() => textMemory.getAttribute("aria-sort")).toBe("ascending");
    expect((await names()).at(-1)).toBe("oltp_insert");
    await textMemory.getByRole("button").click();
    expect(await names()).toEqual(first);
  });

  it("shows other figures in the same cells", async () => {
    const { page } = await reports.open(file);
    const cell = page.locator(`a[aria-label*="${failing}"]`);
    await expect.poll(() => cell.innerText()).toMatch(/^✕\s*(1\.0|0\.9)\d$/);
    await page.getByLabel("Show").selectOption("multiplier");
    await expect.poll(() => cell.innerText()).toMatch(/8\.9\d$/);
    await page.getByLabel("Show").selectOption("time");
    await expect.poll(() => cell.innerText()).toMatch(/ ms$/);
  });

  it("says by a mark, not by colour alone, what fails", async () => {
    const { page } = await reports.open(file);
    await expect.poll(() => page.locator(`a[aria-label*="${failing}"]`).innerText()).toMatch(/^✕/);
    await expect
      .poll(() => page.locator(`a[aria-label*="${failing}"]`).getAttribute("aria-label"))
      .toMatch(/, fail$/);
  });
});

describe("light and dark", () => {
  const background = (page: OpenPage["page"]) =>
    page.evaluate("getComputedStyle(document.body).backgroundColor");

  it("follow the system, or the reader's choice, which stays", async () => {
    const { page } = await reports.open(file, { colorScheme: "light" });
    const light = await background(page);
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = await background(page);
    expect(dark).not.toBe(light);
    await page.getByLabel("Colours").selectOption("light");
    expect(await background(page)).toBe(light);
    await page.reload();
    await page.locator("main").waitFor();
    expect(await background(page)).toBe(light);
  });

  it("redraw the plots in their colours", async () => {
    const { page, faults } = await reports.open(file, { hash: "#test/int/memory/reads/index_join" });
    const plot = page.locator(".plot canvas").first();
    await plot.waitFor();
    const pixels = () => page.evaluate("document.querySelector('.plot canvas').toDataURL()");
    const light = await pixels();
    await page.getByLabel("Colours").selectOption("dark");
    await expect.poll(pixels).not.toBe(light);
    expect(faults).toEqual([]);
  });
});

describe("accessibility", () => {
  it.each([
    ["light", 1440],
    ["dark", 1440],
    ["light", 390],
  ] as const)("has no fault that axe knows, in %s colours, %i pixels wide", async (colorScheme, width) => {
    const { page } = await reports.open(file, {
      colorScheme,
      hash: `#test/${failing}`,
      viewport: { width, height: 900 },
      bypassCSP: true,
    });
    await page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true");
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it("has a table behind every plot", async () => {
    const { page } = await reports.open(file, { hash: `#test/${failing}` });
    const detail = page.locator("aside");
    await detail.locator(".plot canvas").first().waitFor();
    for (const plot of await detail.locator(".plot").all())
      await expect.poll(() => plot.getAttribute("aria-label")).toMatch(/The table below has/);
    for (const part of await detail.locator("summary").all()) await part.click();
    await expect.poll(() => detail.getByRole("table").count()).toBeGreaterThan(1);
  });
});

describe("a narrow window", () => {
  it("is not wider than itself, with the details over the page", async () => {
    const { page } = await reports.open(file, { viewport: { width: 360, height: 740 } });
    const overflow = "document.documentElement.scrollWidth - innerWidth";
    expect(await page.evaluate(overflow)).toBe(0);
    await page.locator(`a[aria-label*="${failing}"]`).click();
    await page.locator("aside").waitFor();
    expect((await page.locator("aside").boundingBox())?.width).toBe(360);
    expect(await page.evaluate(overflow)).toBe(0);
    // The keyboard cannot reach the parts behind the details.
    for (let tabs = 0; tabs < 12; tabs++) await page.keyboard.press("Tab");
    await expect.poll(() => page.locator(".overview :focus").count()).toBe(0);
    await page.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => page.locator("aside").isVisible()).toBe(false);
    await expect.poll(() => focused(page).getAttribute("href")).toBe(`#test/${failing}`);
  });
});
