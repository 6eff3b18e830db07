import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  StartError,
  runProgram,
  withoutSecrets
} from "./shared-better-sqlite3-lib-methods-table.js";

// src/git/git.ts
import path from "node:path";
var GitError = class extends Error {
  name = "GitError";
  /** `git fetch`, for messages. */
  command;
  constructor(command, reason, options) {
    super(reason, options);
    this.command = command;
  }
};
var networkVariables = [
  "http_proxy",
  "https_proxy",
  "HTTPS_PROXY",
  "all_proxy",
  "ALL_PROXY",
  "no_proxy",
  "NO_PROXY",
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
  "GIT_SSL_CAINFO",
  "CURL_CA_BUNDLE"
];
async function runGit(parameters, { policy = isolated, folder, input = "", variables = {}, settings = {} }) {
  const command = `git ${parameters[0]}`;
  const { timeoutMs } = policy;
  const own = policy.environment(folder);
  const environment = {
    ...own,
    ...settingVariables({ ...withoutPrograms, ...policy.settings, ...settings }, own),
    ...variables
  };
  const options = { environment, folder, input, timeoutMs };
  try {
    const { status, killedBy, stdout, stderr } = await runProgram("git", parameters, options);
    if (status !== null) return { status, stdout, stderr };
    throw new Error(
      timeoutMs === void 0 ? `it was ended by ${killedBy}` : `it was ended by ${killedBy} after at most ${timeoutMs / 1e3} s`
    );
  } catch (cause) {
    const isMissing = cause instanceof StartError && cause.isMissing;
    throw new GitError(command, isMissing ? "git is not installed" : cause.message, { cause });
  }
}
async function git(parameters, options) {
  const { status, stdout, stderr } = await runGit(parameters, options);
  if (status !== 0) throw new GitError(`git ${parameters[0]}`, reasonOf(stderr, status));
  return stdout.toString("utf8").trim();
}
function reasonOf(stderr, status) {
  const lines = stderr.split("\n").map((line) => line.trim()).filter((line) => line !== "");
  return lines.find((line) => /^(?:fatal|error|remote):/.test(line)) ?? lines[0] ?? `it ended with status ${status}`;
}
var withoutPrograms = {
  "core.hooksPath": "/dev/null",
  "core.fsmonitor": "false",
  "submodule.recurse": "false",
  "gc.auto": "0",
  "maintenance.auto": "false",
  "protocol.ext.allow": "never"
};
var unattended = { LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" };
var isolated = {
  environment: (folder) => ({
    ...Object.fromEntries(networkVariables.map((name) => [name, process.env[name]])),
    ...unattended,
    PATH: process.env.PATH,
    // A home that has no credentials and no configuration.
    HOME: folder,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_NO_REPLACE_OBJECTS: "1"
  }),
  settings: { "fetch.fsckObjects": "true", "protocol.allow": "never" },
  timeoutMs: 18e4
};
function readingOnly({ PATH, HOME }) {
  return {
    environment: (folder) => ({
      ...unattended,
      PATH,
      HOME,
      GIT_CEILING_DIRECTORIES: path.dirname(folder),
      GIT_NO_LAZY_FETCH: "1",
      GIT_NO_REPLACE_OBJECTS: "1",
      GIT_OPTIONAL_LOCKS: "0"
    }),
    settings: { "safe.directory": "*", "protocol.allow": "never" },
    // Reading one commit takes a few milliseconds.
    timeoutMs: 3e4
  };
}
function ofUser(environment) {
  return {
    environment: () => ({ ...withoutRepository(withoutSecrets(environment)), ...unattended }),
    settings: {}
  };
}
function withoutRepository(environment) {
  const named = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|PREFIX|COMMON_DIR)$/;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !named.test(name)));
}
function settingVariables(settings, { GIT_CONFIG_COUNT: count }) {
  const present = /^\d+$/.test(count ?? "") ? Number(count) : 0;
  const all = Object.entries(settings);
  return Object.fromEntries([
    ["GIT_CONFIG_COUNT", String(present + all.length)],
    ...all.flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${present + index}`, key],
      [`GIT_CONFIG_VALUE_${present + index}`, value]
    ])
  ]);
}

export {
  GitError,
  runGit,
  git,
  reasonOf,
  readingOnly,
  ofUser,
  withoutRepository
};
