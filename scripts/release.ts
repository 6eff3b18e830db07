/**
 * Steps of a release: `node scripts/release.ts prepare|tag|check|notes|move-major TAG`.
 *
 * - `prepare` sets the version of package.json and package-lock.json, and makes what CHANGELOG.md has as unreleased that version's
 *   section, of today.
 * - `tag` commits the workflows that others call with the release's own actions pinned, and tags that commit. No branch gets it.
 * - `check` refuses a tag that is not what package.json and CHANGELOG.md say, that `tag` has not made, or that is at another commit.
 * - `notes` prints the version's section of CHANGELOG.md.
 * - `move-major` moves `v1` to the commit of `v1.2.3`, unless a newer version of that major is tagged.
 *
 * .github/workflows/release.yml runs `check` and `notes`, before `npm ci`: so this imports no packages. The others are for maintainers, as GitHub lets no workflow push a commit that changes workflows. GITHUB_TOKEN is for a remote that asks for it.
 */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.dirname(import.meta.dirname);

/** A tag such as `v1.2.3`, in parts. */
interface Release {
  /** `1.2.3` */
  readonly version: string;
  /** `v1`: the tag that users of the action name. */
  readonly majorTag: string;
  readonly numbers: readonly [number, number, number];
}

/** @throws Error if it is not `v` and three numbers: a pre-release does not move the major tag */
export function parseTag(tag: string): Release {
  const match = /^v((0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5}))$/.exec(tag);
  if (match === null)
    throw new Error(`tag ${JSON.stringify(tag)}: expected v and three numbers, such as v1.2.3`);
  const [, version = "", major = "", minor, patch] = match;
  return { version, majorTag: `v${major}`, numbers: [Number(major), Number(minor), Number(patch)] };
}

/**
 * A version's section of a changelog in the form of https://keepachangelog.com, without its heading.
 *
 * @throws Error if the section is missing, has no date, or is empty
 */
export function changelogSection(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/[\s\]]/, 1)[0]?.replace("[", "") === version);
  if (section === undefined) throw new Error(`CHANGELOG.md has no section "## ${version} - YYYY-MM-DD"`);
  const [heading = "", ...lines] = section.split("\n");
  if (!/ - \d{4}-\d{2}-\d{2}$/.test(heading))
    throw new Error(`CHANGELOG.md: "## ${heading}" has no date: expected "## ${version} - YYYY-MM-DD"`);
  const notes = lines
    .filter((line) => !/^\[[^\]]+\]: /.test(line))
    .join("\n")
    .trim();
  if (notes === "") throw new Error(`CHANGELOG.md: the section of ${version} is empty`);
  return notes;
}

/**
 * A changelog whose unreleased section is a version's, with an empty one above it for what follows.
 *
 * @param date of the release, as YYYY-MM-DD
 * @throws Error if there is no unreleased section or it is empty, or if the version has a section already
 */
