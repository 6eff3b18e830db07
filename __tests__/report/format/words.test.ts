import { expect, it } from "vitest";
import { versionOf } from "../../../src/report/format/words.ts";

it.each([
  [{ version: "3.54.0", ownVersion: "0.51.3" }, "0.51.3 (SQLite 3.54.0)"],
  [{ version: "8.0.33", ownVersion: "1.2", kind: "server" }, "1.2 (8.0.33)"],
  [{ version: "3.54.1" }, "3.54.1"],
  [{ ownVersion: "0.51.3" }, "0.51.3"],
  [{}, undefined],
])("the version of an engine with %j is %s", (engine, version) => {
  expect(versionOf(engine)).toBe(version);
});
