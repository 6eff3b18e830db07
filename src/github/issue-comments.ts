import * as z from "zod";
import type { Api } from "./api.ts";
import { type Operation, requestAll } from "./request-errors.ts";
import type { Repository } from "./workflow.ts";

const comment = z.object({
  body: z.string().nullish(),
  html_url: z.url({ protocol: /^https?$/ }),
  /** Gitea has no types: each account there counts as a person. */
  user: z.object({ login: z.string(), type: z.string().default("User") }).nullable(),
  /** Set if somebody has hidden it. */
  minimized: z.unknown().optional(),
});
export type IssueComment = z.output<typeof comment>;

/**
 * The comments on an issue or a pull request, the oldest first.
 *
 * @throws PublishError
 */
export async function listIssueComments(
  { api, repository }: { readonly api: Api; readonly repository: Repository },
  number: number,
  operation: Operation = "read comments",
): Promise<IssueComment[]> {
  return await requestAll(operation, z.array(comment), () =>
    api.paginate(api.rest.issues.listComments, { ...repository, issue_number: number, per_page: 100 }),
  );
}
