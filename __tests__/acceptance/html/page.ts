import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { buildPage } from "../../../scripts/build-page.ts";
import { startBrowser } from "../../../scripts/pictures/browser.ts";
import { features } from "../../../src/features.ts";
import type { Recording } from "../../../src/model/recording.ts";
import { runPage } from "../../../src/page/data/run-page.ts";
import { renderPage } from "../../../src/page/page-file.ts";
import { formatRecording } from "../../../src/results/json/schema.ts";
import type { Verdict } from "../../../src/verdict/judge.ts";
import { run } from "../cli.ts";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** A page of a report in a real browser, and what it did that it must not do. */
export interface OpenPage {
  readonly page: Page;
  /** Messages of errors and warnings, and addresses other than its own. */
  readonly faults: readonly string[];
}

export interface PageOptions extends BrowserContextOptions {
  /** The part of the address after the file. */
  readonly hash?: string;
}

/** A browser and a folder for the tests of one file. */
export function useReports() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "html-"));
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser(process.env);
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });
  return {
    folder,
    /** Writes a recording's HTML report with the built command line. */
    write: async (name: string, recording: Recording, ...options: readonly string[]): Promise<string> => {
      const results = path.join(folder, `${name}.json`);
      const file = path.join(folder, `${name}.html`);
      writeFileSync(results, formatRecording(recording));
      const { status, stderr } = await run(["html", results, "--out", file, ...options]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      return file;
    },
    /** Writes the report of a verdict on a recording that no results file could have. */
    draw: async (name: string, recording: Recording, verdict: Verdict): Promise<string> => {
      const file = path.join(folder, `${name}.html`);
      writeFileSync(file, renderPage(runPage(recording, verdict, features), await buildPage()));
      return file;
    },
    /** Opens a report from its file, as a reader does. */
    open: async (file: string, { hash = "", ...options }: PageOptions = {}): Promise<OpenPage> => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
      const page = await context.newPage();
      const faults: string[] = [];
      const address = pathToFileURL(file).href;
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
      });
      page.on("pageerror", ({ message }) => faults.push(message));
      page.on("dialog", async (dialog) => {
        faults.push(`dialog ${dialog.message()}`);
        await dialog.dismiss();
      });
      page.on("request", (request) => {
        const [asked = ""] = request.url().split("#");
        if (asked !== address && !asked.startsWith("data:")) faults.push(`request ${asked}`);
      });
      await page.goto(address + hash);
      // The page is made after its file is loaded.
      if (options.javaScriptEnabled !== false) await page.locator("main").waitFor();
      return { page, faults };
    },
  };
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** The faults that axe finds in a page. The page has to be opened with `bypassCSP`, since axe is added to it. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  const violations = (await page.evaluate("axe.run().then(({ violations }) => violations)")) as Violation[];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
