import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import {
  changelogSection,
  moveMajorTag,
  parseTag,
  pin,
  prepareRelease,
  releaseNotes,
  releaseUnreleased,
  requirePinned,
  requireSameCommit,
  tagRelease,
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

describe("a changelog's unreleased section", () => {
  const changes = "# Changelog\n\n## Unreleased\n\n- New.\n\n## 1.1.0 - 2026-01-02\n\n- Old.\n";

  it("becomes a version's, below an empty one", () => {
    expect(releaseUnreleased(changes, "1.2.0", "2026-03-04")).toBe(
      "# Changelog\n\n## Unreleased\n\n## 1.2.0 - 2026-03-04\n\n- New.\n\n## 1.1.0 - 2026-01-02\n\n- Old.\n",
    );
  });

  it("keeps its brackets", () => {
    const linked = changes.replace("Unreleased", "[Unreleased]");
    expect(releaseUnreleased(linked, "1.2.0", "2026-03-04")).toContain(
      "\n## [1.2.0] - 2026-03-04\n\n- New.\n",
    );
  });

  it.each([
    ["missing", changes.replace("Unreleased", "Next"), "1.2.0", 'no section "## Unreleased"'],
    ["empty", changes.replace("- New.\n", ""), "1.2.0", "the section of 1.2.0 is empty"],
    ["released already", changes, "1.1.0", "has a section of 1.1.0 already"],
  ])("is refused if it is %s", (_, text, version, message) => {
    expect(() => releaseUnreleased(text, version, "2026-03-04")).toThrow(message);
  });

  it("is released with the version of package.json and package-lock.json", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "prepared-"));
    const inFolder = (name: string) => path.join(folder, name);
    try {
      const { name, version } = JSON.parse(read("package.json"));
      writeFileSync(inFolder("package.json"), JSON.stringify({ name, version }));
      const packages = { "": { name, version } };
      writeFileSync(
        inFolder("package-lock.json"),
        JSON.stringify({ name, version, lockfileVersion: 3, packages }),
      );
      writeFileSync(inFolder("CHANGELOG.md"), changes);
      prepareRelease(folder, "v1.2.0", "2026-03-04");
      const [manifest = "", lock = "", changelog = ""] = [
        "package.json",
        "package-lock.json",
        "CHANGELOG.md",
      ].map((file) => readFileSync(inFolder(file), "utf8"));
      expect(releaseNotes("v1.2.0", manifest, changelog)).toBe("- New.");
      expect(JSON.parse(lock)).toMatchObject({ version: "1.2.0", packages: { "": { version: "1.2.0" } } });
    } finally {
      rmSync(folder, { recursive: true });
    }
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

describe("pinned workflows", () => {
  const own = /uses: (sqlite-bench-gate\/sqlite-bench-gate\S*)@(.*)/g;
  const sha = "a".repeat(40);
  const files = globSync(".github/workflows/*.yml", { cwd: root });
  const called = files.filter((file) => parse(read(file)).on?.workflow_call !== undefined);

  it("name the commit of their release, with its version and what their comments said", () => {
    const used = called.flatMap((file) => [...pin(read(file), sha, "v1.2.3").matchAll(own)]);
    expect(used.length).toBeGreaterThan(10);
    for (const [, , ref] of used) expect(ref).toMatch(/^a{40} # v1\.2\.3(?:; .+)?$/);
  });

  it("have the same content otherwise, and can be pinned again", () => {
    const content = (text: string) =>
      JSON.stringify(parse(text)).replaceAll(/(\/sqlite-bench-gate[^@"]*)@\w+/g, "$1");
    for (const file of called) {
      const text = pin(read(file), sha, "v1.2.3");
      expect(content(text)).toBe(content(read(file)));
      expect(pin(pin(read(file), "b".repeat(40), "v1.1.0"), sha, "v1.2.3")).toBe(text);
    }
  });

  it("use nothing that uses this repository's moving tag in its turn", () => {
    const used = called.flatMap((file) => [...read(file).matchAll(own)].map(([, name = ""]) => name));
    const places = used.map((name) => name.split("/").slice(2).join("/"));
    for (const place of new Set(places)) {
      const file = place.endsWith(".yml") ? place : path.join(place, "action.yml");
      expect(read(file).match(own), file).toBeNull();
    }
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
    git("push", "--quiet", "origin", "HEAD:refs/tags/v1.0.0");
    commit("Not released");
    expect(moveMajorTag(copy, "v1.0.0")).toBe(`v1 is at ${first}, as v1.0.0`);
    const second = commit("Two");
    git("push", "--quiet", "origin", "HEAD:refs/tags/v1.1.0");
    moveMajorTag(copy, "v1.1.0");
    expect(tagged("v1")).toBe(second);
    expect(() => moveMajorTag(copy, "v1.2.0")).toThrow("tag v1.2.0 is not on the remote");
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

  describe("a release's tag", () => {
    const workflow = (ref: string) =>
      `on:\n  workflow_call:\njobs:\n  one:\n    uses: sqlite-bench-gate/sqlite-bench-gate/.github/workflows/b.yml@${ref}\n`;

    beforeEach(() => {
      mkdirSync(path.join(copy, ".github/workflows"), { recursive: true });
      writeFileSync(path.join(copy, ".github/workflows/a.yml"), workflow("v0"));
      writeFileSync(
        path.join(copy, ".github/workflows/c.yml"),
        workflow("v0").replace("workflow_call", "push"),
      );
      git("add", "--all");
      commit("One");
    });

    it("is a commit on top of the checked-out one, which its workflows to call name", () => {
      const head = git("rev-parse", "HEAD");
      tagRelease(copy, "v1.0.0");
      expect([git("rev-parse", "HEAD"), git("status", "--porcelain")]).toEqual([head, ""]);
      expect(git("rev-parse", "v1.0.0^")).toBe(head);
      expect(git("diff", "--name-only", "v1.0.0^", "v1.0.0")).toBe(".github/workflows/a.yml");
      expect(`${git("show", "v1.0.0:.github/workflows/a.yml")}\n`).toBe(workflow(`${head} # v1.0.0`));
      git("checkout", "--quiet", "v1.0.0");
      expect(() => requirePinned(copy, "v1.0.0")).not.toThrow();
    });

    it("is refused at a commit without pins", () => {
      commit("Two");
      expect(() => requirePinned(copy, "v1.0.0")).toThrow("with pinned workflows (.github/workflows/a.yml)");
    });

    it("is refused if anything else differs, or another version is named", () => {
      tagRelease(copy, "v1.0.0");
      git("checkout", "--quiet", "v1.0.0");
      expect(() => requirePinned(copy, "v1.0.1")).toThrow("with pinned workflows");
      writeFileSync(path.join(copy, "more"), "");
      git("add", "--all");
      git("commit", "--quiet", "--amend", "--no-edit");
      expect(() => requirePinned(copy, "v1.0.0")).toThrow("with pinned workflows (more)");
    });
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
      mkdirSync(path.join(copy, ".github/workflows"), { recursive: true });
      cpSync(path.join(root, ".github/workflows/gate.yml"), path.join(copy, ".github/workflows/gate.yml"));
      cpSync(path.join(root, "scripts/release.ts"), path.join(copy, "scripts/release.ts"));
      writeFileSync(path.join(copy, "package.json"), '{ "version": "1.10.0", "type": "module" }');
      writeFileSync(path.join(copy, "CHANGELOG.md"), changelog);
      git("add", "--all");
      commit("Release 1.10.0");
      tagRelease(copy, "v1.10.0");
      git("push", "--quiet", "origin", "v1.10.0");
      // As actions/checkout does: a few commits, and no tags.
      shallow = path.join(folder, "shallow");
      const depth = String(workflow.jobs.check.steps[0].with["fetch-depth"]);
      gitIn(folder, "clone", "--quiet", "--depth", depth, "--branch", "v1.10.0", `file://${remote}`, shallow);
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

    it("check the tag and write the notes", () => {
      expect(runs).toHaveLength(2);
      for (const script of runs) run(script, "v1.10.0");
      expect(readFileSync(path.join(folder, "notes.md"), "utf8")).toBe("### Added\n\n- A thing.\n");
    });

    it.each(["v1.1.0", "v1.10.0$(id)", "nightly"])("refuse the tag %s", (tag) => {
      expect(() => run(runs[0] as string, tag)).toThrow(
        `tag ${tag === "v1.1.0" ? tag : JSON.stringify(tag)}`,
      );
    });
  });
});
