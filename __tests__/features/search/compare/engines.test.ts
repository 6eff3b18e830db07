import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import {
  areIdentical,
  type BuildContext,
  findEngines,
} from "../../../../src/features/search/compare/engines.ts";
import type { Subject } from "../../../../src/features/search/compare/settings.ts";
import { useFolder } from "../../../builders/folder.ts";
import { gitEnvironment } from "../../../git/run-git.ts";
import { HistoryRepository } from "../builds/history-repository.ts";

const folder = useFolder("compared-engines");
let number = 0;
let repository: HistoryRepository;
let told: string[];

beforeEach(() => {
  repository = new HistoryRepository(path.join(folder, String(++number)));
  repository.commit("Begin", { "engine.txt": "one\n", ".gitignore": "*.out\n" });
  told = [];
});

function context(): BuildContext {
  return {
    folder: repository.folder,
    out: path.join(folder, `${number}-out`),
    cacheFolder: path.join(folder, `${number}-cache`),
    compiler: {
      command: "cc",
      cacheFolder: path.join(folder, `${number}-cache`),
      environment: gitEnvironment,
    },
    environment: gitEnvironment,
    signal: new AbortController().signal,
    step: (words) => told.push(words),
    note: (line) => told.push(line),
  };
}

const trees: Subject = { kind: "trees", build: "cp engine.txt lib.so", candidate: "lib.so", buildTimeout: 1 };

function write(name: string, text: string): string {
  const file = path.join(repository.folder, name);
  writeFileSync(file, text);
  return file;
}

describe("the engines of a comparison", () => {
  it("are builds of the merge base and of the working tree, each built once", async () => {
    write("engine.txt", "two\n");
    write("lib.so", "stale\n");
    const { base, candidate } = await findEngines(trees, context());
    expect([base, candidate].map(({ file }) => readFileSync(file, "utf8"))).toEqual(["one\n", "two\n"]);
    expect(areIdentical({ base, candidate })).toBe(false);
    expect(told).toEqual([`building: ${base.title}`, `building: ${candidate.title}`]);
    told = [];
    expect(await findEngines(trees, context())).toEqual({ base, candidate });
    expect(told).toEqual([`built before: ${base.title}`, `built before: ${candidate.title}`]);
    expect(readFileSync(path.join(repository.folder, "lib.so"), "utf8")).toBe("stale\n");
    expect(repository.git("worktree", "list").split("\n")).toHaveLength(1);
  });

  it("are told to be the same if their bytes are", async () => {
    write("notes.txt", "not a part of the engine\n");
    expect(areIdentical(await findEngines(trees, context()))).toBe(true);
  });

  it("are never the same if they are scripts, which start another program", async () => {
    write("notes.txt", "");
    const build = write("build.sh", "printf '#!/bin/sh\\nexec sqlite3\\n' > lib.so\n");
    expect(areIdentical(await findEngines({ ...trees, build }, context()))).toBe(false);
  });

  it("are two files", async () => {
    const [before, after] = [write("before.so", "1"), write("after.so", "2")];
    const files: Subject = { kind: "engines", base: before, candidate: after, buildTimeout: 1 };
    expect(await findEngines(files, context())).toEqual({
      base: { file: before, title: "before.so" },
      candidate: { file: after, title: "after.so" },
    });
  });
});

describe("a comparison without engines", () => {
  it("shows the last lines of a build that failed, and how to repeat it", async () => {
    write("engine.txt", "two\n");
    const lines = Array.from({ length: 30 }, (_, line) => `echo line ${line}`).join("\n");
    const build = write("build.out", `${lines}\nexit 7\n`);
    await expect(findEngines({ ...trees, build }, context())).rejects.toThrow(
      /^main at [0-9a-f]{7} cannot be built: .*build\.out ended with status 7: line 29$/,
    );
    expect(told.slice(1, -1).map((line) => line.trim())).toEqual(
      Array.from({ length: 12 }, (_, index) => `line ${index + 18}`),
    );
    expect(told.at(-1)).toMatch(
      /^to repeat the build: .*build\.out, in a checkout of [0-9a-f]{7} \(git worktree add --detach FOLDER [0-9a-f]{7}\); all of its output is in .*\.log$/,
    );
  });

  it("says which file a build did not make", async () => {
    write("engine.txt", "two\n");
    await expect(findEngines({ ...trees, build: "echo nothing" }, context())).rejects.toThrow(
      "echo nothing succeeded, but made no lib.so",
    );
  });

  it.each([
    [{ ...trees, candidate: "../lib.so" }, "is not inside of the repository"],
    [{ ...trees, candidate: "server/server.yml" }, "measure it with run --base"],
    [
      { kind: "engines", base: "none.so", candidate: "none.so", buildTimeout: 1 },
      '"none.so" is no file: name two engine files',
    ],
    ...["better-sqlite3@12.4.1", "gem:sqlite3@1.0"].map((base) => [
      { kind: "engines", base, candidate: "none.so", buildTimeout: 1 },
      `"${base}" is no file, and no release of a known registry: write pypi:, npm:, go:, crate: or debian: before a package`,
    ]),
  ] as [Subject, string][])("refuses %j", async (subject, message) => {
    await expect(findEngines(subject, context())).rejects.toThrow(message);
  });
});
