import { readFileSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../messages/format-value.ts";
import { InputError } from "../model/errors.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { WorkflowRun } from "../model/workflow-run.ts";

/** What a workflow run tells its steps. https://docs.github.com/en/actions/reference/workflows-and-actions/variables */
export interface Workflow {
  /** The event's name, e.g. `pull_request`. */
  readonly event: string;
  /** The event's payload as GitHub sent it: nothing in it is checked. */
  readonly payload: unknown;
  /** The commit that was checked out: of a pull request, the merge commit. */
  readonly commit: string;
  readonly repository: Repository;
  readonly apiUrl: string;
  /** This run, which need not be the one that measured. */
  readonly run: WorkflowRun;
  /** The workflow's file in the repository; absent where it is not known. */
  readonly file?: string;
  /** The kind of machine, e.g. `Linux X64`. */
  readonly runner?: string;
  /** The folder that holds everything the job works on. */
  readonly workspace: string;
}

export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** @throws InputError naming the variable that is missing or wrong: the action runs in a workflow only */
export function readWorkflow(variables: Variables): Workflow {
  const { GITHUB_SERVER_URL: server = "https://github.com", GITHUB_API_URL: api } = variables;
  const [owner = "", repo = ""] = matching(variables, "GITHUB_REPOSITORY", /^[\w.-]+\/[\w.-]+$/).split("/");
  const id = Number(matching(variables, "GITHUB_RUN_ID", /^\d{1,15}$/));
  const file = /^[^/]+\/[^/]+\/([^@]+)@/.exec(variables.GITHUB_WORKFLOW_REF ?? "")?.[1];
  const runner = [variables.RUNNER_OS, variables.RUNNER_ARCH].filter(Boolean).join(" ");
  return {
    event: matching(variables, "GITHUB_EVENT_NAME", /^\w+$/),
    payload: readPayload(variables.GITHUB_EVENT_PATH),
    commit: matching(variables, "GITHUB_SHA", /^[0-9a-f]{40,64}$/),
    repository: { owner, repo },
    apiUrl: api || "https://api.github.com",
    run: {
      id,
      attempt: Number(variables.GITHUB_RUN_ATTEMPT || 1),
      url: `${server}/${owner}/${repo}/actions/runs/${id}`,
    },
    ...omitUndefined({ file }),
    ...(runner === "" ? {} : { runner }),
    workspace: path.resolve(variables.GITHUB_WORKSPACE || "."),
  };
}

function matching(variables: Variables, name: string, form: RegExp): string {
  const value = variables[name] ?? "";
  if (form.test(value)) return value;
  const seen = value === "" ? "is not set" : `is ${formatValue(value)}, which it cannot be`;
  throw new InputError(
    `${name} ${seen}: the action needs what a workflow run sets; outside, use the command line`,
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
