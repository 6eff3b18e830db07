import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readEnvironment } from "../../src/options/environment.ts";

describe("readEnvironment", () => {
  it("lets engines see a short list of variables, and no token", () => {
    const { engineEnvironment } = readEnvironment({
      PATH: "/bin",
      LD_LIBRARY_PATH: "/lib",
      HOME: "/home/me",
      GITHUB_TOKEN: "secret",
      INPUT_CANDIDATE: "x",
      ACTIONS_RUNTIME_TOKEN: "secret",
      RUNNER_TEMP: "/tmp",
    });
    expect(engineEnvironment).toEqual({ PATH: "/bin", LD_LIBRARY_PATH: "/lib" });
  });

  it.each([
    [":/opt/x:lib", "/opt/x"],
    ["/opt/x:", "/opt/x"],
    ["/opt/x;lib;/opt/y", "/opt/x:/opt/y"],
    ["./lib::../lib", undefined],
    ["", undefined],
  ])("has no folder of the workspace on which libraries or headers are looked for: %j", (given, kept) => {
    const names = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LIBRARY_PATH", "CPATH"];
    const read = readEnvironment({ PATH: "/bin", ...Object.fromEntries(names.map((name) => [name, given])) });
    const expected = names.map(() => kept);
    expect(names.map((name) => read.compiler.environment[name])).toEqual(expected);
    expect(names.slice(0, 2).map((name) => read.engineEnvironment[name])).toEqual(expected.slice(0, 2));
  });

  it("takes the compiler from CC, and cc if it is missing or empty", () => {
    expect(readEnvironment({ CC: "clang" }).compiler.command).toBe("clang");
    expect(readEnvironment({ CC: "" }).compiler.command).toBe("cc");
    expect(readEnvironment({}).compiler.command).toBe("cc");
    expect(readEnvironment({ CC: "tools/cc" }).compiler.command).toBe(path.resolve("tools/cc"));
  });

  it("keeps compiled files in XDG_CACHE_HOME, or in the home folder's cache", () => {
    expect(readEnvironment({ XDG_CACHE_HOME: "/caches" }).compiler.cacheFolder).toBe(
      "/caches/sqlite-bench-gate",
    );
    const home = path.join(os.homedir(), ".cache/sqlite-bench-gate");
    expect(readEnvironment({}).compiler.cacheFolder).toBe(home);
    expect(readEnvironment({ XDG_CACHE_HOME: ".cache" }).compiler.cacheFolder).toBe(home);
  });
});
