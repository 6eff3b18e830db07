#!/usr/bin/env node

// src/platform/node-version.ts
var required = [22, 12];
function nodeVersionError(version2) {
  const [major = 0, minor = 0] = version2.split(".").map(Number);
  if (major > required[0] || major === required[0] && minor >= required[1]) return void 0;
  return `Node.js ${required.join(".")} or newer is needed, and this is ${version2}: see https://nodejs.org`;
}

// package.json
var package_default = { version: "0.3.0" };

// src/platform/version.ts
var version = package_default.version;
var tag = `v${version.split(".")[0]}`;

// src/launcher.ts
var refusal = nodeVersionError(process.versions.node);
var [option, ...others] = process.argv.slice(2);
if (refusal !== void 0) {
  process.stderr.write(`sqlite-bench-gate: ${refusal}
`);
  process.exitCode = 2;
} else if ((option === "--version" || option === "-V") && others.length === 0) {
  process.stdout.write(`${version}
`);
} else {
  import("./main.js").catch((cause) => {
    var _a;
    process.stderr.write(`sqlite-bench-gate: ${(_a = cause == null ? void 0 : cause.stack) != null ? _a : cause}
`);
    process.exitCode = 3;
  });
}
