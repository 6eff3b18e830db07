import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findUpgrade } from "../../../../src/features/search/upgrade/find-upgrade.ts";

const npmRegistry = "https://registry.npmjs.org";

/** A lock file of npm with better-sqlite3. */
function npm(version: string, parts: object = {}): string {
  const resolved = `${npmRegistry}/better-sqlite3/-/better-sqlite3-${version}.tgz`;
  const own = { version, resolved, integrity: "sha512-x", ...parts };
  const packages = { "": { name: "app" }, "node_modules/better-sqlite3": own };
  return JSON.stringify({ lockfileVersion: 3, packages });
}

function cargo(version: string, source = "registry+https://github.com/rust-lang/crates.io-index"): string {
  return `version = 4\n\n[[package]]\nname = "libsqlite3-sys"\nversion = "${version}"\nsource = "${source}"\nchecksum = "00"\n`;
}

const pnpm = (version: string, resolution: string) =>
  `lockfileVersion: '9.0'\npackages:\n  better-sqlite3@${version}:\n    resolution: ${resolution}\n`;
const uv = (version: string, source = '{ registry = "https://pypi.org/simple" }') =>
  `version = 1\n[[package]]\nname = "doltlite"\nversion = "${version}"\nsource = ${source}\nwheels = [{ url = "a", hash = "sha256:0a" }, { url = "b", hash = "sha256:0b" }]\n`;
const pipenv = (version: string, parts: object = {}) =>
  JSON.stringify({
    _meta: { sources: [{ name: "pypi", url: "https://pypi.org/simple", verify_ssl: true }] },
    default: { doltlite: { hashes: ["sha256:0a", "sha256:0b"], version: `==${version}`, ...parts } },
  });
const poetry = (version: string, source = "") =>
  `[[package]]\nname = "DoltLite"\nversion = "${version}"\nfiles = [{file = "a", hash = "sha256:0a"}, {file = "b", hash = "sha256:0b"}]\n${source}\n[metadata]\nlock-version = "2.1"\n`;

const classicYarn = (
  version: string,
  resolved = `${npmRegistry}/better-sqlite3/-/better-sqlite3-${version}.tgz#00`,
) =>
  `# yarn lockfile v1\n\n\n"a@^1":\n  version "1.0.0"\n\nbetter-sqlite3@^12.0.0, better-sqlite3@^12.4.1:\n  version "${version}"\n  resolved "${resolved}"\n  integrity sha512-x\n  dependencies:\n    bindings "^1.5.0"\n`;
const berry = (version: string, resolution = `better-sqlite3@npm:${version}`) =>
  `__metadata:\n  version: 8\n\n"better-sqlite3@npm:^12.4.1":\n  version: ${version}\n  resolution: "${resolution}"\n  checksum: 10c0/00\n`;
const go = (version: string, more = "") =>
  `module app\n\ngo 1.24\n\nrequire (\n\tgithub.com/a/b v1.0.0\n\tgithub.com/mattn/go-sqlite3 ${version} // indirect\n)\n${more}`;

const find = (file: string, before: string, after: string, named?: string) =>
  findUpgrade([{ file, before, after }], named);

