import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { GitRepository } from "../../../../src/features/bisect/builds/git.ts";
import { HistoryRepository } from "./history-repository.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "git-"));

afterAll(() => rmSync(folder, { recursive: true }));

it("working copies are made while the last others are removed", { timeout: 60_000 }, async () => {
  const made = new HistoryRepository(path.join(folder, "repository"));
  made.commit("Begin", { "engine.c": "int engine;\n" });
  const repository = new GitRepository(made.folder, process.env);
  const head = await repository.commit("--bad", "HEAD");
  const makeAndRemove = async (name: string) => {
    for (let count = 0; count < 15; count++) {
      const copy = path.join(folder, `${name}-${count}`);
      await repository.addWorktree(copy, head);
      await repository.removeWorktree(copy);
    }
  };
  await Promise.all(["one", "two", "three"].map(makeAndRemove));
  expect(made.git("worktree", "list").split("\n")).toHaveLength(1);
});
