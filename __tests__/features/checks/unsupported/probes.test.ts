import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { featureProbes } from "../../../../src/features/checks/unsupported/probes.ts";
import { sqlFeatures } from "../../../../src/model/sql-feature.ts";
import { shapes } from "../../../../src/suite/shapes/suite.ts";

it.each(sqlFeatures)("%s works on SQLite, and a workload needs it", (feature) => {
  const db = new Database(":memory:");
  for (const text of featureProbes[feature].statements) {
    const statement = db.prepare(text);
    if (statement.reader) statement.all();
    else statement.run();
  }
  db.close();
  expect(shapes.workloads.some(({ needs = [] }) => needs.includes(feature))).toBe(true);
});
