import * as z from "zod";
import type { Acceptance, IgnoredAcceptance } from "../model/criteria.ts";
import { hasMarker } from "../report/comment-marker.ts";
import { type AcceptanceLine, type GivenAcceptances, parseAcceptanceLines } from "../verdict/acceptances.ts";
import type { Api } from "./api.ts";
import { type IssueComment, listIssueComments } from "./issue-comments.ts";
import { isGone, request } from "./request-errors.ts";
import type { Repository } from "./workflow.ts";

/** Each author of a valid line costs a request. */
const maxAuthors = 30;

/** Anybody can write lines that do not count. */
const maxIgnored = 100;

/** GitHub's own type of account; others are bots and organisations. */
const person = "User";

type User = NonNullable<IssueComment["user"]>;

const pullRequest = z.object({ body: z.string().nullish(), html_url: z.url({ protocol: /^https?$/ }) });

/**
 * Reads the lines in a pull request's description and comments that accept regressions. Everything comes from GitHub's API,
 * since an event's payload is as old as its run. A line counts if everybody who can have written it may write to the
 * repository now: a comment's author, and the author of a description with everybody who has edited it.
 *
 * @throws PublishError if GitHub does not return the comment or its author
 */
export async function findAcceptances(
  api: Api,
  repository: Repository,
  number: number,
): Promise<Omit<GivenAcceptances, "head">> {
  const canWrite = createPermissionCheck(api, repository);
  const accepted: Acceptance[] = [];
  const ignored: IgnoredAcceptance[] = [];
  const add = async (
    lines: readonly AcceptanceLine[],
    by: string,
    url: string,
    problem: () => Promise<string | undefined>,
  ) => {
    for (const line of lines) {
      const why = line.acceptance === undefined ? line.why : await problem();
      if (why !== undefined) ignored.push({ text: line.text, by, why, url });
      else if (line.acceptance !== undefined) accepted.push({ ...line.acceptance, by, url });
    }
  };

  const pull = await request("read acceptances", pullRequest, () =>
    api.rest.pulls.get({ ...repository, pull_number: number }),
  );
  if (parseAcceptanceLines(pull.body ?? "").length > 0) {
    const description = await readDescription(api, repository, number);
    const { body, author, problem } = description ?? {
      body: pull.body ?? "",
      author: undefined,
      problem: undefined,
    };
    await add(parseAcceptanceLines(body), author?.login ?? "the description", pull.html_url, async () => {
      if (description === undefined)
        return "GitHub does not say who has edited the description: write the line in a comment";
      return problem ?? (await problemOfWriters(description.writers, canWrite));
    });
  }

  const comments = await listIssueComments({ api, repository }, number, "read acceptances");
  for (const { body, html_url: url, user: author, minimized } of comments) {
    // A comment of this tool quotes lines of others.
    if (hasMarker(body ?? "")) continue;
    await add(parseAcceptanceLines(body ?? ""), author?.login ?? "a deleted user", url, async () => {
      if (minimized !== undefined && minimized !== null) return "its comment is hidden";
      return await problemOfWriters([author ?? undefined], canWrite);
    });
  }
  return { accepted, ignored: ignored.slice(0, maxIgnored) };
}

/** Whether a user may write to the repository. */
export type PermissionCheck = (login: string) => Promise<boolean | "unknown">;

/** Asks once for each login. */
export function createPermissionCheck(api: Api, repository: Repository): PermissionCheck {
  const known = new Map<string, boolean>();
  return async (login) => {
    const before = known.get(login);
    if (before !== undefined) return before;
    if (known.size >= maxAuthors) return "unknown";
    const may = await hasWriteAccess(api, repository, login);
    known.set(login, may);
    return may;
  };
}

/**
 * Why a text does not count; undefined if everybody who may have written it may write to the repository.
 *
 * @param writers undefined for an account that has been deleted
 */
export async function problemOfWriters(
  writers: readonly (User | undefined)[],
  canWrite: PermissionCheck,
): Promise<string | undefined> {
  for (const writer of writers) {
    if (writer === undefined) return "it was written by a user who has been deleted";
    const { login, type } = writer;
    if (type !== person) return `${login} is not a person`;
    const may = await canWrite(login);
    if (may === "unknown") return `more than ${maxAuthors} people have written such lines`;
    if (!may) return `${login} has no write access to the repository`;
  }
  return undefined;
}

/** GraphQL's accounts; of bots, the login lacks the suffix that REST has. */
const actor = z.object({ __typename: z.string(), login: z.string() }).nullable();
type Actor = z.output<typeof actor>;

const description = z.object({
  repository: z.object({
    pullRequest: z.object({
      body: z.string(),
      author: actor,
      lastEditedAt: z.string().nullable(),
      editor: actor,
      userContentEdits: z
        .object({ totalCount: z.int(), nodes: z.array(z.object({ editor: actor }).nullable()).nullable() })
        .nullable(),
    }),
  }),
});

/** As many as GraphQL lists at once. */
const maxEdits = 100;

const descriptionQuery = `
query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      body
      author { __typename login }
      lastEditedAt
      editor { __typename login }
      userContentEdits(first: ${maxEdits}) { totalCount nodes { editor { __typename login } } }
    }
  }
}`;

interface Description {
  readonly body: string;
  readonly author: User | undefined;
  /** The author and everybody who has edited it, each once. */
  readonly writers: readonly (User | undefined)[];
  /** Why it is unknown who has written it; absent if it is known. */
  readonly problem?: string;
}

/** Only GraphQL says who has edited a description. Undefined if it does not answer: not every server has it. */
async function readDescription(
  api: Api,
  repository: Repository,
  number: number,
): Promise<Description | undefined> {
  try {
    const { repository: found } = description.parse(
      await api.graphql(descriptionQuery, { ...repository, number }),
    );
    const { body, author, lastEditedAt, editor, userContentEdits: edits } = found.pullRequest;
    const editors = edits?.nodes?.map((node) => node?.editor ?? null) ?? [];
    const isKnown =
      lastEditedAt === null || (edits !== null && editors.length > 0 && edits.totalCount <= maxEdits);
    const all = [author, ...editors, ...(lastEditedAt === null ? [] : [editor])].map(accountOf);
    return {
      body,
      author: accountOf(author),
      writers: [...new Map(all.map((one) => [one?.login, one])).values()],
      problem: isKnown ? undefined : "GitHub does not list everybody who has edited the description",
    };
  } catch {
    return undefined;
  }
}

function accountOf(one: Actor): User | undefined {
  return one === null ? undefined : { login: one.login, type: one.__typename };
}

const permissionLevel = z.object({ permission: z.string() });

/**
 * Whether a user may write to the repository. GitHub's answer counts: an event's `author_association` also names people who
 * may only read. It answers the role `maintain` as write and `triage` as read; an unknown user may not. The owner of a repository always may.
 *
 * @throws PublishError
 */
export async function hasWriteAccess(api: Api, repository: Repository, username: string): Promise<boolean> {
  // Gitea lets no job's token ask for this.
  if (username.toLowerCase() === repository.owner.toLowerCase()) return true;
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
