import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/commands/feature.ts
async function readEarlier(selection, features, note) {
  const read = features.find((one) => one.readEarlier !== void 0)?.readEarlier;
  if (selection === void 0 || read === void 0) return () => [];
  return await read(selection, note);
}

export {
  readEarlier
};
