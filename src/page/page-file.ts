import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { writeWhole } from "../results/write.ts";
import type { PageData } from "./data/page-data.ts";

/** The code and the style of the page, as the build makes them of the folder `page`. */
export interface PageFiles {
  readonly script: string;
  readonly style: string;
}

/**
 * The HTML report: one file that loads nothing. The data is in a script element that does not run, and a policy allows only
 * the script and the style of the report: https://www.w3.org/TR/CSP3/
 *
 * @throws Error if the script or the style would end its element
 */
export function renderPage(data: PageData, { script, style }: PageFiles): string {
  for (const [name, text] of Object.entries({ script, style }))
    if (new RegExp(`</${name}|<!--`, "i").test(text))
      throw new Error(`the page's ${name} has </${name} or <!-- in it, which would end its element`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(script, style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>sqlite-bench-gate</title>
<style>${style}</style>
</head>
<body>
<noscript>This page needs JavaScript. <code>report.md</code>, beside the results, and the command <code>history trend</code> do not.</noscript>
<script type="text/plain" id="data">${compress(data)}</script>
<script>${script}</script>
</body>
</html>
`;
}

function policy(script: string, style: string): string {
  const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  return [
    "default-src 'none'",
    `script-src ${sha256(script)}`,
    `style-src ${sha256(style)}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    // No text can become HTML, whatever the script does: https://www.w3.org/TR/trusted-types/
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** JSON, compressed since numbers are most of it, in letters and digits that cannot end an element. */
function compress(data: PageData): string {
  return gzipSync(JSON.stringify(data), { level: 9 }).toString("base64");
}

/** The HTML report with the page's own code and style. */
export async function drawPage(data: PageData): Promise<string> {
  return renderPage(data, await readPageFiles());
}

/**
 * Writes the HTML report, completely or not at all.
 *
 * @throws InputError if the file cannot be written
 */
export async function writePage(file: string, data: PageData): Promise<void> {
  writeWhole(file, await drawPage(data), "a file in a writable folder with free space");
}

/** Beside the bundle in `dist`, and built anew in a checkout, whose `dist` may be older. */
async function readPageFiles(): Promise<PageFiles> {
  const [script, style] = ["./page.js", "./page.css"].map((name) => new URL(name, import.meta.url));
  if (script !== undefined && style !== undefined && existsSync(script) && existsSync(style))
    return { script: readFileSync(script, "utf8"), style: readFileSync(style, "utf8") };
  const builder = new URL("../../scripts/build-page.ts", import.meta.url);
  if (!existsSync(builder))
    throw new Error("page.js or page.css is missing beside the program: install it again");
  // By a name that the bundler does not follow: what builds the tool is no part of it.
  const { buildPage } = (await import(builder.href)) as typeof import("../../scripts/build-page.ts");
  return await buildPage();
}
