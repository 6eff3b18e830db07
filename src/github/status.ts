import * as z from "zod";
import type { Conclusion } from "../model/outcome.ts";
import type { StatusKind } from "../model/settings.ts";
import type { WorkflowRun } from "../model/workflow-run.ts";
import type { Annotation, StatusReport } from "../report/status.ts";
import type { Api } from "./api.ts";
import { request } from "./request-errors.ts";
import { notRepeatable, retryIdempotently } from "./retries.ts";
import type { Repository } from "./workflow.ts";

/** A status of a commit. Another process finds the same one by these values. */
export interface StatusTarget {
  readonly kind: Exclude<StatusKind, "off">;
  readonly repository: Repository;
  readonly name: string;
  readonly commit: string;
  readonly run: WorkflowRun;
}

/** GitHub's limit. */
const maxAnnotationsPerRequest = 50;

const checkRun = z.object({ id: z.int(), external_id: z.string().nullish() });
const checkRunOutput = z.object({ output: z.object({ annotations_count: z.int() }) });
const checkRuns = z.object({ check_runs: z.array(checkRun) });

/**
 * Creates the status as pending. A branch rule that requires it waits for `finishStatus`.
 *
 * @throws PublishError
 */
export async function beginStatus(api: Api, target: StatusTarget): Promise<void> {
  if (target.kind === "commit-status") await setCommitStatus(api, target, "pending", "measuring");
  else await findOrCreateCheckRun(api, target);
}

/**
 * Completes the status with its conclusion and report.
 *
 * @throws PublishError
 */
export async function finishStatus(
  api: Api,
  target: StatusTarget,
  conclusion: Conclusion,
  report: StatusReport,
): Promise<void> {
  if (target.kind === "commit-status") {
    // A commit status cannot be neutral: one that does not block is a success, and its text says more.
    const state = conclusion === "failure" ? "failure" : "success";
    return await setCommitStatus(api, target, state, report.description);
  }
  const id = await findOrCreateCheckRun(api, target);
  const { annotations, ...text } = report;
  // Each request adds its annotations to the earlier ones.
  for (let from = 0; from === 0 || from < annotations.length; from += maxAnnotationsPerRequest) {
    const part = annotations.slice(from, from + maxAnnotationsPerRequest);
    await retryIdempotently(async () => {
      const isAdded =
        from + part.length > 0 && (await countAnnotations(api, target, id)) >= from + part.length;
      if (!isAdded) await complete(api, target, id, conclusion, text, part);
    });
  }
}

async function complete(
  api: Api,
  { repository }: StatusTarget,
  id: number,
  conclusion: Conclusion,
  { title, summary, text }: Omit<StatusReport, "annotations">,
  annotations: readonly Annotation[],
): Promise<void> {
  await request("write check run", checkRun, () =>
    api.rest.checks.update({
      ...repository,
      check_run_id: id,
      status: "completed",
      conclusion,
      output: { title, summary, text, annotations: [...annotations] },
      ...(annotations.length === 0 ? {} : notRepeatable),
    }),
  );
}

async function countAnnotations(api: Api, { repository }: StatusTarget, id: number): Promise<number> {
  const { output } = await request("write check run", checkRunOutput, () =>
    api.rest.checks.get({ ...repository, check_run_id: id }),
  );
  return output.annotations_count;
}

/**
 * Finds the check run that an earlier step or attempt of the same run created, or creates it: a second one of the same
 * name would stay in progress forever.
 */
async function findOrCreateCheckRun(api: Api, target: StatusTarget): Promise<number> {
  const { repository, name, commit, run } = target;
  const externalId = `${run.id}.${run.attempt}`;
  return await retryIdempotently(async () => {
    const { check_runs: found } = await request("write check run", checkRuns, () =>
      api.rest.checks.listForRef({
        ...repository,
        ref: commit,
        check_name: name,
        filter: "all",
        per_page: 100,
      }),
    );
    const own = found.find((one) => one.external_id === externalId);
    if (own !== undefined) return own.id;
    const { id } = await request("write check run", checkRun, () =>
      api.rest.checks.create({
        ...repository,
        name,
        head_sha: commit,
        external_id: externalId,
        status: "in_progress",
        details_url: run.url,
      }),
    );
    return id;
  });
}

async function setCommitStatus(
  api: Api,
  { repository, commit, name, run }: StatusTarget,
  state: "pending" | "success" | "failure",
  description: string,
): Promise<void> {
  // Repeatable without a look: the latest commit status of a name replaces the earlier ones.
  await retryIdempotently(() =>
    request("write commit status", z.object({ id: z.int() }), () =>
      api.rest.repos.createCommitStatus({
        ...repository,
        sha: commit,
        context: name,
        state,
        description,
        target_url: run.url,
      }),
    ),
  );
}
