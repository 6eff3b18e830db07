import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { BranchCopy, type BranchFile, type BranchTarget } from "../../src/git/branch.ts";
import { GitError } from "../../src/git/git.ts";
import { gitIn } from "./run-git.ts";
import { type GitServer, makeBareRepository, startGitDaemon, startGitHttp } from "./servers.ts";

const token = "secret-token";
const branch = "bench-history";

let root: string;
let repository: string;
let daemon: GitServer;
let http: GitServer;
const servers: GitServer[] = [];

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), "git-server-"));
  // Other tests may make folders beside those that are counted here.
  vi.stubEnv("TMPDIR", root);
  daemon = await startGitDaemon(root);
  servers.push(daemon);
  http = await startGitHttp(root, token);
  servers.push(http);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all(servers.map((one) => one.close()));
  rmSync(root, { recursive: true, force: true });
});

let name: string;
let count = 0;

beforeEach(() => {
  name = `repository-${++count}.git`;
  repository = path.join(root, name);
  makeBareRepository(repository);
});

const file = (of: string, text = of): BranchFile => ({ path: of, content: Buffer.from(text) });
const local = (): BranchTarget => ({ url: `file://${repository}`, branch });
const limits = { bytes: 1000, files: 100, isNeeded: () => false };

const open: BranchCopy[] = [];
async function fetched(target: BranchTarget = local()): Promise<BranchCopy> {
  const copy = await BranchCopy.fetch(target);
  open.push(copy);
  return copy;
}

afterEach(() => {
  for (const copy of open.splice(0)) copy.close();
});

const contents = async (copy: BranchCopy) =>
  (await copy.files(limits)).map((one) => [one.path, one.content.toString()]);

describe("a branch", () => {
  it("is made as an orphan with the first files", async () => {
    gitIn(root, "-C", repository, "update-ref", "refs/heads/main", commitOf("unrelated"));
    const copy = await fetched();
    expect(copy.tip).toBeUndefined();
    const added = await copy.add([file("runs/a"), file("history.json")], "Add run a");
    expect(added).toEqual({ commit: copy.tip, isNew: true, isPresent: false, races: 0 });
    expect(gitIn(repository, "rev-list", "--count", branch)).toBe("1");
    expect(gitIn(repository, "log", "-1", "--format=%s by %an", branch)).toBe(
      "Add run a by sqlite-bench-gate",
    );
    expect(await contents(await fetched())).toEqual([
      ["history.json", "history.json"],
      ["runs/a", "runs/a"],
    ]);
  });

  it("gets files that it lacks, and keeps those that it has", async () => {
    await (await fetched()).add([file("history.json"), file("runs/a")], "first");
    const copy = await fetched();
    const { isPresent } = await copy.add([file("history.json", "other"), file("runs/b")], "second");
    expect(isPresent).toBe(false);
    expect(await contents(copy)).toEqual([
      ["history.json", "history.json"],
      ["runs/a", "runs/a"],
      ["runs/b", "runs/b"],
    ]);
    expect(gitIn(repository, "rev-list", "--count", branch)).toBe("2");
  });

  it("is not pushed to if it has all of them", async () => {
    await (await fetched()).add([file("a")], "first");
    const copy = await fetched();
    const tip = copy.tip;
    expect(await copy.add([file("a")], "again")).toEqual({
      commit: tip,
      isNew: false,
      isPresent: true,
      races: 0,
    });
  });

  it("keeps what others have added since it was fetched", async () => {
    const [slow, fast] = [await fetched(), await fetched()];
    await fast.add([file("fast")], "fast");
    const { races, isNew } = await slow.add([file("slow")], "slow");
    expect([races, isNew]).toEqual([1, false]);
    expect((await contents(await fetched())).map(([one]) => one)).toEqual(["fast", "slow"]);
  });

  it("keeps bytes as they are", async () => {
    const content = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte).reverse());
    await (await fetched()).add([{ path: "bytes", content }, file("empty", "")], "bytes");
    const [bytes, empty] = await (await fetched()).files(limits);
    expect(bytes?.content.equals(content)).toBe(true);
    expect(empty?.content).toHaveLength(0);
  });

  it("has plain files only: no link becomes one", async () => {
    const tree = gitIn(root, "-C", repository, "mktree", "--missing");
    expect(tree).toMatch(/^[0-9a-f]{40}$/);
    const work = path.join(root, `work-${count}`);
    gitIn(root, "clone", "--quiet", repository, work);
    execInWork(work);
    expect(await contents(await fetched())).toEqual([
      ["plain", "plain"],
      ["program", "plain"],
    ]);
  });

  it("is refused with a link in the place of a file that is needed", async () => {
    await (await fetched()).add([file("runs/a")], "a");
    const work = path.join(root, `link-${count}`);
    gitIn(root, "clone", "--quiet", "--branch", branch, repository, work);
    symlinkSync("a", path.join(work, "runs/b"));
    gitIn(work, "add", "--all");
    gitIn(work, "commit", "--quiet", "-m", "link");
    gitIn(work, "push", "--quiet");
    const copy = await fetched();
    const isNeeded = (one: string) => one.startsWith("runs/");
    await expect(copy.files({ ...limits, isNeeded })).rejects.toThrow("runs/b is a link or a submodule");
    expect(await contents(copy)).toEqual([["runs/a", "runs/a"]]);
  });

  it("is begun again if somebody deletes it meanwhile", async () => {
    await (await fetched()).add([file("a")], "a");
    const copy = await fetched();
    gitIn(repository, "branch", "-D", branch);
    expect(await copy.add([file("b")], "b")).toMatchObject({ isNew: true, races: 1 });
    expect(await contents(await fetched())).toEqual([["b", "b"]]);
  });

  it("says that there is no folder for temporary files", async () => {
    vi.stubEnv("TMPDIR", path.join(root, "none"));
    const error = await BranchCopy.fetch(local()).catch((cause) => cause);
    vi.stubEnv("TMPDIR", root);
    expect(error).toBeInstanceOf(GitError);
    expect(error.message).toMatch(/folder for temporary files cannot be written \(ENOENT.*TMPDIR/);
  });

  it("is refused if it has more than allowed", async () => {
    const copy = await fetched();
    await copy.add([file("large", "x".repeat(1001)), file("small")], "large");
    await expect(copy.files(limits)).rejects.toThrow("large has 1001 bytes, and at most 1000 are allowed");
    await expect(copy.files({ ...limits, bytes: 5000, files: 1 })).rejects.toThrow("there are 2 files");
  });

  it("leaves nothing behind when it is closed", async () => {
    const before = foldersLeft();
    const copy = await BranchCopy.fetch(local());
    expect(foldersLeft()).toBe(before + 1);
    copy.close();
    expect(foldersLeft()).toBe(before);
    await expect(BranchCopy.fetch({ url: `file://${root}/nothing.git`, branch })).rejects.toThrow(GitError);
    expect(foldersLeft()).toBe(before);
  });

  function commitOf(message: string): string {
    const tree = gitIn(repository, "hash-object", "-w", "-t", "tree", "/dev/null");
    return gitIn(repository, "commit-tree", tree, "-m", message);
  }

  function execInWork(work: string): void {
    writeFileSync(path.join(work, "plain"), "plain");
    gitIn(work, "-c", "core.symlinks=true", "update-index", "--add", "plain");
    const target = gitIn(work, "hash-object", "-w", "plain");
    gitIn(work, "update-index", "--add", "--cacheinfo", `120000,${target},link`);
    gitIn(work, "update-index", "--add", "--cacheinfo", `100755,${target},program`);
    gitIn(work, "commit", "--quiet", "-m", "files");
    gitIn(work, "push", "--quiet", "origin", `HEAD:refs/heads/${branch}`);
  }

  const foldersLeft = () =>
    readdirSync(tmpdir()).filter((one) => one.startsWith("sqlite-bench-gate-branch-")).length;
});

