import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runLogged
} from "./shared-features-search-builds-releases-go-module.js";
import {
  GitError,
  git,
  ofUser,
  runGit,
  withoutRepository
} from "./shared-git-git.js";
import {
  withoutSecrets
} from "./shared-process-run.js";
import {
  isInside,
  makeFolder
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  formatValue,
  isServerFile
} from "./shared-jstat-dist-jstat.js";

// src/platform/hide-environment.ts
import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
var fields = { start: 50, end: 51 };
function hideEnvironment() {
  const values = { ...process.env };
  try {
    const stat = readFileSync("/proc/self/stat", "latin1");
    const rest = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [start = 0, end = 0] = [fields.start, fields.end].map((field) => Number(rest[field - 3]));
    if (!Number.isSafeInteger(start) || start <= 0 || end <= start) return false;
    const memory = openSync("/proc/self/mem", "r+");
    try {
      writeSync(memory, Buffer.alloc(end - start), 0, end - start, start);
    } finally {
      closeSync(memory);
    }
  } catch {
    return false;
  }
  Object.assign(process.env, values);
  return true;
}

// src/features/search/builds/build-command.ts
import { createHash } from "node:crypto";
import { existsSync, readFileSync as readFileSync2, statSync } from "node:fs";
import path from "node:path";
function parseBuildCommand(text, folder) {
  const words = text.trim();
  if (words === "")
    throw new InputError(
      `--build: ${formatValue(text)} is empty: give a command such as 'make libdoltlite.so'`
    );
  const script = path.resolve(folder, words);
  if (existsSync(script) && statSync(script).isFile()) {
    const content = readFileSync2(script);
    const isExecutable = (statSync(script).mode & 73) !== 0;
    const hash = createHash("sha256").update(content).digest("hex");
    return { command: isExecutable ? [script] : ["sh", script], words, key: `script ${hash}` };
  }
  return { command: ["sh", "-c", words], words, key: `shell ${words}` };
}

// src/features/search/builds/run-build.ts
import { existsSync as existsSync2, readFileSync as readFileSync3, statSync as statSync2 } from "node:fs";
import path2 from "node:path";
async function runBuild({ build: { command, words }, folder, candidate, log, timeoutMs, environment }, signal) {
  const program = {
    command,
    folder,
    log,
    timeoutMs,
    environment: withoutRepository(withoutSecrets(environment))
  };
  const ended = await runLogged(program, signal);
  if (ended !== void 0) return { state: "failed", message: `${words} ${ended}: ${tellingLine(log)}`, log };
  const engine = path2.resolve(folder, candidate);
  if (!existsSync2(engine) || !statSync2(engine).isFile())
    return { state: "failed", message: `${words} succeeded, but made no ${candidate}`, log };
  return { state: "built", engine };
}
function tellingLine(log) {
  const lines = readFileSync3(log, "utf8").trimEnd().split("\n");
  const error = lines.find((line) => /\berror(?::|\[|\s+at\b)/i.test(line));
  return (error ?? lines.at(-1))?.trim() || "it printed nothing";
}

// src/features/search/builds/build-copy.ts
import { createHash as createHash2 } from "node:crypto";
import { existsSync as existsSync4, rmSync as rmSync2 } from "node:fs";
import path4 from "node:path";

// src/features/search/builds/keep-engine.ts
import { copyFileSync, cpSync, existsSync as existsSync3, renameSync, rmSync } from "node:fs";
import path3 from "node:path";
function requireOwnFolder(candidate) {
  if (!isServerFile(candidate) || path3.dirname(path3.normalize(candidate)) !== ".") return;
  throw new InputError(
    `--candidate: ${formatValue(candidate)} is in the top folder: the file of a server is kept with everything in its folder, so have --build put it and the server's program into a folder of their own, such as server/server.yml`
  );
}
function keepEngine(built, engine) {
  const partialOf = (place) => `${place}.${process.pid}`;
  if (!isServerFile(built)) {
    makeFolder(path3.dirname(engine));
    copyFileSync(built, partialOf(engine));
    renameSync(partialOf(engine), engine);
    return;
  }
  const kept = path3.dirname(engine);
  const partial = partialOf(kept);
  makeFolder(path3.dirname(kept));
  rmSync(partial, { recursive: true, force: true });
  cpSync(path3.dirname(built), partial, { recursive: true, dereference: true });
  try {
    renameSync(partial, kept);
  } catch (cause) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync3(engine)) throw cause;
  }
}

