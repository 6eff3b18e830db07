import * as z from "zod";
import type { Api } from "./api.ts";
import { type Operation, request } from "./request-errors.ts";
import type { Repository } from "./workflow.ts";

const tree = z.object({
  tree: z.array(z.object({ path: z.string(), mode: z.string(), sha: z.string() })),
  truncated: z.boolean().optional(),
});

/**
 * All files, folders, links and submodules of a commit, with Git's modes. GitHub lists a part of a repository with more than 100,000 files.
 *
 * @param operation that needs them
 * @param commit or a branch
 * @throws PublishError
 */
export async function readTree(
  api: Api,
  repository: Repository,
  operation: Operation,
  commit: string,
): Promise<z.output<typeof tree>> {
  return await request(operation, tree, () =>
    api.rest.git.getTree({ ...repository, tree_sha: commit, recursive: "1" }),
  );
}
