/**
 * The steps of .github/workflows/release.yml: `node scripts/release.ts check|notes|move-major TAG`.
 *
 * - `check` refuses a tag that is not what package.json and CHANGELOG.md say, or that is already at another commit.
 * - `notes` prints the version's section of CHANGELOG.md.
 * - `move-major` moves `v1` to the commit of `v1.2.3`, unless a newer version of that major is tagged.
 *
 * Runs before `npm ci`, so it imports no packages. The environment's GITHUB_TOKEN is for a remote that asks for it.
 */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
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
 * Moves the major tag on the remote to the commit that is checked out.
 *
 * @returns what was done, in a line
 */
export function moveMajorTag(folder: string, tag: string): string {
  const { majorTag, numbers } = parseTag(tag);
  const newer = [...remoteTags(folder, `${majorTag}.*`).keys()].find((other) => {
    try {
      return isNewer(parseTag(other).numbers, numbers);
    } catch {
      return false; // a pre-release
    }
  });
  if (newer !== undefined) return `${majorTag} is unchanged: ${newer} is newer than ${tag}`;
  const head = git(folder, "rev-parse", "HEAD");
  git(folder, "push", "--quiet", "--force", "origin", `${head}:refs/tags/${majorTag}`);
  return `${majorTag} is at ${head}, as ${tag}`;
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
  const options = { cwd: folder, encoding: "utf8", env: { ...process.env, ...credentials() } } as const;
  return execFileSync("git", parameters, options).trim();
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
    case "check":
      notes();
      requireSameCommit(root, tag);
      return `${tag} can be released`;
    case "notes":
      return notes();
    case "move-major":
      return moveMajorTag(root, tag);
    default:
      throw new Error("expected check, notes or move-major, and a tag");
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