describe("the engine that a pull request upgrades", () => {
  it.each([
    ["package-lock.json", npm("12.4.1"), npm("13.2.0"), "npm:better-sqlite3"],
    [
      "web/npm-shrinkwrap.json",
      npm("12.4.1", { resolved: undefined }),
      npm("13.2.0", { resolved: undefined }),
      "npm:better-sqlite3",
    ],
    [
      "pnpm-lock.yaml",
      pnpm("12.4.1", "{integrity: sha512-x}"),
      pnpm("13.2.0", "{integrity: sha512-y}"),
      "npm:better-sqlite3",
    ],
    ["Cargo.lock", cargo("12.4.1"), cargo("13.2.0"), "crate:libsqlite3-sys"],
    ["uv.lock", uv("12.4.1"), uv("13.2.0"), "pypi:doltlite"],
    ["poetry.lock", poetry("12.4.1"), poetry("13.2.0"), "pypi:doltlite"],
    ["Pipfile.lock", pipenv("12.4.1"), pipenv("13.2.0"), "pypi:doltlite"],
    [
      "requirements.txt",
      "Doltlite==12.4.1\n",
      "a==1\ndoltlite[x] == 13.2.0 ; python_version > '3' \\\n  --hash=sha256:0\n",
      "pypi:doltlite",
    ],
    ["yarn.lock", classicYarn("12.4.1"), classicYarn("13.2.0"), "npm:better-sqlite3"],
    ["yarn.lock", berry("12.4.1"), berry("13.2.0"), "npm:better-sqlite3"],
    ["go.mod", go("12.4.1"), go("13.2.0"), "go:github.com/mattn/go-sqlite3"],
  ])("is found in %s", (file, before, after, name) => {
    expect(find(file, before, after)).toMatchObject({
      base: { package: name, version: "12.4.1" },
      candidate: { package: name, version: "13.2.0" },
    });
    expect(find(file, before, before)).toBeUndefined();
    expect(findUpgrade([{ file, before: undefined, after }], undefined)).toBeUndefined();
  });

  it("has the hash of its archive, where a registry gives the same", () => {
    const hashes = (file: string, lock: (version: string) => string) => {
      const found = find(file, lock("12.4.1"), lock("13.2.0"));
      return [found?.base.hash, found?.candidate.hash];
    };
    expect(hashes("package-lock.json", npm)).toEqual(["sha512-x", "sha512-x"]);
    expect(hashes("yarn.lock", classicYarn)).toEqual(["sha512-x", "sha512-x"]);
    expect(hashes("yarn.lock", berry)).toEqual([undefined, undefined]);
    expect(hashes("pnpm-lock.yaml", (version) => pnpm(version, `{integrity: sha512-${version}}`))).toEqual([
      "sha512-12.4.1",
      "sha512-13.2.0",
    ]);
    expect(hashes("Cargo.lock", cargo)).toEqual(["sha256:00", "sha256:00"]);
    const pip = (version: string) =>
      `doltlite==${version} --hash=sha256:0a \\\n  --hash=sha256:0b # of pip\nother==1 --hash=sha256:0c\n`;
    const oldPoetry = (version: string) =>
      `${poetry(version).replace(/files = .*/, "")}[metadata.files]\nDoltLite = [{file = "a", hash = "sha256:0a"}, {file = "b", hash = "sha256:0b"}]\n`;
    for (const [file, lock] of [
      ["uv.lock", uv],
      ["poetry.lock", poetry],
      ["poetry.lock", oldPoetry],
      ["Pipfile.lock", pipenv],
      ["requirements.txt", pip],
    ] as const)
      expect(hashes(file, lock), file).toEqual(["sha256:0a sha256:0b", "sha256:0a sha256:0b"]);
    expect(hashes("requirements.txt", (version) => `doltlite==${version}\n`)).toEqual([undefined, undefined]);
    // A key that every object has.
    const beside = (version: string) =>
      `[[package]]\nname = "constructor"\nversion = "1"\n${oldPoetry(version)}`;
    expect(hashes("poetry.lock", beside)).toEqual(["sha256:0a sha256:0b", "sha256:0a sha256:0b"]);
  });

  it("is the one that is named, and none of the others", () => {
    const lock = (version: string) => `my-engine==${version}\ndoltlite==${version}\n`;
    expect(find("requirements.txt", lock("1.0"), lock("1.1"), "pypi:My_Engine")?.candidate).toEqual({
      package: "pypi:My_Engine",
      version: "1.1",
    });
    expect(() => find("requirements.txt", lock("1.0"), lock("1.1"), "my-engine")).toThrow(
      'input package: "my-engine" names no package of a lock file',
    );
  });

  it("is the repository's own dependency, and not one of another package", () => {
    const nested = (version: string, own: string) => {
      const lock = JSON.parse(npm(own));
      lock.packages["node_modules/other/node_modules/better-sqlite3"] = { version };
      return JSON.stringify(lock);
    };
    const found = find("package-lock.json", nested("9.0.0", "12.4.1"), nested("10.0.0", "13.2.0"));
    expect(found?.candidate.version).toBe("13.2.0");
  });

  it("has to be one", () => {
    const files = [
      { file: "Cargo.lock", before: cargo("0.30.1"), after: cargo("0.40.0") },
      { file: "package-lock.json", before: npm("12.4.1"), after: npm("13.2.0") },
    ];
    expect(() => findUpgrade(files, undefined)).toThrow(
      "several engines changed (crate:libsqlite3-sys 0.30.1 to 0.40.0, npm:better-sqlite3 12.4.1 to 13.2.0): name one",
    );
    expect(findUpgrade(files, "crate:libsqlite3-sys")?.candidate.version).toBe("0.40.0");
  });
});

