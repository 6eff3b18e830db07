import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import {
  changelogSection,
  moveMajorTag,
  parseTag,
  releaseNotes,
  requireSameCommit,
} from "../../scripts/release.ts";
import { gitIn } from "../git/run-git.ts";

const root = path.join(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(path.join(root, name), "utf8");

const changelog = `# Changelog

## [Unreleased]

## [1.10.0] - 2026-02-03

### Added

- A thing.

## 1.1.0 - 2026-01-02

- The first thing.

## 1.0.0

- No date.

## 0.9.0 - 2025-01-01

[1.10.0]: https://example.com/1.10.0
`;

describe("a tag", () => {
  it("is parsed", () => {
    expect(parseTag("v1.20.3")).toEqual({ version: "1.20.3", majorTag: "v1", numbers: [1, 20, 3] });
  });

  it.each(["1.2.3", "v1.2", "v1.2.3-rc.1", "v01.2.3", "v1.2.3;id", "v1.2.3\n", ""])(
    "is refused if it is %j",
    (tag) => {
      expect(() => parseTag(tag)).toThrow(`tag ${JSON.stringify(tag)}: expected v and three numbers`);
    },
  );
});

describe("a changelog's section", () => {
  it("ends before the next version", () => {
    expect(changelogSection(changelog, "1.10.0")).toBe("### Added\n\n- A thing.");
  });

  it("is found by the complete version number", () => {
    expect(changelogSection(changelog, "1.1.0")).toBe("- The first thing.");
  });

  it.each([
    ["2.0.0", 'CHANGELOG.md has no section "## 2.0.0 - YYYY-MM-DD"'],
    ["1.0.0", 'CHANGELOG.md: "## 1.0.0" has no date: expected "## 1.0.0 - YYYY-MM-DD"'],
    ["0.9.0", "CHANGELOG.md: the section of 0.9.0 is empty"],
  ])("of %s is refused", (version, message) => {
    expect(() => changelogSection(changelog, version)).toThrow(message);
  });
});

describe("a release's notes", () => {
  it("exist for the version in package.json", () => {
    const manifest = read("package.json");
    const tag = `v${JSON.parse(manifest).version}`;
    expect(releaseNotes(tag, manifest, read("CHANGELOG.md"))).toContain("### Added");
  });

  it("are refused if package.json has another version", () => {
    expect(() => releaseNotes("v1.10.0", '{ "version": "1.9.0" }', changelog)).toThrow(
      "tag v1.10.0: package.json has version 1.9.0",
    );
  });
});

describe("with a remote", () => {
  let folder: string;
  let remote: string;
  let copy: string;

  const git = (...parameters: string[]) => gitIn(copy, ...parameters);
  const commit = (message: string) => {
    git("commit", "--quiet", "--allow-empty", "--message", message);
    git("push", "--quiet", "origin", "HEAD:main");
    return git("rev-parse", "HEAD");
  };
  const tagged = (tag: string) => git("ls-remote", "origin", `refs/tags/${tag}`).split("\t")[0];

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "release-"));
    remote = path.join(folder, "remote.git");
    copy = path.join(folder, "copy");
    gitIn(folder, "init", "--quiet", "--bare", "--initial-branch", "main", remote);
    gitIn(folder, "clone", "--quiet", remote, copy);
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it("creates the major tag, and moves it with the next release", () => {
    const first = commit("One");
    expect(moveMajorTag(copy, "v1.0.0")).toBe(`v1 is at ${first}, as v1.0.0`);
    const second = commit("Two");
    moveMajorTag(copy, "v1.1.0");
    expect(tagged("v1")).toBe(second);
  });

  it("does not move the major tag back from a newer release", () => {
    const newer = commit("Newer");
    git(
      "push",
      "--quiet",
      "origin",
      "HEAD:refs/tags/v1.10.0",
      "HEAD:refs/tags/v2.0.0",
      "HEAD:refs/tags/v1.11.0-rc.1",
    );
    moveMajorTag(copy, "v1.10.0");
    commit("Fix an older release");
    expect(moveMajorTag(copy, "v1.9.1")).toBe("v1 is unchanged: v1.10.0 is newer than v1.9.1");
    expect(tagged("v1")).toBe(newer);
  });

  it("accepts a tag that does not exist yet", () => {
    commit("One");
    expect(() => requireSameCommit(copy, "v1.0.0")).not.toThrow();
  });

  it("accepts an annotated tag at this commit", () => {
    commit("One");
    git("tag", "--annotate", "--message", "One", "v1.0.0");
    git("push", "--quiet", "origin", "v1.0.0");
    expect(() => requireSameCommit(copy, "v1.0.0")).not.toThrow();
  });

  it("refuses a tag at another commit", () => {
    const first = commit("One");
    git("push", "--quiet", "origin", "HEAD:refs/tags/v1.0.0");
    const second = commit("Two");
    expect(() => requireSameCommit(copy, "v1.0.0")).toThrow(
      `tag v1.0.0 is at ${first}, and this is ${second}`,
    );
  });

  describe("the workflow's own steps", () => {
    const workflow = parse(read(".github/workflows/release.yml"));
    const steps: readonly { readonly run?: string }[] = [
      ...workflow.jobs.check.steps,
      ...workflow.jobs.release.steps,
    ];
    const runs = steps.flatMap(({ run = "" }) => (run.includes("scripts/release.ts") ? [run] : []));
    let shallow: string;

    beforeEach(() => {
      mkdirSync(path.join(copy, "scripts"));
      cpSync(path.join(root, "scripts/release.ts"), path.join(copy, "scripts/release.ts"));
      writeFileSync(path.join(copy, "package.json"), '{ "version": "1.10.0", "type": "module" }');
      writeFileSync(path.join(copy, "CHANGELOG.md"), changelog);
      git("add", "--all");
      commit("Release 1.10.0");
      git("push", "--quiet", "origin", "HEAD:refs/tags/v1.10.0");
      // As actions/checkout does: one commit, and no tags.
      shallow = path.join(folder, "shallow");
      gitIn(folder, "clone", "--quiet", "--depth", "1", "--no-tags", `file://${remote}`, shallow);
    });

    const run = (script: string, tag: string) =>
      execFileSync("bash", ["-e", "-o", "pipefail", "-c", script], {
        cwd: shallow,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "pipe"],
        env: {
          ...process.env,
          PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
          TAG: tag,
          RUNNER_TEMP: folder,
          GITHUB_TOKEN: "not-asked-for",
        },
      });

    it("check the tag, write the notes and move the major tag", () => {
      expect(runs).toHaveLength(3);
      for (const script of runs) run(script, "v1.10.0");
      expect(readFileSync(path.join(folder, "notes.md"), "utf8")).toBe("### Added\n\n- A thing.\n");
      expect(tagged("v1")).toBe(git("rev-parse", "HEAD"));
    });

    it.each(["v1.1.0", "v1.10.0$(id)", "nightly"])("refuse the tag %s", (tag) => {
      expect(() => run(runs[0] as string, tag)).toThrow(
        `tag ${tag === "v1.1.0" ? tag : JSON.stringify(tag)}`,
      );
    });
  });
});
