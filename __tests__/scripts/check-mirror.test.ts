import { describe, expect, it } from "vitest";
import { unmirrored } from "../../scripts/check-mirror.ts";

describe("a test", () => {
  it("mirrors a source, a folder, a script, a benchmark or a helper", () => {
    const sources = ["src/verdict/judge.ts", "src/yaml/file.ts", "scripts/pack.ts", "bench/noise.ts"];
    const tests = ["verdict/judge", "yaml", "scripts/pack", "bench/noise", "acceptance/run", "forge/api"];
    const files = [...sources, "__tests__/forge/api.ts", ...tests.map((name) => `__tests__/${name}.test.ts`)];
    expect(unmirrored(files)).toEqual([]);
  });

  it("is found if its source has moved", () => {
    const test = "__tests__/verdict/judge.test.ts";
    expect(unmirrored(["src/features/judging/judge.ts", test])).toEqual([test]);
  });
});
