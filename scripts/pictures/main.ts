/**
 * Draws the reports as GitHub and a browser show them, to look at: nothing compares these pictures.
 *
 * usage: node pictures/main.ts [--only NAME]... [--out FOLDER] [--results FILE]... [--history FOLDER]
 *
 * NAME is the beginning of a picture's name; FOLDER is .cache/pictures by default; the documents show some pictures that were
 * drawn into docs. The HTML report is drawn of the results FILE, of a run with the suite oltp, and not at all
 * without one; the page of a history of its FOLDER. The environment variable CHROMIUM names the browser, by default /usr/bin/chromium.
 */

import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { startBrowser } from "./browser.ts";
import { takePicture } from "./camera.ts";
import { folderPage, pagePictures, reportPage, takePagePicture } from "./html-report.ts";
import { pictures } from "./list.ts";

const { values: options } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [""] },
    out: { type: "string", default: fileURLToPath(new URL("../../.cache/pictures", import.meta.url)) },
    results: { type: "string", multiple: true, default: [] },
    history: { type: "string" },
  },
});
const pages = {
  run: options.results.length === 0 ? undefined : await reportPage(options.results),
  history: options.history === undefined ? undefined : await folderPage(options.history),
};
const drawers = [
  ...pictures.map((picture) => ({
    name: picture.name,
    draw: (browser: Browser) => takePicture(browser, picture),
  })),
  ...pagePictures.flatMap((picture) => {
    const html = pages[picture.of];
    return html === undefined
      ? []
      : [{ name: picture.name, draw: (browser: Browser) => takePagePicture(browser, html, picture) }];
  }),
];
const unknown = options.only.find((wanted) => !drawers.some(({ name }) => name.startsWith(wanted)));
if (unknown !== undefined)
  throw new RangeError(
    `--only ${unknown}: expected the beginning of one of ${drawers.map(({ name }) => name).join(", ")}`,
  );
if (execFileSync("fc-list", [":charset=274c"], { encoding: "utf8" }) === "")
  throw new Error(
    "no font has the mark of a failing comment: install one with emoji, such as Debian's fonts-noto-color-emoji",
  );
mkdirSync(options.out, { recursive: true });
const browser = await startBrowser(process.env);
try {
  for (const { name, draw } of drawers) {
    if (!options.only.some((wanted) => name.startsWith(wanted))) continue;
    const file = path.join(options.out, `${name}.png`);
    const png = await draw(browser);
    writeFileSync(file, png);
    process.stdout.write(`${file}: ${Math.ceil(png.length / 1024)} KB\n`);
  }
} finally {
  await browser.close();
}
