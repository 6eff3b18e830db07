import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  writeWhole
} from "./shared-process-run.js";

// src/page/page-file.ts
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
function renderPage(data, { script, style }) {
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
function policy(script, style) {
  const sha256 = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  return [
    "default-src 'none'",
    `script-src ${sha256(script)}`,
    `style-src ${sha256(style)}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    // No text can become HTML, whatever the script does: https://www.w3.org/TR/trusted-types/
    "require-trusted-types-for 'script'",
    "trusted-types 'none'"
  ].join("; ");
}
function compress(data) {
  return gzipSync(JSON.stringify(data), { level: 9 }).toString("base64");
}
async function drawPage(data) {
  return renderPage(data, await readPageFiles());
}
async function writePage(file, data) {
  writeWhole(file, await drawPage(data), "a file in a writable folder with free space");
}
async function readPageFiles() {
  const [script, style] = ["./page.js", "./page.css"].map((name) => new URL(name, import.meta.url));
  if (script !== void 0 && style !== void 0 && existsSync(script) && existsSync(style))
    return { script: readFileSync(script, "utf8"), style: readFileSync(style, "utf8") };
  const builder = new URL("../../scripts/build-page.ts", import.meta.url);
  if (!existsSync(builder))
    throw new Error("page.js or page.css is missing beside the program: install it again");
  const { buildPage } = await import(builder.href);
  return await buildPage();
}

export {
  drawPage,
  writePage
};
