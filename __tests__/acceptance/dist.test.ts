import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { fetchDoltlite } from "../../bench/engines.ts";
import { packedAddonFile } from "../../src/results/store/addon.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { run } from "./cli.ts";

const folder = useFolder("dist");
describe("dist on its own", () => {
  const program = path.join(folder, "dist", "cli.js");
  const chosen = [
    ...["--variants", "int", "--rows", "100", "--rounds", "1"],
    ...["--ceiling", "1000", "--average-ceiling", "1000"],
  ];
  const elsewhere = { program, cwd: folder };
  cpSync(fileURLToPath(new URL("../../dist", import.meta.url)), path.join(folder, "dist"), {
    recursive: true,
  });

  it("explains itself", async () => {
    const { status, stdout } = await run(["--help"], elsewhere);
    expect(stdout).toContain("Usage: sqlite-bench-gate");
    expect(status).toBe(0);
  });

  it("says its version, which is the manifest's", async () => {
    const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
    for (const option of ["--version", "-V"])
      expect(await run([option], elsewhere)).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: "" });
  });

  it("measures without node_modules, against the SQLite that it carries", async () => {
    // To optimize SQLite would take a minute.
    const compiler = path.join(folder, "cc");
    writeFileSync(compiler, '#!/bin/sh\nexec cc "$@" -O0\n', { mode: 0o755 });
    const { status, words, stderr } = await run(
      ["run", "--candidate", path.resolve(fetchDoltlite()), ...chosen, "--workloads", "oltp_point_select"],
      // No cache has this SQLite already.
      {
        ...elsewhere,
        env: { ...process.env, CI: "true", CC: compiler, XDG_CACHE_HOME: path.join(folder, "cache") },
      },
    );
    expect(words).toMatch(/^(Pass: .*; slowest of [23] tests .*|Inconclusive: the runner is too noisy)/);
    expect(words).toMatch(/Build: compiled from the 3\.54\.\d+-/);
    expect({ status, stderr }).toMatchObject({ status: 0 });
    const file = path.join(folder, "bench-results", "results.json");
    const { engines } = parseRecording(readFileSync(file, "utf8"), file);
    expect(engines.baseline).toMatchObject({
      origin: expect.stringContaining("amalgamation"),
      version: expect.stringMatching(/^3\.54\./),
    });
  });

  it.each([
    ["has no space", "size=64k", "ENOSPC: no space left on device, write"],
    ["is read-only", "ro", "EROFS: read-only file system, mkdtemp '.*'"],
    ["does not let its files be executed", "noexec", ".*better-sqlite3\\.node: failed to map segment .*"],
  ])("names a folder for temporary files that %s, and leaves nothing there", async (_, option, reason) => {
    const temporary = path.join(folder, "temporary");
    mkdirSync(temporary, { recursive: true });
    // A file system that only the command inside sees.
    const script =
      'mount -t tmpfs -o "$1" none "$TMPDIR" && shift && "$@"; status=$?; ls "$TMPDIR"; exit $status';
    const measuring = [process.execPath, program, "run", "--candidate", path.resolve(fetchDoltlite())];
    const { status, stdout, stderr } = await run(
      ["--mount", "--map-root-user", "sh", "-c", script, "sh", option, ...measuring, ...chosen, "--quiet"],
      { command: "unshare", cwd: folder, env: { ...process.env, TMPDIR: temporary } },
    );
    expect(stderr).toMatch(
      new RegExp(
        `^sqlite-bench-gate: SQLite cannot be loaded from ${temporary} \\(${reason}\\): ` +
          "set TMPDIR to a folder that has 3 MB of space and whose files may be executed\n$",
      ),
    );
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  });

  it("refuses an addon that is not the one it was built with", async () => {
    const damaged = path.join(folder, "damaged");
    cpSync(path.dirname(program), damaged, { recursive: true });
    const addon = path.join(damaged, packedAddonFile(`${process.platform}-${process.arch}`));
    writeFileSync(addon, brotliCompressSync("another addon"));
    const { status, stderr } = await run(
      ["run", "--candidate", path.resolve(fetchDoltlite()), ...chosen, "--quiet"],
      { program: path.join(damaged, "cli.js"), cwd: folder },
    );
    expect(stderr).toContain(`${addon} is damaged: its SHA-256 is not the one that this tool was built with`);
    expect(status).toBe(2);
  });

  it("holds the action, which refuses wrong inputs before anything is measured", async () => {
    const { status, stdout } = await run([], {
      program: path.join(folder, "dist", "index.js"),
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        GITHUB_EVENT_NAME: "schedule",
        GITHUB_REPOSITORY: "octo-org/engine",
        GITHUB_RUN_ID: "77",
        GITHUB_SHA: "a".repeat(40),
        INPUT_CANDIDATE: "libengine.so",
        INPUT_ROWS: "many",
      },
    });
    expect(stdout).toMatch(/^::error::Measurement failed: input rows: "many"/m);
    expect(status).toBe(1);
  });
});
