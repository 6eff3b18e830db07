import { execFileSync } from "node:child_process";
import { appendFileSync, copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { useFolder } from "../builders/folder.ts";
import { useServer } from "../rest-server/use-server.ts";
import { Job, pullRequestEvent } from "./action.ts";
import { run } from "./cli.ts";
import { readRun } from "./run-results.ts";

const folder = useFolder("engine-libraries");
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

/** A thin library: SQLite is a library of its own behind it, and a third one is loaded when a database is opened. */
const thin = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
const int version = VERSION;
int sqlite3_open_v2(const char *name, void **database, int flags, const char *vfs) {
  int (*open)(const char *, void **, int, const char *);
  *(void **)&open = dlsym(RTLD_NEXT, "sqlite3_open_v2");
  Dl_info own;
  char extra[4096];
  dladdr(&version, &own);
  snprintf(extra, sizeof extra, "%.*s/libextra.so", (int)(strrchr(own.dli_fname, '/') - own.dli_fname), own.dli_fname);
  if (!dlopen(extra, RTLD_NOW)) return 1;
  return open(name, database, flags, vfs);
}
`;

interface Build {
  readonly version?: number;
  /** The folder of the core, from that of the library. */
  readonly core?: string;
}

/** Compiles an engine into a folder of its own. */
function build(name: string, { version = 1, core = "$ORIGIN" }: Build = {}): string {
  const place = path.join(folder, name);
  const coreFolder = path.resolve(place, core.replace("$ORIGIN", "."));
  for (const one of [place, coreFolder]) mkdirSync(one, { recursive: true });
  copyFileSync(sqlite, path.join(coreFolder, "libcore.so"));
  writeFileSync(path.join(place, "thin.c"), thin);
  writeFileSync(path.join(place, "extra.c"), "int extra;\n");
  const shared = ["-shared", "-fPIC", "-o"];
  execFileSync("cc", [...shared, path.join(place, "libextra.so"), path.join(place, "extra.c")]);
  execFileSync("cc", [
    ...["-w", `-DVERSION=${version}`, ...shared, path.join(place, "libthin.so"), path.join(place, "thin.c")],
    ...["-Wl,--no-as-needed", "-L", coreFolder, "-l:libcore.so", `-Wl,-rpath,${core}`, "-ldl"],
  ]);
  return path.join(place, "libthin.so");
}

const few = [
  ...["--variants", "int", "--storages", "memory", "--workloads", "oltp_point_select", "--rows", "100"],
  ...["--rounds", "1", "--ceiling", "1000", "--average-ceiling", "1000", "--quiet"],
];

describe("a base whose file is thin, over a library that does the work", () => {
  async function measure(name: string, candidate: string, base: string) {
    const out = path.join(folder, "out", name);
    const engines = ["--candidate", candidate, "--baseline", sqlite, "--base", base, "--require-base"];
    return readRun(out, await run(["run", ...engines, ...few, "--out", out])).recording;
  }

  it("is the candidate if all of their files are equal", async () => {
    const candidate = build("candidate");
    const base = build("base");
    const { engines, identicalBase } = await measure("equal", candidate, base);
    expect(engines.candidate.loads).toEqual(["libcore.so", "libextra.so"]);
    expect(identicalBase).toEqual({ path: base, sha256: engines.candidate.sha256 });
  });

  it.each([
    ["the thin library", () => build("other-thin", { version: 2 })],
    [
      "the library behind it",
      () => {
        const base = build("other-core");
        // The loader does not read what follows.
        appendFileSync(path.join(path.dirname(base), "libcore.so"), "changed");
        return base;
      },
    ],
    [
      "a library that it loads as a database is opened",
      () => {
        const base = build("other-extra");
        appendFileSync(path.join(path.dirname(base), "libextra.so"), "changed");
        return base;
      },
    ],
  ])("is measured if %s alone differs", async (name, make) => {
    const base = make();
    const recording = await measure(name.replaceAll(" ", "-"), build("candidate"), base);
    expect(recording).not.toHaveProperty("identicalBase");
    expect(recording.engines.base?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(recording.engines.base?.sha256).not.toBe(recording.engines.candidate.sha256);
    expect(recording.tests[0]?.samples.some(({ role }) => role === "base")).toBe(true);
  });
});

describe("an engine that loads more files than its list has room for", () => {
  /** Loads its core first, and then files with long names, which stand before it in the list of what a process has mapped. */
  const hiding = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
__attribute__((constructor)) static void hide(void) {
  if (!dlopen(FOLDER "/libnew.so", RTLD_NOW)) puts(dlerror());
  for (int i = 0; i < 70; i++) {
    char name[8192];
    snprintf(name, sizeof name, FOLDER "/%s/%s/%s/%s/%d.so", LONG, LONG, LONG, LONG, i);
    if (!dlopen(name, RTLD_NOW)) puts(dlerror());
  }
}
`;

  it("has no identity that one without the others has, and no size", async () => {
    const place = path.join(folder, "hiding");
    const long = "l".repeat(250);
    const deep = path.join(place, long, long, long, long);
    mkdirSync(deep, { recursive: true });
    writeFileSync(path.join(place, "hiding.c"), hiding);
    writeFileSync(path.join(place, "extra.c"), "int extra(void) { return 1; }\n");
    const shared = ["-w", "-shared", "-fPIC", "-o"];
    execFileSync("cc", [...shared, path.join(place, "libnew.so"), path.join(place, "extra.c")]);
    for (let at = 0; at < 70; at++) copyFileSync(path.join(place, "libnew.so"), path.join(deep, `${at}.so`));
    const candidate = path.join(place, "libhiding.so");
    execFileSync("cc", [
      ...[`-DFOLDER="${place}"`, `-DLONG="${long}"`, ...shared, candidate, path.join(place, "hiding.c")],
      ...["-Wl,--no-as-needed", "-L", path.dirname(sqlite), `-l:${path.basename(sqlite)}`],
      ...[`-Wl,-rpath,${path.dirname(sqlite)}`, "-ldl"],
    ]);
    const out = path.join(folder, "out", "hiding");
    const options = ["--candidate", candidate, "--baseline", sqlite, ...few, "--out", out];
    const { recording } = readRun(out, await run(["run", ...options]));
    expect(recording.engines.candidate).not.toHaveProperty("sha256");
    expect(recording.engines.candidate).not.toHaveProperty("size");
    expect(recording.engines.baseline).toHaveProperty("sha256");
  });
});

