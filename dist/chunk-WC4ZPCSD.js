import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  InputError,
  formatPath,
  formatValue,
  object,
  string
} from "./chunk-KAFQIV6R.js";

// src/github/workflow.ts
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
var repositoryOf = object({ repository: object({ default_branch: string().min(1) }) });
function parsePayload(schema, { event, payload }, advice) {
  const { data, error } = schema.safeParse(payload);
  if (error !== void 0) throw new InputError(`${payloadProblem(event, error)}; ${advice}`);
  return data;
}
function payloadProblem(event, { issues: [issue] }) {
  return `event ${event}: the payload's ${formatPath(issue?.path ?? [])}: ${issue?.message}`;
}
function readWorkflow(variables) {
  const { GITHUB_SERVER_URL: server = "https://github.com", GITHUB_API_URL: api } = variables;
  const [owner = "", repo = ""] = required(variables, "GITHUB_REPOSITORY", /^[\w.-]+\/[\w.-]+$/).split("/");
  const id = Number(required(variables, "GITHUB_RUN_ID", /^\d{1,15}$/));
  const file = /^[^/]+\/[^/]+\/([^@]+)@/.exec(variables.GITHUB_WORKFLOW_REF ?? "")?.[1];
  const runner = [variables.RUNNER_OS, variables.RUNNER_ARCH].filter(Boolean).join(" ");
  const image = [variables.ImageOS, variables.ImageVersion].filter(Boolean).join(" ");
  const branch = /^refs\/heads\/(.+)$/.exec(variables.GITHUB_REF ?? "")?.[1];
  const toolRef = variables.GITHUB_ACTION_REF || void 0;
  const startedBy = variables.GITHUB_TRIGGERING_ACTOR || variables.GITHUB_ACTOR || void 0;
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
      url: `${repositoryUrl}/actions/runs/${id}`
    },
    file,
    branch,
    defaultBranch,
    startedBy,
    toolRef,
    ...runner === "" ? {} : { runner },
    ...image === "" ? {} : { image },
    workspace,
    temporary,
    roots: variables.RUNNER_TEMP ? [workspace, temporary] : [workspace]
  };
}
function required(variables, name, pattern) {
  const value = variables[name] ?? "";
  if (pattern.test(value)) return value;
  const seen = value === "" ? "is not set" : `is ${formatValue(value)}, which is not valid`;
  throw new InputError(
    `${name} ${seen}: the action runs in a GitHub workflow only; elsewhere, use the command line`
  );
}
function readPayload(file) {
  if (!file) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new InputError(
      `GITHUB_EVENT_PATH: "${file}" cannot be read as JSON (${cause.message})`,
      {
        cause
      }
    );
  }
}

export {
  parsePayload,
  payloadProblem,
  readWorkflow
};
