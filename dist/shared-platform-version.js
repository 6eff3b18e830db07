import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// package.json
var package_default = { version: "0.3.0" };

// src/platform/version.ts
var version = package_default.version;
var repository = "sqlite-bench-gate/sqlite-bench-gate";
var tag = `v${version.split(".")[0]}`;

export {
  version,
  repository,
  tag
};
