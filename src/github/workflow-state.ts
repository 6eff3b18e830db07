import * as z from "zod";
import type { Api } from "./api.ts";
import { isGone, request } from "./request-errors.ts";
import type { Repository } from "./workflow.ts";

const workflow = z.object({ state: z.string() });

/**
 * The state of a workflow, such as `active` or `disabled_manually`: https://docs.github.com/en/rest/actions/workflows#get-a-workflow
 *
 * @param file the name of its file, without folders
 * @returns undefined if GitHub has no such workflow
 * @throws PublishError
 */
export async function readWorkflowState(
  api: Api,
  repository: Repository,
  file: string,
): Promise<string | undefined> {
  try {
    const { state } = await request("find workflow runs", workflow, () =>
      api.rest.actions.getWorkflow({ ...repository, workflow_id: file }),
    );
    return state;
  } catch (cause) {
    if (isGone(cause)) return undefined;
    throw cause;
  }
}
