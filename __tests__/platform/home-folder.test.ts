import os from "node:os";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readEnvironment } from "../../src/options/environment.ts";
import { findHome } from "../../src/platform/home-folder.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const refusal =
  "the environment variable HOME: there is no home folder for the cache: set HOME, or XDG_CACHE_HOME, to an absolute path";

describe("the home folder", () => {
  it("is the one that HOME names", () => {
    vi.stubEnv("HOME", "/home/ada");
    expect(findHome()).toBe("/home/ada");
    vi.stubEnv("HOME", undefined);
    expect(findHome()).toBe(os.userInfo().homedir);
  });

  it.each(["", "ada"])(
    "is none if HOME is %j, and the cache needs another place, which the message names",
    (home) => {
      vi.stubEnv("HOME", home);
      expect(findHome()).toBeUndefined();
      expect(() => readEnvironment({})).toThrow(refusal);
      expect(readEnvironment({ XDG_CACHE_HOME: "/caches" }).compiler.cacheFolder).toBe(
        "/caches/sqlite-bench-gate",
      );
    },
  );

  // https://github.com/libuv/libuv/issues/810
  it("is none for a user without an entry in the list of users and without HOME, of whom Node.js throws", () => {
    vi.spyOn(os, "homedir").mockImplementation(() => {
      throw new Error("A system error occurred: uv_os_homedir returned ENOENT (no such file or directory)");
    });
    expect(findHome()).toBeUndefined();
    expect(() => readEnvironment({})).toThrow(refusal);
  });
});
