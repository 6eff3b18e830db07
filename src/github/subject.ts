import * as z from "zod";
import type { Api } from "./api.ts";
import { answered } from "./request-errors.ts";
import type { Trigger } from "./trigger.ts";
import type { Repository } from "./workflow.ts";

/** What is judged: a commit, and the open pull requests that have it as their head. */
export interface Subject {
  readonly commit: string;
  readonly pullRequests: readonly number[];
}

/** What there is to publish on, or why there is nothing. */
export type Found = { readonly subject: Subject } | { readonly skip: string };

const head = z.object({ sha: z.string(), repo: z.object({ id: z.int() }).nullable() });
const pullRequest = z.object({ number: z.int(), state: z.string(), head });
const pullRequests = z.array(pullRequest);

/**
 * Finds what is judged. Of another workflow's run, nothing is believed that it left: the commit is the event's, the pull
 * request is looked up.
 *
 * @throws PublishError where GitHub does not answer, and what is judged cannot be known without
 */
export async function findSubject(api: Api, repository: Repository, trigger: Trigger): Promise<Found> {
  switch (trigger.kind) {
    case "pull request":
      return { subject: { commit: trigger.commit, pullRequests: [trigger.number] } };
    case "named pull request":
      return await findNamed(api, repository, trigger.number);
    case "commit":
      return {
        subject: {
          commit: trigger.commit,
          pullRequests: trigger.lookUp ? await findByCommit(api, repository, trigger.commit) : [],
        },
      };
    case "workflow run":
      return trigger.event.startsWith("pull_request")
        ? await findMeasured(api, repository, trigger)
        : {
            subject: {
              commit: trigger.commit,
              pullRequests:
                trigger.event === "push" ? await findByCommit(api, repository, trigger.commit) : [],
            },
          };
  }
}

async function findNamed(api: Api, repository: Repository, number: number): Promise<Found> {
  const found = await answered("read pull request", pullRequest, () =>
    api.rest.pulls.get({ ...repository, pull_number: number }),
  );
  return { subject: { commit: found.head.sha, pullRequests: [number] } };
}

async function findByCommit(api: Api, repository: Repository, commit: string): Promise<number[]> {
  const found = await answered("find pull requests", pullRequests, async () => ({
    data: await api.paginate(api.rest.repos.listPullRequestsAssociatedWithCommit, {
      ...repository,
      commit_sha: commit,
      per_page: 100,
    }),
  }));
  return found
    .filter(({ state, head }) => state === "open" && head.sha === commit)
    .map((pull) => pull.number);
}

/** A fork's commit is not found by its hash: the branch that it was on is. */
async function findMeasured(
  api: Api,
  repository: Repository,
  { commit, branch, owner, repositoryId }: Extract<Trigger, { kind: "workflow run" }>,
): Promise<Found> {
  if (owner === undefined || branch === "")
    return { skip: "the repository that the pull request came from is gone" };
  const found = await answered("find pull requests", pullRequests, async () => ({
    data: await api.paginate(api.rest.pulls.list, {
      ...repository,
      state: "open",
      head: `${owner}:${branch}`,
      per_page: 100,
    }),
  }));
  // GitHub leaves out the filter where it cannot read it.
  const own = found.filter(({ head }) => head.repo?.id === repositoryId);
  const current = own.filter(({ head }) => head.sha === commit);
  if (current.length > 0) return { subject: { commit, pullRequests: current.map(({ number }) => number) } };
  const [moved] = own;
  return {
    skip:
      moved === undefined
        ? "the pull request is not open any more"
        : `pull request ${moved.number} has moved on to ${moved.head.sha.slice(0, 12)}, which has a run of its own`,
  };
}
