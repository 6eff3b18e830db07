import { describe, expect, it } from "vitest";
import {
  canIncludeBelow,
  findFolder,
  includesPath,
  problemOfPattern,
  problemOfPatterns,
} from "../../src/options/path-filter.ts";

/** https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#patterns-to-match-file-paths */
const documented: [string[], string[], string[]?][] = [
  [["*"], ["README.md", "server.rb"], ["docs/README.md"]],
  [["*.jsx?"], ["page.js", "page.jsx"], ["page.jsxx", "src/page.js"]],
  [["**"], ["all/the/files.md"]],
  [["*.js"], ["app.js", "index.js"], ["js/index.js"]],
  [["**.js"], ["index.js", "js/index.js", "src/js/app.js"]],
  [["docs/*"], ["docs/README.md", "docs/file.txt"], ["docs/mona/octocat.txt"]],
  [["docs/**"], ["docs/README.md", "docs/mona/octocat.txt"], ["a/docs/README.md"]],
  [["docs/**/*.md"], ["docs/README.md", "docs/mona/hello-world.md", "docs/a/markdown/file.md"]],
  [["**/docs/**"], ["docs/hello.md", "dir/docs/my-file.txt", "space/docs/plan/space.doc"]],
  [["**/README.md"], ["README.md", "js/README.md"], ["js/NOREADME.md"]],
  [["**/*src/**"], ["a/src/app.js", "my-src/code/js/app.js"]],
  [["**/*-post.md"], ["my-post.md", "path/their-post.md"]],
  [["**/migrate-*.sql"], ["migrate-10909.sql", "db/migrate-v1.0.sql", "db/sept/migrate-v1.sql"]],
  [["*.md", "!README.md"], ["hello.md"], ["README.md", "docs/hello.md"]],
  [
    ["*.md", "!README.md", "README*"],
    ["hello.md", "README.md", "README.doc"],
  ],
  // #patterns-to-match-branches-and-tags, which are of the same language
  [["feature/*"], ["feature/my-branch", "feature/your-branch"], ["feature/mona/the/octocat"]],
  [["feature/**"], ["feature/beta-a/my-branch", "feature/your-branch", "feature/mona/the/octocat"]],
  [
    ["main", "releases/mona-the-octocat"],
    ["main", "releases/mona-the-octocat"],
  ],
  [["*feature"], ["mona-feature", "feature", "ver-10-feature"]],
  [["v2*"], ["v2", "v2.0", "v2.9"]],
  [["v[12].[0-9]+.[0-9]+"], ["v1.10.1", "v2.0.0"], ["v3.0.0", "v1.10", "v1..1"]],
  // #filter-pattern-cheat-sheet
  [["Octo*"], ["Octocat"]],
  [["[CB]at"], ["Cat", "Bat"], ["cat", "at", "CBat"]],
  [["[1-2]00"], ["100", "200"], ["300"]],
];

describe("GitHub's documented examples", () => {
  it.each(documented)("%s", (patterns, included, others = []) => {
    expect(included.filter((path) => !includesPath(patterns, path))).toEqual([]);
    expect(others.filter((path) => includesPath(patterns, path))).toEqual([]);
    expect(patterns.map(problemOfPattern)).toEqual(patterns.map(() => undefined));
    expect(problemOfPatterns(patterns)).toBeUndefined();
  });
});

