import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  openReleases,
  type ReleaseSettings,
} from "../../src/features/search/builds/releases/open-releases.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "go-releases-"));
const proxy = path.join(folder, "proxy");
const never = new AbortController().signal;
const module = "example.test/engine";

/** Writes a version of the module for a proxy: https://go.dev/ref/mod#goproxy-protocol */
const writeModule = `
import json, sys, zipfile
file, prefix = sys.argv[1:]
with zipfile.ZipFile(file, "w") as archive:
    for name, text in json.load(sys.stdin).items():
        archive.writestr(f"{prefix}/{name}", text)
`;

const main = (words: string) => `package main\n\nimport "fmt"\n\nfunc main() { fmt.Println("${words}") }\n`;
const plain = `module ${module}\n\ngo 1.21\n`;
const amalgamation = (version: string) =>
  `#define SQLITE_VERSION "${version}"\nconst char *sqlite3_libversion(void) { return SQLITE_VERSION; }\n/* ${"-".repeat(1_000_000)} */\n`;

/** The files of each version; a module with a replacement cannot be installed from a proxy. */
const versions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "v1.9.0": { "go.mod": plain, "cmd/shell/main.go": main("1.9.0"), "sqlite3.c": amalgamation("3.1.0") },
  "v1.10.0": { "go.mod": plain, "cmd/shell/main.go": main("1.10.0"), "sqlite3.c": amalgamation("3.2.0") },
  "v1.11.0-rc.1": { "go.mod": plain, "cmd/shell/main.go": main("1.11.0-rc.1") },
  "v1.11.0": {
    "go.mod": `${plain}\nreplace example.test/other => ./other\n`,
    "cmd/shell/main.go": main("1.11.0"),
  },
  // Listed, and nowhere to be had.
  "v1.13.0": { "go.mod": plain },
  "v1.12.0": { "go.mod": plain, "cmd/shell/main.go": "package main\n\nfunc main() { broken }\n" },
};

function writeVersion(version: string, files: Readonly<Record<string, string>>): void {
  const place = path.join(proxy, module, "@v");
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, "list"), `${Object.keys(versions).join("\n")}\n`);
  writeFileSync(path.join(place, `${version}.info`), JSON.stringify({ Version: version }));
  writeFileSync(path.join(place, `${version}.mod`), files["go.mod"] ?? "");
  if (Object.keys(files).length === 1) return;
  const file = path.join(place, `${version}.zip`);
  execFileSync("python3", ["-c", writeModule, file, `${module}@${version}`], {
    input: JSON.stringify(files),
  });
}

beforeAll(() => {
  for (const [version, files] of Object.entries(versions)) writeVersion(version, files);
});

afterAll(() => {
  execFileSync("chmod", ["-R", "u+w", folder]);
  rmSync(folder, { recursive: true });
});

function settings(name: string, changed: Partial<ReleaseSettings> = {}): ReleaseSettings {
  const cacheFolder = path.join(folder, `${name}-cache`);
  const { PATH = "", HOME } = process.env;
  return {
    package: `go:${module}/cmd/shell`,
    good: "v1.9.0",
    bad: "v1.12.0",
    timeoutMs: 180_000,
    folder: path.join(folder, name),
    cacheFolder,
    compiler: { command: "cc", cacheFolder, environment: { PATH } },
    environment: {
      PATH,
      HOME,
      GOPROXY: pathToFileURL(proxy).href,
      GOSUMDB: "off",
      GOFLAGS: "-mod=mod",
      GOMODCACHE: path.join(folder, `${name}-modules`),
    },
    ...changed,
  };
}

async function messageOf(own: ReleaseSettings, point: number): Promise<string> {
  const source = await openReleases(own, never);
  const result = await source.build(point, never);
  return result.state === "failed" ? result.message : "built";
}

describe("the versions of a Go module", () => {
  it("are those that its proxy lists, also of a package within it, without those before a release", async () => {
    const { points } = await openReleases(settings("list"), never);
    expect(points.map(({ name }) => name)).toEqual(["v1.9.0", "v1.10.0", "v1.11.0", "v1.12.0"]);
  });

  it.each([
    [{ package: "go:example.test/unknown" }, 'Go finds no module with the package "example.test/unknown"'],
    [{ package: "go:-modfile=x" }, "is no path of a Go package"],
    [{ package: "go:../engine" }, "is no path of a Go package"],
    [{ good: "v1.8.0" }, '--good: example.test/engine/cmd/shell has no release "v1.8.0"'],
    [{ candidate: "none.yml" }, '--candidate: "none.yml" is neither the .c file of an amalgamation'],
  ])("are refused with %j", async (changed, message) => {
    await expect(openReleases(settings("no", changed), never)).rejects.toThrow(message);
  });
});

