import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  makeFolder
} from "./chunk-5K5PIIK3.js";
import {
  InputError,
  formatValue
} from "./chunk-D76M4JSG.js";

// src/measure/databases-folder.ts
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
var prefix = ".sqlite-bench-gate-";
var ownerFile = "owner";
var attempts = 20;
var pauseMs = 50;
function makeDatabasesFolder(resultsFolder) {
  if (new RegExp("\\p{Cc}", "u").test(path.resolve(resultsFolder)))
    throw new InputError(
      `results folder ${formatValue(resultsFolder)} has a control character in its path: name another with --out`
    );
  try {
    makeFolder(resultsFolder);
    for (const name of readdirSync(resultsFolder)) {
      const folder2 = path.join(resultsFolder, name);
      if (name.startsWith(prefix) && isLeftOver(folder2)) removeDatabasesFolder(folder2);
    }
    const folder = mkdtempSync(path.join(path.resolve(resultsFolder), prefix));
    writeFileSync(path.join(folder, ownerFile), String(process.pid));
    return folder;
  } catch (cause) {
    throw new InputError(
      `results folder ${resultsFolder} cannot be written (${cause.message}): name a writable one with --out`,
      { cause }
    );
  }
}
function removeDatabasesFolder(folder) {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch (cause) {
      if (cause.code !== "ENOTEMPTY") throw cause;
    }
    if (!existsSync(folder)) return;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
  }
  writeFileSync(path.join(folder, ownerFile), String(process.pid));
}
function requireNobodyMeasures(resultsFolder) {
  for (const name of readdirSync(resultsFolder)) {
    if (!name.startsWith(prefix)) continue;
    const owner = ownerOf(path.join(resultsFolder, name));
    if (owner === void 0 || owner === process.pid || !isRunning(owner)) continue;
    throw new InputError(
      `--resume ${resultsFolder}: process ${owner} is measuring into it: wait until it ends, or remove ${path.join(resultsFolder, name)} if that is another program now`
    );
  }
}
function isLeftOver(folder) {
  const owner = ownerOf(folder);
  return owner !== void 0 && (owner === process.pid || !isRunning(owner));
}
function ownerOf(folder) {
  try {
    const owner = Number(readFileSync(path.join(folder, ownerFile), "utf8"));
    return Number.isInteger(owner) && owner > 0 ? owner : void 0;
  } catch {
    return void 0;
  }
}
function isRunning(processId) {
  try {
    process.kill(processId, 0);
    return !isZombie(processId);
  } catch (cause) {
    return cause.code === "EPERM";
  }
}
function isZombie(processId) {
  try {
    return /.*\) [ZX] /s.test(readFileSync(`/proc/${processId}/stat`, "latin1"));
  } catch {
    return false;
  }
}

export {
  makeDatabasesFolder,
  removeDatabasesFolder,
  requireNobodyMeasures
};
