import { execFileSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parseBuildCommand } from "../../../../src/features/search/builds/build-command.ts";
import { useFolder } from "../../../builders/folder.ts";

const folder = useFolder("command");

describe("a build command", () => {
  it.each([
    ["echo one && echo two", "one\ntwo\n"],
    ["cd / && pwd", "/\n"],
    [`NAME='a; b'; echo "$NAME" | tr ab xy`, "x; y\n"],
    ["  echo  trimmed ", "trimmed\n"],
  ])("%s is read by a shell", (text, output) => {
    const [program, ...parameters] = parseBuildCommand(text, folder).command;
    expect(execFileSync(program, parameters, { encoding: "utf8" })).toBe(output);
  });

  it("is another one if its text is", () => {
    const keyOf = (text: string) => parseBuildCommand(text, folder).key;
    expect(keyOf("make a")).toBe(keyOf(" make a "));
    expect(keyOf("make a")).not.toBe(keyOf("make b"));
  });

  it("is refused without words", () => {
    expect(() => parseBuildCommand("  ", folder)).toThrow("is empty");
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
