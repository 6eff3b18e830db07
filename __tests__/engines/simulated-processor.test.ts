import { describe, expect, it } from "vitest";
import { padPath, runOn } from "../../src/engines/simulated-processor.ts";

const valgrind = { program: "/usr/bin/valgrind", version: "3.19.0", support: "/usr/libexec/valgrind" };

describe("a path on the simulated processor", () => {
  it("has one length and means the same file", () => {
    const [short, long] = [padPath("/a.so"), padPath("/usr/lib/engines/b.so")];
    expect(short).toHaveLength(long.length);
    expect(short).toMatch(/^\/+a\.so$/);
  });

  it("is counted in bytes", () => {
    expect(Buffer.byteLength(padPath("/ü.so"))).toBe(Buffer.byteLength(padPath("/u.so")));
  });

  it("stays as it is if it is longer", () => {
    const long = `/${"a".repeat(2000)}`;
    expect(padPath(long)).toBe(long);
  });
});

describe("what runs on the simulated processor", () => {
  it("has the same environment whatever the user's is, but for where libraries are", () => {
    const driver = {
      command: "/cache/driver",
      environment: { TZ: "Asia/Tokyo", LANG: "ja_JP", LD_LIBRARY_PATH: "/l" },
    };
    const processor = { tool: "counter", valgrind, toolFolder: "/cache/counter" } as const;
    const { command, parameters, environment } = runOn(processor, driver, "/profiles");
    expect(command).toBe("/usr/bin/valgrind");
    expect(parameters).toContain("--tool=instructions");
    expect(parameters).toContain("--command-line-only=yes");
    expect(parameters?.at(-1)).toBe(padPath("/cache/driver"));
    expect(environment).toMatchObject({ TZ: "UTC", LANG: "C", LD_LIBRARY_PATH: "/l" });
    expect(environment.VALGRIND_LIB).toBe(padPath("/cache/counter"));
  });

  it("is Callgrind with Valgrind's own tools", () => {
    const driver = { command: "/cache/driver", environment: {} };
    const { parameters, environment } = runOn({ tool: "callgrind", valgrind }, driver, "/profiles");
    expect(parameters).toContain("--callgrind-out-file=/profiles/%p");
    expect(environment).not.toHaveProperty("VALGRIND_LIB");
  });
});
