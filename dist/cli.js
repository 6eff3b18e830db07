#!/usr/bin/env node

// src/platform/node-version.ts
var required = [22, 12];
function nodeVersionError(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > required[0] || major === required[0] && minor >= required[1]) return void 0;
  return `Node.js ${required.join(".")} or newer is needed, and this is ${version}`;
}

// src/launcher.ts
var refusal = nodeVersionError(process.versions.node);
if (refusal === void 0) {
  import("./main.js").catch((cause) => {
    var _a;
    process.stderr.write(`sqlite-bench-gate: ${(_a = cause == null ? void 0 : cause.stack) != null ? _a : cause}
`);
    process.exitCode = 3;
  });
} else {
  process.stderr.write(`sqlite-bench-gate: ${refusal}
`);
  process.exitCode = 2;
}
