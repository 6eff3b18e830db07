import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readVersion, readVersionFile } from "../../src/engines/own-version.ts";
import { useFolder } from "../builders/folder.ts";
import { errorMessage } from "../error-message.ts";

const folder = useFolder("own-version");

function fileOf(name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe("an answer as a version", () => {
  it.each([
    ["v0.51.3", "0.51.3"],
    ["4.5.3 community", "4.5.3 community"],
    ["version 7", "version 7"],
    ["\n  1.2\r\n3.4", "1.2"],
    ["1.2\u2028second line", "1.2"],
    ["\u001b[31m1.2", "[31m1.2"],
    ["x".repeat(200), "x".repeat(100)],
    ["𝟙".repeat(200), "𝟙".repeat(100)],
  ])("%j is %j: one line, and not longer than 100 characters", (answer, version) => {
    expect(readVersion(answer)).toBe(version);
  });

  it("is unknown if it holds no text", () => {
    expect(["", " \n ", "\0"].map(readVersion)).toEqual([undefined, undefined, undefined]);
  });
});

describe("a file with a version", () => {
  it("has it in its first line that is not empty", () => {
    expect(readVersionFile(fileOf("VERSION", "\nv1.4.0-dev\nnotes\n"), undefined)).toBe("1.4.0-dev");
  });

  it("is looked at in its beginning only", () => {
    expect(readVersionFile(fileOf("long", `1.4\n${"x".repeat(100_000)}`), undefined)).toBe("1.4");
  });

  it("is refused by name if it is missing, is empty or is no regular file", () => {
    const missing = path.join(folder, "none");
    expect(errorMessage(() => readVersionFile(missing, undefined))).toMatch(
      `engine-version: file "${missing}" cannot be read (ENOENT`,
    );
    const pipe = path.join(folder, "pipe");
    execFileSync("mkfifo", [pipe]);
    for (const other of [folder, pipe])
      expect(errorMessage(() => readVersionFile(other, undefined))).toContain("it is no regular file");
    const empty = fileOf("empty", "\n\n");
    expect(errorMessage(() => readVersionFile(empty, undefined))).toContain(
      "has no text in its first 4096 bytes",
    );
  });

  it("says nothing of a file that a link leads to out of the workspace, or into .git", () => {
    const workspace = path.join(folder, "workspace");
    mkdirSync(path.join(workspace, ".git"), { recursive: true });
    const secret = fileOf("credentials", "https://octo:ghp_secret@github.com\n");
    const config = path.join(workspace, ".git", "config");
    writeFileSync(config, "AUTHORIZATION: basic ghp_secret\n");
    for (const [target, why] of [
      [secret, "it leads out of the workspace"],
      [config, "it leads into .git"],
    ] as const) {
      const link = path.join(workspace, "VERSION");
      rmSync(link, { force: true });
      symlinkSync(target, link);
      const message = errorMessage(() => readVersionFile(link, [workspace]));
      expect(message).toContain(why);
      expect(message).not.toContain("ghp_secret");
    }
    writeFileSync(path.join(workspace, "own"), "1.4\n");
    expect(readVersionFile(path.join(workspace, "own"), [workspace])).toBe("1.4");
  });
});
