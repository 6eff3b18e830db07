import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  requireKnownWorkloads
} from "./chunk-UII5AXQ2.js";
import {
  bisectOptions
} from "./chunk-2KVV3EIB.js";
import {
  actionNames,
  actions,
  defaultsOf,
  offeredIn,
  options,
  publishOptions,
  readTexts,
  settingOptions
} from "./chunk-ZR23P2Z6.js";
import {
  InputError,
  formatValue,
  object,
  omitUndefined,
  string
} from "./chunk-TVWLZZA2.js";

// src/github/workflow.ts
import { readFileSync } from "node:fs";
import path from "node:path";
var repositoryOf = object({ repository: object({ default_branch: string().min(1) }) });
function readWorkflow(variables) {
  const { GITHUB_SERVER_URL: server = "https://github.com", GITHUB_API_URL: api } = variables;
  const [owner = "", repo = ""] = required(variables, "GITHUB_REPOSITORY", /^[\w.-]+\/[\w.-]+$/).split("/");
  const id = Number(required(variables, "GITHUB_RUN_ID", /^\d{1,15}$/));
  const file = /^[^/]+\/[^/]+\/([^@]+)@/.exec(variables.GITHUB_WORKFLOW_REF ?? "")?.[1];
  const runner = [variables.RUNNER_OS, variables.RUNNER_ARCH].filter(Boolean).join(" ");
  const image = [variables.ImageOS, variables.ImageVersion].filter(Boolean).join(" ");
  const branch = /^refs\/heads\/(.+)$/.exec(variables.GITHUB_REF ?? "")?.[1];
  const repositoryUrl = `${server}/${owner}/${repo}`;
  const payload = readPayload(variables.GITHUB_EVENT_PATH);
  const defaultBranch = repositoryOf.safeParse(payload).data?.repository.default_branch;
  return {
    event: required(variables, "GITHUB_EVENT_NAME", /^\w+$/),
    payload,
    commit: required(variables, "GITHUB_SHA", /^[0-9a-f]{40,64}$/),
    repository: { owner, repo },
    repositoryUrl,
    apiUrl: api || "https://api.github.com",
    run: {
      id,
      attempt: Number(variables.GITHUB_RUN_ATTEMPT || 1),
      url: `${repositoryUrl}/actions/runs/${id}`
    },
    ...omitUndefined({ file, branch, defaultBranch }),
    ...runner === "" ? {} : { runner },
    ...image === "" ? {} : { image },
    workspace: path.resolve(variables.GITHUB_WORKSPACE || ".")
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

// src/options/action-inputs.ts
function refuseForeignInputs(action, environment) {
  const isGiven = (name) => (environment[`INPUT_${name.toUpperCase()}`] ?? "").trim() !== "";
  if (isGiven("mode"))
    throw new InputError(
      `input mode: each purpose has an action of its own: ${describeActions(actionNames)}; omit mode, or use one of them`
    );
  const own = offeredIn(options, action);
  for (const [name, { offered }] of Object.entries(options)) {
    if (name in own || !isGiven(name)) continue;
    const others = actionNames.filter((one) => offered.includes(one));
    if ("settings" in own && offered.includes("file"))
      throw new InputError(`input ${name}: it is no input of this action: give it in the input settings`);
    if (others.length > 0)
      throw new InputError(
        `input ${name}: it is no input of this action, but of ${describeActions(others)}; omit it`
      );
  }
}
function describeActions(names) {
  const repository = "sqlite-bench-gate/sqlite-bench-gate";
  return names.map((name) => name === "action" ? repository : `${repository}/${actions[name].folder}`).join(", ");
}
var settingInputs = offeredIn(settingOptions, ...actionNames);
function readSettingInputs(getInput) {
  const { config, settings, ...given } = readInputs(settingInputs, getInput);
  requireKnownWorkloads(given, config ?? settings, "input workloads");
  return { given, areInputs: true, ...omitUndefined({ config, settings }) };
}
function readPublishInputs(getInput, action) {
  const {
    publish,
    comment,
    status,
    "status-name": statusName,
    "on-fail": onFail,
    "on-inconclusive": onInconclusive,
    "pull-request": pullRequest,
    commit,
    "github-token": token,
    "history-branch": branch,
    "history-add": isAddedTo,
    "history-path": folder,
    results: patterns = ""
  } = { ...defaultsOf(publishOptions), ...readInputs(publishOptions, getInput) };
  const results = patterns.split("\n").map((line) => line.trim()).filter((line) => line !== "");
  if (action === "action publish") {
    if (results.length === 0)
      throw new InputError("input results: name the results files to publish, paths or patterns");
    if (token === void 0 && (comment !== "off" || status !== "off"))
      throw new InputError("input github-token: the comment and the status need a token");
  }
  if (!publish && branch !== void 0)
    throw new InputError(
      "input history-branch: with publish: false, another job publishes; give the branch to that job"
    );
  return {
    judges: action === "action publish" ? "earlier" : publish ? "now" : "later",
    results,
    comment,
    status,
    statusName,
    policies: { onFail, onInconclusive },
    ...branch === void 0 ? {} : { history: { branch, folder, isAddedTo } },
    ...omitUndefined({ pullRequest, commit, token })
  };
}
var bisectInputs = offeredIn(bisectOptions, "action bisect");
function readBisectInputs(getInput) {
  if (getInput("results").trim() !== "") {
    const unused = Object.keys(bisectInputs).find((name) => getInput(name).trim() !== "");
    if (unused !== void 0)
      throw new InputError(`input ${unused}: with results, nothing is searched; omit it`);
    return void 0;
  }
  if (getInput("test").trim() === "")
    throw new InputError("input test: name the path of the test that changed");
  return readInputs(bisectInputs, getInput);
}
function readInputs(inputs, getInput) {
  const texts = Object.keys(inputs).map((name) => [name, getInput(name).trim()]);
  const given = texts.filter(([, text]) => text !== "");
  return readTexts(inputs, Object.fromEntries(given), (name) => `input ${name}`);
}

export {
  readWorkflow,
  refuseForeignInputs,
  readSettingInputs,
  readPublishInputs,
  readBisectInputs
};
