import * as z from "zod";
import type { Api } from "./api.ts";
import { requestAll } from "./request-errors.ts";
import { readPullRequest } from "./subject.ts";
import type { Repository } from "./workflow.ts";

/** A file that a pull request changes against its merge base. */
export interface ChangedFile {
  readonly name: string;
  /** Its name before, if it was renamed. */
  readonly formerName: string | undefined;
  /** The hash of its content at the head; null if GitHub does not say. */
  readonly blob: string | null;
  /** Whether it is a submodule, of whose files GitHub lists none; undefined if GitHub does not show enough of it. */
  readonly isSubmodule: boolean | undefined;
}

const files = z.array(
  z.object({
    filename: z.string(),
    previous_filename: z.string().optional(),
    sha: z.string().nullable(),
    changes: z.int(),
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
  return listed.map(({ filename: name, previous_filename: formerName, sha: blob, ...change }) => ({
    name,
    formerName,
    blob,
    isSubmodule: isOfSubmodule(change),
  }));
}

/** A submodule changes by a line with its commit, which GitHub leaves out of a pull request with too many lines. */
function isOfSubmodule({
  changes,
  patch,
}: Pick<z.output<typeof files>[number], "changes" | "patch">): boolean | undefined {
  if (patch === undefined) return changes === 1 || changes === 2 ? undefined : false;
  return /^[-+]Subproject commit [0-9a-f]{40,64}/m.test(patch);
}
