import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  formatRecording
} from "./chunk-HUINHYDK.js";
import {
  makeFolder
} from "./chunk-BNK47UN4.js";
import {
  InputError
} from "./chunk-UEYNSEOU.js";

// src/results/write.ts
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
function writeReport(folder, recording, verdict, { markdown, html }) {
  writeWhole(path.join(folder, "results.json"), formatRecording(recording, verdict));
  writeWhole(path.join(folder, "report.md"), markdown);
  if (html !== void 0) writeWhole(path.join(folder, pageName), html);
}
function writePage(file, html) {
  writeWhole(file, html, "a file in a writable folder with free space");
}
function removeReport(folder) {
  for (const name of ["results.json", "report.md", pageName]) {
    try {
      rmSync(path.join(folder, name), { force: true });
    } catch (cause) {
      const problem = `${path.join(folder, name)} cannot be replaced (${cause.message})`;
      if (cause.code !== "ENOTDIR")
        throw new InputError(`${problem}: name another folder with --out`, { cause });
    }
  }
}
function writeWhole(file, content, advised = "a writable folder with free space") {
  const unfinished = `${file}.${process.pid}`;
  try {
    makeFolder(path.dirname(file));
    if (isDevice(file)) {
      writeFileSync(file, content);
      return;
    }
    writeFileSync(unfinished, content, { flush: true });
    renameSync(unfinished, file);
  } catch (cause) {
    removeQuietly(unfinished);
    throw new InputError(
      `${file} cannot be written (${cause.message}): name ${advised} with --out`,
      { cause }
    );
  }
}
function isDevice(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== void 0 && !stats.isFile() && !stats.isDirectory();
}
function removeQuietly(file) {
  try {
    rmSync(file, { force: true });
  } catch {
  }
}
var pageName = "report.html";
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
  writeReport,
  writePage,
  removeReport,
  writeWhole,
  pageName,
  readPageFiles
};
