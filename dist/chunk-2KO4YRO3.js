import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/commands/feature.ts
function addedReports(given, features) {
  return features.flatMap(
    ({ reportFile }) => reportFile !== void 0 && given[reportFile.option] === true ? [reportFile] : []
  );
}
function readPart(sources, features) {
  return Object.assign({}, ...features.map(({ part }) => part?.(sources, features)));
}
async function readEarlier(given, features, view, note) {
  for (const feature of features) {
    const compare = await feature.readEarlier?.(given, view, note);
    if (compare !== void 0) return compare;
  }
  return () => [];
}

export {
  addedReports,
  readPart,
  readEarlier
};
