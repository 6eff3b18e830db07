import { execFileSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openInside, readInside, readNamed } from "../../src/platform/read-inside.ts";

describe("a file that somebody names", () => {
  let top: string;
  let root: string;
  const inRoot = (name: string) => path.join(root, name);

  beforeEach(() => {
    top = realpathSync(mkdtempSync(path.join(os.tmpdir(), "read-inside-")));
    root = path.join(top, "root");
    mkdirSync(inRoot("folder"), { recursive: true });
    writeFileSync(path.join(top, "secret"), "secret");
    writeFileSync(inRoot("file"), "text");
  });

  afterEach(() => rmSync(top, { recursive: true }));

  it("is read with the place that it has, also by a link that stays in the root", () => {
    symlinkSync("../file", inRoot("folder/link"));
    const found = readInside(inRoot("folder/link"), [root], 4);
    expect(found).toEqual({ bytes: Buffer.from("text"), place: inRoot("file"), root });
  });

  it("is not read if it leads out of the roots, is none, or is too large", () => {
    symlinkSync("../secret", inRoot("link"));
    execFileSync("mkfifo", [inRoot("pipe")]);
    expect(readInside(inRoot("link"), [root], 10)).toBe("outside");
    expect(readInside(path.join(top, "secret"), [root], 10)).toBe("outside");
    expect(readInside(inRoot("pipe"), [root], 10)).toBe("no regular file");
    expect(readInside(inRoot("folder"), [root], 10)).toBe("no regular file");
    expect(readInside("/dev/zero", undefined, 10)).toBe("no regular file");
    expect(readInside(inRoot("file"), [root], 3)).toBe("too large");
  });

  it("of a job says why it is not read, and of nobody's may be a pipe", () => {
    symlinkSync("../secret", inRoot("link"));
    expect(readNamed(inRoot("file"), [root]).toString()).toBe("text");
    expect(() => readNamed(inRoot("link"), [root])).toThrow("it leads out of the workspace");
    expect(() => readNamed(inRoot("folder"), [root])).toThrow("it is no regular file");
    expect(readNamed(inRoot("link"), undefined).toString()).toBe("secret");
  });

  it("is read to its end where the system says that it is empty", () => {
    if (!existsSync("/proc/self/maps")) return;
    const found = readInside("/proc/self/maps", undefined, 10_000_000);
    if (typeof found === "string") throw new Error(found);
    expect(found.bytes.length).toBeGreaterThan(4096);
  });

  it("is what its path led to when it was opened", () => {
    const opened = openInside(inRoot("file"), [root]);
    if (typeof opened === "string") throw new Error(opened);
    expect(opened).toMatchObject({ place: inRoot("file"), root });
    closeSync(opened.handle);
  });
});
