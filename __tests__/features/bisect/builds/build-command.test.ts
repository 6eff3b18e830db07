import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseBuildCommand } from "../../../../src/features/bisect/builds/build-command.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "command-"));

afterAll(() => rmSync(folder, { recursive: true }));

describe("a build command", () => {
  it.each([
    ["make libengine.so", ["make", "libengine.so"]],
    ["  make   -j 2 ", ["make", "-j", "2"]],
    [`make CFLAGS='-O2 -g' "a b"c`, ["make", "CFLAGS=-O2 -g", "a bc"]],
    [`echo 'a; b' "c | d"`, ["echo", "a; b", "c | d"]],
    ["make ''", ["make", ""]],
  ])("%s has its words", (text, words) => {
    expect(parseBuildCommand(text, folder).command).toEqual(words);
  });

  it.each(["a && b", "a | b", "a > b", "a $(b)", 'a "$HOME"', "a *.c", "a; b", "a `b`"])(
    "%s is refused, because it needs a shell",
    (text) => {
      expect(() => parseBuildCommand(text, folder)).toThrow("which only a shell understands");
    },
  );

  it("is refused without words, and with half a quotation", () => {
    expect(() => parseBuildCommand("  ", folder)).toThrow("is empty");
    expect(() => parseBuildCommand("make 'a", folder)).toThrow("a quotation mark without its other one");
  });

  it("can be a script, of which the text counts", () => {
    const script = path.join(folder, "build.sh");
    writeFileSync(script, "make a && make b\n");
    const before = parseBuildCommand("build.sh", folder);
    expect(before.command).toEqual(["sh", script]);
    writeFileSync(script, "#!/bin/sh\nmake c\n");
    chmodSync(script, 0o755);
    const after = parseBuildCommand("./build.sh", folder);
    expect(after.command).toEqual([script]);
    expect(after.key).not.toBe(before.key);
  });
});
