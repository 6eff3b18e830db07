import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  option,
  path,
  text
} from "./shared-yaml-dist-parse-parser.js";

// src/features/search/upgrade/options.ts
var offered = ["action upgrade"];
var upgradeOptions = {
  "base-locks": option(path("folder"), {
    help: "Folder with the base's lock files, by their paths in the repository",
    offered,
    otherwise: "required"
  }),
  "candidate-locks": option(path("folder"), {
    help: "Folder with the pull request's lock files",
    offered,
    otherwise: "required"
  }),
  package: option(text(), {
    help: "Package to compare, such as npm:better-sqlite3",
    offered,
    otherwise: "those that are known"
  }),
  "package-file": option(text(), {
    help: "End of the engine's path in the package; * stands for any part of a name",
    offered,
    otherwise: "the only engine of the package"
  })
};

export {
  upgradeOptions
};
