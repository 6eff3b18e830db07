import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parseBuildCommand } from "../../../../src/features/search/builds/build-command.ts";
import { type CommitSettings, openCommits } from "../../../../src/features/search/builds/commits.ts";
import { useFolder } from "../../../builders/folder.ts";
import { HistoryRepository } from "./history-repository.ts";

const folder = useFolder("commits");
const never = new AbortController().signal;
let repository: HistoryRepository;
const hashes: Record<string, string> = {};

beforeAll(() => {
  repository = new HistoryRepository(path.join(folder, "repository"));
  const commit = (name: string, content: string) => {
    hashes[name] = repository.commit(`Set ${name}`, { "engine.txt": content });
  };
  commit("first", "one\n");
  commit("second", "two\n");
  repository.git("checkout", "--quiet", "-b", "side", hashes.first as string);
  hashes.side = repository.commit("Aside", { "other.txt": "side\n" });
  repository.git("checkout", "--quiet", "main");
  repository.git("merge", "--quiet", "--no-edit", "side");
  hashes.merge = repository.git("rev-parse", "HEAD");
  commit("fourth", "one\n");
  repository.git("rm", "--quiet", "engine.txt");
  hashes.broken = repository.commit("Lose the engine", {});
  commit("last", "six\n");
});

function settings(name: string, changed: Partial<CommitSettings> = {}): CommitSettings {
  return {
    repository: repository.folder,
    good: hashes.first as string,
    bad: "main",
    allParents: false,
    build: parseBuildCommand("cp engine.txt built.so", repository.folder),
    candidate: "built.so",
    timeoutMs: 60_000,
    folder: path.join(folder, name),
    cacheFolder: path.join(folder, `${name}-cache`),
    environment: process.env,
    ...changed,
  };
}

describe("the commits of a search", () => {
  it("are those of the first parents, from the good one to the bad one", async () => {
    const { points, good, bad } = await openCommits(settings("list"));
    expect(points.map(({ id }) => id)).toEqual(
      ["first", "second", "merge", "fourth", "broken", "last"].map((name) => hashes[name]),
    );
    expect([good, bad]).toEqual([0, 5]);
    expect(points[1]).toMatchObject({ title: "Set second", parents: [0] });
    expect(hashes.second?.startsWith(points[1]?.name ?? "-")).toBe(true);
  });

  it("have the merged branches' commits too, if all parents count", async () => {
    const { points } = await openCommits(settings("all", { allParents: true }));
    const merge = points.find(({ id }) => id === hashes.merge);
    expect(merge?.parents.map((parent) => points[parent]?.id).toSorted()).toEqual(
      [hashes.second, hashes.side].toSorted(),
    );
    for (const [index, { parents }] of points.entries())
      for (const parent of parents) expect(parent).toBeLessThan(index);
  });

  it("begin with those that a branch left before the good one", async () => {
    const { points, good } = await openCommits(
      settings("boundary", { allParents: true, good: hashes.second as string }),
    );
    expect(points[0]?.id).toBe(hashes.first);
    expect(points[good]).toMatchObject({ id: hashes.second, parents: [0] });
  });

  it("come from the newest if the bad one is the older", async () => {
    const turned = { good: "main", bad: hashes.first as string };
    const { points, good, bad, isFix } = await openCommits(settings("fix", turned));
    expect(points.map(({ id }) => id)).toEqual(
      ["last", "broken", "fourth", "merge", "second", "first"].map((name) => hashes[name]),
    );
    expect(points.map(({ parents }) => parents)).toEqual([[], [0], [1], [2], [3], [4]]);
    expect([good, bad, isFix]).toEqual([0, 5, true]);
  });

  it("are refused if the ends are no commits, or none was made from the other", async () => {
    await expect(openCommits(settings("no", { good: "nowhere" }))).rejects.toThrow(
      '--good: "nowhere" is no commit',
    );
    await expect(openCommits(settings("no", { good: "--all" }))).rejects.toThrow(
      '--good: "--all" is no commit',
    );
    await expect(openCommits(settings("no", { good: "main", bad: "main" }))).rejects.toThrow(
      '--good: "main" is no ancestor of "main", nor the other way round',
    );
    const aside = { good: hashes.side as string, bad: hashes.second as string };
    await expect(openCommits(settings("no", aside))).rejects.toThrow("is no ancestor of");
    const turned = { good: "main", bad: hashes.first as string, allParents: true };
    await expect(openCommits(settings("no", turned))).rejects.toThrow("--all-parents: a search for a fix");
    await expect(openCommits(settings("no", { candidate: "../x.so" }))).rejects.toThrow(
      "not inside of the repository",
    );
  });

  it("are refused if the repository lacks some", async () => {
    const shallow = path.join(folder, "shallow");
    repository.git("clone", "--quiet", "--depth", "1", `file://${repository.folder}`, shallow);
    await expect(openCommits(settings("no", { repository: shallow }))).rejects.toThrow("fetch-depth: 0");
  });
});

