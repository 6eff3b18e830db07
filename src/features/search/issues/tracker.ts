import { RequestError } from "@octokit/request-error";
import * as z from "zod";
import { type Api, findTokenLogin } from "../../../github/api.ts";
import { listIssueComments } from "../../../github/issue-comments.ts";
import { isGone, PublishError, request, requestAll } from "../../../github/request-errors.ts";
import { retryIdempotently } from "../../../github/retries.ts";
import type { Repository } from "../../../github/workflow.ts";
import { hasMarker } from "../../../report/comment-marker.ts";

/** The issues of a repository that one token writes. */
export interface Tracker {
  readonly api: Api;
  /** The repository as GitHub names it now. */
  readonly repository: Repository;
  /** The login of the token. */
  readonly viewer: string;
}

/** An issue that the token's user has written, and that begins with a marker of this tool. */
export interface OwnIssue {
  readonly number: number;
  readonly url: string;
  readonly isOpen: boolean;
  readonly isLocked: boolean;
  readonly title: string;
  readonly body: string;
  /** The number of its comments, by anybody. */
  readonly comments: number;
}

/** Everything of an issue that an update sets. */
export interface IssueText {
  readonly title: string;
  readonly body: string;
}

/** Why an issue is closed: as GitHub shows it beside the title. */
export type ClosingReason = "completed" | "not_planned";

const issue = z.object({
  number: z.int(),
  html_url: z.url({ protocol: /^https?$/ }),
  state: z.string(),
  locked: z.boolean().optional(),
  title: z.string(),
  body: z.string().nullish(),
  comments: z.int().optional(),
  user: z.object({ login: z.string() }).nullable(),
  /** Set if it is a pull request, which GitHub lists too; Gitea has null for an issue. */
  pull_request: z.unknown().optional(),
});
type Issue = z.output<typeof issue>;

const repositoryNow = z.object({ full_name: z.string().regex(/^[\w.-]+\/[\w.-]+$/) });

/**
 * Opens the issues of a repository. A repository that was renamed or moved is asked for its present name first: a redirected request
 * that creates something would only read.
 *
 * @throws PublishError
 */
export async function openTracker(api: Api, given: Repository): Promise<Tracker> {
  const { full_name: name } = await request("find repository", repositoryNow, () =>
    api.rest.repos.get({ ...given }),
  );
  const [owner = given.owner, repo = given.repo] = name.split("/");
  return { api, repository: { owner, repo }, viewer: await findTokenLogin(api, "find issues") };
}

/**
 * The issues that the token's user has written and that begin with a marker, open and closed, the oldest first. Issues of other users
 * with a copied marker are left out. Not every server finds the issues of an app by its login: if none is found, all are looked at.
 *
 * @throws PublishError
 */
export async function listOwnIssues(tracker: Tracker): Promise<OwnIssue[]> {
  const { viewer } = tracker;
  const created = await listIssues(tracker, { creator: viewer });
  const found = created.length === 0 ? await listIssues(tracker, {}) : created;
  return found
    .filter(
      ({ user, pull_request: pull, body }) =>
        user?.login === viewer && (pull ?? undefined) === undefined && hasMarker(body ?? ""),
    )
    .map(ownIssue)
    .toSorted((a, b) => a.number - b.number);
}

async function listIssues(
  { api, repository }: Tracker,
  filter: { readonly creator?: string },
): Promise<Issue[]> {
  return await requestAll("find issues", z.array(issue), () =>
    api.paginate(api.rest.issues.listForRepo, {
      ...repository,
      state: "all",
      sort: "created",
      direction: "asc",
      per_page: 100,
      ...filter,
    }),
  );
}

function ownIssue({
  number,
  html_url: url,
  state,
  locked = false,
  title,
  body,
  comments = 0,
}: Issue): OwnIssue {
  return { number, url, isOpen: state === "open", isLocked: locked, title, body: body ?? "", comments };
}

/**
 * Creates an issue once: if the answer of an attempt is lost, the issue that it may have created is looked for before another attempt.
 *
 * @param isSame finds the issue among the token's own
 * @throws PublishError
 */
export async function createIssue(
  tracker: Tracker,
  text: IssueText,
  labels: readonly string[],
  isSame: (one: OwnIssue) => boolean,
): Promise<OwnIssue> {
  let isFirst = true;
  return await retryIdempotently(async () => {
    const created = isFirst ? undefined : (await listOwnIssues(tracker)).find(isSame);
    isFirst = false;
    if (created !== undefined) return created;
    return ownIssue(await createLabelled(tracker, text, labels));
  });
}

/** Gitea takes no names of labels here, and refuses the request. Gitea takes the names once the issue exists. */
async function createLabelled(
  { api, repository }: Tracker,
  text: IssueText,
  labels: readonly string[],
): Promise<Issue> {
  const create = (more: { readonly labels?: string[] }) =>
    request("write issue", issue, () => api.rest.issues.create({ ...repository, ...text, ...more }));
  if (labels.length === 0) return await create({});
  try {
    return await create({ labels: [...labels] });
  } catch (cause) {
    if (!isStatus(cause, 422)) throw cause;
  }
  const created = await create({});
  await request("write label", z.unknown(), () =>
    api.rest.issues.addLabels({ ...repository, issue_number: created.number, labels: [...labels] }),
  );
  return created;
}

