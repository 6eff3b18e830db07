import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  makeFolder
} from "./chunk-5K5PIIK3.js";
import {
  InputError,
  formatValue
} from "./chunk-3UA7D5SN.js";

// src/measure/databases-folder.ts
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from "node:fs";
import path from "node:path";
var prefix = ".sqlite-bench-gate-";
var claimedName = `${prefix}databases`;
var unclaimedPrefix = `${prefix}new-`;
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
    for (; ; ) {
      requireNobodyMeasures(resultsFolder);
      for (const name of readdirSync(resultsFolder)) {
        const folder2 = path.join(resultsFolder, name);
        if (name.startsWith(prefix) && isLeftOver(folder2)) removeLeftOver(folder2);
      }
      const folder = claim(resultsFolder);
      if (folder !== void 0) return folder;
    }
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(
      `results folder ${resultsFolder} cannot be written (${cause.message}): name a writable one with --out`,
      { cause }
    );
  }
}
function claim(resultsFolder) {
  const made = mkdtempSync(path.join(path.resolve(resultsFolder), unclaimedPrefix));
  writeFileSync(path.join(made, ownerFile), ownText());
  const folder = path.join(path.resolve(resultsFolder), claimedName);
  try {
    renameSync(made, folder);
    return folder;
  } catch (cause) {
    rmSync(made, { recursive: true, force: true });
    if (!["ENOTEMPTY", "EEXIST", "ENOENT"].includes(cause.code ?? "")) throw cause;
    return void 0;
  }
}
function removeLeftOver(folder) {
  const aside = mkdtempSync(path.join(path.dirname(folder), unclaimedPrefix));
  try {
    renameSync(folder, aside);
  } catch {
    rmSync(aside, { recursive: true, force: true });
    return;
  }
  if (isLeftOver(aside)) removeDatabasesFolder(aside);
  else renameSync(aside, folder);
}
function removeDatabasesFolder(folder) {
  const owner = ownerOf(folder);
  if (owner !== void 0 && isOther(owner)) return;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch (cause) {
      if (cause.code !== "ENOTEMPTY") throw cause;
    }
    if (!existsSync(folder)) return;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
  }
  writeFileSync(path.join(folder, ownerFile), ownText());
}
function requireNobodyMeasures(resultsFolder) {
  for (const name of namesIn(resultsFolder)) {
    if (!name.startsWith(prefix) || name.startsWith(unclaimedPrefix)) continue;
    const folder = path.join(resultsFolder, name);
    const owner = ownerOf(folder);
    if (owner === void 0 || !isOther(owner)) continue;
    throw new InputError(
      `process ${owner.processId} is measuring into ${resultsFolder}: wait until it ends, or name another folder with --out; if that is another program now, remove ${folder}`
    );
  }
}
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
function isLeftOver(folder) {
  const owner = ownerOf(folder);
  return owner !== void 0 && !isOther(owner);
}
function isOther(owner) {
  return owner.processId !== process.pid && isRunning(owner);
}
function ownText() {
  const began = statOf(process.pid)?.beganAt;
  return began === void 0 ? String(process.pid) : `${process.pid} ${began}`;
}
function ownerOf(folder) {
  try {
    const [processId, beganAt] = readFileSync(path.join(folder, ownerFile), "utf8").split(" ");
    const owner = Number(processId);
    if (!Number.isInteger(owner) || owner <= 0) return void 0;
    return { processId: owner, ...beganAt === void 0 ? {} : { beganAt } };
  } catch {
    return void 0;
  }
}
function isRunning({ processId, beganAt }) {
  try {
    process.kill(processId, 0);
  } catch (cause) {
    if (cause.code !== "EPERM") return false;
  }
  const stat = statOf(processId);
  if (stat === void 0) return true;
  return !stat.isZombie && (beganAt === void 0 || beganAt === stat.beganAt);
}
function statOf(processId) {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { isZombie: /^[ZX]$/.test(fields[0] ?? ""), beganAt: fields[19] };
  } catch {
    return void 0;
  }
}

export {
  makeDatabasesFolder,
  removeDatabasesFolder,
  requireNobodyMeasures
};
