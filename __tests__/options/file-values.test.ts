import { describe, expect, it } from "vitest";
import { errorMessage } from "../error-message.ts";
import { parseConfigFile } from "./full-build.ts";

const read = (pragmas: string) => parseConfigFile(`pragmas: ${pragmas}\n`, "gate.yml").pragmas;

describe("pragmas of a configuration file", () => {
  it("become complete statements, with or without the keyword", () => {
    expect(read('{ baseline: { file: [cache_size=-65536, "PRAGMA mmap_size = 0;"] } }')).toEqual({
      baseline: { file: ["PRAGMA cache_size=-65536;", "PRAGMA mmap_size = 0;"] },
    });
  });

  it.each([
    ["{ baseline: { file: [cache_size] } }", "is not a pragma such as cache_size=-65536"],
    ['{ baseline: { file: ["cache_size=1; DROP TABLE t"] } }', "is not a pragma such as"],
    ['{ baseline: { file: ["ATTACH x AS y"] } }', "is not a pragma such as"],
    ["{ baseline: { disk: [a=1] } }", 'unknown key "disk"'],
    ["{ other: { file: [a=1] } }", 'unknown key "other"'],
    ["{ baseline: { file: a=1 } }", "is not a list of up to 20 pragmas"],
  ])("are refused as %s", (text, message) => {
    expect(errorMessage(() => read(text))).toContain(message);
  });
});

describe("an engine's version in a configuration file", () => {
  const version = (text: string) =>
    parseConfigFile(`engine-version: ${text}\n`, "gate.yml")["engine-version"];

  it("is found by one query, or in a file", () => {
    expect(version("{ query: SELECT dolt_version() }")).toEqual({ query: "SELECT dolt_version();" });
    expect(version('{ query: "pragma cipher_version ;" }')).toEqual({ query: "pragma cipher_version;" });
    expect(version("{ file: VERSION }")).toEqual({ file: "VERSION" });
  });

  it.each([
    ["{}", "names not exactly one of query and file"],
    ["{ query: SELECT 1, file: VERSION }", "names not exactly one of query and file"],
    ["{ query: .shell reboot }", "is not one query such as SELECT dolt_version()"],
    ["{ query: DROP TABLE t }", "is not one query such as"],
    ["{ query: SELECT 1; DROP TABLE t }", "is not one query such as"],
    ['{ query: "SELECT 1\\n.shell reboot" }', "is not one query such as"],
    [`{ query: SELECT ${"1".repeat(200)} }`, "is not one query such as"],
    ['{ file: "" }', "file"],
    ["{ command: x }", 'unknown key "command"'],
    ["SELECT 1", "is not a mapping with query, file"],
  ])("is refused as %s", (text, message) => {
    expect(errorMessage(() => version(text))).toContain(message);
  });
});
