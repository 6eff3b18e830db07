import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { writeWhole } from "../../src/results/write.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "write-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("writeWhole", () => {
  it("leaves a pipe in place, and writes into it", async () => {
    const pipe = path.join(folder, "pipe");
    execFileSync("mkfifo", [pipe]);
    const reader = spawn("cat", [pipe], { stdio: ["ignore", "pipe", "inherit"] });
    onTestFinished(() => void reader.kill());
    const read = text(reader.stdout);
    const ended = once(reader, "exit");
    writeWhole(pipe, "a page");
    await ended;
    expect(await read).toBe("a page");
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });

  it("replaces a symbolic link, and leaves what it names as it is", () => {
    const [file, link] = [path.join(folder, "other.html"), path.join(folder, "page.html")];
    writeFileSync(file, "before");
    symlinkSync(file, link);
    writeWhole(link, "a page");
    expect(lstatSync(link).isSymbolicLink()).toBe(false);
    expect(readFileSync(link, "utf8")).toBe("a page");
    expect(readFileSync(file, "utf8")).toBe("before");
    expect(readdirSync(folder).sort()).toEqual(["other.html", "page.html", "pipe"]);
  });
});
