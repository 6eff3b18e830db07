import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  chanceOfDifference,
  confoundersOf,
  exactTrends,
  falseChangeRate,
  ignoreName,
  leastValues,
  markerName,
  maxFileBytes,
  partOfPoint,
  ratioBetween,
  readRunFiles,
  requireMarker,
  runTime,
  seriesOf,
  toValue,
  trendsOf
} from "./shared-features-nights-history-files-history-index.js";
import {
  GitError,
  git,
  reasonOf,
  runGit
} from "./shared-git-git.js";
import {
  InputError,
  formatValue,
  significant,
  weightedMean
} from "./shared-jstat-dist-jstat.js";

// src/features/nights/history/runs/compare-exact.ts
function compareExact(before, run) {
  const trends = exactTrends([...before, run]).filter(
    ({ points }) => points.length > 1 && points.at(-1)?.run === before.length
  );
  if (trends.length === 0) return void 0;
  const isOwn = (after) => after === before.length;
  const incomparable = trends.flatMap(
    ({ figure, path: path2, breaks }) => breaks.filter(({ after }) => isOwn(after)).map((one) => ({ figure, path: path2, since: before[one.before], differs: one.differs }))
  );
  const changes = trends.flatMap(
    ({ figure, path: path2, changes: own }) => own.filter(({ after }) => isOwn(after.run)).map((one) => ({
      figure,
      path: path2,
      since: before[one.before.run],
      before: one.before.value,
      after: one.after.value,
      share: one.share
    }))
  );
  const byFigure = Map.groupBy(changes, ({ figure }) => figure);
  return {
    compared: trends.length - incomparable.length,
    changes: [...byFigure.values()].flatMap(
      (own) => own.toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share))
    ),
    incomparable
  };
}

// src/features/nights/history/runs/compare.ts
var mostRuns = 20;
var fewestRuns = 2 * leastValues;
function compareRun(history, run, isPart) {
  const before = history.filter((one) => runTime(one) < runTime(run));
  if (before.length === 0) return void 0;
  const trends = trendsOf(isPart ? [...before, run] : before);
  const first = Math.max(0, before.length - mostRuns);
  const all = [...before, run];
  const series = new Map(seriesOf(all).map(({ path: path2, points }) => [path2, points]));
  const tests = trends.tests.flatMap((trend) => {
    const points = series.get(trend.series.path) ?? [];
    const level = trend.level.filter((one) => one.run >= first && one.run < before.length);
    const isMeasured = points.at(-1)?.run === before.length;
    return isMeasured && level.length >= fewestRuns ? [differenceOf(all, trend, level, points)] : [];
  });
  const isSignificant = significant(
    tests.map(({ p }) => p),
    falseChangeRate
  );
  const differences = tests.flatMap(
    ({ isBeyond, difference }, index) => isBeyond && isSignificant[index] ? [difference] : []
  );
  return {
    trends,
    compared: tests.length === 0 ? [] : before.slice(first),
    differences: differences.toSorted((a, b) => Math.abs(Math.log(b.ratio)) - Math.abs(Math.log(a.ratio))),
    recentChanges: trends.tests.filter((trend) => lastChange(trend) > first).toSorted((a, b) => lastChange(b) - lastChange(a)),
    exact: compareExact(before, run)
  };
}
function isSameRun(one, other) {
  return one.startedAt === other.startedAt && one.finishedAt === other.finishedAt;
}
function lastChange({ changes }) {
  return changes.at(-1)?.firstAfter ?? -1;
}
function differenceOf(runs, trend, level, points) {
  const { typical, series } = trend;
  const newest = points.at(-1);
  const processor = partOfPoint(runs, series.points, newest);
  const point = { ...newest, processor: processor ?? newest.processor };
  const usual = weightedMean(level.map(toValue));
  const now = weightedMean([toValue(point)]);
  const all = level.map((one) => toValue(one).value);
  const difference = {
    trend,
    points,
    multiplier: Math.exp(point.logRatio),
    confounders: confoundersOf(runs, series.sections, level, [point]),
    ...ratioBetween(usual, now, typical)
  };
  return {
    difference,
    p: chanceOfDifference(usual, now, typical),
    isBeyond: now.mean > Math.max(...all) || now.mean < Math.min(...all)
  };
}

