import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  makeFolder
} from "./chunk-5K5PIIK3.js";
import {
  InputError,
  formatValue
} from "./chunk-KAFQIV6R.js";

// src/measure/databases-folder.ts
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
var prefix = ".sqlite-bench-gate-";
var claimFile = "claim";
var attempts = 20;
var pauseMs = 50;
function makeDatabasesFolder(resultsFolder) {
  if (new RegExp("\\p{Cc}", "u").test(path.resolve(resultsFolder)))
    throw new InputError(
      `results folder ${formatValue(resultsFolder)} has a control character in its path: name another with --out`
    );
  try {
    makeFolder(resultsFolder);
    requireNobodyMeasures(resultsFolder);
    const name = ownName();
    const folder = path.join(path.resolve(resultsFolder), name);
    removeDatabasesFolder(folder);
    mkdirSync(folder);
    try {
      for (let attempt = 1; ; attempt++) {
        const others = ownersIn(resultsFolder).filter((owner) => isOther(owner));
        if (others.length === 0) break;
        const first = others.find(({ folder: folder2 }) => existsSync(path.join(folder2, claimFile)));
        if (first !== void 0 || attempt > attempts || others.some((other) => path.basename(other.folder) < name))
          throw isMeasuring(first ?? others[0], resultsFolder);
        pause();
      }
      for (const owner of ownersIn(resultsFolder))
        if (path.basename(owner.folder) !== name) removeDatabasesFolder(owner.folder);
      writeFileSync(path.join(folder, claimFile), "");
      return folder;
    } catch (cause) {
      removeDatabasesFolder(folder);
      throw cause;
    }
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
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
    pause();
  }
}
function requireNobodyMeasures(resultsFolder) {
  const other = ownersIn(resultsFolder).find((owner) => isOther(owner));
  if (other !== void 0) throw isMeasuring(other, resultsFolder);
}
function isMeasuring({ processId, folder }, resultsFolder) {
  return new InputError(
    `process ${processId} is measuring into ${resultsFolder}: wait until it ends, or name another folder with --out; if that is another program now, remove ${folder}`
  );
}
function pause() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
}
function ownersIn(resultsFolder) {
  let names;
  try {
    names = readdirSync(resultsFolder);
  } catch {
    return [];
  }
  return names.toSorted().flatMap((name) => {
    const [, processId, beganAt] = /^\.sqlite-bench-gate-([1-9][0-9]*)(?:-([0-9]+))?$/.exec(name) ?? [];
    if (processId === void 0) return [];
    const owner = { folder: path.join(resultsFolder, name), processId: Number(processId) };
    return [beganAt === void 0 ? owner : { ...owner, beganAt }];
  });
}
function isOther(owner) {
  return owner.processId !== process.pid && isRunning(owner);
}
function ownName() {
  const began = statOf(process.pid)?.beganAt;
  return began === void 0 ? `${prefix}${process.pid}` : `${prefix}${process.pid}-${began}`;
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
