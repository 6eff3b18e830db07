import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/engines/contest.ts
var contestFaultKinds = [
  "invariant",
  "lost",
  "half",
  "total",
  "condition",
  "corrupt",
  "busy",
  "hung",
  "crash",
  "error"
];

export {
  contestFaultKinds
};
