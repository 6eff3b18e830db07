import * as z from "zod";
import type { Api } from "./api.ts";
import { requestAll } from "./request-errors.ts";
import type { Repository } from "./workflow.ts";

const artifacts = z.array(z.object({ expired: z.boolean() }));

/**
 * Whether GitHub has deleted an artifact of a run since its time was over. It lists them still.
 *
 * @throws PublishError
 */
export async function hasExpiredArtifact(api: Api, repository: Repository, run: number): Promise<boolean> {
  const listed = await requestAll("find workflow runs", artifacts, () =>
    api.paginate(api.rest.actions.listWorkflowRunArtifacts, { ...repository, run_id: run, per_page: 100 }),
  );
  return listed.some(({ expired }) => expired);
}
