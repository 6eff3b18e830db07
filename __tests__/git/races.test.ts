import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { BranchCopy, type BranchFile } from "../../src/git/branch.ts";
import { gitIn } from "./run-git.ts";
import { makeBareRepository, startGitDaemon, startGitHttp } from "./servers.ts";

const run = promisify(execFile);

const token = "secret-token";
const branch = "bench-history";
const root = mkdtempSync(path.join(tmpdir(), "git-races-"));

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A repository of its own for each test, since the tests run at once: they wait most of the time. */
function makeRepository(name: string): string {
  const repository = path.join(root, `${name}.git`);
  makeBareRepository(repository);
  return repository;
}

describe.concurrent("processes that add at once", () => {
  const script = path.join(import.meta.dirname, "append.ts");

  it.each([
    [
      "a repository on disk, ten of them",
      "disk",
      10,
      async (repository: string) => ({ url: `file://${repository}`, close: () => {} }),
    ],
    // The order of the processes is the client's work, which is the same for all: a few show how each server refuses the late one.
    ["git's own server", "daemon", 4, async (_: string) => await startGitDaemon(root)],
    ["a web server", "web", 4, async (_: string) => await startGitHttp(root, token)],
  ] as const)("lose nothing on %s", { timeout: 120_000 }, async (_, name, processes, start) => {
    const all = Array.from({ length: processes }, (_, index) => `runs/${index}`);
    const repository = makeRepository(name);
    const server = await start(repository);
    const url = name === "disk" ? server.url : `${server.url}${name}.git`;
    const more = name === "web" ? [token] : [];
    await Promise.all(all.map((file) => run(process.execPath, [script, url, branch, file, ...more])));
    await server.close();
    expect(gitIn(repository, "ls-tree", "-r", "--name-only", branch).split("\n")).toEqual(all);
    // Each file came with a commit of its own, one after the other.
    expect(gitIn(repository, "rev-list", "--count", "--first-parent", branch)).toBe(String(processes));
    expect(gitIn(repository, "rev-list", "--min-parents=2", branch)).toBe("");
    // And git finds nothing wrong; what a race refused is dangling.
    expect(gitIn(repository, "fsck", "--strict", "--no-dangling")).toBe("");
  });
});

describe.concurrent("a server that fails for a moment", () => {
  const file = (name: string): BranchFile => ({ path: name, content: Buffer.from(name) });

  async function withCopy<Result>(url: string, use: (copy: BranchCopy) => Promise<Result>): Promise<Result> {
    const copy = await BranchCopy.fetch({ url, branch });
    try {
      return await use(copy);
    } finally {
      copy.close();
    }
  }

  /** Adds a file through a server that fails the first requests to a service. */
  async function addThrough(name: string, service: RegExp, failures: readonly number[]) {
    const left = [...failures];
    const failing = await startGitHttp(root, undefined, ({ url = "", method }) =>
      service.test(`${method} ${url}`) ? left.shift() : undefined,
    );
    try {
      const url = `${failing.url}${name}.git`;
      return await withCopy(url, (copy) => copy.add([file("runs/a")], "Add run a"));
    } finally {
      await failing.close();
    }
  }

  it.each([
    ["listed", /^GET .*git-upload-pack/],
    ["pushed to", /^POST .*git-receive-pack/],
  ])("is asked again when a branch is %s", async (name, service) => {
    const folder = name.replace(" ", "-");
    const url = `file://${makeRepository(folder)}`;
    await withCopy(url, (copy) => copy.add([file("history.json")], "first"));
    const { isPresent } = await addThrough(folder, service, [502, 429]);
    expect(isPresent).toBe(false);
    const files = await withCopy(url, (copy) =>
      copy.files({ bytes: 1000, files: 100, isNeeded: () => false }),
    );
    expect(files.map((one) => one.path)).toEqual(["history.json", "runs/a"]);
  });

  it("is not asked again about what it refuses", async () => {
    makeRepository("refused");
    await expect(addThrough("refused", /git-receive-pack/, [403])).rejects.toThrow(/403/);
  });
});
