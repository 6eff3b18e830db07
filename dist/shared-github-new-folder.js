import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/github/new-folder.ts
import { mkdtempSync, realpathSync } from "node:fs";
import path from "node:path";
function newFolder(temporary) {
  return mkdtempSync(path.join(realpathSync(temporary), "sqlite-bench-gate-"));
}

export {
  newFolder
};
