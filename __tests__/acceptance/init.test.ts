import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gitIn } from "../git/run-git.ts";
import { useServer } from "../rest-server/use-server.ts";
import { expectPassed, makeGate, runGate } from "./act/first-gate.ts";
import { root } from "./act/repository.ts";
import { fetchActionlint, fetchZizmor } from "./act/tools.ts";
import { run } from "./cli.ts";

const folder = mkdtempSync(path.join(tmpdir(), "init-"));
const results = path.join(root, "fixtures/results-v4.json");
const engine = ["--build", "make libengine.so", "--candidate", "libengine.so"];
const program = path.join(root, "src/cli.ts");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A new, empty repository. */
function repositoryNamed(name: string): string {
  const repository = path.join(folder, name);
  mkdirSync(repository);
  gitIn(repository, "init", "--quiet");
  return repository;
}

const init = (cwd: string, ...options: readonly string[]) => run(["init", ...options], { program, cwd });

describe("the files of a gate", () => {
  it.each([
    ["forks", ["--forks", "yes", "--packages", "tcl zlib1g-dev"]],
    ["branches", ["--forks", "no", results]],
    ["nights", ["--forks", "yes", "--packages", "tcl", "--nightly"]],
  ])("for %s are clean under actionlint and zizmor", async (name, options) => {
    const repository = repositoryNamed(name);
    const { status, stdout, stderr } = await init(repository, ...engine, ...options);
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Written: \.github\/workflows\/benchmark\.yml, .*\n\nNext:\n1\. Commit/);
    execFileSync(fetchActionlint(), { cwd: repository, stdio: "inherit" });
    execFileSync(fetchZizmor(), ["--offline", "--quiet", "."], { cwd: repository, stdio: "inherit" });
  });

  it("have the ceilings of earlier runs", async () => {
    const { stdout } = await init(folder, ...engine, "--print", results);
    expect(stdout).toContain("### .github/bench-gate.yml\n");
    expect(stdout).toMatch(/\n# Ceilings from 1 run: .*\n[\s\S]*\nceilings:/);
  });

  it("are printed and not written, also outside of a repository", async () => {
    const empty = path.join(folder, "empty");
    mkdirSync(empty);
    const { status, stdout } = await init(empty, ...engine, "--print");
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^### \.github\/workflows\/benchmark\.yml\n[\s\S]*\n### \.github\/bench-gate\.yml\n/,
    );
    expect(readdirSync(empty)).toEqual([]);
    const refused = await init(empty, ...engine);
    expect(refused.status).toBe(2);
    expect(refused.stderr).toMatch(
      /^sqlite-bench-gate: this folder is not the root of a git repository: .*\n$/,
    );
    expect(readdirSync(empty)).toEqual([]);
  });

  it("never overwrite a file", async () => {
    const repository = repositoryNamed("taken");
    mkdirSync(path.join(repository, ".github"));
    const taken = path.join(repository, ".github/bench-gate.yml");
    writeFileSync(taken, "ceiling: 3\n");
    const { status, stderr } = await init(repository, ...engine);
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^sqlite-bench-gate: \.github\/bench-gate\.yml exists already with another text, and nothing is written: /,
    );
    expect(readFileSync(taken, "utf8")).toBe("ceiling: 3\n");
    expect(existsSync(path.join(repository, ".github/workflows"))).toBe(false);
  });

  it("of every night and of upgrades come beside those of a gate, which stay as they are", async () => {
    const repository = repositoryNamed("beside");
    const file = (name: string) => path.join(repository, ".github", name);
    await init(repository, ...engine, "--forks", "no");
    writeFileSync(file("bench-gate.yml"), "ceiling: 3\n");
    const night = await init(repository, ...engine, "--nightly");
    expect(night.stderr).toBe("");
    expect(night.stdout).toMatch(
      /^Written: \.github\/workflows\/nightly\.yml, \.github\/bench-night\.yml\nLeft as they are: \.github\/workflows\/benchmark\.yml, \.github\/bench-gate\.yml\n\nNext:\n/,
    );
    // Without forks, a gate is one workflow.
    expect(existsSync(file("workflows/publish-benchmark.yml"))).toBe(false);
    const upgrade = await init(repository, "--upgrade");
    expect(upgrade.stdout).toContain(
      "publish-engine-upgrade.yml\nLeft as they are: .github/bench-gate.yml\n",
    );
    expect(readFileSync(file("bench-gate.yml"), "utf8")).toBe("ceiling: 3\n");
    const again = await init(repository, ...engine, "--nightly");
    expect(again.status).toBe(0);
    expect(again.stdout).toMatch(/^Left as they are: .*nightly\.yml, \.github\/bench-night\.yml\n$/);
    writeFileSync(file("bench-night.yml"), "rounds: 5\n");
    const refused = await init(repository, ...engine, "--nightly");
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain("bench-night.yml exists already with another text");
    const withCeilings = await init(repository, ...engine, "--nightly", results);
    expect(withCeilings.stderr).toContain("bench-gate.yml exists already with another text");
  });

  it("are asked for on a terminal, and nowhere else", async () => {
    const repository = repositoryNamed("asked");
    const refused = await init(repository);
    expect(refused.stderr).toContain("--build is missing, such as --build 'make libengine.so'");
    expect(refused.status).toBe(2);
    const command = `'${process.execPath}' '${program}' init`;
    const terminal = ["--quiet", "--return", "--echo", "never", "--command", command, "/dev/null"];
    const answers = "make lib.so\nlib.so\nno\n\n";
    const stdout = execFileSync("script", terminal, {
      cwd: repository,
      input: answers,
      encoding: "utf8",
      timeout: 60_000,
    });
    expect(stdout).toContain("Do pull requests come from forks, yes or no? [yes]");
    expect(stdout).toContain("Written: .github/workflows/benchmark.yml, .github/bench-gate.yml");
    const workflow = readFileSync(path.join(repository, ".github/workflows/benchmark.yml"), "utf8");
    expect(workflow).toMatch(/build: make lib\.so\n {6}candidate: lib\.so\n {6}shards: 1/);
  });
});

describe("DoltLite from a wheel", () => {
  const used = useServer();
  const pip = "pip install --require-hashes --only-binary :all: --no-deps --target engine --requirement";
  let repository: string;

  beforeAll(async () => {
    const build = ["--build", `${pip} bench/requirements.txt`];
    const candidate = ["--candidate", "engine/doltlite/_lib/libdoltlite.so"];
    repository = await makeGate({}, ...build, ...candidate, "--forks", "yes");
  });

  afterAll(() => rmSync(repository, { recursive: true, force: true }));

  it("is gated by the files that init wrote", async () => {
    const log = await runGate(repository, used.server, true);
    expectPassed(used.server, /DoltLite/, log);
  }, 600_000);
});
