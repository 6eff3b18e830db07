import * as z from "zod";
import {
  findStanding,
  isSameStep,
  type ReportIdentity,
  type RunAttempt,
  type Standing,
} from "../model/report-identity.ts";
import { type CommentMarker, type CommentPart, parseMarker } from "../report/comment-marker.ts";
import { type Api, findTokenLogin } from "./api.ts";
import { isGone, request, requestAll } from "./request-errors.ts";
import { retryIdempotently } from "./retries.ts";
import type { Repository } from "./workflow.ts";

/** One report's comments on a pull request. */
export interface CommentSet {
  readonly name: string;
  readonly identity: ReportIdentity;
  /** Whether comments that exist are updated, and none is created for a report without any. */
  readonly onlyUpdate?: boolean;
  /** At least one, in the order of the comments. */
  readonly parts: readonly { readonly part: CommentPart; readonly body: string }[];
}

/** The result of updating the comments. */
export type CommentUpdate =
  | { readonly state: "written"; readonly urls: readonly string[] }
  /** No comment exists, and none was wanted. */
  | { readonly state: "none" }
  /** The comments have the report of a newer run, and are unchanged. */
  | { readonly state: "newer"; readonly run: RunAttempt }
  /** The comments have the report of another step of this run, and are unchanged. */
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
 * Creates or updates a report's comments on a pull request. A part's comment is found by its marker and its author;
 * comments of parts that the report no longer has are deleted. Other reports' comments are left alone. A comment that somebody has hidden
 * is updated only with a report that needs no comment; another report gets a new comment, and the hidden one is deleted.
 *
 * @throws PublishError
 */
export async function updateComments(
  api: Api,
  repository: Repository,
  pullRequest: number,
  set: CommentSet,
): Promise<CommentUpdate> {
  const { name, identity, onlyUpdate = false, parts } = set;
  const viewer = await findTokenLogin(api, "find comments");
  const own = await listOwnComments(api, repository, pullRequest, viewer, name);
  const before = refusal(standingAmong(set, own));
  if (before !== undefined) return before;
  if (onlyUpdate && own.length === 0) return { state: "none" };
  const isKept = ({ marker, minimized }: OwnComment, part: CommentPart) =>
    marker.part === part && (onlyUpdate || minimized === undefined || minimized === null);
  const urls: string[] = [];
  for (const { part, body } of parts) {
    const existing = own.find((one) => isKept(one, part));
    urls.push(
      await retryIdempotently(async () => {
        if (existing !== undefined) {
          const updated = await update(api, repository, existing.id, body);
          if (updated !== undefined) return updated;
        }
        // An earlier attempt may have created it although its answer was lost.
        const created = (await listOwnComments(api, repository, pullRequest, viewer, name)).find(
          ({ id, marker }) =>
            marker.part === part && isSameStep(marker.identity, identity) && id !== existing?.id,
        );
        const updated = created && (await update(api, repository, created.id, body));
        return updated ?? (await create(api, repository, pullRequest, body));
      }),
    );
  }
  const after = await listOwnComments(api, repository, pullRequest, viewer, name);
  // If two steps create a comment at the same time, the one with the higher id gives way.
  const created = after.filter(
    ({ id, marker }) => isSameStep(marker.identity, identity) && own.every((one) => one.id !== id),
  );
  const earliest = Math.min(...created.map(({ id }) => id));
  const lost = refusal(
    standingAmong(
      set,
      after.filter(({ id }) => id < earliest),
    ),
  );
  if (created.length > 0 && lost !== undefined) {
    for (const { id } of created) await remove(api, repository, id);
    return lost;
  }
  const wanted = new Map(parts.map(({ part }) => [part as string, own.find((one) => isKept(one, part))?.id]));
  const isSingle = wanted.has("all");
  for (const { id, marker } of own) {
    const isDuplicate = wanted.has(marker.part) && wanted.get(marker.part) !== id;
    // Another variant's comment may be another job's.
    const isOutdated = !wanted.has(marker.part) && (isSingle || marker.part === "all");
    if (isDuplicate || isOutdated) await remove(api, repository, id);
  }
  return { state: "written", urls };
}

/** Another variant's comment may be another step's. */
function standingAmong({ identity, parts }: CommentSet, comments: readonly OwnComment[]): Standing {
  const identities = (some: readonly OwnComment[]) => some.map(({ marker }) => marker.identity);
  const isSamePart = ({ marker }: OwnComment) =>
    parts.some(({ part }) => part === "all" || marker.part === "all" || part === marker.part);
  const { isShared } = findStanding(identity, identities(comments.filter(isSamePart)));
  return { ...findStanding(identity, identities(comments)), isShared };
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
