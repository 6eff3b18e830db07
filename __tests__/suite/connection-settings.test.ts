import { describe, expect, it } from "vitest";
import { defaultSettings, withPragmas } from "../../src/suite/connection-settings.ts";

describe("withPragmas", () => {
  it("applies the user's pragmas after the tool's own, so that they win", () => {
    expect(
      withPragmas({ autocommit: ["PRAGMA synchronous=OFF;"], memory: ["PRAGMA cache_size=9;"] }),
    ).toEqual({
      memory: ["PRAGMA cache_size=9;"],
      file: [],
      autocommit: ["PRAGMA journal_mode=WAL;", "PRAGMA synchronous=FULL;", "PRAGMA synchronous=OFF;"],
    });
  });

  it.each([
    "PRAGMA key=secret;",
    "PRAGMA main.hexkey=00ff;",
    "pragma cipher_compatibility=4;",
    "PRAGMA kdf_iter=1000;",
  ])("applies what an encrypted file cannot be read without before the tool's own: %s", (key) => {
    expect(withPragmas({ autocommit: ["PRAGMA cache_size=9;", key] }).autocommit).toEqual([
      key,
      "PRAGMA journal_mode=WAL;",
      "PRAGMA synchronous=FULL;",
      "PRAGMA cache_size=9;",
    ]);
  });

  it("are the tool's own if none are given", () => {
    expect(withPragmas()).toEqual(defaultSettings);
  });
});
