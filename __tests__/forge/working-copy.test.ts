import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { gitIn } from "../git/run-git.ts";
import { WorkingCopy } from "./working-copy.ts";

describe("a working copy", () => {
  let folder: string;
  let remote: string;
  let copy: WorkingCopy;

  const ask = (...parameters: string[]) => gitIn(remote, ...parameters);

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "working-copy-"));
    remote = path.join(folder, "remote.git");
    gitIn(folder, "init", "--quiet", "--bare", remote);
    copy = new WorkingCopy(path.join(folder, "copy"), remote, "Basic bm9ib2R5");
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it("pushes files to a branch, and returns the commit", () => {
    const commit = copy.push("faster", "Be faster", { "a/b.txt": "text\n" });
    expect(ask("rev-parse", "refs/heads/faster")).toBe(commit);
    expect(ask("show", "faster:a/b.txt")).toBe("text");
  });

  it("pushes a further commit on top of the last", () => {
    const first = copy.push("main", "One", { file: "1" });
    copy.push("faster", "Two", { file: "2" });
    expect(ask("rev-parse", "faster^")).toBe(first);
  });

  it("pushes a tag", () => {
    const commit = copy.push("main", "One", { file: "1" });
    copy.pushTag("v1");
    expect(ask("rev-parse", "refs/tags/v1")).toBe(commit);
  });

  it("reports Git's own error if it cannot push", () => {
    rmSync(remote, { recursive: true });
    expect(() => copy.push("main", "One", { file: "1" })).toThrow("does not appear to be a git repository");
  });
});
