import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  requireKnownWorkloads
} from "./chunk-4I7752XS.js";
import {
  bisectOptions
} from "./chunk-ZI4UCK7X.js";
import {
  defaultsOf,
  offeredIn,
  publishOptions,
  readTexts,
  searchOptions,
  settingOptions
} from "./chunk-EYAEVVEH.js";
import {
  InputError,
  formatValue,
  object,
  omitUndefined,
  string
} from "./chunk-II6TTSD3.js";

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
var settingInputs = offeredIn(settingOptions, "action");
function readSettingInputs(getInput) {
  const { config, ...given } = readInputs(settingInputs, getInput);
  requireKnownWorkloads(given, config, "input workloads");
  return { given, ...omitUndefined({ config }) };
}
function readPublishInputs(getInput) {
  const {
    mode,
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
  if (mode === "publish" && results.length === 0)
    throw new InputError("input results: mode publish needs the results files to publish, paths or patterns");
  if (mode !== "publish" && mode !== "bisect" && results.length > 0)
    throw new InputError(
      `input results: mode ${mode} measures; only the modes publish and bisect take results`
    );
  if (mode === "bisect") refuseGiven(getInput, notOfSearches, "mode bisect does not use it");
  else
    refuseGiven(
      getInput,
      Object.keys(searchInputs),
      `mode ${mode} searches nothing; only mode bisect takes it`
    );
  if (mode === "publish") {
    for (const name of ["candidate", "baseline", "base"])
      if (getInput(name).trim() !== "")
        throw new InputError(`input ${name}: mode publish measures nothing; omit it`);
  }
  for (const name of ["shards", "minutes", "costs"])
    if (mode !== "plan") refuseGiven(getInput, [name], `only mode plan takes it, and mode is ${mode}`);
  for (const name of ["shard", "confirm"])
    if (mode !== "measure") refuseGiven(getInput, [name], `only mode measure takes it, and mode is ${mode}`);
  if (mode !== "publish")
    refuseGiven(getInput, ["confirmed-by"], `only mode publish takes it, and mode is ${mode}`);
  if (mode === "measure" && branch !== void 0)
    throw new InputError(
      "input history-branch: mode measure leaves its results to another job; give it to the step that publishes them"
    );
  if (mode === "publish" && token === void 0 && (comment !== "off" || status !== "off"))
    throw new InputError("input github-token: mode publish needs a token for its comment and its status");
  return {
    mode,
    results,
    comment,
    status,
    statusName,
    policies: { onFail, onInconclusive },
    ...branch === void 0 ? {} : { history: { branch, folder, isAddedTo } },
    ...omitUndefined({ pullRequest, commit, token })
  };
}
var bisectInputs = offeredIn(bisectOptions, "action");
var searchInputs = offeredIn(searchOptions, "action");
var notOfSearches = Object.keys({ ...settingInputs, ...publishOptions }).filter(
  (name) => !(name in bisectInputs) && !["mode", "results", "comment", "pull-request", "github-token"].includes(name)
);
function readBisectArguments(getInput) {
  if (getInput("results").trim() !== "") {
    refuseGiven(getInput, Object.keys(bisectInputs), "with results, mode bisect searches nothing");
    return void 0;
  }
  if (getInput("test").trim() === "")
    throw new InputError("input test: mode bisect needs the path of the test that changed");
  const given = readInputs(bisectInputs, getInput);
  return Object.entries(bisectInputs).flatMap(([name, { type }]) => {
    const value = given[name];
    if (value === void 0 || value === false || name === "out") return [];
    return [value === true ? `--${name}` : `--${name}=${type.format(value)}`];
  });
}
function refuseGiven(getInput, names, reason) {
  const given = names.find((name) => getInput(name).trim() !== "");
  if (given !== void 0) throw new InputError(`input ${given}: ${reason}; omit it`);
}
function readInputs(inputs, getInput) {
  const texts = Object.keys(inputs).map((name) => [name, getInput(name).trim()]);
  const given = texts.filter(([, text]) => text !== "");
  return readTexts(inputs, Object.fromEntries(given), (name) => `input ${name}`);
}

export {
  readWorkflow,
  readSettingInputs,
  readPublishInputs,
  readBisectArguments
};