// src/features/search/builds/build-copy.ts
function requireCandidateInside(candidate) {
  if (path4.isAbsolute(candidate) || !isInside(path4.join("/top", candidate), "/top"))
    throw new InputError(
      `--candidate: ${formatValue(candidate)} is not inside of the repository: name the file that --build makes, from the repository's top folder`
    );
  requireOwnFolder(candidate);
}
function keptEngine({ build, candidate, cacheFolder }, { tree }) {
  const made = JSON.stringify([tree, build.key, candidate, process.platform, process.arch]);
  const key = createHash2("sha256").update(made).digest("hex").slice(0, 32);
  return path4.join(cacheFolder, "builds", key, path4.basename(candidate));
}
async function buildCopy(repository, settings, sources, signal) {
  const { folder, build, candidate, environment, timeoutMs } = settings;
  const { commit, name, change } = sources;
  const engine = keptEngine(settings, sources);
  if (existsSync4(engine)) return { state: "built", engine };
  const worktree = path4.join(folder, "worktrees", commit.hash);
  const log = path4.join(folder, "builds", `${name}.log`);
  makeFolder(path4.dirname(worktree));
  await repository.removeWorktree(worktree);
  try {
    signal.throwIfAborted();
    await repository.addWorktree(worktree, commit);
    change?.(worktree);
    const made = { build, folder: worktree, candidate, log, timeoutMs, environment };
    const built = await runBuild(made, signal);
    if (built.state === "failed") return built;
    keepEngine(built.engine, engine);
    return { state: "built", engine };
  } finally {
    await repository.removeWorktree(worktree);
    rmSync2(worktree, { recursive: true, force: true });
  }
}
async function removeLeftOvers(repository, folder) {
  const worktrees = path4.join(folder, "worktrees");
  if (!existsSync4(worktrees)) return;
  rmSync2(worktrees, { recursive: true, force: true });
  await repository.removeWorktree(worktrees);
}

