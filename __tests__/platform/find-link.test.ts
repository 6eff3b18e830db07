import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findLink } from "../../src/platform/find-link.ts";

describe("a link on the way to a file", () => {
  const started = process.cwd();
  let folder: string;
  let checkout: string;
  const inFolder = (...names: string[]) => path.join(folder, ...names);

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), "find-link-")));
    checkout = inFolder("checkout");
    for (const name of ["checkout/.git", "checkout/src", "elsewhere/worktrees"])
      mkdirSync(inFolder(name), { recursive: true });
  });

  afterEach(() => {
    process.chdir(started);
    rmSync(folder, { recursive: true });
  });

  it("is found in a checkout, as the folder, inside of it or as the file", () => {
    symlinkSync("../elsewhere", path.join(checkout, "out"));
    const found = { link: path.join(checkout, "out"), target: inFolder("elsewhere") };
    expect(findLink(path.join(checkout, "out"))).toEqual(found);
    expect(findLink(path.join(checkout, "out/worktrees/new"))).toEqual(found);
    mkdirSync(path.join(checkout, "own"));
    symlinkSync("/etc/passwd", path.join(checkout, "own/results.json"));
    expect(findLink(path.join(checkout, "own/results.json"))?.target).toBe("/etc/passwd");
    expect(findLink(path.join(checkout, "own/report.md"))).toBeUndefined();
  });

  it("is found if it leads into the same checkout, such as its .git, or nowhere", () => {
    symlinkSync(".git", path.join(checkout, "out"));
    symlinkSync("missing", path.join(checkout, "none"));
    expect(findLink(path.join(checkout, "out"))?.target).toBe(path.join(checkout, ".git"));
    expect(findLink(path.join(checkout, "none/results.json"))?.target).toBe(path.join(checkout, "missing"));
  });

  it("is found in a working copy whose .git is a file, and behind a link of the user's", () => {
    const worktree = inFolder("worktree");
    mkdirSync(worktree);
    writeFileSync(path.join(worktree, ".git"), "gitdir: /nowhere\n");
    symlinkSync("/etc", path.join(worktree, "out"));
    symlinkSync(worktree, inFolder("mine"));
    expect(findLink(inFolder("mine/out"))).toEqual({ link: path.join(worktree, "out"), target: "/etc" });
    expect(findLink(inFolder("mine/other"))).toBeUndefined();
  });

  it("is found where `..` leaves its target", () => {
    symlinkSync("../elsewhere/worktrees", path.join(checkout, "out"));
    expect(findLink(`${checkout}/out/../results.json`)?.link).toBe(path.join(checkout, "out"));
    expect(findLink(`${checkout}/missing/../out/x`)?.link).toBe(path.join(checkout, "out"));
  });

  it("is found in the working folder, which may be a repository without its .git", () => {
    const unpacked = inFolder("unpacked");
    mkdirSync(unpacked);
    symlinkSync("../elsewhere", path.join(unpacked, "bench-results"));
    expect(findLink(path.join(unpacked, "bench-results"))).toBeUndefined();
    process.chdir(unpacked);
    expect(findLink("bench-results")?.target).toBe(inFolder("elsewhere"));
    expect(findLink(path.join(unpacked, "bench-results"))?.target).toBe(inFolder("elsewhere"));
  });

  it("does not count elsewhere", () => {
    symlinkSync("elsewhere", inFolder("fast-disk"));
    process.chdir(checkout);
    expect(findLink("../fast-disk/out")).toBeUndefined();
    expect(findLink(inFolder("fast-disk/out"))).toBeUndefined();
    expect(findLink("/dev/stdout")).toBeUndefined();
    expect(findLink("src/new/results.json")).toBeUndefined();
    process.chdir("/");
    expect(findLink(inFolder("fast-disk/out"))).toBeUndefined();
  });

  it("leaves what cannot be looked at to whoever writes there", () => {
    writeFileSync(path.join(checkout, "file"), "");
    expect(findLink(path.join(checkout, "file/inside"))).toBeUndefined();
    expect(findLink(path.join(checkout, "a".repeat(5000)))).toBeUndefined();
    expect(findLink(path.join(checkout, "nul\0"))).toBeUndefined();
  });
});
