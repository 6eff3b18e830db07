import * as z from "zod";
import { formatValue } from "../messages/format-value.ts";
import { InputError } from "../model/errors.ts";
import type { Api } from "./api.ts";
import { isOfHead, type MeasuredCommit } from "./measured-commit.ts";
import type { MeasuringRun } from "./measuring-run.ts";
import { request, requestAll } from "./request-errors.ts";
import { queueOf, type Trigger } from "./trigger.ts";
import type { Repository } from "./workflow.ts";

/** The judged commit, and the open pull requests that have it as their head. */
export interface Subject {
  readonly commit: string;
  readonly pullRequests: readonly number[];
  /** The branch that the commit is to be merged into or was pushed to, if that is known. */
  readonly base?: string;
  /** The pull request for which a merge queue made the commit, which has another head. */
  readonly queued?: number;
  /** The base branch of each, if the report is about one of them only. */
  readonly bases?: Readonly<Record<number, string>>;
}

/** The judged commit, or why there is nothing to judge any more. */
export type SubjectLookup = { readonly subject: Subject } | { readonly skipReason: string };

const head = z.object({ sha: z.string(), repo: z.object({ id: z.int() }).nullable() });
const base = z.object({ ref: z.string() });
const pullRequest = z.object({ number: z.int(), state: z.string(), head, base });
const onePullRequest = pullRequest.extend({
  changed_files: z.int().optional(),
  /** Null until GitHub has found out. */
  mergeable: z.boolean().nullish(),
});
const pullRequests = z.array(pullRequest);
const commitParents = z.object({ parents: z.array(z.object({ sha: z.string() })) });

/**
 * Finds the judged commit. Nothing that another workflow's run left is trusted: the commit comes from the event, the pull
 * request from GitHub.
 *
 * @param measured the commit that was measured; known if the pull request is named
 * @throws InputError if that is not the named pull request's
 * @throws PublishError if GitHub does not answer
 */
export async function findSubject(
  api: Api,
  repository: Repository,
  trigger: Trigger,
  measured?: MeasuredCommit,
): Promise<SubjectLookup> {
  switch (trigger.kind) {
    case "pull request":
      return {
        subject: {
          commit: trigger.commit,
          pullRequests: [trigger.number],
          base: trigger.base,
        },
      };
    case "named pull request":
      return await findNamed(api, repository, trigger.number, measured);
    case "commit":
      return {
        subject: {
          commit: trigger.commit,
          pullRequests: trigger.lookUp ? await findByCommit(api, repository, trigger.commit) : [],
          base: trigger.base,
          queued: trigger.queued,
        },
      };
    case "workflow run":
      return trigger.event.startsWith("pull_request")
        ? await findByBranch(api, repository, trigger)
        : {
            subject: {
              commit: trigger.commit,
              pullRequests:
                trigger.event === "push" ? await findByCommit(api, repository, trigger.commit) : [],
              ...branchOf(trigger),
            },
          };
  }
}

/** The branch of a push, and the one that a merge queue merges into; none for other events. */
function branchOf({ event, branch }: MeasuringRun): Pick<Subject, "base" | "queued"> {
  if (event === "push" && branch !== "") return { base: branch };
  return event === "merge_group" ? (queueOf(branch) ?? {}) : {};
}

/**
 * A pull request's head and base branch at this moment, the number of files that it changes, and whether it has no conflict with its base, as far
 * as GitHub knows.
 *
 * @throws PublishError
 */
export async function readPullRequest(api: Api, repository: Repository, number: number) {
  const { head, base, changed_files, mergeable } = await request("read pull request", onePullRequest, () =>
    api.rest.pulls.get({ ...repository, pull_number: number }),
  );
  return { head: head.sha, base: base.ref, changedFiles: changed_files, isMergeable: mergeable ?? undefined };
}

async function findNamed(
  api: Api,
  repository: Repository,
  number: number,
  measured: MeasuredCommit | undefined,
): Promise<SubjectLookup> {
  const { head, base } = await readPullRequest(api, repository, number);
  if (measured !== undefined && (await isOfPullRequest(api, repository, measured, head)))
    return { subject: { commit: head, pullRequests: [number], base } };
  const { source = "nothing names the measured", commit = "" } = measured ?? {};
  throw new InputError(
    `pull request ${number}: its head is ${head}, and ${source} commit ${commit}, which is neither that head nor a merge ` +
      `of it: check out refs/pull/${number}/head or refs/pull/${number}/merge before the build, or name the commit that ` +
      "was measured in the input commit; if the pull request has moved on, run the workflow again; nothing is published",
  );
}

