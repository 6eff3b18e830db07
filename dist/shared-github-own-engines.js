import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  isInside,
  rootOf
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  roles
} from "./shared-jstat-dist-jstat.js";

// src/github/own-engines.ts
import { existsSync } from "node:fs";
import path from "node:path";
function requireOwnEngines(given, roots) {
  requireOwnPaths(given, roles, roots);
}
function requireOwnPaths(given, inputs, roots) {
  for (const input of inputs) {
    const file = given[input];
    if (typeof file !== "string" || !existsSync(file)) continue;
    const isOwn = roots.some((root) => isInside(path.resolve(file), path.resolve(root)));
    if (isOwn && rootOf(file, roots) === void 0)
      throw new InputError(
        `input ${input}: "${file}" leads out of the workspace by a link: build the file there, or name the path that the link leads to`
      );
  }
}

export {
  requireOwnEngines,
  requireOwnPaths
};
