import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { removeReport, writeWhole } from "../../src/results/write.ts";
import { useFolder } from "../builders/folder.ts";

const folder = useFolder("write");
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

describe("an earlier run's report", () => {
  it("is removed with its page, and nothing else is", () => {
    const out = path.join(folder, "earlier");
    mkdirSync(out);
    for (const name of ["results.json", "report.md", "report.html", "notes.md"])
      writeFileSync(path.join(out, name), "earlier");
    removeReport(out);
    expect(readdirSync(out)).toEqual(["notes.md"]);
  });
});

describe("a link in a checkout", () => {
  it.each([
    ["folder", "out", "elsewhere"],
    ["file", "own/results.json", "elsewhere/file"],
    ["store", "own/results.sqlite", "elsewhere/file"],
  ])(
    "in the place of the %s of a run's results is refused, and its target is left alone",
    (_, link, target) => {
      const checkout = mkdtempSync(path.join(folder, "checkout-"));
      for (const name of [".git", "own", "elsewhere"]) mkdirSync(path.join(checkout, name));
      for (const name of ["file", "results.json"])
        writeFileSync(path.join(checkout, "elsewhere", name), "kept");
      const [place, named] = [path.join(checkout, link), path.join(checkout, target)];
      symlinkSync(named, place);
      const out = path.join(checkout, link.split("/")[0] ?? "");
      expect(() => removeReport(out)).toThrow(`is a symbolic link to "${named}"`);
      expect(() => writeWhole(place, "a page")).toThrow("remove the link, or give the path that it leads to");
      for (const name of ["file", "results.json"])
        expect(readFileSync(path.join(checkout, "elsewhere", name), "utf8")).toBe("kept");
    },
  );

  it("is not followed from the temporary name of a file", () => {
    const [file, target] = [path.join(folder, "temporary.html"), path.join(folder, "target")];
    writeFileSync(target, "kept");
    symlinkSync(target, `${file}.${process.pid}`);
    writeWhole(file, "a page");
    expect(readFileSync(file, "utf8")).toBe("a page");
    expect(readFileSync(target, "utf8")).toBe("kept");
  });
});
