import { info } from "@actions/core";
import * as z from "zod";
import { formatValue, truncate } from "../messages/format-value.ts";
import { InputError } from "../model/errors.ts";
import { type GetInput, readPublishInputs, readSettingInputs } from "../options/action-inputs.ts";
import type { Offering } from "../options/offering.ts";
import { canIncludeBelow, findFolder, includesPath } from "../options/path-filter.ts";
import { readSources } from "../options/sources.ts";
import { inTerminal } from "../report/format/escape.ts";
import { type Api, openApi } from "./api.ts";
import { listChangedFiles, readKinds } from "./changed-files.ts";
import { type Announcement, announceCommitStatus, announcedLink } from "./commit-statuses.ts";
import { annotate } from "./job-log.ts";
import { readRun } from "./measuring-run.ts";
import { nameWithBase } from "./status-target.ts";
import { commit } from "./trigger.ts";
import { type Announced, whyNothingBegins } from "./unmeasured-pull.ts";
import { parsePayload, type Repository, readWorkflow, type Workflow } from "./workflow.ts";

/** The changes of a pull request after which it is measured. */
const measured = ["opened", "reopened", "synchronize", "edited", "ready_for_review"] as const;

const announcedEvent = z.object({
  action: z.enum(measured),
  changes: z.object({ base: z.unknown().optional() }).optional(),
  pull_request: z.object({
    number: z.int().min(1),
    head: z.object({ sha: commit }),
    base: z.object({ ref: z.string().min(1) }),
    updated_at: z.iso.datetime(),
  }),
});

/** As long as a commit status may be, with room for the other words. */
const maxPatterns = 70;
/** Characters of a commit status. */
const maxDescription = 140;

/**
 * Sets the status of a pull request's head for its base branch as soon as the pull request is opened, pushed to or gets another base:
 * pending, a success if no file has changed that the engine is built from, or a failure if GitHub begins no measurement. So no merge can
 * happen before the measurement ends, and a job of the same name stands beside it.
 *
 * @throws InputError if the event is another one, or there is no token
 * @throws PublishError if GitHub does not answer
 */
export async function announcePullRequest(
  getInput: GetInput,
  environment: NodeJS.ProcessEnv,
  features: readonly Offering[],
): Promise<void> {
  const { token, statusName, measuredBy } = readPublishInputs(getInput, "action announce", features);
  const workflow = readWorkflow(environment);
  const { action, changes, pull_request: pull } = readEvent(workflow);
  if (action === "edited" && changes?.base === undefined)
    return info(`Pull request ${pull.number} has the same base as before`);
  if (token === undefined)
    throw new InputError("input github-token: a token is needed to set the commit status");
  const { repository, apiUrl, run } = workflow;
  const api = openApi(token, apiUrl);
  const base = pull.base.ref;
  const announcement = await announcementOf(
    readPatterns(getInput, workflow, features),
    { api, repository, measuredBy },
    pull,
  );
  const target = { repository, name: nameWithBase(statusName, base), commit: pull.head.sha };
  const link = `${run.url}${announcedLink}`;
  const since = Date.parse(pull.updated_at);
  const beganSince = async (id: number) => {
    const started = await readRun(api, repository, id);
    return Date.parse(started.startedAt) >= since;
  };
  const kept = await announceCommitStatus(api, target, { ...announcement, link }, beganSince);
  const name = inTerminal(target.name);
  if (kept === undefined) info(`Commit ${target.commit}: ${name} is ${inTerminal(announcement.description)}`);
  else annotate.notice(`the status ${name} of commit ${target.commit} stays as run ${kept.run.id} left it`);
}

/** GitHub, and the workflow files whose runs may measure. */
interface Asking {
  readonly api: Api;
  readonly repository: Repository;
  readonly measuredBy: readonly string[];
}

/** @param patterns those of the files that the engine is built from, or why they are refused; undefined if every pull request is measured */
async function announcementOf(
  patterns: readonly string[] | InputError | undefined,
  asking: Asking,
  pull: Announced,
): Promise<Announcement> {
  const { api, repository } = asking;
  // A workflow with the same patterns may never run, so that nothing would end what is waited for.
  if (patterns instanceof InputError) return refused(patterns.message);
  if (patterns === undefined) return await announceNeeded(asking, pull);
  const files = await listChangedFiles(api, repository, pull.number, {
    head: pull.head.sha,
    base: pull.base.ref,
  });
  const names = files?.flatMap(({ name, formerName = name }) => [name, formerName]);
  const folder = names && findFolder(patterns, names);
  if (folder !== undefined)
    return refused(
      `paths: ${formatValue(folder)} is a folder, whose files are ${formatValue(`${folder}/**`)}`,
    );
  if (names === undefined || names.some((name) => includesPath(patterns, name)))
    return await announceNeeded(asking, pull);
  const within = names.filter((name) => canIncludeBelow(patterns, name));
  // One that is removed, or had another name, is in the base branch alone.
  const kinds = await readKinds(api, repository, within, [pull.head.sha, pull.base.ref]);
  const other = within.find((name) => (kinds.get(name) ?? "file") !== "file");
  // GitHub's own `paths` do not see its files either, so that no run would replace a success.
  if (other !== undefined)
    return refused(
      `paths: ${formatValue(other)} is a ${kinds.get(other)}, whose changed files nobody lists: name ${formatValue(other)} too`,
    );
  if (within.some((name) => !kinds.has(name))) return await announceNeeded(asking, pull);
  return {
    state: "success",
    description: `not needed: no changed file matches ${truncate(patterns.join(", "), maxPatterns)}`,
  };
}

/** A setting that is wrong is reported by the run too, if there is one, whose result takes this one's place. */
function refused(message: string): Announcement {
  annotate.warning(message);
  return { state: "failure", description: truncate(inTerminal(message), maxDescription) };
}

async function announceNeeded(
  { api, repository, measuredBy }: Asking,
  pull: Announced,
): Promise<Announcement> {
  const why = await whyNothingBegins(api, repository, pull, measuredBy);
  return why === undefined
    ? { state: "pending", description: "waiting for the measurement" }
    : { state: "failure", description: why };
}

function readEvent({ event, payload }: Workflow): z.output<typeof announcedEvent> {
  const advice = `run it on pull_request_target with types: [${measured.join(", ")}]`;
  if (event !== "pull_request_target")
    throw new InputError(`event ${event}: this action announces a measurement; ${advice}`);
  return parsePayload(announcedEvent, { event, payload }, advice);
}

/** The patterns of the files that the engine is built from, or why they are refused; undefined if every pull request is measured. */
function readPatterns(
  getInput: GetInput,
  { roots }: Workflow,
  features: readonly Offering[],
): readonly string[] | InputError | undefined {
  try {
    return readSources(readSettingInputs(getInput, features), features, roots).values.paths;
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    // This job may lack other files that the settings name. Publishing reports what is wrong with those, where people look.
    if (/(^|: )paths(\[\d+\])?:/.test(cause.message)) return cause;
    annotate.warning(`${cause.message}; so the measurement is waited for`);
    return undefined;
  }
}
