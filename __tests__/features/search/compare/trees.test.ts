import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { findTrees } from "../../../../src/features/search/compare/trees.ts";
import { useFolder } from "../../../builders/folder.ts";
import { gitEnvironment, gitIn } from "../../../git/run-git.ts";
import { HistoryRepository } from "../builds/history-repository.ts";

const folder = useFolder("trees");
let number = 0;
let repository: HistoryRepository;
let first: string;

beforeEach(() => {
  repository = new HistoryRepository(path.join(folder, String(++number)));
  first = repository.commit("Begin", { "engine.c": "1\n", "other.c": "1\n", ".gitignore": "*.o\n" });
});

function find(revision?: string, top = repository.folder) {
  const own = { candidate: "lib.so", folders: [path.join(repository.folder, "results")] };
  return findTrees(top, revision, own, gitEnvironment);
}

function write(name: string, text: string, top = repository.folder): void {
  mkdirSync(path.dirname(path.join(top, name)), { recursive: true });
  writeFileSync(path.join(top, name), text);
}

function branch(): string {
  repository.git("checkout", "--quiet", "-b", "topic");
  return repository.commit("Change", { "engine.c": "2\n" });
}

describe("the base of a comparison", () => {
  it("is the merge base with main", async () => {
    const head = branch();
    repository.git("checkout", "--quiet", "main");
    repository.commit("Elsewhere", { "other.c": "2\n" });
    repository.git("checkout", "--quiet", "topic");
    const { base, candidate } = await find();
    expect(base.commit.hash).toBe(first);
    expect(base.title).toBe(`main at ${base.commit.shortHash}`);
    expect(candidate.commit.hash).toBe(head);
    expect(candidate.title).toBe(`working tree of ${candidate.commit.shortHash} without changes`);
  });

  it("is the same with a detached head, and from a folder within", async () => {
    repository.git("checkout", "--quiet", "--detach", branch());
    mkdirSync(path.join(repository.folder, "deep"));
    const { base, top } = await find(undefined, path.join(repository.folder, "deep"));
    expect(base.commit.hash).toBe(first);
    expect(gitIn(top, "rev-parse", "--show-prefix")).toBe("");
  });

  it("is the merge base with the default branch of origin, whatever its name", async () => {
    repository.git("branch", "-m", "main", "trunk");
    const clone = path.join(folder, `${number}-clone`);
    gitIn(folder, "clone", "--quiet", repository.folder, clone);
    write("engine.c", "2\n", clone);
    const { base } = await find(undefined, clone);
    expect(base.title).toBe(`trunk at ${base.commit.shortHash}`);
  });

  it("is the revision that is named", async () => {
    branch();
    repository.git("tag", "v1", first);
    const named = await find("v1");
    expect(named.base.title).toBe(`v1 at ${named.base.commit.shortHash}`);
    expect((await find(first)).base.title).toBe(named.base.commit.shortHash);
  });
});

describe("a comparison is refused", () => {
  it("outside of a working copy", async () => {
    await expect(find(undefined, folder)).rejects.toThrow("is in no working copy of git: run compare in one");
  });

  it("without a commit", async () => {
    const empty = new HistoryRepository(path.join(folder, `${number}-empty`));
    await expect(find(undefined, empty.folder)).rejects.toThrow("has no commit yet");
  });

  it("without a default branch", async () => {
    repository.git("branch", "-m", "main", "trunk");
    await expect(find()).rejects.toThrow("has no default branch: origin names none");
  });

  it("with a revision that does not exist", async () => {
    branch();
    await expect(find("topik")).rejects.toThrow(
      '"topik" is no commit of the repository: did you mean "topic"?',
    );
    await expect(find("--output=x")).rejects.toThrow("is no commit of the repository: give a branch");
  });

  it("of unrelated branches, and of a clone that lacks the merge base", async () => {
    branch();
    const clone = path.join(folder, `${number}-clone`);
    repository.git("checkout", "--quiet", "main");
    repository.commit("Go on", { "other.c": "2\n" });
    const shallow = ["--depth", "1", "--no-single-branch", "--branch", "topic"];
    gitIn(folder, "clone", "--quiet", ...shallow, `file://${repository.folder}`, clone);
    await expect(find(undefined, clone)).rejects.toThrow("run git fetch --unshallow");
    repository.git("checkout", "--quiet", "--orphan", "other");
    repository.commit("Begin again", { "engine.c": "3\n" });
    await expect(find()).rejects.toThrow("HEAD has no merge base with main: they have no commit in common");
  });

  it("with the same files on both sides", async () => {
    await expect(find()).rejects.toThrow(
      "nothing to compare: the working tree has the same files as main at",
    );
    // The engine, results and ignored files are no changes.
    for (const name of ["lib.so", "results/results.json", "engine.o"]) write(name, "built");
    await expect(find("HEAD")).rejects.toThrow("nothing to compare");
  });

  it("with changes in a repository within", async () => {
    const inner = new HistoryRepository(path.join(repository.folder, "inner"));
    inner.commit("Begin", { "inner.c": "1\n" });
    await expect(find()).rejects.toThrow('"inner/" is a repository of its own with changes');
  });
});

