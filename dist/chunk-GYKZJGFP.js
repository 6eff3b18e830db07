import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  formatRecording
} from "./chunk-PCIKHQ67.js";
import {
  makeFolder
} from "./chunk-S2XO2HWL.js";
import {
  InputError
} from "./chunk-IHBPNJER.js";

// src/results/write.ts
import { renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
function writeReport(folder, recording, verdict, reports) {
  writeWhole(path.join(folder, "results.json"), formatRecording(recording, verdict));
  for (const [name, text] of Object.entries(reports)) writeWhole(path.join(folder, name), text);
}
function removeReport(folder, features) {
  const added = features.flatMap(({ reportFile }) => reportFile?.name ?? []);
  for (const name of ["results.json", "report.md", ...added]) {
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

export {
  writeReport,
  removeReport,
  writeWhole
};
