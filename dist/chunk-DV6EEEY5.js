import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/model/without-undefined.ts
function withoutUndefined(given) {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== void 0));
}

export {
  withoutUndefined
};
