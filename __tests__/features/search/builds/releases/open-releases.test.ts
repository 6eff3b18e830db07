import { describe, expect, it } from "vitest";
import { likelyRelease } from "../../../../../src/features/search/builds/releases/open-releases.ts";

describe("a text that names no release", () => {
  it.each([
    ["pypi:doltlite-0.50.9", "pypi:doltlite@0.50.9"],
    ["pypi:doltlite==0.50.9", "pypi:doltlite@0.50.9"],
    ["npm:better-sqlite3", "npm:better-sqlite3@VERSION"],
    ["crate:libsqlite3-sys", "crate:libsqlite3-sys@VERSION"],
  ])("is likely to mean one: %s", (text, release) => {
    expect(likelyRelease(text)).toBe(release);
  });

  it.each(["./old.so", "gem:engine-1.0", "main"])("may be anything else: %s", (text) => {
    expect(likelyRelease(text)).toBeUndefined();
  });
});
