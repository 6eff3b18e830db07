/**
 * Draws the reports as GitHub shows them, to look at: nothing compares these pictures.
 *
 * usage: node pictures/main.ts [--only NAME]... [--out FOLDER]
 *
 * NAME is the beginning of a picture's name; FOLDER is .cache/pictures by default; the README shows some pictures that were
 * drawn into docs. The environment variable CHROMIUM names the browser, by default /usr/bin/chromium.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startBrowser, takePicture } from "./camera.ts";
import { pictures } from "./list.ts";

const { values: options } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [""] },
    out: { type: "string", default: fileURLToPath(new URL("../../.cache/pictures", import.meta.url)) },
  },
});
const unknown = options.only.find((wanted) => !pictures.some(({ name }) => name.startsWith(wanted)));
if (unknown !== undefined)
  throw new RangeError(
    `--only ${unknown}: expected the beginning of one of ${pictures.map(({ name }) => name).join(", ")}`,
  );
mkdirSync(options.out, { recursive: true });
const browser = await startBrowser(process.env.CHROMIUM ?? "/usr/bin/chromium");
try {
  for (const picture of pictures) {
    if (!options.only.some((wanted) => picture.name.startsWith(wanted))) continue;
    const file = path.join(options.out, `${picture.name}.png`);
    const png = await takePicture(browser, picture);
    writeFileSync(file, png);
    process.stdout.write(`${file}: ${Math.ceil(png.length / 1024)} KB\n`);
  }
} finally {
  await browser.close();
}