/** GitHub's own merge commit is checked like any other: it may still be the merge of an earlier head. */
async function isOfPullRequest(
  api: Api,
  repository: Repository,
  measured: MeasuredCommit,
  head: string,
): Promise<boolean> {
  if (measured.parents !== undefined || measured.commit === head) return isOfHead(measured, head);
  const { parents } = await request("read commit", commitParents, () =>
    api.rest.repos.getCommit({ ...repository, ref: measured.commit }),
  );
  return isOfHead({ ...measured, parents: parents.map(({ sha }) => sha) }, head);
}

async function findByCommit(api: Api, repository: Repository, commit: string): Promise<number[]> {
  const found = await requestAll("find pull requests", pullRequests, () =>
    api.paginate(api.rest.repos.listPullRequestsAssociatedWithCommit, {
      ...repository,
      commit_sha: commit,
      per_page: 100,
    }),
  );
  return found
    .filter(({ state, head }) => state === "open" && head.sha === commit)
    .map((pull) => pull.number);
}

/**
 * The base branches of all open pull requests that have a commit as their head.
 *
 * @throws PublishError
 */
export async function basesOfHead(api: Api, repository: Repository, commit: string): Promise<string[]> {
  const all = await listOpen(api, repository);
  return all.filter(({ head }) => head.sha === commit).map(({ base }) => base.ref);
}

/** @param head the owner and the branch that they come from; all if it is absent */
async function listOpen(api: Api, repository: Repository, head?: string) {
  return await requestAll("find pull requests", pullRequests, () =>
    api.paginate(api.rest.pulls.list, {
      ...repository,
      state: "open",
      head,
      per_page: 100,
    }),
  );
}

/**
 * GitHub does not find a fork's pull request by its commit, but by its branch. The pull request of a fork that has been deleted, or whose owner
 * or branch has another name now, stays open: it is found among all by its head.
 */
async function findByBranch(
  api: Api,
  repository: Repository,
  { commit, branch, owner, repositoryId, pullRequests: named }: MeasuringRun,
): Promise<SubjectLookup> {
  const isNamed = ({ number }: { readonly number: number }) => named.length === 0 || named.includes(number);
  const isGone = owner === undefined || branch === "";
  const listed = isGone ? [] : await listOpen(api, repository, `${owner}:${branch}`);
  // GitHub ignores a filter that it cannot read.
  const ofBranch = listed.filter((pull) => pull.head.repo?.id === repositoryId && isNamed(pull));
  const own =
    ofBranch.length > 0
      ? ofBranch
      : (await listOpen(api, repository)).filter(
          (pull) =>
            pull.head.sha === commit &&
            (pull.head.repo === null || pull.head.repo.id === repositoryId) &&
            isNamed(pull),
        );
  const current = own.filter(({ head }) => head.sha === commit);
  if (current.length > 0)
    return {
      subject: {
        commit,
        pullRequests: current.map(({ number }) => number),
        bases: Object.fromEntries(current.map(({ number, base }) => [number, base.ref])),
      },
    };
  const [moved] = own;
  return {
    skipReason:
      moved === undefined
        ? "the pull request has been closed"
        : `pull request ${moved.number} has a newer commit, ${moved.head.sha.slice(0, 12)}, with a run of its own`,
  };
}

/** Where a report goes. */
export interface Addressees {
  readonly pullRequests: readonly number[];
  /** The base branches of the commit statuses; undefined for a status without one. */
  readonly bases: readonly (string | undefined)[];
  /** Why there are fewer than the subject has. */
  readonly notice?: string;
}

/**
 * The pull requests and the statuses that a report is for. A run's report goes to the pull request that it was started for, never
 * to another one with the same head: that has another base.
 *
 * @param claimedBase the base branch that the results name; untrusted, so that it only chooses among the subject's
 * @param hasResults whether anything was judged; a failure to measure is the status of all
 */
export function chooseAddressees(
  { pullRequests, base, bases }: Subject,
  claimedBase: string | undefined,
  hasResults: boolean,
): Addressees {
  if (bases === undefined) return { pullRequests, bases: [base] };
  const chosen = pullRequests.filter((number) => claimedBase === undefined || bases[number] === claimedBase);
  const [only, ...others] = chosen;
  if (only !== undefined && others.length === 0) return { pullRequests: chosen, bases: [bases[only]] };
  const all = pullRequests.map((number) => `${number} (into ${bases[number]})`).join(" and ");
  const plural = pullRequests.length === 1 ? "" : "s";
  const claim =
    claimedBase === undefined
      ? "do not say which one they were measured for"
      : `were measured for ${formatValue(claimedBase)}`;
  return {
    pullRequests: [],
    bases: hasResults ? [] : [...new Set(Object.values(bases))],
    notice:
      `no comment ${hasResults ? "and no status " : ""}is written: the commit is the head of pull request${plural} ${all}, ` +
      `and the results ${claim}`,
  };
}
