import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/commands/feature.ts
async function readEarlier(given, features, view, note) {
  for (const feature of features) {
    const compare = await feature.readEarlier?.(given, view, note);
    if (compare !== void 0) return compare;
  }
  return () => [];
}

export {
  readEarlier
};