describe("a confined engine whose library is hidden", () => {
  const start = (candidate: string, out: string, confine: string, LD_LIBRARY_PATH?: string) => {
    const options = ["--candidate", candidate, "--baseline", sqlite, "--confine", confine];
    const env = LD_LIBRARY_PATH === undefined ? process.env : { ...process.env, LD_LIBRARY_PATH };
    return run(["run", ...options, ...few, "--out", path.join(folder, "out", out)], { env });
  };

  it("is told so, with what it sees, and is measured once it is given the library or not confined", async () => {
    const hidden = path.join(folder, "hidden");
    const candidate = build("seen", { core: hidden });
    const { status, stderr } = await start(candidate, "hidden", "on");
    expect(status).toBe(2);
    expect(stderr).toContain(
      `candidate "${candidate}" cannot be loaded: libcore.so: cannot open shared object file`,
    );
    const [, hides = "", sees = ""] =
      /it is confined: of (.*) it sees only these folders and files: (.*); put the library beside the engine/.exec(
        stderr.replaceAll(/\s+/g, " "),
      ) ?? [];
    expect(hides.split(", ")).toContain("/tmp");
    expect(sees.split(", ")).toContain(path.dirname(candidate));
    expect(sees).not.toContain(hidden);
    expect(stderr).toContain(
      "name its folder in the environment variable LD_LIBRARY_PATH, or set confine to off",
    );
    expect((await start(candidate, "given", "on", hidden)).status).toBe(0);
    expect((await start(candidate, "off", "off")).status).toBe(0);
  });

  it("is told so if it is a program", async () => {
    const core = path.join(folder, "hidden-behind");
    build("behind", { core });
    const place = path.join(folder, "program");
    mkdirSync(place);
    writeFileSync(
      path.join(place, "main.c"),
      "int sqlite3_libversion_number(void); int main(void) { return sqlite3_libversion_number(); }\n",
    );
    execFileSync("cc", [
      ...["-o", path.join(place, "engine"), path.join(place, "main.c")],
      ...["-L", core, "-l:libcore.so", `-Wl,-rpath,${core}`],
    ]);
    const { status, stderr } = await start(path.join(place, "engine"), "program", "on");
    expect(status).toBe(2);
    expect(stderr).toContain("libcore.so: cannot open shared object file");
    expect(stderr).toContain("it is confined: of ");
  });
});

describe("a base of an action", () => {
  const used = useServer();

  it("is refused if it loads a library of the workspace, which is the candidate's", async () => {
    const job = new Job();
    const folderOfBuild = path.join(job.workspace, "build");
    mkdirSync(folderOfBuild);
    const core = path.join(folderOfBuild, "libcore.so");
    copyFileSync(sqlite, core);
    const source = path.join(folder, "thin-over-workspace.c");
    writeFileSync(source, "int thin;\n");
    const candidate = path.join(folderOfBuild, "libthin.so");
    // CMake gives what it builds the folder of the build as its RPATH.
    execFileSync("cc", [
      ...["-shared", "-fPIC", "-o", candidate, source],
      ...["-Wl,--no-as-needed", "-L", folderOfBuild, "-l:libcore.so", `-Wl,-rpath,${folderOfBuild}`],
    ]);
    const base = path.join(job.temporary, "libthin.so");
    copyFileSync(candidate, base);
    const inputs = {
      ...{ candidate, base, baseline: sqlite, variants: "int", workloads: "oltp_point_select", rows: "100" },
      settings: "{ storages: [memory], gate: base, require-base: true }",
    };
    const { status, words, stdout } = await job.run({
      ...{ payload: pullRequestEvent(), apiUrl: used.server.url, inputs },
    });
    expect(status).toBe(1);
    expect(words + stdout).toContain(`base "${base}" loads "${core}", which is in the workspace`);
  });
});
