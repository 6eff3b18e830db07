import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import {
  fetchRelease,
  openReleases,
  type ReleaseSettings,
} from "../../../../../src/features/search/builds/releases/open-releases.ts";
import { useFolder } from "../../../../builders/folder.ts";

const folder = useFolder("releases");
const index = path.join(folder, "simple");
const never = new AbortController().signal;

/** Writes a wheel: https://packaging.python.org/en/latest/specifications/binary-distribution-format/ */
const writeWheel = `
import sys, zipfile
file, version, *libraries = sys.argv[1:]
info = f"engine-{version}.dist-info"
with zipfile.ZipFile(file, "w") as wheel:
    for library in libraries:
        wheel.writestr(f"engine/{library}", f"{library} of {version}")
    wheel.writestr("engine/__init__.py", "")
    wheel.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\\nName: engine\\nVersion: {version}\\n")
    wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\\nGenerator: test\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
    wheel.writestr(f"{info}/RECORD", "")
`;

/** The files of each release; the last release is not a wheel at all. */
const releases: Readonly<Record<string, readonly string[]>> = {
  "0.9.0": ["_lib/libengine.so"],
  "0.10.0": ["_lib/libengine.so"],
  "0.10.1": ["_lib/libengine.so", "_lib/libother.so.1"],
  "0.11.0": [],
  "0.12.0": ["damaged"],
};

beforeAll(() => {
  const files = path.join(index, "engine");
  mkdirSync(files, { recursive: true });
  const links = Object.entries(releases).map(([version, libraries]) => {
    const name = `engine-${version}-py3-none-any.whl`;
    const file = path.join(files, name);
    if (libraries[0] === "damaged") writeFileSync(file, "no zip file");
    else execFileSync("python3", ["-c", writeWheel, file, version, ...libraries]);
    return `<a href="${name}">${name}</a>`;
  });
  writeFileSync(path.join(files, "index.html"), `<!DOCTYPE html><html><body>${links.join("")}</body></html>`);
});

function settings(name: string, changed: Partial<ReleaseSettings> = {}): ReleaseSettings {
  return {
    package: "engine",
    good: "0.9.0",
    bad: "0.12.0",
    timeoutMs: 60_000,
    folder: makeFolder(name),
    cacheFolder: path.join(folder, `${name}-cache`),
    compiler: { command: "cc", cacheFolder: folder, environment: {} },
    environment: {
      ...process.env,
      PIP_INDEX_URL: `${pathToFileURL(index)}/`,
      PIP_CONFIG_FILE: os.devNull,
      PIP_NO_CACHE_DIR: "1",
    },
    ...changed,
  };
}

function makeFolder(name: string): string {
  const own = path.join(folder, name);
  mkdirSync(own, { recursive: true });
  return own;
}

describe("the releases of a search", () => {
  it("are those from the good one to the bad one, in the order of their versions", async () => {
    const { points, good, bad, isFix } = await openReleases(settings("list", { bad: "0.11.0" }), never);
    expect(points).toEqual([
      { name: "0.9.0", id: "0.9.0", parents: [] },
      { name: "0.10.0", id: "0.10.0", parents: [0] },
      { name: "0.10.1", id: "0.10.1", parents: [1] },
      { name: "0.11.0", id: "0.11.0", parents: [2] },
    ]);
    expect([good, bad, isFix]).toEqual([0, 3, undefined]);
  });

  // bazelbuild/bazelisk#597
  it("come from the newest if the good one is newer", async () => {
    const turned = settings("turned", { good: "0.10.1", bad: "0.9.0" });
    const { points, isFix } = await openReleases(turned, never);
    expect(points.map(({ name }) => name)).toEqual(["0.10.1", "0.10.0", "0.9.0"]);
    expect(isFix).toBe(true);
  });

  it("are those that are named, in the order given", async () => {
    const versions = ["0.9.0", "0.12.0", "0.10.0"];
    const { points, bad } = await openReleases(settings("named-versions", { versions }), never);
    expect([points.map(({ name }) => name), bad]).toEqual([versions, 2]);
    await expect(
      openReleases(settings("odd-versions", { versions: ["0.9.0", "../0.10.0"] }), never),
    ).rejects.toThrow('--releases: "../0.10.0" is no version');
  });

  it.each([
    [
      { package: "gem:engine" },
      '"gem:engine" names no known registry: give a package of PyPI, or npm:PACKAGE, go:PACKAGE, crate:PACKAGE or debian:PACKAGE',
    ],
    [{ good: "0.8.0" }, '--good: engine has no release "0.8.0": the newest are 0.9.0, 0.10.0'],
    [{ bad: "1" }, '--bad: engine has no release "1"'],
    [{ good: "0.9.0", bad: "0.9.0" }, "--good: 0.9.0 is the bad release too: name two releases"],
    [{ package: "unknown-engine" }, '--releases: pip cannot list the releases of "unknown-engine"'],
    [{ package: "--index-url" }, '--releases: "--index-url" is no name of a package'],
  ])("are refused with %j", async (changed, message) => {
    await expect(openReleases(settings("no", changed), never)).rejects.toThrow(message);
  });
});

