import * as z from "zod";
import { isOlder, type WorkflowRun } from "../model/workflow-run.ts";
import { type CommentMarker, type CommentPart, parseMarker } from "../report/comment-marker.ts";
import { type Api, findTokenLogin } from "./api.ts";
import { answered, isGone } from "./request-errors.ts";
import { retryIdempotently } from "./retries.ts";
import type { Repository } from "./workflow.ts";

/** One report's comments on a pull request, as they are to be. */
export interface Comments {
  readonly name: string;
  readonly run: WorkflowRun;
  /** At least one, in the order that they are to have. */
  readonly parts: readonly { readonly part: CommentPart; readonly body: string }[];
}

/** What became of them. */
export type CommentUpdate =
  | { readonly state: "written"; readonly urls: readonly string[] }
  /** The comments are of a newer run, and stay as they are. */
  | { readonly state: "newer"; readonly run: Omit<WorkflowRun, "url"> };

const comment = z.object({
  id: z.int(),
  body: z.string().nullish(),
  html_url: z.url({ protocol: /^https?$/ }),
  user: z.object({ login: z.string() }).nullable(),
});
type Comment = z.output<typeof comment>;
type OwnComment = Comment & { readonly marker: CommentMarker };

/**
 * Keeps a report's comments on a pull request up to date: each part has one comment, found by its marker and its author;
 * comments of parts that the report has no more are removed. Other reports' comments are left alone.
 *
 * @throws PublishError
 */
export async function keepComments(
  api: Api,
  repository: Repository,
  pullRequest: number,
  { name, run, parts }: Comments,
): Promise<CommentUpdate> {
  const viewer = await findTokenLogin(api);
  const own = await findOwn(api, repository, pullRequest, viewer, name);
  const newer = own.map(({ marker }) => marker.run).find((other) => isOlder(run, other));
  if (newer !== undefined) return { state: "newer", run: newer };
  const urls: string[] = [];
  for (const { part, body } of parts) {
    const [kept] = own.filter(({ marker }) => marker.part === part);
    urls.push(
      await retryIdempotently(async () => {
        if (kept !== undefined) {
          const updated = await update(api, repository, kept.id, body);
          if (updated !== undefined) return updated;
        }
        // An attempt whose answer was lost may have made it.
        const made = (await findOwn(api, repository, pullRequest, viewer, name)).find(
          ({ id, marker }) => marker.part === part && id !== kept?.id,
        );
        const updated = made && (await update(api, repository, made.id, body));
        return updated ?? (await create(api, repository, pullRequest, body));
      }),
    );
  }
  const wanted = new Map(
    parts.map(({ part }) => [part as string, own.find(({ marker }) => marker.part === part)?.id]),
  );
  const all = wanted.has("all");
  for (const { id, marker } of own) {
    const isTwin = wanted.has(marker.part) && wanted.get(marker.part) !== id;
    // Another job may publish the other variants.
    const isOutdated = !wanted.has(marker.part) && (all || marker.part === "all");
    if (isTwin || isOutdated) await remove(api, repository, id);
  }
  return { state: "written", urls };
}

async function findOwn(
  api: Api,
  repository: Repository,
  pullRequest: number,
  viewer: string,
  name: string,
): Promise<OwnComment[]> {
  const all = await answered("find comments", z.array(comment), async () => ({
    data: await api.paginate(api.rest.issues.listComments, {
      ...repository,
      issue_number: pullRequest,
      per_page: 100,
    }),
  }));
  return all.flatMap((one): OwnComment[] => {
    const marker = one.user?.login === viewer ? parseMarker(one.body ?? "") : undefined;
    return marker?.name === name ? [{ ...one, marker }] : [];
  });
}

/** Its address; undefined where it has been deleted meanwhile. */
async function update(
  api: Api,
  repository: Repository,
  id: number,
  body: string,
): Promise<string | undefined> {
  try {
    const { html_url: url } = await answered("write comment", comment, () =>
      api.rest.issues.updateComment({ ...repository, comment_id: id, body }),
    );
    return url;
  } catch (cause) {
    if (isGone(cause)) return undefined;
    throw cause;
  }
}

async function create(api: Api, repository: Repository, pullRequest: number, body: string): Promise<string> {
  const { html_url: url } = await answered("write comment", comment, () =>
    api.rest.issues.createComment({ ...repository, issue_number: pullRequest, body }),
  );
  return url;
}

async function remove(api: Api, repository: Repository, id: number): Promise<void> {
  try {
    await answered("write comment", z.unknown(), () =>
      api.rest.issues.deleteComment({ ...repository, comment_id: id }),
    );
  } catch (cause) {
    if (!isGone(cause)) throw cause;
  }
}