describe("a pull request's lock file", () => {
  const evil = "https://evil.test/better-sqlite3/-/better-sqlite3-13.2.0.tgz";

  it.each([
    [
      "package-lock.json",
      npm("12.4.1"),
      npm("13.2.0", { resolved: evil }),
      'comes from "https://evil.test", and the base branch has it from',
    ],
    [
      "package-lock.json",
      npm("12.4.1"),
      npm("13.2.0", { resolved: "https://evil.test/x.tgz" }),
      'comes from "https://evil.test/x.tgz", and not from a registry',
    ],
    [
      "package-lock.json",
      npm("12.4.1"),
      npm("12.4.1", { resolved: evil.replace("13.2.0", "12.4.1") }),
      'comes from "https://evil.test"',
    ],
    [
      "package-lock.json",
      npm("12.4.1"),
      npm("13.2.0", { resolved: "git+ssh://git@evil.test/x.git#0" }),
      "not from a registry",
    ],
    ["package-lock.json", npm("12.4.1"), npm("13.2.0", { name: "evil" }), 'comes from "npm:evil"'],
    [
      "package-lock.json",
      npm("12.4.1"),
      npm("13.2.0", { link: true, resolved: "vendor" }),
      'comes from "vendor"',
    ],
    [
      "pnpm-lock.yaml",
      pnpm("12.4.1", "{integrity: x}"),
      pnpm("13.2.0", "{integrity: x, tarball: https://evil.test/x.tgz}"),
      'comes from "https://evil.test/x.tgz"',
    ],
    [
      "Cargo.lock",
      cargo("0.30.1"),
      cargo("0.40.0", "git+https://evil.test/x#0"),
      'comes from "git+https://evil.test/x#0"',
    ],
    [
      "Cargo.lock",
      cargo("0.30.1"),
      cargo("0.40.0", "registry+https://evil.test/index"),
      'comes from "registry+https://evil.test/index", and the base',
    ],
    ["yarn.lock", classicYarn("12.4.1"), classicYarn("13.2.0", evil), 'comes from "https://evil.test"'],
    [
      "yarn.lock",
      berry("12.4.1"),
      berry("13.2.0", "better-sqlite3@https://evil.test/x"),
      "not from a registry",
    ],
    [
      "go.mod",
      go("v1.14.1"),
      go("v1.14.2", "replace github.com/mattn/go-sqlite3 => github.com/evil/x v1.0.0\n"),
      'and from "=> github.com/evil/x v1.0.0"',
    ],
    [
      "go.mod",
      go("v1.14.1"),
      go("v1.14.2", "replace `github.com/mattn/go-sqlite3` => github.com/evil/x v1.0.0\n"),
      'and from "=> github.com/evil/x v1.0.0"',
    ],
    [
      "go.mod",
      go("v1.14.1"),
      go("v1.14.2", 'replace "github.com/mattn/go-sqlite\\x33" => github.com/evil/x v1.0.0\n'),
      "an escape in",
    ],
    [
      "uv.lock",
      uv("1.0"),
      uv("1.1").replace('"b"', '"https://evil.test/b.whl"'),
      'comes from "https://pypi.org/simple https://evil.test", and the base',
    ],
    ["uv.lock", uv("1.0"), uv("1.1", '{ url = "https://evil.test/x.whl" }'), "not from a registry"],
    [
      "uv.lock",
      uv("1.0"),
      uv("1.1", '{ registry = "https://evil.test/simple" }'),
      "and the base branch has it from",
    ],
    [
      "poetry.lock",
      poetry("1.0"),
      poetry("1.1", '[package.source]\ntype = "legacy"\nurl = "https://evil.test/simple"\n'),
      "and the base branch has it from the usual registry",
    ],
    [
      "poetry.lock",
      poetry("1.0"),
      poetry("1.1", '[package.source]\ntype = "git"\nurl = "https://evil.test/x"\n'),
      "not from a registry",
    ],
    [
      "Pipfile.lock",
      pipenv("1.0"),
      pipenv("1.1", { git: "https://evil.test/x", ref: "0", version: undefined }),
      "not from a registry",
    ],
    ["Pipfile.lock", pipenv("1.0"), pipenv("1.1", { index: "evil" }), 'comes from "evil"'],
    [
      "Pipfile.lock",
      pipenv("1.0"),
      pipenv("1.1").replace("https://pypi.org", "https://evil.test"),
      'comes from "https://evil.test/simple", and the base',
    ],
    [
      "requirements.txt",
      "doltlite==1.0\n",
      "--index-url https://evil.test/simple\ndoltlite==1.1\n",
      'comes from "--index-url https://evil.test/simple"',
    ],
    [
      "requirements.txt",
      "doltlite==1.0\n",
      "--index-u https://evil.test/simple\ndoltlite==1.1\n",
      'comes from "--index-u https://evil.test/simple"',
    ],
    [
      "requirements.txt",
      "doltlite==1.0\n",
      "-ihttps://evil.test/simple\ndoltlite==1.1\n",
      'comes from "-ihttps://evil.test/simple"',
    ],
    [
      "requirements.txt",
      "doltlite==1.0\n",
      "doltlite @ https://evil.test/x.whl\n",
      'comes from "https://evil.test/x.whl"',
    ],
  ])("does not choose where a package comes from: %s, %#", (file, before, after, message) => {
    expect(() => find(file, before, after)).toThrow(message);
  });

  it.each([
    ...[".npmrc", "web/.yarnrc.yml", "pnpm-workspace.yaml", "go.work", "uv.toml", "a/.cargo/config.toml"],
    ...[".pnpmfile.cjs", ".pnpmfile.mjs", "a/b/.pnpmfile.mjs"],
  ])("does not change what is installed in another way: %s", (file) => {
    const lock = { file: "package-lock.json", before: npm("12.4.1"), after: npm("13.2.0") };
    const changed = { file, before: undefined, after: "x" };
    expect(() => findUpgrade([changed, lock], undefined)).toThrow(
      `"${file}" changes too, and can change what is installed: upgrade the package in a pull request of its own`,
    );
    expect(findUpgrade([changed, { ...lock, after: lock.before }], undefined)).toBeUndefined();
    expect(findUpgrade([{ ...changed, before: "x" }, lock], undefined)).toBeDefined();
  });

  it("does not change pnpm's hooks, whatever file has them", () => {
    const before = pnpm("12.4.1", "{integrity: sha512-x}");
    const after = pnpm("13.2.0", "{integrity: sha512-y}");
    const hooks = (hash: string, text: string) => `pnpmfileChecksum: ${hash}\n${text}`;
    const message = '"pnpmfileChecksum of pnpm-lock.yaml" changes too, and can change what is installed';
    expect(() => find("pnpm-lock.yaml", before, hooks("sha256-a", after))).toThrow(message);
    expect(() => find("pnpm-lock.yaml", hooks("sha256-a", before), hooks("sha256-b", after))).toThrow(
      message,
    );
    expect(find("pnpm-lock.yaml", hooks("sha256-a", before), hooks("sha256-a", after))).toBeDefined();
  });

  it("has no settings that are a link, whose content nobody looks at", () => {
    const lock = { file: "package-lock.json", before: npm("12.4.1"), after: npm("13.2.0") };
    const link = { file: ".npmrc", before: undefined, after: undefined, isLink: true } as const;
    expect(() => findUpgrade([link, lock], undefined)).toThrow('".npmrc" is a link, and can change');
    expect(findUpgrade([link, { ...lock, after: lock.before }], undefined)).toBeUndefined();
  });

  it.each([
    [
      "go.mod",
      go("v1.14.22"),
      go("v1.14.33", "replace(\n\tgithub.com/mattn/go-sqlite3 => evil.test/go-sqlite3 v1.0.0\n)\n"),
      'from "=> evil.test/go-sqlite3 v1.0.0"',
    ],
    [
      "yarn.lock",
      classicYarn("12.4.1"),
      `${classicYarn("13.2.0")}\n"aaa@^1.0.0", better-sqlite3@^13.2.0:\n  version "13.2.0"\n  resolved "https://evil.test/x.tgz"\n`,
      'from "https://evil.test/x.tgz"',
    ],
    [
      "yarn.lock",
      berry("12.4.1"),
      `${berry("13.2.0")}\n"aaa@npm:^1, better-sqlite3@npm:^13":\n  version: 13.2.0\n  resolution: "aaa@https://evil.test"\n`,
      'from "aaa@https://evil.test"',
    ],
    [
      "requirements.txt",
      "doltlite==0.50.9\n",
      "doltlite==0.51.3; python_version<'3'\nhttps://evil.test/doltlite-0.51.3-py3-none-any.whl\n",
      "https://evil.test",
    ],
    ["requirements.txt", "doltlite==0.50.9\n", "doltlite==0.51.3\n./doltlite.tar.gz\n", "./doltlite.tar.gz"],
    ["requirements.txt", "doltlite==0.50.9\n", "doltlite==0.51.3\n-r more.txt\n", "-r more.txt"],
    ["requirements.txt", "doltlite==0.50.9\n", "doltlite==0.51.3\ndoltlite===0.50\n", "more than once"],
  ])("does not hide a second place behind the first: %s, %#", (file, before, after, message) => {
    expect(() => find(file, before, after)).toThrow(message);
  });

  it("has no other archive for one package of a workspace", () => {
    const lock = JSON.parse(npm("13.2.0"));
    lock.packages["packages/app/node_modules/better-sqlite3"] = {
      version: "13.2.0",
      resolved: "https://evil.test/x.tgz",
    };
    expect(() => find("package-lock.json", npm("12.4.1"), JSON.stringify(lock))).toThrow(
      'and from "https://evil.test/x.tgz"',
    );
  });

  it("does not move into another lock file", () => {
    const [before, after] = [npm("12.4.1"), npm("13.2.0")];
    const moved = [
      { file: "package-lock.json", before, after: undefined },
      { file: "npm-shrinkwrap.json", before: undefined, after },
    ];
    expect(() => findUpgrade(moved, undefined)).toThrow(
      'npm:better-sqlite3 moves from "package-lock.json" to "npm-shrinkwrap.json"',
    );
    expect(findUpgrade(moved.slice(0, 1), undefined)).toBeUndefined();
  });

  it("is taken by the workflow with all the settings that are refused", () => {
    const workflow = readFileSync(
      new URL("../../../../.github/workflows/upgrade.yml", import.meta.url),
      "utf8",
    );
    const taken = /^ +settings=\((.+)\)$/m.exec(workflow)?.[1]?.split(" ") ?? [];
    expect(taken.length).toBeGreaterThan(5);
    const lock = { file: "package-lock.json", before: npm("12.4.1"), after: npm("13.2.0") };
    for (const file of taken)
      expect(() => findUpgrade([{ file, before: "a", after: "b" }, lock], undefined)).toThrow("changes too");
  });

  it("does not patch the package", () => {
    const patched = (version: string, key: string) =>
      `${pnpm(version, "{integrity: sha512-x}")}patchedDependencies:\n  ${key}:\n    hash: x\n    path: patches/x.patch\n`;
    const before = pnpm("12.4.1", "{integrity: sha512-x}");
    for (const key of ["better-sqlite3", "better-sqlite3@13.2.0"])
      expect(() => find("pnpm-lock.yaml", before, patched("13.2.0", key))).toThrow('comes from "a patch"');
    expect(find("pnpm-lock.yaml", before, patched("13.2.0", "better-sqlite3-other"))).toBeDefined();
  });

  it.each([
    ["package-lock.json", "{", '"package-lock.json" cannot be read as a lock file'],
    ["package-lock.json", '{"packages": 1}', "cannot be read as a lock file"],
    ["Cargo.lock", "[[package", "cannot be read as a lock file"],
    ["pnpm-lock.yaml", "packages: &a [*a]", "cannot be read as a lock file"],
    ["package-lock.json", " ".repeat(10_000_001), "has more than 10 million characters"],
    ["bun.lock", "", '"bun.lock" is no lock file that is understood'],
  ])("is refused if it is none or too long: %s, %#", (file, after, message) => {
    expect(() => find(file, npm("1.0.0"), after)).toThrow(message);
  });
});