describe("a pattern", () => {
  // abicheck/abicheck#1240
  it.each<[string[], string, boolean]>([
    [["**.c"], "src/btree.c", true],
    [["src/**.c"], "src/vdbe/vdbe.c", true],
    [["src/**", "!src/**/*.md"], "src/readme.md", false],
    [["src/**", "!src/**/*.md"], "src/readme.c", true],
    [["!docs/**", "**"], "docs/a.md", true],
    [["src/**", "!src/test/**", "src/test/main.c"], "src/test/main.c", true],
    [["*"], ".gitignore", true],
    [["**"], ".github/workflows/a.yml", true],
    [["a**/b"], "a/b", true],
    [["a**/b"], "ab", false],
    [["**/?x"], "x", true],
    [["a+b"], "aaab", true],
    [["a+b"], "b", false],
    [["[0-9]?+"], "", true],
    [["ab?+c"], "abbbc", true],
    [["ab?+c"], "ac", true],
    [["*?"], "main.c", true],
    [["*+"], "main.c", true],
    [["a.c"], "abc", false],
    [["(a|b).c"], "(a|b).c", true],
    [["(a|b).c"], "a.c", false],
    [["src/A.c"], "src/a.c", false],
    [["lib/é?.c"], "lib/.c", true],
    [["😀?.c"], ".c", true],
    [["*"], "two\nlines", true],
    [["\\*.c"], "*.c", true],
    [["\\*.c"], "a.c", false],
    [["\\!a"], "!a", true],
    [["a!b"], "a!b", true],
  ])("%s for %s: %s", (patterns, path, expected) => {
    expect(includesPath(patterns, path)).toBe(expected);
  });

  it.each([
    ["src/", "matches no file"],
    ["/src/**", "matches no file"],
    ["./src/**", "matches no file"],
    ["!./src/**", "matches no file"],
    ["src/../lib/*", "matches no file"],
    ["src//*.c", "matches no file"],
    ["src/./*.c", "matches no file"],
    [".git/**", "matches no file"],
    ["!", "matches no file"],
    ["**/", "matches no file"],
    ["+a", "no character before it"],
    ["?a", "no character before it"],
    ["!?", "no character before it"],
    ["[!a]", "brackets hold"],
    ["[]", "brackets hold"],
    ["[a-Z]", "brackets hold"],
    ["[z-a]", "brackets hold"],
    ["[a", "brackets hold"],
    ["src/{a,b}.c", "braces have no meaning"],
    ["a\\", "no character after it"],
  ])("%s is refused: %s", (pattern, problem) => {
    expect(problemOfPattern(pattern)).toContain(problem);
  });

  it.each([
    "src",
    "Makefile",
    "./?src/**",
    "/?src/**",
    "src/?",
    ".gitignore",
    ".github/**",
    "..a",
    "\\{a\\}",
    "***",
  ])("%s can match a file", (pattern) => {
    expect(problemOfPattern(pattern)).toBeUndefined();
  });
});

describe("several patterns", () => {
  it.each([
    [["!docs/**"], "each pattern takes files out"],
    [["src/**", "!**"], "take out every file"],
    [["src/*.c", "lib/*.c", "!**/*.c"], "take out every file"],
    [["[ab].c", "!a.c", "!b.c"], "take out every file"],
  ])("%s are refused: %s", (patterns, problem) => {
    expect(problemOfPatterns(patterns)).toContain(problem);
  });

  it.each([
    [["src/**", "!src/**/*.md"]],
    [["src/**", "!**", "Makefile"]],
    [["[abc].c", "!a.c", "!b.c"]],
    [["!**", "src/a.c"]],
    [["**", ...Array.from("abcdefghijkl", (letter) => `!**/${letter}*/**`)]],
  ])("%s leave a file", (patterns) => {
    expect(problemOfPatterns(patterns)).toBeUndefined();
  });

  it("that name a folder are found by its files", () => {
    expect(findFolder(["Makefile", "src"], ["src/a.c"])).toBe("src");
    expect(findFolder(["Makefile", "s*", "!src"], ["src/a.c", "srcs/a.c"])).toBeUndefined();
  });
});

it("reads a name of 4,096 characters against patterns with many stars", () => {
  const patterns = [`${"**a".repeat(40)}b`];
  expect(includesPath(patterns, "a".repeat(4096))).toBe(false);
});

it("says whether a submodule can have files that patterns name", () => {
  expect(canIncludeBelow(["**/*.c", "**/*.h"], "deps/sqlite")).toBe(true);
  expect(canIncludeBelow(["deps/*/src/**"], "deps/sqlite")).toBe(true);
  expect(canIncludeBelow(["deps/**", "!deps/sqlite/**"], "deps/sqlite")).toBe(false);
  expect(canIncludeBelow(["src/**", "Makefile", "*.c"], "deps/sqlite")).toBe(false);
});

it("names a submodule, which GitHub lists as a file, by its own name, and not by all files below it", () => {
  expect(includesPath(["vendor/sqlite/**"], "vendor/sqlite")).toBe(false);
  expect(includesPath(["vendor/sqlite", "vendor/sqlite/**"], "vendor/sqlite")).toBe(true);
  expect(includesPath(["vendor/**"], "vendor/sqlite")).toBe(true);
});
