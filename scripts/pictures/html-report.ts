import type { Browser } from "playwright-core";
import { readHistory } from "../../src/features/nights/history/files/read-history.ts";
import { historyPage } from "../../src/features/nights/history/page/history-page.ts";
import { trendsOf } from "../../src/features/nights/history/runs/trends.ts";
import { features } from "../../src/features.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import { runPage } from "../../src/page/data/run-page.ts";
import { renderPage } from "../../src/page/page-file.ts";
import { readRecordings } from "../../src/results/read.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { buildPage } from "../build-page.ts";
import { pixelRatio } from "./camera.ts";
import type { Theme } from "./page.ts";

/** A picture to be made of a page. */
export interface PagePicture {
  /** The file's name without its ending. */
  readonly name: string;
  /** The subject of the page. */
  readonly of: "run" | "history";
  readonly theme: Theme;
  /** The width of the window, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The workload of the first test whose details are shown; none if absent. */
  readonly opened?: string;
  /** The selector of the only element that is shown; the whole window if absent. */
  readonly element?: string;
}

/** Pictures of the suite oltp, in the order that they are drawn. */
export const pagePictures: readonly PagePicture[] = [
  { name: "html-light", of: "run", theme: "light", width: 1440, height: 1000, opened: "oltp_update_index" },
  { name: "html-dark", of: "run", theme: "dark", width: 1440, height: 1000, opened: "index_join_scan" },
  { name: "html-overview", of: "run", theme: "light", width: 1280, height: 2500 },
  { name: "html-phone", of: "run", theme: "light", width: 390, height: 1600 },
  { name: "html-phone-test", of: "run", theme: "dark", width: 390, height: 1200, opened: "oltp_insert" },
  { name: "html-history", of: "history", theme: "light", width: 1440, height: 1000, opened: "oltp_insert" },
  { name: "html-history-dark", of: "history", theme: "dark", width: 1280, height: 1800 },
  { name: "latency-trend", of: "history", theme: "light", width: 900, height: 1000, element: ".test-times" },
  { name: "html-history-phone", of: "history", theme: "light", width: 390, height: 1900 },
];

/** The HTML report of results files, with the default ceilings. */
export async function reportPage(files: readonly string[]): Promise<string> {
  const { rule: _, ...criteria } = defaultCriteria;
  const recording = readRecordings(files, {}, { features });
  return renderPage(
    runPage(recording, judgeRecording(recording, criteria, features), features),
    await buildPage(),
  );
}

/** The page of a history's folder. */
export async function folderPage(folder: string): Promise<string> {
  const runs = readHistory(folder).map(({ run }) => run);
  return renderPage(historyPage(trendsOf(runs)), await buildPage());
}

/**
 * Draws a picture of a page. Nothing is fetched from anywhere.
 *
 * @returns a PNG file's bytes
 */
export async function takePagePicture(browser: Browser, html: string, picture: PagePicture): Promise<Buffer> {
  const { theme, width, height, opened, element } = picture;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    deviceScaleFactor: pixelRatio,
  });
  try {
    const page = await context.newPage();
    const address = "http://report.test/";
    await page.route("**/*", (route) =>
      route.request().url() === address
        ? route.fulfill({ contentType: "text/html; charset=utf-8", body: html })
        : route.abort(),
    );
    await page.goto(address);
    if (opened !== undefined) {
      await page.locator(`.grid a[href$="/${opened}"]`).first().click();
      await page.locator("aside .plot canvas").last().waitFor();
      await page.evaluate("scrollTo(0, 0)");
      // The pointer would mark a cell.
      await page.mouse.move(0, 0);
    }
    const shown = element === undefined ? page : page.locator(element).first();
    return await shown.screenshot({ animations: "disabled" });
  } finally {
    await context.close();
  }
}
