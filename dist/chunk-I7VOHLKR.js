import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/platform/inside-folder.ts
import path from "node:path";
function isInside(file, folder) {
  const relative = path.relative(folder, file);
  return !relative.split(path.sep).includes("..") && !path.isAbsolute(relative);
}

export {
  isInside
};
