/**
 * How large is an HTML report, and how soon can it be used? Opens it from its file in new windows of one Chromium, and reads
 * when the page has built everything, from the start of the navigation on.
 *
 * usage: node bench/html.ts REPORT.html [TIMES]
 */

import { statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { startBrowser } from "../scripts/pictures/browser.ts";
import { median } from "../src/statistics/summary.ts";
import { print } from "./engines.ts";

const [file, times = "30"] = process.argv.slice(2);
if (file === undefined) throw new Error("no report is given: name an HTML file");
const browser = await startBrowser(process.env);
const ready: number[] = [];
try {
  for (let time = 0; time < Number(times); time++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(pathToFileURL(file).href);
    await page.locator("main").waitFor();
    ready.push(Number(await page.evaluate('performance.getEntriesByName("ready")[0].startTime')));
    await context.close();
  }
} finally {
  await browser.close();
}
const [least, most] = [Math.min(...ready), Math.max(...ready)].map((ms) => ms.toFixed(0));
print(`${file}: ${Math.ceil(statSync(file).size / 1000)} kB`);
print(
  `ready after ${median(ready).toFixed(0)} ms in the median of ${ready.length} times, ${least} to ${most} ms`,
);