describe("a working tree with changes", () => {
  const applied = async () => {
    const { candidate } = await find();
    const copy = path.join(folder, `${number}-copy`);
    gitIn(repository.folder, "worktree", "add", "--quiet", "--detach", copy, candidate.commit.hash);
    candidate.change?.(copy);
    return { candidate, copy };
  };

  it("is copied as it is: staged, unstaged, deleted and new files, links and folders in the place of files", async () => {
    repository.commit("More", { "gone.c": "1\n", "becomes/a.c": "1\n", file: "1\n", "linked/c.c": "1\n" });
    write("engine.c", "2\n");
    repository.git("add", "engine.c");
    write("engine.c", "3\n");
    write("new folder/ü \n.c", "4\n");
    write("lib.so", "built");
    symlinkSync("engine.c", path.join(repository.folder, "link.c"));
    for (const name of ["gone.c", "becomes", "file", "linked"])
      rmSync(path.join(repository.folder, name), { recursive: true });
    write("becomes", "5\n");
    write("file/b.c", "6\n");
    symlinkSync(folder, path.join(repository.folder, "linked"));
    const { candidate, copy } = await applied();
    expect(candidate.title).toBe(`working tree of ${candidate.commit.shortHash} with 10 changed files`);
    const status = (top: string) => gitIn(top, "status", "--porcelain", "--untracked-files=all").split("\n");
    expect(
      status(copy)
        .map((line) => line.trim().replace(/^\S+ /, ""))
        .toSorted(),
    ).toEqual(
      status(repository.folder)
        .filter((line) => !line.endsWith("lib.so"))
        .map((line) => line.trim().replace(/^\S+ /, ""))
        .toSorted(),
    );
    expect(readFileSync(path.join(copy, "engine.c"), "utf8")).toBe("3\n");
    expect(readFileSync(path.join(copy, "link.c"), "utf8")).toBe("3\n");
    expect(readFileSync(path.join(copy, "new folder/ü \n.c"), "utf8")).toBe("4\n");
    expect(readFileSync(path.join(copy, "becomes"), "utf8")).toBe("5\n");
    expect(readFileSync(path.join(copy, "file/b.c"), "utf8")).toBe("6\n");
  });

  it("is the same sources only if all changes are the same", async () => {
    write("engine.c", "2\n");
    const one = (await find()).candidate;
    expect((await find()).candidate.tree).toBe(one.tree);
    expect(one.title).toContain("with 1 changed file");
    write("engine.c", "3\n");
    expect((await find()).candidate.tree).not.toBe(one.tree);
    expect((await find()).base.tree).not.toBe(one.tree);
  });

  it("keeps the times of files, so that what an earlier build has left is built again", async () => {
    write("left.lo", "old");
    const before = new Date("2020-02-02T02:02:02Z");
    utimesSync(path.join(repository.folder, "left.lo"), before, before);
    const { copy } = await applied();
    expect(statSync(path.join(copy, "left.lo")).mtime).toEqual(before);
  });
});
