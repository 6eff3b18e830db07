import * as z from "zod";
import type { Api } from "./api.ts";
import { type Operation, request } from "./request-errors.ts";
import type { Repository } from "./workflow.ts";

const entry = z.object({ path: z.string(), mode: z.string(), sha: z.string() });

const tree = z.object({ tree: z.array(entry), truncated: z.boolean().optional() });

const blob = z.object({ content: z.string() });

/** A file, a folder, a link or a submodule of a commit, with Git's mode. */
export type TreeEntry = z.output<typeof entry>;

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

/**
 * The target of a link, as it is written there: it may be absolute, and lead out of the repository.
 *
 * @param operation that needs it
 * @throws PublishError
 */
export async function readLink(
  api: Api,
  repository: Repository,
  operation: Operation,
  { sha }: TreeEntry,
): Promise<string> {
  const { content } = await request(operation, blob, () =>
    api.rest.git.getBlob({ ...repository, file_sha: sha }),
  );
  return Buffer.from(content, "base64").toString();
}
