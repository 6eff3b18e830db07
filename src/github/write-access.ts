import * as z from "zod";
import type { Api } from "./api.ts";
import { isGone, request } from "./request-errors.ts";
import type { Repository } from "./workflow.ts";

const permissionLevel = z.object({ permission: z.string() });

/**
 * Whether a user may write to the repository. GitHub's answer counts: an event's `author_association` also names people who
 * may only read. It answers the role `maintain` as write and `triage` as read; an unknown user may not.
 *
 * @throws PublishError
 */
export async function hasWriteAccess(api: Api, repository: Repository, username: string): Promise<boolean> {
  try {
    const { permission } = await request("read permission", permissionLevel, () =>
      api.rest.repos.getCollaboratorPermissionLevel({ ...repository, username }),
    );
    return permission === "admin" || permission === "write";
  } catch (cause) {
    if (isGone(cause)) return false;
    throw cause;
  }
}