/**
 * Sets the text of an issue, and opens or closes it.
 *
 * @param state unchanged if absent
 * @throws PublishError
 */
export async function updateIssue(
  { api, repository }: Tracker,
  number: number,
  text: Partial<IssueText>,
  state?: "reopened" | ClosingReason,
): Promise<void> {
  const stateful =
    state === undefined
      ? {}
      : { state: state === "reopened" ? ("open" as const) : ("closed" as const), state_reason: state };
  await request("write issue", issue, () =>
    api.rest.issues.update({ ...repository, issue_number: number, ...text, ...stateful }),
  );
}

/**
 * Comments on an issue once.
 *
 * @param marker by which the comment begins, and by which it is found if it was written before
 * @returns whether the issue has the comment: a locked one may refuse it
 * @throws PublishError
 */
export async function commentOnce(
  tracker: Tracker,
  number: number,
  marker: string,
  text: string,
): Promise<boolean> {
  const { api, repository, viewer } = tracker;
  try {
    await retryIdempotently(async () => {
      const present = (await listIssueComments(tracker, number)).some(
        ({ user, body }) => user?.login === viewer && body?.startsWith(marker) === true,
      );
      if (present) return;
      await request("comment on issue", z.unknown(), () =>
        api.rest.issues.createComment({ ...repository, issue_number: number, body: `${marker}\n${text}` }),
      );
    });
    return true;
  } catch (cause) {
    if (!isLocked(cause)) throw cause;
    return false;
  }
}

/** GitHub refuses a comment on a locked issue with 403, as it refuses a token without the right. */
function isLocked(cause: unknown): boolean {
  const { cause: inner } = cause as Error;
  return inner instanceof RequestError && inner.status === 403 && /\blocked\b/i.test(inner.message);
}

/**
 * Makes a label if it is missing.
 *
 * @returns why the label cannot be used; undefined if it can
 * @throws PublishError if GitHub does not answer
 */
export async function ensureLabel(
  { api, repository }: Tracker,
  name: string,
  facts: { readonly color: string; readonly description: string },
): Promise<string | undefined> {
  try {
    await request("write label", z.unknown(), () => api.rest.issues.getLabel({ ...repository, name }));
    return undefined;
  } catch (cause) {
    if (!isStatus(cause, 404, 403)) throw cause;
  }
  try {
    await request("write label", z.unknown(), () =>
      api.rest.issues.createLabel({ ...repository, name, ...facts }),
    );
    return undefined;
  } catch (cause) {
    // Another job may have made it meanwhile.
    if (isStatus(cause, 422)) return undefined;
    if (cause instanceof PublishError && isStatus(cause, 403, 404)) return cause.message;
    throw cause;
  }
}

function isStatus(cause: unknown, ...statuses: readonly number[]): boolean {
  const { cause: inner } = cause as Error;
  return inner instanceof RequestError && statuses.includes(inner.status);
}

const commitAuthor = z.object({
  author: z
    .object({ login: z.string().regex(/^[\w-]+(?:\[bot\])?$/) })
    .nullish()
    .catch(null),
  commit: z.object({ message: z.string(), author: z.object({ name: z.string() }).nullish() }),
});

/** A commit as GitHub knows it. Texts are untrusted. */
export interface CommitFacts {
  /** The first line of its message. */
  readonly subject: string;
  /** Letters, digits and hyphens; absent if GitHub knows no account. */
  readonly login?: string;
  readonly author?: string;
}

/** @throws PublishError */
export async function readCommit(
  { api, repository }: Pick<Tracker, "api" | "repository">,
  ref: string,
): Promise<CommitFacts> {
  const { author, commit } = await readAuthor({ api, repository }, ref);
  const [subject = ""] = commit.message.split("\n");
  return {
    subject,
    ...(author ? { login: author.login } : {}),
    ...(commit.author ? { author: commit.author.name } : {}),
  };
}

/** Gitea has the same answer at another address. */
async function readAuthor({ api, repository }: Pick<Tracker, "api" | "repository">, ref: string) {
  const ask = (path: string) =>
    request("read commit", commitAuthor, () =>
      api.request(`GET /repos/{owner}/{repo}/${path}/{ref}`, { ...repository, ref }),
    );
  try {
    return await ask("commits");
  } catch (cause) {
    if (!isGone(cause)) throw cause;
    return await ask("git/commits");
  }
}

/** The commits that the head has and the base has not. */
const comparison = z.object({ total_commits: z.int().min(0) });

/**
 * Whether a commit is among those that `bad` has and `good` has not, as GitHub tells: no commit of another branch, nor one that the
 * repository does not have.
 *
 * @throws PublishError
 */
export async function isBetween(
  { api, repository }: Pick<Tracker, "api" | "repository">,
  commit: string,
  { good, bad }: { readonly good: string; readonly bad: string },
): Promise<boolean> {
  const commitsWithout = async (base: string, head: string) => {
    const { total_commits: commits } = await request("read commit", comparison, () =>
      api.rest.repos.compareCommitsWithBasehead({
        ...repository,
        basehead: `${base}...${head}`,
        per_page: 1,
      }),
    );
    return commits;
  };
  try {
    // A commit of a merged branch may be no descendant of the good one.
    return (await commitsWithout(bad, commit)) === 0 && (await commitsWithout(good, commit)) > 0;
  } catch (cause) {
    if (isGone(cause)) return false;
    throw cause;
  }
}
