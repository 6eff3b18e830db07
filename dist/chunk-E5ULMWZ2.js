import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/platform/node-version.ts
var required = [22, 12];
function nodeVersionError(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > required[0] || major === required[0] && minor >= required[1]) return void 0;
  return `Node.js ${required.join(".")} or newer is needed, and this is ${version}`;
}

export {
  nodeVersionError
};
