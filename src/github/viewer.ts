import { RequestError } from "@octokit/request-error";
import * as z from "zod";
import { PublishError } from "./answers.ts";
import type { Api } from "./api.ts";

const login = z.string().min(1);

/** Whose comments those of a workflow's own token are, where GitHub does not say. */
const workflowBot = "github-actions[bot]";

/**
 * The login that the token's comments bear. An app's token, as every workflow's own is, may not ask for its user and is
 * told by the other interface.
 *
 * @throws PublishError
 */
export async function findViewer(api: Api): Promise<string> {
  try {
    const { data } = await api.rest.users.getAuthenticated();
    return login.parse(data.login);
  } catch (cause) {
    const isApp = cause instanceof RequestError && (cause.status === 403 || cause.status === 404);
    if (!isApp) throw new PublishError("find comments", cause);
  }
  try {
    const { viewer } = await api.graphql<{ viewer?: { login?: unknown } }>("query { viewer { login } }");
    return login.parse(viewer?.login);
  } catch {
    // A server may have no such interface.
    return workflowBot;
  }
}
