import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { truncate } from "../messages/format-value.ts";
import type { Api } from "./api.ts";
import { isGone, PublishError, request } from "./request-errors.ts";
import { readPullRequest } from "./subject.ts";
import type { Repository } from "./workflow.ts";
import { readWorkflowState } from "./workflow-state.ts";

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
const maxFile = 40;

/**
 * Why GitHub starts no workflow on `pull_request` for a pull request, while `pull_request_target` runs: a status that is pending would stay so. Its answers
 * can be late, so that a run that begins all the same takes the status over.
 *
 * @param measuredBy the workflow files whose runs may measure
 * @returns at most 140 characters; undefined if nothing is known that prevents it
 */
export async function whyNothingBegins(
  api: Api,
  repository: Repository,
  pull: Announced,
  measuredBy: readonly string[],
): Promise<string | undefined> {
  for (const why of [whyConflict, whySkipped, whyNoWorkflow])
    try {
      const found = await why(api, repository, pull, measuredBy);
      if (found !== undefined) return found;
    } catch (cause) {
      // An announcement needs none of this.
      if (!(cause instanceof PublishError)) throw cause;
    }
  return undefined;
}

async function whyConflict(
  api: Api,
  repository: Repository,
  { number, head, base }: Announced,
): Promise<string | undefined> {
  if (!(await hasConflict(api, repository, number, head.sha))) return undefined;
  return `nothing is measured while there is a conflict with ${truncate(base.ref, maxBase)}: resolve it, and push, or close and reopen`;
}

async function whySkipped(
  api: Api,
  repository: Repository,
  { head }: Announced,
): Promise<string | undefined> {
  const { commit } = await request("read commit", messageOf, () =>
    api.rest.repos.getCommit({ ...repository, ref: head.sha }),
  );
  const [words] = skipping.exec(commit.message) ?? [];
  if (words === undefined) return undefined;
  return `nothing is measured: the commit's message has ${words}; push a commit without it`;
}

/** Why none of the files that may measure is a workflow that runs; undefined if one may be. */
async function whyNoWorkflow(
  api: Api,
  repository: Repository,
  pull: Announced,
  measuredBy: readonly string[],
): Promise<string | undefined> {
  const reasons: string[] = [];
  for (const file of measuredBy) {
    const why = await whyNotRun(api, repository, pull, file);
    if (why === undefined) return undefined;
    reasons.push(why);
  }
  return reasons[0];
}

async function whyNotRun(
  api: Api,
  repository: Repository,
  { head, base }: Announced,
  file: string,
): Promise<string | undefined> {
  const name = truncate(path.posix.basename(file), maxFile);
  const state = await readWorkflowState(api, repository, path.posix.basename(file));
  // GitHub knows no file that has never run. The pull request may add it, or the input that names another be missing here.
  if (state === undefined) return undefined;
  if (state.startsWith("disabled_"))
    return `nothing is measured: ${name} is disabled; enable it under Actions, and push, or close and reopen`;
  // GitHub takes the file of the merge, which has it from one of the two.
  for (const ref of [base.ref, head.sha]) if (await hasFile(api, repository, file, ref)) return undefined;
  return `nothing is measured: ${truncate(base.ref, maxBase)} has no ${name}; add it to that branch, and push, or close and reopen`;
}

async function hasFile(api: Api, repository: Repository, file: string, ref: string): Promise<boolean> {
  try {
    await request("read workflow file", z.unknown(), () =>
      api.rest.repos.getContent({ ...repository, path: file, ref }),
    );
    return true;
  } catch (cause) {
    if (isGone(cause)) return false;
    throw cause;
  }
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