describe("a version of a Go module", () => {
  it("before a release is built if it is named", async () => {
    const versions = ["v1.9.0", "v1.11.0-rc.1"];
    expect(await messageOf(settings("before", { versions }), 1)).toBe("built");
  });

  it("is not built on a disk that could become full", async () => {
    const none = await messageOf(settings("full-of-modules", { freeBytes: () => 1_000_000_000 }), 1);
    expect(none).toMatch(/^example\.test\/engine\/cmd\/shell v1\.10\.0 can take 1 GB in /);
    const freeBytes = (place: string) => (place.startsWith(folder) ? 10_000_000_000 : 1_000_000_000);
    expect(await messageOf(settings("full", { freeBytes }), 1)).toMatch(
      /^example\.test\/engine\/cmd\/shell v1\.10\.0 can take 3 GB in .*, whose disk has 1 GB free$/,
    );
  });

  it("is built once if it is a program", async () => {
    const own = settings("program");
    const source = await openReleases(own, never);
    expect(source.isBuilt(1)).toBe(false);
    const result = await source.build(1, never);
    expect(result.state === "built" && execFileSync(result.engine, { encoding: "utf8" })).toBe("1.10.0\n");
    const later = await openReleases(own, never);
    expect([0, 1].map(later.isBuilt)).toEqual([false, true]);
    expect(await later.build(1, never)).toEqual(result);
  });

  it("cannot be tested if Go cannot build it, with Go's words", async () => {
    expect(await messageOf(settings("replaced"), 2)).toMatch(
      /^go install ended with status 1: .*contains one or more replace directives/,
    );
    expect(await messageOf(settings("broken"), 3)).toMatch(
      /^go install ended with status 1: .*main\.go:3:15: undefined: broken/,
    );
    const missing = settings("missing", { versions: ["v1.9.0", "v1.13.0"] });
    expect(await messageOf(missing, 1)).toMatch(/^example\.test\/engine v1\.13\.0 cannot be downloaded: /);
  });

  it("cannot be tested if its hash is not the one with which it was built", async () => {
    const own = settings("changed", { versions: ["v1.9.0", "v1.10.0"] });
    expect(await messageOf(own, 0)).toBe("built");
    const kept = path.join(
      ...[
        own.cacheFolder,
        "go",
        `${process.platform}-${process.arch}`,
        module,
        "cmd/shell/v1.9.0/release.json",
      ],
    );
    chmodSync(kept, 0o644);
    writeFileSync(kept, JSON.stringify({ hash: "h1:other" }));
    expect(await messageOf(own, 0)).toMatch(
      /^example\.test\/engine v1\.9\.0 has the hash h1:\S+, and had h1:other when it was built/,
    );
  });

  it("is a server if its file is given, which is copied beside the program", async () => {
    const candidate = path.join(folder, "server.yml");
    writeFileSync(candidate, "server: dolt\nprogram: dolt\n");
    await expect(openReleases(settings("elsewhere", { candidate }), never)).rejects.toThrow(
      "does not name ./shell: it is copied beside the program of each version",
    );
    writeFileSync(candidate, "server: dolt\nprogram: ./shell\n");
    const source = await openReleases(settings("server", { candidate }), never);
    const result = await source.build(0, never);
    if (result.state === "failed") throw new Error(result.message);
    expect(path.basename(result.engine)).toBe("server.yml");
    const program = path.join(path.dirname(result.engine), "shell");
    expect(execFileSync(program, { encoding: "utf8" })).toBe("1.9.0\n");
  });

  it("is compiled if it holds an amalgamation, and is asked for as a module", async () => {
    const source = await openReleases(settings("sources", { package: `go:${module}` }), never);
    const result = await source.build(1, never);
    expect(result.state === "built" && readFileSync(result.engine, "latin1")).toContain("3.2.0");
  });
});
