import * as z from "zod";
import {
  findStanding,
  isSameStep,
  type ReportIdentity,
  type RunAttempt,
  type Standing,
} from "../model/report-identity.ts";
import { type CommentMarker, parseMarker } from "../report/comment-marker.ts";
import { type Api, findTokenLogin } from "./api.ts";
import { isGone, request, requestAll } from "./request-errors.ts";
import { retryIdempotently } from "./retries.ts";
import type { Repository } from "./workflow.ts";

/** One report on a pull request. */
export interface ReportComment {
  readonly name: string;
  readonly identity: ReportIdentity;
  /** Whether a comment that exists is updated, and none is created. */
  readonly onlyUpdate?: boolean;
  readonly body: string;
}

/** The result of updating the comment. */
export type CommentUpdate =
  | { readonly state: "written"; readonly url: string }
  /** No comment exists, and none was wanted. */
  | { readonly state: "none" }
  /** The comment has the report of a newer run, and is unchanged. */
  | { readonly state: "newer"; readonly run: RunAttempt }
  /** The comment has the report of another step of this run, and is unchanged. */
  | { readonly state: "shared" };

const comment = z.object({
  id: z.int(),
  body: z.string().nullish(),
  html_url: z.url({ protocol: /^https?$/ }),
  user: z.object({ login: z.string() }).nullable(),
  /** Set if somebody has hidden it; absent where the server does not say. */
  minimized: z.unknown().optional(),
});
type Comment = z.output<typeof comment>;
type OwnComment = Comment & { readonly marker: CommentMarker };

/**
 * Creates or updates a report's comment on a pull request, which is found by its marker and its author. Others of the same report are
 * deleted; other reports' comments are left alone. A comment that somebody has hidden is updated only with a report that needs no comment; another
 * report gets a new comment, and the hidden one is deleted.
 *
 * @throws PublishError
 */
export async function updateComment(
  api: Api,
  repository: Repository,
  pullRequest: number,
  { name, identity, onlyUpdate = false, body }: ReportComment,
): Promise<CommentUpdate> {
  const viewer = await findTokenLogin(api, "find comments");
  const own = await listOwnComments(api, repository, pullRequest, viewer, name);
  const before = refusal(standingAmong(identity, own));
  if (before !== undefined) return before;
  if (onlyUpdate && own.length === 0) return { state: "none" };
  const visible = own.find(({ minimized }) => minimized === undefined || minimized === null);
  const existing = visible ?? (onlyUpdate ? own[0] : undefined);
  const url = await retryIdempotently(async () => {
    if (existing !== undefined) {
      const updated = await update(api, repository, existing.id, body);
      if (updated !== undefined) return updated;
    }
    // An earlier attempt may have created it although its answer was lost.
    const created = (await listOwnComments(api, repository, pullRequest, viewer, name)).find(
      ({ id, marker }) => isSameStep(marker.identity, identity) && id !== existing?.id,
    );
    const updated = created && (await update(api, repository, created.id, body));
    return updated ?? (await create(api, repository, pullRequest, body));
  });
  const after = await listOwnComments(api, repository, pullRequest, viewer, name);
  // If two steps create a comment at the same time, the one with the higher id gives way.
  const created = after.filter(
    ({ id, marker }) => isSameStep(marker.identity, identity) && own.every((one) => one.id !== id),
  );
  const earliest = Math.min(...created.map(({ id }) => id));
  const lost = refusal(
    standingAmong(
      identity,
      after.filter(({ id }) => id < earliest),
    ),
  );
  if (created.length > 0 && lost !== undefined) {
    for (const { id } of created) await remove(api, repository, id);
    return lost;
  }
  for (const { id } of own) if (id !== existing?.id) await remove(api, repository, id);
  return { state: "written", url };
}

function standingAmong(identity: ReportIdentity, comments: readonly OwnComment[]): Standing {
  return findStanding(
    identity,
    comments.map(({ marker }) => marker.identity),
  );
}

function refusal({ newer, isShared }: Standing): CommentUpdate | undefined {
  if (isShared) return { state: "shared" };
  return newer === undefined ? undefined : { state: "newer", run: newer.run };
}

async function listOwnComments(
  api: Api,
  repository: Repository,
  pullRequest: number,
  viewer: string,
  name: string,
): Promise<OwnComment[]> {
  const all = await requestAll("find comments", z.array(comment), () =>
    api.paginate(api.rest.issues.listComments, {
      ...repository,
      issue_number: pullRequest,
      per_page: 100,
    }),
  );
  return all.flatMap((one): OwnComment[] => {
    const marker = one.user?.login === viewer ? parseMarker(one.body ?? "") : undefined;
    return marker?.name === name ? [{ ...one, marker }] : [];
  });
}

/** @returns the comment's URL; undefined if the comment has been deleted meanwhile */
async function update(
  api: Api,
  repository: Repository,
  id: number,
  body: string,
): Promise<string | undefined> {
  try {
    const { html_url: url } = await request("write comment", comment, () =>
      api.rest.issues.updateComment({ ...repository, comment_id: id, body }),
    );
    return url;
  } catch (cause) {
    if (isGone(cause)) return undefined;
    throw cause;
  }
}

async function create(api: Api, repository: Repository, pullRequest: number, body: string): Promise<string> {
  const { html_url: url } = await request("write comment", comment, () =>
    api.rest.issues.createComment({ ...repository, issue_number: pullRequest, body }),
  );
  return url;
}

async function remove(api: Api, repository: Repository, id: number): Promise<void> {
  try {
    await request("write comment", z.unknown(), () =>
      api.rest.issues.deleteComment({ ...repository, comment_id: id }),
    );
  } catch (cause) {
    if (!isGone(cause)) throw cause;
  }
}
