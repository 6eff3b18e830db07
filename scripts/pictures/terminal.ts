import type { Browser } from "playwright-core";
import { features } from "../../src/features.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import { renderTerminal } from "../../src/report/terminal.ts";
import { readRecordings } from "../../src/results/read.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { pixelRatio } from "./camera.ts";

const command = "npm run bench -- --variants all";

/** The beginnings of the report's parts that the picture shows, in their order; the last part is the verdict. */
const shownParts = ["int, In-Memory, Reads", "Sections"];

/** Styles for the report's own escape sequences: https://en.wikipedia.org/wiki/ANSI_escape_code#Select_Graphic_Rendition */
const styles: Readonly<Record<string, string>> = {
  "1": "font-weight: bold",
  "31": "color: #ff8a80",
  "32": "color: #8fb58f",
  "33": "color: #d7ba7d",
};

/**
 * The report of results files with the default ceilings, as a terminal shows it after the command, shortened.
 *
 * @throws Error if a part that is to be shown is not there
 */
export function terminalPage(files: readonly string[]): string {
  const { rule: _, ...criteria } = defaultCriteria;
  const recording = readRecordings(files, {}, { features });
  const report = renderTerminal(recording, judgeRecording(recording, criteria, features), {
    features,
    colour: true,
  });
  const parts = report.trimEnd().split("\n\n").map(asHtml);
  const shown = shownParts.map((beginning) => {
    const part = parts.find((one) => one.replaceAll(/<[^>]*>/g, "").startsWith(beginning));
    if (part === undefined) throw new Error(`no part of the report begins with ${beginning}`);
    return part;
  });
  const left = `<span class="left">  ...</span>`;
  const text = [`<b>$</b> ${command}\n${left}`, ...shown.flatMap((part) => [part, left])];
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; background: #1a1b20; color: #dcdcdc }
pre { margin: 0; padding: 20px; display: inline-block; font: 15px/1.4 "DejaVu Sans Mono", monospace }
.left { color: #808080 }
</style><pre>${[...text, parts.at(-1)].join("\n\n")}</pre>`;
}

const escapeSequence = new RegExp(`${String.fromCharCode(0x1b)}\\[(\\d+)m`, "g");

function asHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(escapeSequence, (_, code: string) => {
      const style = styles[code];
      return style === undefined ? "</span>" : `<span style="${style}">`;
    });
}

/** Draws the whole of a page's text. @returns a PNG file's bytes */
export async function takeTerminalPicture(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage({ deviceScaleFactor: pixelRatio });
  try {
    await page.setContent(html);
    return await page.locator("pre").screenshot();
  } finally {
    await page.close();
  }
}