describe("a server that refuses", () => {
  it("is told apart from a race: a wrong token", async () => {
    const target = { url: `${http.url}${name}`, branch, token: "wrong" };
    await expect(BranchCopy.fetch(target)).rejects.toThrow(/Authentication failed|could not read Username/);
  });

  it("is told apart from a race: a token that may not write", async () => {
    gitIn(repository, "config", "http.receivepack", "false");
    const copy = await fetched({ url: `${http.url}${name}`, branch, token });
    await expect(copy.add([file("a")], "a")).rejects.toThrow(/403/);
  });

  it("is told apart from a race: a rule of the repository", async () => {
    mkdirSync(path.join(repository, "hooks"), { recursive: true });
    writeFileSync(path.join(repository, "hooks/pre-receive"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    const copy = await fetched();
    await expect(copy.add([file("a")], "a")).rejects.toThrow(/pre-receive hook declined/);
  });

  it("is named if it is not there", async () => {
    const error = await BranchCopy.fetch({ url: "http://127.0.0.1:9/none.git", branch }).catch(
      (cause) => cause,
    );
    expect(error).toBeInstanceOf(GitError);
    expect(error.command).toBe("git ls-remote");
    expect(error.message).toMatch(/unable to access/);
  });

  it("is not asked in a protocol that runs programs", async () => {
    for (const url of ["ssh://localhost/x.git", "ext::sh -c touch% /tmp/pwned"])
      await expect(BranchCopy.fetch({ url, branch })).rejects.toThrow();
    expect(existsSync("/tmp/pwned")).toBe(false);
  });

  it("never learns a token in a message", async () => {
    const target = { url: "http://127.0.0.1:9/none.git", branch, token };
    const error = await BranchCopy.fetch(target).catch((cause) => cause);
    expect(JSON.stringify([error.message, error.stack])).not.toContain(token);
    expect(error.message).not.toContain(Buffer.from(`x-access-token:${token}`).toString("base64"));
  });
});