export function releaseUnreleased(changelog: string, version: string, date: string): string {
  const released = changelog.replace(
    /^## (\[?)Unreleased(\]?)$/m,
    (heading, open: string, close: string) => `${heading}\n\n## ${open}${version}${close} - ${date}`,
  );
  if (released === changelog) throw new Error('CHANGELOG.md has no section "## Unreleased"');
  changelogSection(released, version);
  const sections = released.split(/^## \[?/m).filter((text) => text.split(/[\s\]]/, 1)[0] === version);
  if (sections.length > 1) throw new Error(`CHANGELOG.md has a section of ${version} already`);
  return released;
}

/**
 * Writes a release's version and date into the files of a folder that name them.
 *
 * @returns what to do next, in a line
 */
export function prepareRelease(folder: string, tag: string, date: string): string {
  const { version } = parseTag(tag);
  const file = path.join(folder, "CHANGELOG.md");
  const changelog = releaseUnreleased(readFileSync(file, "utf8"), version, date);
  execFileSync("npm", ["version", version, "--no-git-tag-version", "--allow-same-version"], { cwd: folder });
  writeFileSync(file, changelog);
  return `package.json, package-lock.json and CHANGELOG.md have ${version} of ${date}: npm run build, and commit`;
}

/**
 * The notes of a release, once its tag, package.json and CHANGELOG.md agree.
 *
 * @throws Error naming what differs
 */
export function releaseNotes(tag: string, manifest: string, changelog: string): string {
  const { version } = parseTag(tag);
  const actual: unknown = JSON.parse(manifest).version;
  if (actual !== version) throw new Error(`tag ${tag}: package.json has version ${actual}`);
  return changelogSection(changelog, version);
}

/**
 * Refuses a tag that the remote has at another commit than the one checked out.
 *
 * @throws Error naming both commits
 */
export function requireSameCommit(folder: string, tag: string): void {
  const tagged = remoteTags(folder, `${tag}*`).get(tag);
  const head = git(folder, "rev-parse", "HEAD");
  if (tagged !== undefined && tagged !== head)
    throw new Error(
      `tag ${tag} is at ${tagged}, and this is ${head}: release the tagged commit, or a new version`,
    );
}

/**
 * A workflow's text, with the actions and workflows of this repository that it uses pinned to a commit in place of the major tag,
 * or of another commit.
 *
 * @param commit the release's commit before the workflows are pinned, since no commit contains its own hash
 */
export function pin(workflow: string, commit: string, tag: string): string {
  return workflow.replaceAll(
    /(uses: sqlite-bench-gate\/sqlite-bench-gate[\w./-]*)@(?:v\d+|[0-9a-f]{40})(?: # (?:v[\d.]+(?:; )?)?(.*))?$/gm,
    (_, used: string, comment?: string) => `${used}@${commit} # ${tag}${comment ? `; ${comment}` : ""}`,
  );
}

/** The tree of a commit whose workflows to call are pinned to that commit, as git's hash. The work tree is left alone. */
function pinnedTree(folder: string, commit: string, tag: string): string {
  const temporary = mkdtempSync(path.join(tmpdir(), "index-"));
  const index = { GIT_INDEX_FILE: path.join(temporary, "index") };
  try {
    gitWith(index, folder, "read-tree", commit);
    for (const file of git(folder, "ls-tree", "--name-only", commit, ".github/workflows/").split("\n")) {
      const text = gitWith({}, folder, "cat-file", "blob", `${commit}:${file}`);
      if (!/^ {2}workflow_call:/m.test(text)) continue;
      const blob = gitWith({ input: pin(text, commit, tag) }, folder, "hash-object", "-w", "--stdin").trim();
      gitWith(index, folder, "update-index", "--cacheinfo", `100644,${blob},${file}`);
    }
    return gitWith(index, folder, "write-tree").trim();
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/**
 * Commits the pinned workflows on top of the commit that is checked out, and tags that commit in this repository.
 *
 * @returns what to do next, in a line
 */
export function tagRelease(folder: string, tag: string): string {
  const head = git(folder, "rev-parse", "HEAD");
  const tree = pinnedTree(folder, head, tag);
  const message = `Pin the workflows of ${tag} to its actions`;
  const commit = git(folder, "commit-tree", tree, "-p", head, "-m", message);
  git(folder, "tag", tag, commit);
  return `${tag} is at ${commit}, on top of ${head}: git push origin ${tag}`;
}

/**
 * Refuses a commit that is not what `tagRelease` makes of its parent.
 *
 * @throws Error naming the files that differ
 */
export function requirePinned(folder: string, tag: string): void {
  const head = git(folder, "rev-parse", "HEAD");
  const parent = git(folder, "rev-parse", "HEAD^");
  const differing = git(folder, "diff", "--name-only", pinnedTree(folder, parent, tag), "HEAD");
  if (differing !== "")
    throw new Error(
      `tag ${tag}: ${head} is not ${parent} with pinned workflows (${differing.replaceAll("\n", ", ")}): make the tag with node scripts/release.ts tag ${tag}`,
    );
}

/**
 * Moves the major tag on the remote to the commit that the release's tag has there.
 *
 * @returns what was done, in a line
 * @throws Error if the remote does not have the release's tag
 */
export function moveMajorTag(folder: string, tag: string): string {
  const { majorTag, numbers } = parseTag(tag);
  const tags = remoteTags(folder, `${majorTag}.*`);
  const newer = [...tags.keys()].find((other) => {
    try {
      return isNewer(parseTag(other).numbers, numbers);
    } catch {
      return false; // a pre-release
    }
  });
  if (newer !== undefined) return `${majorTag} is unchanged: ${newer} is newer than ${tag}`;
  const commit = tags.get(tag);
  if (commit === undefined) throw new Error(`tag ${tag} is not on the remote: git push origin ${tag}`);
  git(folder, "fetch", "--quiet", "origin", `refs/tags/${tag}`);
  git(folder, "push", "--quiet", "--force", "origin", `${commit}:refs/tags/${majorTag}`);
  return `${majorTag} is at ${commit}, as ${tag}`;
}

function isNewer(a: Release["numbers"], b: Release["numbers"]): boolean {
  const index = a.findIndex((number, at) => number !== b[at]);
  return index >= 0 && (a[index] as number) > (b[index] as number);
}

/** The commits of the remote's tags that match a pattern with a `*` at its end, by name. */
function remoteTags(folder: string, pattern: string): ReadonlyMap<string, string> {
  const commits = new Map<string, string>();
  // An annotated tag has a second line, `name^{}`, with its commit; it comes after the first.
  for (const line of git(folder, "ls-remote", "origin", `refs/tags/${pattern}`).split("\n")) {
    const [commit, ref] = line.split("\t");
    if (commit && ref) commits.set(ref.replace(/^refs\/tags\//, "").replace(/\^\{\}$/, ""), commit);
  }
  return commits;
}

function git(folder: string, ...parameters: string[]): string {
  return gitWith({}, folder, ...parameters).trim();
}

/** @param given git's input, and an index in place of the repository's own */
function gitWith(
  { input, ...environment }: { input?: string; GIT_INDEX_FILE?: string },
  folder: string,
  ...parameters: string[]
): string {
  const env = { ...process.env, ...credentials(), ...environment };
  return execFileSync("git", parameters, { cwd: folder, encoding: "utf8", env, input: input ?? "" });
}

/** The token as a setting of this command only: neither its arguments nor the repository hold it. */
function credentials(): NodeJS.ProcessEnv {
  const { GITHUB_TOKEN: token = "", GITHUB_SERVER_URL: server = "https://github.com" } = process.env;
  if (token === "") return {};
  return {
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: `http.${server}/.extraheader`,
    GIT_CONFIG_VALUE_0: `Authorization: Basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`,
  };
}

function main([command, tag = ""]: readonly string[]): string {
  const read = (name: string) => readFileSync(path.join(root, name), "utf8");
  const notes = () => releaseNotes(tag, read("package.json"), read("CHANGELOG.md"));
  switch (command) {
    case "prepare":
      return prepareRelease(root, tag, new Date().toISOString().slice(0, 10));
    case "tag":
      notes();
      return tagRelease(root, tag);
    case "check":
      notes();
      requireSameCommit(root, tag);
      requirePinned(root, tag);
      return `${tag} can be released`;
    case "notes":
      return notes();
    case "move-major":
      return moveMajorTag(root, tag);
    default:
      throw new Error("expected prepare, tag, check, notes or move-major, and a tag");
  }
}

if (import.meta.main) {
  try {
    process.stdout.write(`${main(process.argv.slice(2))}\n`);
  } catch (cause) {
    process.stderr.write(`${(cause as Error).message}\n`);
    process.exitCode = 1;
  }
}
