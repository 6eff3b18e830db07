import * as z from "zod";
import type { Api } from "./api.ts";
import { requestAll } from "./request-errors.ts";
import { readPullRequest } from "./subject.ts";
import { readTree } from "./tree.ts";
import type { Repository } from "./workflow.ts";

/** A file that a pull request changes against its merge base. */
export interface ChangedFile {
  readonly name: string;
  /** Its name before, if it was renamed. */
  readonly formerName: string | undefined;
  /** The hash of its content at the head; null if GitHub does not say. */
  readonly blob: string | null;
  /** Whether it is a submodule, of whose files GitHub lists none; undefined if GitHub shows no lines of it. */
  readonly isSubmodule: boolean | undefined;
}

const files = z.array(
  z.object({
    filename: z.string(),
    previous_filename: z.string().optional(),
    sha: z.string().nullable(),
    patch: z.string().optional(),
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
  return listed.map(({ filename: name, previous_filename: formerName, sha: blob, patch }) => ({
    name,
    formerName,
    blob,
    isSubmodule: patch === undefined ? undefined : /^[-+]Subproject commit [0-9a-f]{40,64}/m.test(patch),
  }));
}

/**
 * Whether each of some paths is a submodule. A pull request shows no lines of it if there are too many, or an attribute of the repository hides them.
 *
 * @param commits or branches, of which the first that has a path tells what it is
 * @returns without paths that GitHub lists in none of them: of more than 100,000 files, it lists a part
 * @throws PublishError
 */
export async function areSubmodules(
  api: Api,
  repository: Repository,
  paths: readonly string[],
  commits: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const wanted = new Set(paths);
  const found = new Map<string, boolean>();
  for (const commit of commits) {
    if (wanted.size === 0) break;
    const { tree } = await readTree(api, repository, "read tree", commit);
    for (const { path, mode } of tree) if (wanted.delete(path)) found.set(path, mode === "160000");
  }
  return found;
}
