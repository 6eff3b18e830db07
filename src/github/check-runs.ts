import * as z from "zod";
import type { Conclusion } from "../model/outcome.ts";
import { formatIdentity, parseIdentity, type ReportIdentity } from "../model/report-identity.ts";
import type { Annotation, StatusReport } from "../report/status.ts";
import { type Api, findTokenLogin } from "./api.ts";
import { request, requestAll } from "./request-errors.ts";
import { notRepeatable, retryIdempotently } from "./retries.ts";
import type { StatusTarget } from "./status-target.ts";

/** GitHub's limit. */
const maxAnnotationsPerRequest = 50;

const checkRun = z.object({ id: z.int() });
const checkRunOutput = z.object({ output: z.object({ annotations_count: z.int() }) });
const listedCheckRuns = z.array(
  checkRun.extend({
    external_id: z.string().nullish(),
    app: z.object({ slug: z.string().nullish() }).nullish(),
  }),
);

/**
 * The check runs of this tool with the target's name. Another app's may have that name too.
 *
 * @throws PublishError
 */
export async function listCheckRuns(
  api: Api,
  { repository, name, commit }: StatusTarget,
): Promise<{ readonly id: number; readonly identity: ReportIdentity }[]> {
  const login = await findTokenLogin(api, "write check run");
  const all = await requestAll("write check run", listedCheckRuns, () =>
    api.paginate(api.rest.checks.listForRef, {
      ...repository,
      ref: commit,
      check_name: name,
      filter: "all",
      per_page: 100,
    }),
  );
  return all.flatMap(({ id, external_id: externalId, app }) => {
    const identity = `${app?.slug}[bot]` === login ? parseIdentity(externalId ?? "") : undefined;
    return identity === undefined ? [] : [{ id, identity }];
  });
}

/** @throws PublishError */
export async function createCheckRun(
  api: Api,
  { repository, name, commit, run, identity }: StatusTarget,
): Promise<number> {
  const { id } = await request("write check run", checkRun, () =>
    api.rest.checks.create({
      ...repository,
      name,
      head_sha: commit,
      external_id: formatIdentity(identity),
      status: "in_progress",
      details_url: run.url,
    }),
  );
  return id;
}

/** @throws PublishError */
export async function completeCheckRun(
  api: Api,
  target: StatusTarget,
  id: number,
  conclusion: Conclusion,
  { annotations, ...text }: StatusReport,
): Promise<void> {
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

/**
 * Ends a check run without a result. The check run may be the latest of its name, if two runs began at the same time, so that its
 * conclusion must not let anything pass.
 *
 * @throws PublishError
 */
export async function cancelCheckRun(
  api: Api,
  target: StatusTarget,
  id: number,
  newer: ReportIdentity,
): Promise<void> {
  const title = `Superseded by run ${newer.run.id}, which started later`;
  const summary = `${title}. If this is the check that counts, run that workflow run again.`;
  await complete(api, target, id, "cancelled", { title, summary, text: summary }, []);
}

async function complete(
  api: Api,
  { repository }: StatusTarget,
  id: number,
  conclusion: Conclusion | "cancelled",
  { title, summary, text }: Pick<StatusReport, "title" | "summary" | "text">,
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
