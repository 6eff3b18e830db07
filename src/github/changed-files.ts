import path from "node:path";
import * as z from "zod";
import type { Api } from "./api.ts";
import { requestAll } from "./request-errors.ts";
import { readPullRequest } from "./subject.ts";
import { readLink, readTree } from "./tree.ts";
import type { Repository } from "./workflow.ts";

/** A file that a pull request changes against its merge base. */
export interface ChangedFile {
  readonly name: string;
  /** Its name before, if it was renamed. */
  readonly formerName: string | undefined;
  /** The hash of its content at the head; null if GitHub does not say. */
  readonly blob: string | null;
}

const files = z.array(
  z.object({
    filename: z.string(),
    previous_filename: z.string().optional(),
    sha: z.string().nullable(),
  }),
);

/**
 * The files that a pull request changes.
 *
 * @param expected the head and the base branch that the answer has to be about
 * @returns undefined if the pull request has moved on, or changes more files than GitHub lists: 3,000
 * @throws PublishError
 */
export async function listChangedFiles(
  api: Api,
  repository: Repository,
  number: number,
  expected: { readonly head: string; readonly base: string },
): Promise<readonly ChangedFile[] | undefined> {
  const listed = await requestAll("read pull request", files, () =>
    api.paginate(api.rest.pulls.listFiles, { ...repository, pull_number: number, per_page: 100 }),
  );
  const { head, base, changedFiles } = await readPullRequest(api, repository, number);
  if (head !== expected.head || base !== expected.base || changedFiles !== listed.length) return undefined;
  return listed.map(({ filename: name, previous_filename: formerName, sha: blob }) => ({
    name,
    formerName,
    blob,
  }));
}

/** The kind of a changed path. GitHub lists no file below a submodule, and none below a link to a folder. */
type FileKind = "file" | "link" | "submodule";

/** Each takes a request. More of them in a pull request are not followed. */
const mostLinks = 20;

/**
 * The kinds of some paths. GitHub lists no modes of changed files, and the lines of a link look like those of a text. A link that leads to a
 * plain file, by no other link, counts as one.
 *
 * @param commits or branches: a path that is no file in one of them is none
 * @returns without paths that GitHub lists in none of them: of more than 100,000 files, it lists a part
 * @throws PublishError
 */
export async function readKinds(
  api: Api,
  repository: Repository,
  paths: readonly string[],
  commits: readonly string[],
): Promise<ReadonlyMap<string, FileKind>> {
  const found = new Map<string, FileKind>();
  if (paths.length === 0) return found;
  const wanted = new Set(paths);
  let links = 0;
  for (const commit of commits) {
    const { tree } = await readTree(api, repository, "read tree", commit);
    const plain = new Set(tree.flatMap(({ path: place, mode }) => (mode.startsWith("100") ? [place] : [])));
    for (const one of tree) {
      if (!wanted.has(one.path) || (found.get(one.path) ?? "file") !== "file") continue;
      let kind: FileKind = one.mode === "160000" ? "submodule" : "file";
      if (one.mode === "120000") {
        const target = ++links > mostLinks ? undefined : await readLink(api, repository, "read tree", one);
        if (target === undefined || !leadsTo(plain, one.path, target)) kind = "link";
      }
      found.set(one.path, kind);
    }
  }
  return found;
}

/** Whether a link leads to one of some files. Behind the name of a folder, `..` could lead elsewhere, since that could be a link. */
function leadsTo(files: ReadonlySet<string>, link: string, target: string): boolean {
  const parts = target.replace(/^(?:\.\.?\/)+/, "").split("/");
  if (path.posix.isAbsolute(target) || parts.includes("..")) return false;
  return files.has(path.posix.join(path.posix.dirname(link), target));
}