describe("a build", () => {
  it("is made in a working copy of its own, which is removed", async () => {
    const own = settings("build");
    const source = await openCommits(own);
    const result = await source.build(1, never);
    expect(result.state === "built" && readFileSync(result.engine, "utf8")).toBe("two\n");
    expect(readdirSync(path.join(own.folder, "worktrees"))).toEqual([]);
    expect(repository.git("worktree", "list").split("\n")).toHaveLength(1);
    expect(existsSync(path.join(repository.folder, "built.so"))).toBe(false);
  });

  it("is used again by another search, and by a commit with the same files", async () => {
    const own = settings("again");
    expect((await (await openCommits(own)).build(1, never)).state).toBe("built");
    const { isBuilt } = await openCommits({ ...own, folder: path.join(folder, "elsewhere") });
    expect([0, 1, 2].map(isBuilt)).toEqual([false, true, false]);
    const other = { ...own, build: parseBuildCommand("cp engine.txt ./built.so", folder) };
    expect((await openCommits(other)).isBuilt(1)).toBe(false);
  });

  it("sees the user's environment without secrets, and nothing of a runner", async () => {
    const script = path.join(folder, "tell.sh");
    writeFileSync(script, "env > built.so\n");
    const environment = {
      ...process.env,
      CFLAGS: "-O3",
      GITHUB_TOKEN: "secret-1",
      GITHUB_ENV: "secret-2",
      ACTIONS_RUNTIME_TOKEN: "secret-3",
      "INPUT_GITHUB-TOKEN": "secret-4",
      NPM_TOKEN: "secret-5",
      AWS_SECRET_ACCESS_KEY: "secret-6",
      DATABASE_PASSWORD: "secret-7",
      GIT_DIR: "/nowhere",
    };
    const own = settings("environment", { environment, build: parseBuildCommand(script, folder) });
    const result = await (await openCommits(own)).build(1, never);
    const seen = result.state === "built" ? readFileSync(result.engine, "utf8") : "";
    expect(seen).toMatch(/^CFLAGS=-O3$/m);
    expect(seen).not.toMatch(/secret-|^GIT_DIR/m);
  });

  it("that fails says why, and keeps its output", async () => {
    const own = settings("failing");
    const result = await (await openCommits(own)).build(4, never);
    expect(result).toMatchObject({
      state: "failed",
      message: expect.stringContaining("ended with status 1: cp: "),
    });
    expect(result.state === "failed" && readFileSync(result.log ?? "", "utf8")).toContain("engine.txt");
    expect(readdirSync(path.join(own.folder, "worktrees"))).toEqual([]);
  });

  it("that fails with several lines says its first error", async () => {
    const script = path.join(folder, "errors.sh");
    writeFileSync(
      script,
      "echo cc -Wno-error=x a.c\necho 'a.c:3:1: error: no type'\necho 'a.c:3:1: note: once'\necho 'make: *** Error 1'\nexit 2\n",
    );
    const source = await openCommits(settings("errors", { build: parseBuildCommand(script, folder) }));
    expect(await source.build(1, never)).toMatchObject({
      message: expect.stringMatching(/ended with status 2: a\.c:3:1: error: no type$/),
    });
  });

  it("that makes no engine, or takes too long, has failed", async () => {
    const nothing = await openCommits(settings("nothing", { build: parseBuildCommand("true", folder) }));
    expect(await nothing.build(1, never)).toMatchObject({ message: "true succeeded, but made no built.so" });
    const slow = { build: parseBuildCommand("sleep 100", folder), timeoutMs: 100 };
    const late = await (await openCommits(settings("late", slow))).build(1, never);
    expect(late).toMatchObject({ state: "failed", message: expect.stringContaining("took over") });
  });

  it("that is interrupted leaves no working copy and no process", async () => {
    const script = path.join(folder, "long.sh");
    const mark = path.join(folder, "mark");
    writeFileSync(script, `echo begun > '${mark}'\nsleep 0.5\necho ended >> '${mark}'\n`);
    const own = settings("interrupted", { build: parseBuildCommand(script, folder) });
    const source = await openCommits(own);
    const abort = new AbortController();
    const building = source.build(1, abort.signal);
    while (!existsSync(mark) || readFileSync(mark, "utf8") === "")
      await new Promise((resolve) => setTimeout(resolve, 10));
    abort.abort("interrupted");
    await expect(building).rejects.toBe("interrupted");
    expect(readdirSync(path.join(own.folder, "worktrees"))).toEqual([]);
    expect(repository.git("worktree", "list").split("\n")).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(readFileSync(mark, "utf8")).toBe("begun\n");
  });

  it("may find what a killed search has left", async () => {
    const own = settings("killed");
    const left = path.join(own.folder, "worktrees", hashes.second as string);
    mkdirSync(path.dirname(left), { recursive: true });
    repository.git("worktree", "add", "--quiet", "--detach", left, hashes.second as string);
    expect((await (await openCommits(own)).build(1, never)).state).toBe("built");
    expect(repository.git("worktree", "list").split("\n")).toHaveLength(1);
  });
});
