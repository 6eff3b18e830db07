import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasHash } from "../../../../../src/features/search/builds/releases/npm.ts";
import {
  fetchRelease,
  openReleases,
  type ReleaseSettings,
} from "../../../../../src/features/search/builds/releases/open-releases.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "npm-"));
const never = new AbortController().signal;
let server: Server;
let url: string;

/** An amalgamation is known by its size and its version. */
const amalgamation = (version: string) =>
  `#define SQLITE_VERSION "${version}"\nconst char *sqlite3_libversion(void) { return SQLITE_VERSION; }\n/* ${"-".repeat(1_000_000)} */\n`;

const install = {
  scripts: {
    install: `touch ${path.join(folder, "installed")}`,
    prepare: `touch ${path.join(folder, "installed")}`,
  },
};

/** The files of each release of the package. */
const releases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "1.9.0": { "deps/sqlite3/sqlite3.c": amalgamation("3.1.0"), "deps/small.c": "" },
  "1.10.0": { "deps/sqlite3/sqlite3.c": amalgamation("3.2.0") },
  "1.11.0-beta.1": {},
  "1.11.0": { "lib/libengine.so": "a library" },
  "1.12.0": { "prebuilds/linux-x64.node": "an addon" },
  "1.13.0": { "deps/sqlite3/sqlite3.c": `#error broken\n${amalgamation("3.3.0")}` },
  "1.14.0": { "lib/libengine.so": "another archive than that with the hash" },
  "1.15.0": { "lib/libengine.so": "too large" },
  "1.16.0": { "deps/sqlite3.tar.gz": "an archive" },
  "2.0.0": { "lib/libengine.so": "with a link" },
  "2.1.0": { "lib/libengine.so": "with a pipe" },
  "2.2.0": { "lib/libengine.so": "with a folder" },
  "2.3.0": { "sqlite3.c": amalgamation("3.4.0") },
};

/** A file of the user, which no release may change. */
const profile = path.join(folder, "profile");

/** Makes the entries by which some archives attack, beside their package or in it. */
const hostile: Readonly<Record<string, (top: string) => void>> = {
  "2.0.0": (top) => symlinkSync(profile, path.join(top, "release.json")),
  "2.1.0": (top) => execFileSync("mkfifo", [path.join(top, "release.json")]),
  "2.2.0": (top) => {
    mkdirSync(path.join(top, "engine-2.2.0.tgz", "full"), { recursive: true });
    mkdirSync(path.join(top, "engine-2.2.0.tgz.tar", "full"), { recursive: true });
  },
  // A hole, of which the archive has the length alone.
  "2.3.0": (top) => truncateSync(path.join(top, "package", "sqlite3.c"), 600_000_000),
};

