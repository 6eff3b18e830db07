import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { GitRepository } from "../../../../src/features/search/builds/git.ts";
import { useFolder } from "../../../builders/folder.ts";
import { HistoryRepository } from "./history-repository.ts";

const folder = useFolder("git");

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

describe("a working copy of a hostile repository", () => {
  const environment = {
    ...process.env,
    NPM_TOKEN: "secret-1",
    GITHUB_TOKEN: "secret-2",
    SIGNING_KEY: "secret-3",
  };

  /** A repository whose planted programs write the environment that they see into `seen`. */
  function hostile(name: string) {
    const made = new HistoryRepository(path.join(folder, name));
    const seen = path.join(folder, `${name}-seen`);
    const program = `#!/bin/sh\nenv > '${seen}'\ncat\n`;
    return {
      made,
      program,
      seen: () => (existsSync(seen) ? readFileSync(seen, "utf8") : undefined),
      plant: (file: string) => {
        const place = path.join(made.folder, file);
        mkdirSync(path.dirname(place), { recursive: true });
        writeFileSync(place, program);
        chmodSync(place, 0o755);
        return place;
      },
      checkOut: async (variables: NodeJS.ProcessEnv = environment) => {
        const repository = new GitRepository(made.folder, variables);
        const copy = path.join(folder, `${name}-copy`);
        await repository.addWorktree(copy, await repository.commit("--bad", "HEAD"));
        return copy;
      },
    };
  }

  it("runs no hook of its own", async () => {
    const { made, plant, checkOut, seen } = hostile("hook");
    made.commit("Begin", { "engine.c": "" });
    plant(".git/hooks/post-checkout");
    await checkOut();
    expect(seen()).toBeUndefined();
  });

  it("runs no hook of the commit, in the folder that its hook manager has configured", async () => {
    const { made, plant, checkOut, seen } = hostile("husky");
    plant(".husky/post-checkout");
    made.commit("Begin", { "engine.c": "" });
    made.git("config", "core.hooksPath", ".husky");
    await checkOut();
    expect(seen()).toBeUndefined();
  });

  it("runs no monitor of files", async () => {
    const { made, plant, checkOut, seen } = hostile("monitor");
    made.commit("Begin", { "engine.c": "" });
    made.git("config", "core.fsmonitor", plant(".git/monitor"));
    await checkOut();
    expect(seen()).toBeUndefined();
  });

  it("fetches nothing by a command that its configuration names", async () => {
    const { made, plant, checkOut, seen } = hostile("remote");
    made.commit("Begin", { "engine.c": "int engine;\n" });
    const blob = made.git("rev-parse", "HEAD:engine.c");
    rmSync(path.join(made.folder, ".git/objects", blob.slice(0, 2), blob.slice(2)));
    made.git("config", "remote.origin.url", `ext::${plant(".git/remote")}`);
    made.git("config", "remote.origin.promisor", "true");
    made.git("config", "protocol.ext.allow", "always");
    await expect(checkOut()).rejects.toThrow("transport 'ext' not allowed");
    expect(seen()).toBeUndefined();
  });

  it("takes no program of the working folder for git", async () => {
    const { made, plant, checkOut, seen } = hostile("path");
    plant("git");
    made.commit("Begin", { "engine.c": "" });
    await checkOut({ ...environment, PATH: `:${process.env.PATH}` });
    await expect(checkOut({ ...environment, PATH: `.:${process.env.PATH}` })).rejects.toThrow(
      "already exists",
    );
    expect(seen()).toBeUndefined();
  });

  it("is filtered only as the user's configuration says, by a program that sees no secret", async () => {
    const { made, plant, checkOut, seen } = hostile("filter");
    made.commit("Begin", { "engine.c": "int engine;\n", ".gitattributes": "*.c filter=large\n" });
    const copy = await checkOut();
    expect(seen()).toBeUndefined();
    rmSync(copy, { recursive: true });
    const configuration = {
      GIT_CONFIG_COUNT: "1",
      GIT_CONFIG_KEY_0: "filter.large.smudge",
      GIT_CONFIG_VALUE_0: plant(".git/filter"),
    };
    await checkOut({ ...environment, ...configuration });
    expect(readFileSync(path.join(copy, "engine.c"), "utf8")).toBe("int engine;\n");
    expect(seen()).toContain("PATH=");
    expect(seen()).not.toContain("secret-");
  });
});
