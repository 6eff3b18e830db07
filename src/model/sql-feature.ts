/** Parts of SQLite's SQL that an engine can lack, in the order of reports. */
export const sqlFeatures = [
  "returning",
  "upsert",
  "update-from",
  "windows",
  "recursive-ctes",
  "json",
  "fts5",
  "rtree",
  "without-rowid",
  "foreign-keys",
  "triggers",
  "partial-indexes",
  "expression-indexes",
  "savepoints",
  "attach",
  "alter-table",
  "vacuum",
  "analyze",
  "integrity-check",
] as const;
export type SqlFeature = (typeof sqlFeatures)[number];