// src/features/search/builds/git.ts
import path5 from "node:path";
var format = "--format=%H%x00%P%x00%T%x00%h%x00%s";
var GitRepository = class {
  #folder;
  #policy;
  /** The last change of working copies; it does not fail. */
  #lastChange = Promise.resolve();
  /** @param environment a surrounding git command's own variables in it are not used */
  constructor(folder, environment) {
    this.#folder = path5.resolve(folder);
    this.#policy = ofUser(environment);
  }
  /** @throws InputError if a revision does not exist */
  async commit(option, revision) {
    const problem = `${option}: ${formatValue(revision)} is no commit of the repository in ${this.#folder}`;
    if (revision.startsWith("-")) throw new InputError(problem);
    try {
      const output = await this.#git(
        "rev-list",
        "--no-commit-header",
        "-n1",
        format,
        `${revision}^{commit}`,
        "--"
      );
      return commitOf(output.trimEnd());
    } catch (cause) {
      throw new InputError(`${problem} (${cause.message})`, { cause });
    }
  }
  /** The top folder of the working copy; undefined in no repository, and in one without a working copy. */
  async top() {
    return await this.#find("rev-parse", "--show-toplevel");
  }
  /** The newest commit that two have in common; undefined if there is none. */
  async mergeBase(one, other) {
    const hash = await this.#find("merge-base", one.hash, other.hash);
    return hash === void 0 ? void 0 : await this.commit("merge base", hash);
  }
  /** The name of the branch that `origin` has as its default, such as `origin/main`, or else of a usual one that exists. */
  async defaultBranch() {
    const named = await this.#find("symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD");
    const names = await this.names();
    const usual = ["origin/main", "origin/master", "main", "master"];
    return [...named === void 0 ? [] : [named], ...usual].find((name) => names.includes(name));
  }
  /** Branches and tags. */
  async names() {
    const kinds = ["refs/heads", "refs/remotes", "refs/tags"];
    const output = await this.#git("for-each-ref", "--format=%(refname:short)", ...kinds);
    return output.split("\n").filter(Boolean);
  }
  /**
   * The files of the working copy that differ from the last commit, also those that are not in git; without ignored ones.
   * Source: https://git-scm.com/docs/git-status#_porcelain_format_version_2
   */
  async changedFiles() {
    const all = ["--untracked-files=all", "--no-renames", "--ignore-submodules=none"];
    const output = await this.#git("status", "--porcelain=v2", "-z", ...all);
    return output.split("\0").flatMap((entry) => {
      const [, mark = "", rest = ""] = /^(\S) (.*)$/s.exec(entry) ?? [];
      if (mark === "?") return [{ path: rest, kind: rest.endsWith("/") ? "submodule" : "untracked" }];
      const before = { 1: 7, u: 9 }[mark];
      if (before === void 0) return [];
      const fields2 = rest.split(" ");
      const path6 = fields2.slice(before).join(" ");
      return [{ path: path6, kind: fields2[1]?.startsWith("S") ? "submodule" : "tracked" }];
    });
  }
  /** Whether commits are missing, as in a checkout of depth 1: their ends then seem to be unrelated. */
  async isShallow() {
    return (await this.#git("rev-parse", "--is-shallow-repository")).trim() === "true";
  }
  async isAncestor(older, newer) {
    const base = await this.#git("merge-base", older.hash, newer.hash).catch(() => "");
    return base.trim() === older.hash;
  }
  /** The commits that `bad` has and `good` has not, parents first. */
  async between(good, bad, firstParent) {
    const which = firstParent ? ["--first-parent"] : [];
    const range = `${good.hash}..${bad.hash}`;
    const order = ["--topo-order", "--reverse", "--no-commit-header", format];
    const output = await this.#git("rev-list", ...order, ...which, range, "--");
    return output.split("\n").filter(Boolean).map(commitOf);
  }
  /** Checks a commit out in a folder of its own, which must not exist. */
  async addWorktree(folder, { hash }) {
    await this.#inTurn(() => this.#git("worktree", "add", "--quiet", "--force", "--detach", folder, hash));
  }
  /** Removes such a folder with everything in it; nothing happens if it does not exist. */
  async removeWorktree(folder) {
    await this.#inTurn(async () => {
      await this.#git("worktree", "remove", "--force", "--force", folder).catch(() => "");
      await this.#git("worktree", "prune").catch(() => "");
    });
  }
  /**
   * Working copies are changed one after the other: git removes their common folder with the last of them, even while another is
   * being added.
   */
  async #inTurn(change) {
    const result = this.#lastChange.then(change);
    this.#lastChange = result.catch(() => void 0);
    return await result;
  }
  /** Undefined if git finds nothing. */
  async #find(...parameters) {
    const { status, stdout } = await this.#described((options) => runGit(parameters, options));
    const output = stdout.toString("utf8").trim();
    return status === 0 && output !== "" ? output : void 0;
  }
  async #git(...parameters) {
    return await this.#described((options) => git(parameters, options));
  }
  /** @throws InputError that says which command failed, and where */
  async #described(run) {
    try {
      return await run({ policy: this.#policy, folder: this.#folder });
    } catch (cause) {
      if (!(cause instanceof GitError)) throw cause;
      throw new InputError(`${cause.command} in ${this.#folder}: ${cause.message}`, { cause });
    }
  }
};
function commitOf(line) {
  const [hash = "", parents = "", tree = "", shortHash = "", subject = ""] = line.split("\0");
  return { hash, shortHash, parents: parents.split(" ").filter(Boolean), tree, subject };
}

export {
  hideEnvironment,
  parseBuildCommand,
  runBuild,
  requireCandidateInside,
  keptEngine,
  buildCopy,
  removeLeftOvers,
  GitRepository
};
