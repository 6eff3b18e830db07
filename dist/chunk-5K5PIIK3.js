import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/platform/folder.ts
import { existsSync, mkdirSync, rmdirSync, statSync } from "node:fs";
import path from "node:path";
function makeFolder(folder) {
  const parent = path.dirname(path.resolve(folder));
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (cause) {
    const exists = cause.code === "EEXIST" && statSync(folder).isDirectory();
    if (!exists) throw cause;
  }
}
function missingFolders(folder) {
  const full = path.resolve(folder);
  return existsSync(full) ? [] : [full, ...missingFolders(path.dirname(full))];
}
function removeEmpty(folders) {
  for (const folder of folders) {
    try {
      rmdirSync(folder);
    } catch {
      return;
    }
  }
}
function isInside(file, folder) {
  const relative = path.relative(folder, file);
  return !relative.split(path.sep).includes("..") && !path.isAbsolute(relative);
}

export {
  makeFolder,
  missingFolders,
  removeEmpty,
  isInside
};
