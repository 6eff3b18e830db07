import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  formatRecording,
  inOwnFolder,
  makeOwnFolder,
  requireNoLink
} from "./chunk-M23SOQUR.js";
import {
  InputError
} from "./chunk-KAFQIV6R.js";

// src/results/write.ts
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from "node:fs";
import path from "node:path";
function writeReport(folder, recording, verdict, reports) {
  writeWhole(path.join(folder, "results.json"), formatRecording(recording, verdict));
  for (const [name, text] of Object.entries(reports)) writeWhole(path.join(folder, name), text);
}
function requireOwnResults(folder) {
  for (const name of [...reportNames, storeName]) requireNoLink(path.join(folder, name));
}
function removeReport(folder) {
  requireOwnResults(folder);
  for (const name of reportNames) {
    try {
      if (existsSync(folder)) inOwnFolder(folder, (place) => rmSync(path.join(place, name), { force: true }));
    } catch (cause) {
      if (cause instanceof InputError) throw cause;
      const problem = `${path.join(folder, name)} cannot be replaced (${cause.message})`;
      if (cause.code !== "ENOTDIR")
        throw new InputError(`${problem}: name another folder with --out`, { cause });
    }
  }
}
function writeWhole(file, content, advised = "a writable folder with free space") {
  requireNoLink(file);
  try {
    if (isDevice(file)) {
      writeIntoDevice(file, content);
      return;
    }
    const folder = path.dirname(file);
    makeOwnFolder(folder);
    inOwnFolder(folder, (place) => replaceFile(path.join(place, path.basename(file)), content));
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(
      `${file} cannot be written (${cause.message}): name ${advised} with --out`,
      { cause }
    );
  }
}
function replaceFile(file, content) {
  const unfinished = `${file}.${process.pid}`;
  try {
    rmSync(unfinished, { force: true });
    writeFileSync(unfinished, content, { flag: "wx", flush: true });
    renameSync(unfinished, file);
  } catch (cause) {
    removeQuietly(unfinished);
    throw cause;
  }
}
function isDevice(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== void 0 && !stats.isFile() && !stats.isDirectory();
}
function writeIntoDevice(file, content) {
  const handle = openSync(file, constants.O_WRONLY);
  try {
    if (fstatSync(handle).isFile()) throw new Error("a file has taken the place of a device");
    writeFileSync(handle, content);
  } finally {
    closeSync(handle);
  }
}
function removeQuietly(file) {
  try {
    rmSync(file, { force: true });
  } catch {
  }
}
var storeName = "results.sqlite";
var reportNames = ["results.json", "report.md", "report.html"];

export {
  writeReport,
  requireOwnResults,
  removeReport,
  writeWhole,
  storeName
};
