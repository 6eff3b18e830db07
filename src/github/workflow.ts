import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as z from "zod";
import { formatPath, formatValue } from "../messages/format-value.ts";
import { InputError } from "../model/errors.ts";
import type { WorkflowRun } from "../model/report-identity.ts";
import type { Roots } from "../platform/read-inside.ts";

/** The environment variables of a workflow run: https://docs.github.com/en/actions/reference/workflows-and-actions/variables */
export interface Workflow {
  /** The event's name, e.g. `pull_request`. */
  readonly event: string;
  /** The event's payload as GitHub sent it, not validated. */
  readonly payload: unknown;
  /** The commit that was checked out: for a pull request, the merge commit. */
  readonly commit: string;
  readonly repository: Repository;
  /** The repository's address, e.g. `https://github.com/octo-org/engine`. */
  readonly repositoryUrl: string;
  readonly apiUrl: string;
  /** The branch that the workflow runs on; absent of a tag or a pull request. */
  readonly branch?: string;
  /** The repository of the action that runs, such as `sqlite-bench-gate/sqlite-bench-gate`; the workflow's own for a local action. */
  readonly tool: string;
  /** The tag, branch or commit at which that action was called; absent if unknown. */
  readonly toolRef?: string;
  /** The repository's default branch; absent if the event does not say. */
  readonly defaultBranch?: string;
  /** This run; another run may have measured. */
  readonly run: WorkflowRun;
  /** The workflow's file in the repository; absent if unknown. */
  readonly file?: string;
  /** Who started this attempt of the run; absent if unknown. */
  readonly startedBy?: string;
  /** The kind of machine, e.g. `Linux X64`. */
  readonly runner?: string;
  /** The image of a hosted runner, e.g. `ubuntu24 20261118.1`. */
  readonly image?: string;
  /** The job's working folder. */
  readonly workspace: string;
  /** The job's folder of temporary files, which is empty as the job begins, and which no code of the workspace may reach. */
  readonly temporary: string;
  /** The folders that no file that an input names may lead out of, the workspace first. */
  readonly roots: Roots;
}

export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

const repositoryOf = z.object({ repository: z.object({ default_branch: z.string().min(1) }) });

/**
 * An event's payload, checked.
 *
 * @param advice how the workflow has to be started
 * @throws InputError naming the event, the payload's part and the fault
 */
export function parsePayload<Schema extends z.ZodType>(
  schema: Schema,
  { event, payload }: Pick<Workflow, "event" | "payload">,
  advice: string,
): z.output<Schema> {
  const { data, error } = schema.safeParse(payload);
  if (error !== undefined) throw new InputError(`${payloadProblem(event, error)}; ${advice}`);
  return data;
}

/** The first thing wrong with an event's payload. */
export function payloadProblem(event: string, { issues: [issue] }: z.ZodError): string {
  return `event ${event}: the payload's ${formatPath(issue?.path ?? [])}: ${issue?.message}`;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** @throws InputError naming the variable that is missing or wrong */
export function readWorkflow(variables: Variables): Workflow {
  const { GITHUB_SERVER_URL: server = "https://github.com", GITHUB_API_URL: api } = variables;
  const [owner = "", repo = ""] = required(variables, "GITHUB_REPOSITORY", /^[\w.-]+\/[\w.-]+$/).split("/");
  const id = Number(required(variables, "GITHUB_RUN_ID", /^\d{1,15}$/));
  const file = /^[^/]+\/[^/]+\/([^@]+)@/.exec(variables.GITHUB_WORKFLOW_REF ?? "")?.[1];
  const runner = [variables.RUNNER_OS, variables.RUNNER_ARCH].filter(Boolean).join(" ");
  // https://github.com/actions/runner-images sets both.
  const image = [variables.ImageOS, variables.ImageVersion].filter(Boolean).join(" ");
  const branch = /^refs\/heads\/(.+)$/.exec(variables.GITHUB_REF ?? "")?.[1];
  const toolRef = variables.GITHUB_ACTION_REF || undefined;
  const startedBy = variables.GITHUB_TRIGGERING_ACTOR || variables.GITHUB_ACTOR || undefined;
  const repositoryUrl = `${server}/${owner}/${repo}`;
  const payload = readPayload(variables.GITHUB_EVENT_PATH);
  const defaultBranch = repositoryOf.safeParse(payload).data?.repository.default_branch;
  const workspace = path.resolve(variables.GITHUB_WORKSPACE || ".");
  const temporary = path.resolve(variables.RUNNER_TEMP || tmpdir());
  return {
    event: required(variables, "GITHUB_EVENT_NAME", /^\w+$/),
    payload,
    commit: required(variables, "GITHUB_SHA", /^[0-9a-f]{40,64}$/),
    repository: { owner, repo },
    repositoryUrl,
    tool: variables.GITHUB_ACTION_REPOSITORY || `${owner}/${repo}`,
    apiUrl: api || "https://api.github.com",
    run: {
      id,
      attempt: Number(variables.GITHUB_RUN_ATTEMPT || 1),
      url: `${repositoryUrl}/actions/runs/${id}`,
    },
    file,
    branch,
    defaultBranch,
    startedBy,
    toolRef,
    ...(runner === "" ? {} : { runner }),
    ...(image === "" ? {} : { image }),
    workspace,
    temporary,
    roots: variables.RUNNER_TEMP ? [workspace, temporary] : [workspace],
  };
}

function required(variables: Variables, name: string, pattern: RegExp): string {
  const value = variables[name] ?? "";
  if (pattern.test(value)) return value;
  const seen = value === "" ? "is not set" : `is ${formatValue(value)}, which is not valid`;
  throw new InputError(
    `${name} ${seen}: the action runs in a GitHub workflow only; elsewhere, use the command line`,
  );
}

function readPayload(file: string | undefined): unknown {
  if (!file) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new InputError(
      `GITHUB_EVENT_PATH: "${file}" cannot be read as JSON (${(cause as Error).message})`,
      {
        cause,
      },
    );
  }
}