beforeAll(async () => {
  const archives = new Map<string, Buffer>();
  writeFileSync(profile, "mine");
  const versions = Object.entries(releases).map(([version, files]) => {
    const place = path.join(folder, "packages", version, "package");
    const manifest = { name: "engine", version, ...install };
    for (const [name, text] of Object.entries({ "package.json": JSON.stringify(manifest), ...files })) {
      mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
      writeFileSync(path.join(place, name), text);
    }
    const file = `engine-${version}.tgz`;
    const top = path.dirname(place);
    hostile[version]?.(top);
    const sparse = process.platform === "linux" ? ["--sparse"] : [];
    execFileSync("tar", [...sparse, "-czf", path.join(folder, file), "-C", top, ...readdirSync(top)]);
    const archive = readFileSync(path.join(folder, file));
    archives.set(`/engine/-/${file}`, archive);
    const hashed = version === "1.14.0" ? Buffer.from("other") : archive;
    const integrity = `sha512-${createHash("sha512").update(hashed).digest("base64")}`;
    return {
      ...manifest,
      file,
      dist: { integrity, ...(version === "1.15.0" ? { unpackedSize: 600_000_000 } : {}) },
    };
  });
  server = createServer(({ url: asked = "" }, response) => {
    const archive = archives.get(asked);
    if (archive !== undefined) return void response.end(archive);
    if (asked !== "/engine") return void response.writeHead(404).end("{}");
    const all = versions.map(({ file, dist, ...one }) => [
      one.version,
      { ...one, dist: { ...dist, tarball: `${url}/engine/-/${file}` } },
    ]);
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({
        name: "engine",
        "dist-tags": { latest: "1.16.0" },
        versions: Object.fromEntries(all),
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function settings(name: string, changed: Partial<ReleaseSettings> = {}): ReleaseSettings {
  const cacheFolder = path.join(folder, `${name}-cache`);
  const { PATH = "" } = process.env;
  return {
    package: "npm:engine",
    good: "1.9.0",
    bad: "1.16.0",
    timeoutMs: 60_000,
    folder: path.join(folder, name),
    cacheFolder,
    compiler: { command: "cc", cacheFolder, environment: { PATH } },
    environment: {
      PATH,
      HOME: folder,
      npm_config_registry: url,
      npm_config_cache: path.join(folder, "npm-cache"),
      npm_config_fetch_retries: "0",
    },
    ...changed,
  };
}

/** Settings with releases that are named, which npm is not asked to list. */
function named(name: string, versions: readonly string[], changed: Partial<ReleaseSettings> = {}) {
  return settings(name, { versions, ...changed });
}

describe("the releases of a package of npm", () => {
  it("are those from the good one to the bad one, without versions before a release", async () => {
    const { points } = await openReleases(settings("list"), never);
    const names = ["1.9.0", "1.10.0", "1.11.0", "1.12.0", "1.13.0", "1.14.0", "1.15.0", "1.16.0"];
    expect(points.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    [{ package: "npm:unknown" }, '--releases: npm cannot list the releases of "unknown"'],
    [{ package: "npm:--registry=x" }, '"npm:--registry=x" is no name of a package of npm'],
    [{ package: "npm:../engine" }, "is no name of a package of npm"],
    [{ good: "1.8.0" }, '--good: engine has no release "1.8.0"'],
  ])("are refused with %j", async (changed, message) => {
    await expect(openReleases(settings("no", changed), never)).rejects.toThrow(message);
  });
});

describe("a release of npm", () => {
  it("is compiled if it holds an amalgamation, once, and its hash is kept", async () => {
    const own = named("compiled", ["1.9.0", "1.10.0"]);
    const source = await openReleases(own, never);
    expect(source.isBuilt(1)).toBe(false);
    const result = await source.build(1, never);
    const engine = result.state === "built" ? readFileSync(result.engine, "latin1") : result.message;
    expect(engine).toContain("3.2.0");
    const later = await openReleases({ ...own, folder: path.join(folder, "later") }, never);
    expect([0, 1].map(later.isBuilt)).toEqual([false, true]);
    expect(await later.build(1, never)).toEqual(result);
    const { hash } = JSON.parse(
      readFileSync(path.join(own.cacheFolder, "npm", "engine", "1.10.0", "release.json"), "utf8"),
    );
    expect(hasHash(readFileSync(path.join(folder, "engine-1.10.0.tgz")), hash)).toBe(true);
  });

  it("has to have the hash that a lock file names for it, also if it was fetched before", async () => {
    const { package: name, ...own } = settings("locked");
    const fetched = (hash: string) => fetchRelease({ package: name, version: "1.11.0", hash }, own, never);
    expect(await fetched("sha1-other")).toMatchObject({ state: "built" });
    const { hash } = JSON.parse(
      readFileSync(path.join(own.cacheFolder, "npm", "engine", "1.11.0", "release.json"), "utf8"),
    );
    expect(await fetched(`sha1-other ${hash}`)).toMatchObject({ state: "built" });
    expect(await fetched("sha512-b3RoZXI=")).toEqual({
      state: "failed",
      message: `the registry's archive has the hash ${hash.slice(0, 29)}…, and the lock file has "sha512-b3RoZXI="`,
    });
  });

  it("is not compiled if it does not have the hash of the lock file", async () => {
    const { package: name, ...own } = settings("locked-sources");
    // Its amalgamation is no C.
    const fetched = await fetchRelease(
      { package: name, version: "1.13.0", hash: "sha512-b3RoZXI=" },
      own,
      never,
    );
    expect(fetched.state === "failed" && fetched.message).toContain(
      'and the lock file has "sha512-b3RoZXI="',
    );
    expect(readdirSync(own.cacheFolder)).toEqual(["npm"]);
  });

  it("is its shared library if it has one, and no script of it is run", async () => {
    const source = await openReleases(named("library", ["1.11.0"]), never);
    const result = await source.build(0, never);
    expect(result.state === "built" && readFileSync(result.engine, "utf8")).toBe("a library");
    expect(existsSync(path.join(folder, "installed"))).toBe(false);
  });

  it.each([
    [
      "1.12.0",
      "the package of 1.12.0 holds no shared library and no amalgamation of SQLite, only addons of Node.js",
    ],
    ["1.13.0", "cc -O2"],
    ["1.14.0", "npm pack ended with status 1: npm error sha512-"],
    ["1.15.0", "engine@1.15.0 has 600 MB, and 500 MB are allowed"],
    ["1.16.0", "no amalgamation of SQLite; package/deps/sqlite3.tar.gz is not unpacked"],
  ])("cannot be tested if it has no engine or another hash: %s", async (version, message) => {
    const own = named(`failing-${version}`, [version]);
    const source = await openReleases(own, never);
    const result = await source.build(0, never);
    expect(result).toMatchObject({ state: "failed" });
    expect(result.state === "failed" && result.message).toContain(message);
    if (version === "1.14.0") expect(readdirSync(path.join(own.cacheFolder, "npm", "engine"))).toEqual([]);
  });

  it.each([
    ["2.0.0", "a link"],
    ["2.1.0", "a pipe"],
    ["2.2.0", "a folder"],
  ])(
    "of %s with %s in the place of the tool's own files changes no file of the user",
    async (version, kind) => {
      const own = named(`hostile-${version}`, [version]);
      const source = await openReleases(own, never);
      const result = await source.build(0, never);
      expect(result.state === "built" ? readFileSync(result.engine, "utf8") : result).toBe(`with ${kind}`);
      expect(source.isBuilt(0)).toBe(true);
      expect(readFileSync(profile, "utf8")).toBe("mine");
      const { hash } = JSON.parse(
        readFileSync(path.join(own.cacheFolder, "npm", "engine", version, "release.json"), "utf8"),
      );
      expect(hasHash(readFileSync(path.join(folder, `engine-${version}.tgz`)), hash)).toBe(true);
    },
  );

  it("cannot be tested if a hole makes a file of it larger than its archive may be", async () => {
    const source = await openReleases(named("hole", ["2.3.0"]), never);
    expect(await source.build(0, never)).toMatchObject({
      state: "failed",
      message: expect.stringMatching(
        /^the archive of engine@2\.3\.0 has .*more than 500 MB once it is unpacked$/,
      ),
    });
    expect(source.isBuilt(0)).toBe(false);
  });

  it("is not downloaded to a disk that could become full", async () => {
    const own = named("full", ["1.10.0"], { freeBytes: () => 1_000_000_000 });
    const source = await openReleases(own, never);
    expect(await source.build(0, never)).toMatchObject({
      message: `engine@1.10.0 can take 1.5 GB in ${path.join(own.cacheFolder, "npm", "engine")}, whose disk has 1 GB free`,
    });
    expect(existsSync(own.cacheFolder)).toBe(false);
  });

  it("is asked for without settings and programs that npm took from the folder in which it started the tool", async () => {
    const own = settings("started-by-npm");
    const checkout = path.join(folder, "checkout");
    const programs = path.join(checkout, "node_modules", ".bin");
    const ran = path.join(checkout, "ran");
    mkdirSync(programs, { recursive: true });
    writeFileSync(path.join(programs, "npm"), `#!/bin/sh\ntouch '${ran}'\n`, { mode: 0o755 });
    const required = path.join(checkout, "required.cjs");
    writeFileSync(required, `require("node:fs").writeFileSync(${JSON.stringify(ran)}, "")`);
    const { npm_config_registry, ...others } = own.environment;
    const environment = {
      ...others,
      PATH: `${programs}:${own.environment.PATH}`,
      NPM_CONFIG_REGISTRY: npm_config_registry,
      npm_config_registry: "http://127.0.0.1:9",
      npm_command: "run-script",
      NODE_OPTIONS: `--require ${required}`,
    };
    const { points } = await openReleases({ ...own, environment }, never);
    expect(points).toHaveLength(8);
    expect(existsSync(ran)).toBe(false);
  });

  it("is the file that is named", async () => {
    const own = named("named", ["1.9.0"], { candidate: "sqlite3/sqlite3.c" });
    const source = await openReleases(own, never);
    expect((await source.build(0, never)).state).toBe("built");
    const none = await openReleases({ ...own, candidate: "other.so" }, never);
    expect(await none.build(0, never)).toMatchObject({ message: "the package of 1.9.0 holds no other.so" });
  });

  it("is not half there if its download is interrupted", async () => {
    const own = named("interrupted", ["1.9.0"]);
    const source = await openReleases(own, never);
    await expect(source.build(0, AbortSignal.abort("interrupted"))).rejects.toBe("interrupted");
    expect(existsSync(path.join(own.cacheFolder, "npm", "engine", "1.9.0"))).toBe(false);
  });
});

describe("hasHash", () => {
  const of = (name: string, text: string) => `${name}-${createHash(name).update(text).digest("base64")}`;
  const content = Buffer.from("content");

  it("takes any of the strongest hashes, and no weaker one", () => {
    expect(hasHash(content, of("sha512", "content"))).toBe(true);
    expect(hasHash(content, `${of("sha512", "other")} ${of("sha512", "content")}`)).toBe(true);
    expect(hasHash(content, `${of("sha512", "other")} ${of("sha256", "content")}`)).toBe(false);
    expect(hasHash(content, of("sha1", "content"))).toBe(false);
    expect(hasHash(content, "")).toBe(false);
  });
});
