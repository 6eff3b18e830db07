import * as z from "zod";
import type { Conclusion } from "../model/outcome.ts";
import type { StatusKind } from "../model/settings.ts";
import type { WorkflowRun } from "../model/workflow-run.ts";
import type { Annotation, StatusReport } from "../report/status.ts";
import type { Api } from "./api.ts";
import { answered } from "./request-errors.ts";
import { once, retryIdempotently } from "./retries.ts";
import type { Repository } from "./workflow.ts";

/** Where a status stands: enough to find it again, also for a later process. */
export interface StatusPlace {
  readonly kind: Exclude<StatusKind, "off">;
  readonly repository: Repository;
  readonly name: string;
  readonly commit: string;
  readonly run: WorkflowRun;
}

/** Annotations that GitHub takes in one request. */
const mostAnnotations = 50;

const checkRun = z.object({ id: z.int(), external_id: z.string().nullish() });
const annotated = z.object({ output: z.object({ annotations_count: z.int() }) });
const checkRuns = z.object({ check_runs: z.array(checkRun) });

/**
 * Says that the judging goes on. A rule that requires the status waits for `finishStatus`.
 *
 * @throws PublishError
 */
export async function beginStatus(api: Api, place: StatusPlace): Promise<void> {
  if (place.kind === "commit-status") await setCommitStatus(api, place, "pending", "measuring");
  else await findOrCreateCheckRun(api, place);
}

/**
 * Says what it came to.
 *
 * @throws PublishError
 */
export async function finishStatus(
  api: Api,
  place: StatusPlace,
  conclusion: Conclusion,
  report: StatusReport,
): Promise<void> {
  if (place.kind === "commit-status") {
    // It knows no middle: what does not block is a success, and its text says what it is.
    const state = conclusion === "failure" ? "failure" : "success";
    return await setCommitStatus(api, place, state, report.description);
  }
  const id = await findOrCreateCheckRun(api, place);
  const { annotations, ...text } = report;
  // Each request adds its annotations to those that are there.
  for (let from = 0; from === 0 || from < annotations.length; from += mostAnnotations) {
    const part = annotations.slice(from, from + mostAnnotations);
    await retryIdempotently(async () => {
      const done = from + part.length > 0 && (await countAnnotations(api, place, id)) >= from + part.length;
      if (!done) await complete(api, place, id, conclusion, text, part);
    });
  }
}

async function complete(
  api: Api,
  { repository }: StatusPlace,
  id: number,
  conclusion: Conclusion,
  { title, summary, text }: Omit<StatusReport, "annotations">,
  annotations: readonly Annotation[],
): Promise<void> {
  await answered("write check run", checkRun, () =>
    api.rest.checks.update({
      ...repository,
      check_run_id: id,
      status: "completed",
      conclusion,
      output: { title, summary, text, annotations: [...annotations] },
      ...(annotations.length === 0 ? {} : once),
    }),
  );
}

async function countAnnotations(api: Api, { repository }: StatusPlace, id: number): Promise<number> {
  const { output } = await answered("write check run", annotated, () =>
    api.rest.checks.get({ ...repository, check_run_id: id }),
  );
  return output.annotations_count;
}

/** Its id. One of the same run is found again: a second of the same name would hide behind it, for ever in progress. */
async function findOrCreateCheckRun(api: Api, place: StatusPlace): Promise<number> {
  const { repository, name, commit, run } = place;
  const externalId = `${run.id}.${run.attempt}`;
  return await retryIdempotently(async () => {
    const { check_runs: found } = await answered("write check run", checkRuns, () =>
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
    const { id } = await answered("write check run", checkRun, () =>
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
  { repository, commit, name, run }: StatusPlace,
  state: "pending" | "success" | "failure",
  description: string,
): Promise<void> {
  // Setting it twice sets it once.
  await retryIdempotently(() =>
    answered("write commit status", z.object({ id: z.int() }), () =>
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
