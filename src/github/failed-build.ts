import * as z from "zod";
import type { Api } from "./api.ts";
import { requestAll } from "./request-errors.ts";
import type { RunJob } from "./run-jobs.ts";
import type { Repository } from "./workflow.ts";

/** A build of a run that failed, or that did not come to its end. */
export interface FailedBuild {
  /** Whether it is that of the merge base, and not of the commit that is judged. */
  readonly isBase: boolean;
  /** `stopped` is one that somebody cancelled, or whose job exceeded its limit: GitHub tells both alike, unless the token may read annotations. */
  readonly end: "failed" | "over the limit" | "stopped";
  /** The limit that it exceeded, in GitHub's words such as `1h0m0s`. Absent unless GitHub says that it was exceeded. */
  readonly limit?: string;
  /** Whole minutes that the job of a stopped build has run. */
  readonly minutes?: number;
  /** Its last words, at most 250 characters; untrusted. Absent if GitHub does not give the log. */
  readonly words?: string;
}

/** The step of `build.yml` and `measure.yml` that builds. */
const buildStep = "Build the engine";

/** The ends of that step after which there is no engine; GitHub says `cancelled` of a job that exceeds its limit. */
const badEnds: readonly (string | null)[] = ["failure", "cancelled", "timed_out"];

const annotations = z.array(z.object({ message: z.string().nullable() }));

/**
 * The build that a run failed with, by the step of `measure.yml` and `build.yml` that builds. A pull request can name a step of its own so: this explains
 * a failure, and decides nothing.
 *
 * @param jobs the run's newest
 * @param baseArtifact the first part of the name of the base's artifact; undefined if none is wanted
 * @returns undefined if no build failed
 */
export async function findFailedBuild(
  api: Api,
  repository: Repository,
  jobs: readonly RunJob[],
  baseArtifact: string | undefined,
): Promise<FailedBuild | undefined> {
  const failed = jobs.filter(({ steps }) =>
    steps?.some(({ name, conclusion }) => name === buildStep && badEnds.includes(conclusion)),
  );
  const isBase = ({ name }: RunJob) =>
    baseArtifact !== undefined && name.split(" / ").at(-1) === `build ${baseArtifact}`;
  const job = failed.find((one) => !isBase(one)) ?? failed[0];
  if (job === undefined) return undefined;
  const log = await readLogEnd(api, repository, job.id);
  const limit =
    limitOfStep(log ?? "") ?? (hasFailed(job) ? undefined : await readLimit(api, repository, job.id));
  const own = { isBase: isBase(job), words: log && lastWords(log) };
  if (limit !== undefined) return { ...own, end: "over the limit", limit };
  return hasFailed(job) ? { ...own, end: "failed" } : { ...own, end: "stopped", minutes: minutesOf(job) };
}

/** How a build ended and its last words, as the end of a sentence: `failed: make: *** [btree.o] Error 1`. */
export function describeFailedBuild({ end, limit, minutes, words }: FailedBuild): string {
  if (end === "failed") return `failed: ${words ?? "the log of the job that builds says why"}`;
  const last = words === undefined ? "" : `; its last words: ${words}`;
  if (end === "over the limit")
    return `took longer than its limit of ${limit}: make it faster, or raise timeout-minutes${last}`;
  const after = minutes === undefined ? "" : ` after ${minutes} min`;
  return `was stopped${after}: it took longer than its limit, timeout-minutes, or somebody cancelled the run${last}`;
}

function hasFailed({ steps }: RunJob): boolean {
  return steps?.some(({ name, conclusion }) => name === buildStep && conclusion === "failure") ?? false;
}

/** How long a job has run, whole minutes; undefined if GitHub does not say. */
function minutesOf({ started_at: from, completed_at: to }: RunJob): number | undefined {
  const ms = Date.parse(to ?? "") - Date.parse(from ?? "");
  return Number.isFinite(ms) && ms >= 0 ? Math.floor(ms / 60_000) : undefined;
}

/** How GitHub annotates a job that exceeded its limit: nothing else tells it from one that was cancelled. */
const overLimit =
  /^The job (?:running on runner .+ )?has exceeded the maximum execution time of (\d+ minutes|[\dhms]+)\.?$/;

/** The limit that a job exceeded; undefined if it did not, or if the token may not read annotations: that takes `checks: read`. */
async function readLimit(api: Api, repository: Repository, job: number): Promise<string | undefined> {
  try {
    // A job's check run has the job's number.
    const listed = await requestAll("find workflow runs", annotations, () =>
      api.paginate(api.rest.checks.listAnnotations, { ...repository, check_run_id: job, per_page: 100 }),
    );
    return listed.flatMap(({ message }) => overLimit.exec(message ?? "")?.[1] ?? []).at(0);
  } catch {
    return undefined;
  }
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

/** How a runner says that a step ended: with a status, with its job, or by a limit of its own. */
const stepEnd =
  /^##\[error\](?:Process completed with exit code \d+|The operation was canceled|The action '.*' has timed out after (\d+ minutes))\.$/;

/** Characters of the last words: a message shows 300. */
const mostWords = 250;

/** The lines of a job's log without the time before each. */
function linesOf(log: string): readonly string[] {
  return log.split("\n").map((line) => line.trimEnd().replace(/^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/, ""));
}

/** The limit of a step that it exceeded, by the job's log. */
function limitOfStep(log: string): string | undefined {
  const end = linesOf(log).find((line) => stepEnd.test(line));
  return stepEnd.exec(end ?? "")?.[1];
}

/**
 * The last lines that a step wrote before it failed, as a job's log has them.
 *
 * @param log with a time before each line, and commands of the runner that begin with `##[`
 * @returns one line of at most 250 characters; undefined if the step wrote nothing
 */
export function lastWords(log: string): string | undefined {
  const lines = linesOf(log);
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
