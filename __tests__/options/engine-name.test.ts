import { expect, it } from "vitest";
import { engineNameOf } from "../../src/options/engine-name.ts";

it.each([
  ["build/libdoltlite.so", "DoltLite"],
  ["/opt/lib/libdoltlite.dylib", "DoltLite"],
  ["doltlite", "DoltLite"],
  ["libsqlite3.so.0", "SQLite"],
  ["libsqlite3.so.0.8.6", "SQLite"],
  ["libsqlite3.0.dylib", "SQLite"],
  ["./libsqlite3-3.54.1", "SQLite"],
  ["libsqlcipher.so.1", "sqlcipher"],
  ["liblibsql.so", "libsql"],
  ["my-fork.so", "my-fork"],
  ["lib.so", "lib.so"],
  [`${"a".repeat(100)}.so`, "a".repeat(60)],
])("an engine at %s is called %s", (file, name) => {
  expect(engineNameOf(file)).toBe(name);
});