// src/git/branch.ts
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
var maxAttempts = 25;
var maxWaitMs = 2e3;
var failureWaitsMs = [1e3, 3e3, 9e3];
var author = { name: "sqlite-bench-gate", email: "sqlite-bench-gate@example.invalid" };
var schemes = ["https", "http", "git", "file"];
var BranchCopy = class _BranchCopy {
  #target;
  #folder;
  /** The newest commit that was fetched; undefined if there is no such branch. */
  #tip;
  constructor(target, folder) {
    this.#target = target;
    this.#folder = folder;
  }
  /**
   * Fetches a branch's newest commit, if there is such a branch.
   *
   * @throws GitError also if the folder for temporary files cannot be written
   */
  static async fetch(target) {
    const folder = makeTemporaryFolder();
    const copy = new _BranchCopy(target, folder);
    try {
      await git(["init", "--quiet", "--bare", "--template=", "."], { folder });
      await copy.#fetch();
      return copy;
    } catch (cause) {
      copy.close();
      throw cause;
    }
  }
  /** The newest commit; undefined if there is no such branch. */
  get tip() {
    return this.#tip;
  }
  /**
   * The plain files of the newest commit.
   *
   * @throws GitError if there is more than the limits allow
   */
  async files(limits) {
    if (this.#tip === void 0) return [];
    const listed = await this.#git(["ls-tree", "-r", "-z", "-l", this.#tip]);
    const entries = listed.split("\0").flatMap((line) => {
      const [, mode = "", hash, size, file] = /^(\d+) \w+ ([0-9a-f]+) +(\d+|-)\t(.+)$/s.exec(line) ?? [];
      const isPlain = ["100644", "100755"].includes(mode);
      return hash === void 0 || file === void 0 ? [] : [{ isPlain, hash, size: Number(size), file }];
    });
    const odd = entries.find(({ isPlain, file }) => !isPlain && limits.isNeeded(file));
    if (odd !== void 0)
      throw new GitError(
        "git ls-tree",
        `${odd.file} is a link or a submodule, and only files are read: restore it, or remove it from the branch`
      );
    const files = entries.filter(({ isPlain }) => isPlain);
    const large = files.find(({ size }) => size > limits.bytes);
    if (large !== void 0)
      throw new GitError(
        "git ls-tree",
        `${large.file} has ${large.size} bytes, and at most ${limits.bytes} are allowed`
      );
    if (files.length > limits.files)
      throw new GitError(
        "git ls-tree",
        `there are ${files.length} files, and at most ${limits.files} are allowed`
      );
    const contents = await this.#contents(files.map(({ hash }) => hash));
    return files.map(({ file }, index) => ({ path: file, content: contents[index] }));
  }
  /**
   * Adds files and pushes them, again if others were faster, until the branch has them. The branch's own files are never changed: a
   * push that would lose a commit is refused by the server, and an existing file stays unchanged.
   *
   * @param message of the commit
   * @throws GitError if the server refuses, or others are faster for too long
   */
  async add(files, message) {
    for (let races = 0; races < maxAttempts; races++) {
      const present = await this.#paths();
      const missing = files.filter((file) => !present.has(file.path));
      const isNew = this.#tip === void 0;
      if (missing.length === 0 && this.#tip !== void 0)
        return { commit: this.#tip, isNew, isPresent: true, races };
      const commit = await this.#commit(missing, message);
      if (await this.#push(commit)) {
        this.#tip = commit;
        return { commit, isNew, isPresent: false, races };
      }
      await sleep(Math.random() * Math.min(maxWaitMs, 50 * 2 ** races));
      await this.#fetch();
    }
    throw new GitError("git push", `other jobs were faster ${maxAttempts} times in a row`);
  }
  close() {
    try {
      rmSync(this.#folder, { recursive: true, force: true });
    } catch {
    }
  }
  async #fetch() {
    const { url, branch } = this.#target;
    const ref = `refs/heads/${branch}`;
    const { status, stderr } = await this.#runRemote(["ls-remote", "--exit-code", "--", url, ref]);
    if (status === 2) {
      this.#tip = void 0;
      return;
    }
    if (status !== 0) throw new GitError("git ls-remote", reasonOf(stderr, status));
    const parameters = ["fetch", "--quiet", "--no-tags", "--depth=1", "--no-write-fetch-head"];
    const fetched = await this.#runRemote([...parameters, "--", url, `+${ref}:refs/fetched`]);
    if (fetched.status !== 0) throw new GitError("git fetch", reasonOf(fetched.stderr, fetched.status));
    this.#tip = await this.#git(["rev-parse", "--verify", "refs/fetched^{commit}"]);
  }
  async #paths() {
    if (this.#tip === void 0) return /* @__PURE__ */ new Set();
    const listed = await this.#git(["ls-tree", "-r", "-z", "--name-only", this.#tip]);
    return new Set(listed.split("\0").filter((file) => file !== ""));
  }
  async #contents(hashes) {
    const { status, stdout, stderr } = await runGit(["cat-file", "--batch"], {
      folder: this.#folder,
      input: hashes.map((hash) => `${hash}
`).join("")
    });
    if (status !== 0) throw new GitError("git cat-file", reasonOf(stderr, status));
    let start = 0;
    return hashes.map((hash) => {
      const end = stdout.indexOf("\n", start);
      const [found, kind, size] = stdout.toString("latin1", start, end).split(" ");
      if (found !== hash || kind !== "blob") throw new GitError("git cat-file", `${hash} is missing`);
      start = end + 1 + Number(size) + 1;
      return stdout.subarray(end + 1, start - 1);
    });
  }
  /** @returns the commit, which nobody has yet */
  async #commit(files, message) {
    const index = { GIT_INDEX_FILE: path.join(this.#folder, "index") };
    await this.#git(["read-tree", ...this.#tip === void 0 ? ["--empty"] : [this.#tip]], {
      variables: index
    });
    for (const { path: file, content } of files) {
      const blob = await this.#git(["hash-object", "-w", "--stdin"], { input: content });
      await this.#git(["update-index", "--add", "--cacheinfo", `100644,${blob},${file}`], {
        variables: index
      });
    }
    const tree = await this.#git(["write-tree"], { variables: index });
    const parents = this.#tip === void 0 ? [] : ["-p", this.#tip];
    const { name, email } = author;
    const variables = {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email
    };
    return await this.#git(["commit-tree", tree, ...parents], { input: `${message}
`, variables });
  }
  /**
   * @returns whether the branch has the commit now; false if another push was faster
   * @throws GitError if the server refuses for another reason
   */
  async #push(commit) {
    const { url, branch } = this.#target;
    const parameters = ["push", "--quiet", "--porcelain", "--no-verify", "--", url];
    const { status, stdout, stderr } = await this.#runRemote([
      ...parameters,
      `${commit}:refs/heads/${branch}`
    ]);
    if (status === 0) return true;
    const [, refusal = ""] = /^!\t\S+\t(.*)$/m.exec(stdout.toString("utf8")) ?? [];
    if (isRace(refusal)) return false;
    throw new GitError("git push", refusal === "" ? reasonOf(stderr, status) : refusal);
  }
  async #git(parameters, options = {}) {
    return await git(parameters, { ...options, folder: this.#folder });
  }
  /** Runs a command that talks to the server, again if that or the network fails for a moment. */
  async #runRemote(parameters) {
    for (const wait of failureWaitsMs) {
      const result = await runGit(parameters, this.#remoteOptions());
      if (result.status === 0 || !isTransient(result.stderr)) return result;
      await sleep(wait);
    }
    return await runGit(parameters, this.#remoteOptions());
  }
  #remoteOptions() {
    const { url, token } = this.#target;
    const { protocol, origin } = new URL(url);
    const scheme = protocol.slice(0, -1);
    if (!schemes.includes(scheme)) throw new GitError("git", `${scheme} is not one of ${schemes.join(", ")}`);
    const login = Buffer.from(`x-access-token:${token}`).toString("base64");
    return {
      folder: this.#folder,
      settings: {
        [`protocol.${scheme}.allow`]: "always",
        "http.followRedirects": "false",
        ...token === void 0 ? {} : { [`http.${origin}/.extraheader`]: `AUTHORIZATION: basic ${login}` }
      }
    };
  }
};
function makeTemporaryFolder() {
  try {
    return mkdtempSync(path.join(tmpdir(), "sqlite-bench-gate-branch-"));
  } catch (cause) {
    throw new GitError(
      "git init",
      `the folder for temporary files cannot be written (${cause.message}): name another one in TMPDIR`
    );
  }
}
function isRace(refusal) {
  return /\[rejected\]|\((?:fetch first|non-fast-forward|stale info)\)|cannot lock ref|failed to (?:lock|update ref)|incorrect old value|reference already exists|shallow update not allowed/.test(
    refusal
  );
}
function isTransient(stderr) {
  return /returned error: (?:429|5\d\d)|RPC failed|early EOF|hung up unexpectedly|unexpected disconnect|Connection (?:reset|timed out)|Could not resolve host/.test(
    stderr
  );
}

// src/features/nights/history/branch.ts
var maxFiles = 1e5;
function historyBranch({ repositoryUrl }, branch, { token }) {
  return { url: `${repositoryUrl}.git`, branch, token };
}
async function historyFiles(copy, folder) {
  const isNeeded = (path2) => path2 === within(folder, markerName) || path2.startsWith(within(folder, "runs/"));
  return filesWithin(await copy.files({ bytes: maxFileBytes, files: maxFiles, isNeeded }), folder);
}
function filesWithin(files, folder) {
  const start = within(folder, "");
  return files.flatMap(
    (file) => file.path.startsWith(start) ? [{ ...file, path: file.path.slice(start.length) }] : []
  );
}
function within(folder, path2) {
  return folder === "." ? path2 : `${folder}/${path2}`;
}
function hasHistory(files, shown) {
  const marker = files.find(({ path: path2 }) => path2 === markerName);
  if (marker === void 0 && runFiles(files).length === 0) return false;
  requireMarker(marker?.content.toString("utf8"), shown);
  return true;
}
function requireEmpty(files, shown) {
  const histories = files.filter(({ path: path2 }) => path2.endsWith(`/${markerName}`)).map(({ path: path2 }) => path2.slice(0, -markerName.length));
  const other = files.find(
    ({ path: path2 }) => path2 !== ignoreName && !histories.some((start) => path2.startsWith(start))
  );
  if (other !== void 0)
    throw new InputError(
      `${shown}: there are other files, such as ${formatValue(other.path)}, and no history: name the branch and the folder of one in history-branch and history-path, or a branch or folder that has nothing else`
    );
}
function runFiles(files) {
  return files.filter(({ path: path2 }) => path2.startsWith("runs/") && path2.endsWith(".json.gz"));
}
async function readBranchRuns(target, folder, shown, filter) {
  const copy = await BranchCopy.fetch(target);
  try {
    const files = await historyFiles(copy, folder);
    return hasHistory(files, shown) ? readRunFiles(runFiles(files), shown, filter).map(({ run }) => run) : [];
  } finally {
    copy.close();
  }
}
function explain(cause) {
  if (cause instanceof InputError) return cause.message;
  if (!(cause instanceof GitError)) return cause instanceof Error ? cause.message : String(cause);
  const isRefused = /\b40[134]\b|denied|not permitted|not found|could not read Username/i.test(cause.message);
  const advice = isRefused ? '; give the job "contents: write" to add runs, or "contents: read" to compare with them, and the token in github-token' : "";
  return `${cause.command}: ${cause.message}${advice}`;
}

// src/features/nights/history/measured-branch.ts
function measuredBranch({
  trigger,
  workflow
}) {
  const { defaultBranch } = workflow;
  const isOwnRun = trigger.kind === "workflow run" && !trigger.event.startsWith("pull_request") && !trigger.isFork && trigger.branch !== "";
  const name = isOwnRun ? trigger.branch : trigger.kind === "commit" ? workflow.branch : void 0;
  return { name, isDefault: name !== void 0 && name === defaultBranch };
}

export {
  compareRun,
  isSameRun,
  BranchCopy,
  historyBranch,
  historyFiles,
  within,
  hasHistory,
  requireEmpty,
  runFiles,
  readBranchRuns,
  explain,
  measuredBranch
};
