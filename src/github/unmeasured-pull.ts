import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { truncate } from "../messages/format-value.ts";
import type { Api } from "./api.ts";
import { PublishError, request } from "./request-errors.ts";
import { readPullRequest } from "./subject.ts";
import type { Repository } from "./workflow.ts";

/** A pull request as the event has it that is announced. */
export interface Announced {
  readonly number: number;
  readonly head: { readonly sha: string };
  readonly base: { readonly ref: string };
}

const messageOf = z.object({ commit: z.object({ message: z.string() }) });

/**
 * The words for which GitHub starts no workflow on `pull_request` or `push`, anywhere in a head's message, and a trailer:
 * https://docs.github.com/en/actions/how-tos/manage-workflow-runs/skip-workflow-runs
 */
const skipping = /\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]|^skip-checks: ?true$/m;

/** Seconds, a minute in all, before GitHub is asked again for a conflict, which it looks for once somebody has asked. */
const waits = [1, 1, 1, 2, 5, 10, 20, 20];

/** A description has at most 140 characters. */
const maxBase = 30;

/**
 * Why GitHub starts no workflow on `pull_request` for a pull request, while `pull_request_target` runs: a status that is pending would stay so. Its answers
 * can be late, so that a run that begins all the same takes the status over.
 *
 * @returns at most 140 characters; undefined if nothing is known that prevents it
 */
export async function whyNothingBegins(
  api: Api,
  repository: Repository,
  { number, head: { sha }, base: { ref } }: Announced,
): Promise<string | undefined> {
  try {
    if (await hasConflict(api, repository, number, sha))
      return `nothing is measured while there is a conflict with ${truncate(ref, maxBase)}: resolve it, and push, or close and reopen`;
    const { commit } = await request("read commit", messageOf, () =>
      api.rest.repos.getCommit({ ...repository, ref: sha }),
    );
    const [words] = skipping.exec(commit.message) ?? [];
    if (words !== undefined)
      return `nothing is measured: the commit's message has ${words}; push a commit without it`;
  } catch (cause) {
    // An announcement needs none of this.
    if (!(cause instanceof PublishError)) throw cause;
  }
  return undefined;
}

async function hasConflict(api: Api, repository: Repository, number: number, sha: string): Promise<boolean> {
  for (const wait of [0, ...waits]) {
    await sleep(wait * 1000);
    const { head, isMergeable } = await readPullRequest(api, repository, number);
    if (head !== sha) return false;
    if (isMergeable !== undefined) return !isMergeable;
  }
  return false;
}