describe("pip", () => {
  it("is the installed one, whatever files a repository has", async () => {
    const own = settings("planted");
    const seen = path.join(folder, "seen");
    const plant = (file: string) =>
      writeFileSync(file, `import os\nopen(${JSON.stringify(seen)}, "a").write(str(os.environ))\n`);
    const working = makeFolder("planted-working");
    for (const place of [own.folder, working])
      for (const name of ["pip.py", "site.py", "json.py"]) plant(path.join(place, name));
    const environment = { ...own.environment, PYTHONPATH: working };
    const started = process.cwd();
    process.chdir(working);
    try {
      const { points } = await openReleases({ ...own, environment }, never);
      expect(points).toHaveLength(5);
    } finally {
      process.chdir(started);
    }
    expect(existsSync(seen)).toBe(false);
  });

  it("sees the user's environment without secrets", async () => {
    const programs = makeFolder("programs");
    const seen = path.join(folder, "seen-by-python");
    writeFileSync(path.join(programs, "python3"), `#!/bin/sh\npwd > '${seen}'\nenv >> '${seen}'\n`, {
      mode: 0o755,
    });
    const own = settings("without-secrets");
    const secrets = {
      NPM_TOKEN: "secret-1",
      PIP_PASSWORD: "secret-2",
      PATH: `${programs}:${process.env.PATH}`,
    };
    await expect(
      openReleases({ ...own, environment: { ...own.environment, ...secrets } }, never),
    ).rejects.toThrow();
    expect(readFileSync(seen, "utf8")).toMatch(/^\/\n(?:.*\n)*PIP_INDEX_URL=file:/);
    expect(readFileSync(seen, "utf8")).not.toContain("secret-");
  });
});

describe("a release", () => {
  it("is downloaded once, and is there for later searches", async () => {
    const own = settings("once", { versions: ["0.9.0", "0.10.0"] });
    const source = await openReleases(own, never);
    expect(source.isBuilt(1)).toBe(false);
    const result = await source.build(1, never);
    expect(result.state === "built" && readFileSync(result.engine, "utf8")).toBe(
      "_lib/libengine.so of 0.10.0",
    );
    const later = await openReleases({ ...own, folder: makeFolder("later") }, never);
    expect([0, 1].map(later.isBuilt)).toEqual([false, true]);
    expect(await later.build(1, never)).toEqual(result);
  });

  it("has to have one of the hashes that a lock file names for it, also if it was kept without one", async () => {
    const { package: name, ...own } = settings("locked");
    const wheel = readFileSync(path.join(index, "engine", "engine-0.10.0-py3-none-any.whl"));
    const hashOf = (kind: string) => `${kind}:${createHash(kind).update(wheel).digest("hex")}`;
    const fetched = (hash: string) =>
      fetchRelease({ package: `pypi:${name}`, version: "0.10.0", hash }, own, never);
    expect(await fetched("sha256:00")).toEqual({
      state: "failed",
      message: `the registry's archive has the hash ${hashOf("sha256").slice(0, 29)}…, and the lock file has "sha256:00"`,
    });
    expect(await fetched(`sha256:00 ${hashOf("sha256")}`)).toMatchObject({ state: "built" });
    expect(await fetched(hashOf("sha384"))).toMatchObject({ state: "built" });
    const platform = `${process.platform}-${process.arch}`;
    const facts = path.join(own.cacheFolder, "releases", platform, "engine", "0.10.0", "release.json");
    writeFileSync(facts, "{}");
    expect(await fetched("sha512:00")).toMatchObject({ state: "failed" });
    expect(JSON.parse(readFileSync(facts, "utf8")).hash).toContain(hashOf("sha512"));
  });

  it("with several libraries needs the name of one", async () => {
    const own = settings("several", { versions: ["0.10.1"] });
    const unnamed = await openReleases(own, never);
    expect(await unnamed.build(0, never)).toMatchObject({
      state: "failed",
      message: expect.stringContaining("name the engine with --candidate"),
    });
    const named = await openReleases({ ...own, candidate: "libother.so.1" }, never);
    const result = await named.build(0, never);
    expect(result.state === "built" && path.basename(result.engine)).toBe("libother.so.1");
  });

  it("without a library, or that cannot be installed, has failed", async () => {
    const source = await openReleases(settings("failing", { versions: ["0.11.0", "0.12.0"] }), never);
    expect(await source.build(0, never)).toMatchObject({
      state: "failed",
      message: "the wheel of 0.11.0 holds no shared library and no amalgamation of SQLite",
    });
    const damaged = await source.build(1, never);
    expect(damaged).toMatchObject({ state: "failed", message: expect.stringContaining("ended with status") });
    expect(damaged.state === "failed" && readFileSync(damaged.log ?? "", "utf8")).toContain("engine-0.12.0");
    expect(source.isBuilt(1)).toBe(false);
  });

  it("is not half there if its download is interrupted", async () => {
    const own = settings("interrupted", { versions: ["0.9.0"] });
    const source = await openReleases(own, never);
    await expect(source.build(0, AbortSignal.abort("interrupted"))).rejects.toBe("interrupted");
    const platform = `${process.platform}-${process.arch}`;
    expect(existsSync(path.join(own.cacheFolder, "releases", platform, "engine", "0.9.0"))).toBe(false);
  });
});
