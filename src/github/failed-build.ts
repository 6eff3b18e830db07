import * as z from "zod";
import type { WorkflowRun } from "../model/report-identity.ts";
import type { Api } from "./api.ts";
import { requestAll } from "./request-errors.ts";
import type { Repository } from "./workflow.ts";

/** A build of a run that failed. */
export interface FailedBuild {
  /** Whether it is that of the merge base, and not of the commit that is judged. */
  readonly isBase: boolean;
  /** Its last words, at most 250 characters; untrusted. Absent if GitHub does not give the log. */
  readonly words?: string;
}

/** The step of `build.yml` and `measure.yml` that builds. */
const buildStep = "Build the engine";

const jobs = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    run_attempt: z.int().nullish(),
    steps: z.array(z.object({ name: z.string(), conclusion: z.string().nullable() })).nullish(),
  }),
);

/**
 * The build that a run failed with, by the step of `measure.yml` and `build.yml` that builds. A pull request can name a step of its own so: this explains
 * a failure, and decides nothing.
 *
 * @param baseArtifact the first part of the name of the base's artifact; undefined if none is wanted
 * @returns undefined if no build failed
 * @throws PublishError if GitHub does not list the jobs
 */
export async function findFailedBuild(
  api: Api,
  repository: Repository,
  { id, attempt }: Pick<WorkflowRun, "id" | "attempt">,
  baseArtifact: string | undefined,
): Promise<FailedBuild | undefined> {
  const listed = await requestAll("find workflow runs", jobs, () =>
    api.paginate(api.rest.actions.listJobsForWorkflowRun, {
      ...repository,
      run_id: id,
      filter: "all",
      per_page: 100,
    }),
  );
  const attemptOf = (job: (typeof listed)[number]) => job.run_attempt ?? 1;
  // A job that was not run again is in an earlier attempt.
  const newest = [...Map.groupBy(listed, ({ name }) => name).values()].flatMap((own) =>
    own
      .filter((job) => attemptOf(job) <= attempt)
      .toSorted((a, b) => attemptOf(b) - attemptOf(a))
      .slice(0, 1),
  );
  const failed = newest.filter(({ steps }) =>
    steps?.some(({ name, conclusion }) => name === buildStep && conclusion === "failure"),
  );
  const isBase = ({ name }: (typeof listed)[number]) =>
    baseArtifact !== undefined && name.split(" / ").at(-1) === `build ${baseArtifact}`;
  const job = failed.find((one) => !isBase(one)) ?? failed[0];
  if (job === undefined) return undefined;
  const log = await readLogEnd(api, repository, job.id);
  return { isBase: isBase(job), words: log && lastWords(log) };
}

/** Bytes of a log that are read at most, and of its end that is kept: a build can write as much as it likes. */
const mostRead = 50_000_000;
const mostKept = 200_000;

/** The end of a job's log; undefined if GitHub does not give it, as Gitea, or to a token that may not read it. */
async function readLogEnd(api: Api, repository: Repository, job: number): Promise<string | undefined> {
  try {
    const { data } = await api.rest.actions.downloadJobLogsForWorkflowRun({
      ...repository,
      job_id: job,
      request: { parseSuccessResponseBody: false },
    });
    let read = 0;
    let kept = Buffer.alloc(0);
    for await (const part of data as AsyncIterable<Uint8Array>) {
      read += part.length;
      kept = Buffer.concat([kept, part]).subarray(-mostKept);
      if (read > mostRead) return undefined;
    }
    return kept.toString("utf8");
  } catch {
    // Without its last words, the failure is still said.
    return undefined;
  }
}

/** How a runner says that a step ended. */
const stepEnd = /^##\[error\]Process completed with exit code \d+\.$/;

/** Characters of the last words: a message shows 300. */
const mostWords = 250;

/**
 * The last lines that a step wrote before it failed, as a job's log has them.
 *
 * @param log with a time before each line, and commands of the runner that begin with `##[`
 * @returns one line of at most 250 characters; undefined if the step wrote nothing
 */
export function lastWords(log: string): string | undefined {
  const lines = log
    .split("\n")
    .map((line) => line.trimEnd().replace(/^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/, ""));
  const end = lines.findIndex((line) => stepEnd.test(line));
  const own = lines.slice(0, end < 0 ? undefined : end);
  const start = own.lastIndexOf("##[endgroup]") + 1;
  const words = own
    .slice(start)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a compiler
    .map((line) => line.replace(/\u001b\[[\d;]*[A-Za-z]/g, "").trim())
    .filter((line) => line !== "" && !line.startsWith("##["));
  let kept = "";
  for (const line of words.toReversed()) {
    const longer = kept === "" ? line : `${line}; ${kept}`;
    if (longer.length > mostWords) break;
    kept = longer;
  }
  return kept === "" ? words.at(-1)?.slice(-mostWords) : kept;
}
