import { InputError } from "../model/errors.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { Policies } from "../model/outcome.ts";
import type { CommentMode, Mode, StatusKind } from "../model/settings.ts";
import { requireKnownWorkloads } from "./known-workloads.ts";
import { defaultsOf, type Option, type Options, offeredIn, readTexts, type Values } from "./option.ts";
import type { Source } from "./resolve.ts";
import { bisectOptions } from "./resolve-bisect.ts";
import { publishOptions, searchOptions, settingOptions } from "./table.ts";

/** An input's text; empty if it is not given. */
export type GetInput = (name: string) => string;

/** Where the history is. */
export interface HistoryBranch {
  readonly branch: string;
  /** The folder of the branch, or `.`. */
  readonly folder: string;
  /** Whether runs of the default branch are added. */
  readonly isAddedTo: boolean;
}

/** The action's work on GitHub. */
export interface PublishSettings {
  readonly mode: Mode;
  /** Patterns of results files: at least one if the mode is `publish`, any number if it is `bisect`, otherwise none. */
  readonly results: readonly string[];
  readonly comment: CommentMode;
  readonly status: StatusKind;
  /** The status is called this. It also tells this report from others in the same repository. */
  readonly statusName: string;
  readonly policies: Policies;
  /** The pull request to report on, if the event names none. */
  readonly pullRequest?: number;
  /** The full hash of the commit that was measured, if the workspace does not say. */
  readonly commit?: string;
  /** Absent if there is none. */
  readonly history?: HistoryBranch;
  /** If it is absent, only the job summary is published. */
  readonly token?: string;
}

const settingInputs = offeredIn(settingOptions, "action");

/**
 * Reads the inputs that are settings.
 *
 * @throws InputError naming the input, the value and what is allowed
 */
export function readSettingInputs(getInput: GetInput): Source {
  const { config, ...given } = readInputs(settingInputs, getInput);
  requireKnownWorkloads(given, config, "input workloads");
  return { given, ...omitUndefined({ config }) };
}

/**
 * Reads the inputs about publishing.
 *
 * @throws InputError naming the input, the value and what is allowed, also if inputs contradict each other
 */
export function readPublishInputs(getInput: GetInput): PublishSettings {
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
    results: patterns = "",
  } = { ...defaultsOf(publishOptions), ...readInputs(publishOptions, getInput) };
  const results = patterns
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (mode === "publish" && results.length === 0)
    throw new InputError("input results: mode publish needs the results files to publish, paths or patterns");
  if (mode !== "publish" && mode !== "bisect" && results.length > 0)
    throw new InputError(
      `input results: mode ${mode} measures; only the modes publish and bisect take results`,
    );
  if (mode === "bisect") refuseGiven(getInput, notOfSearches, "mode bisect does not use it");
  else
    refuseGiven(
      getInput,
      Object.keys(searchInputs),
      `mode ${mode} searches nothing; only mode bisect takes it`,
    );
  if (mode === "publish")
    for (const name of ["candidate", "baseline", "base"])
      if (getInput(name).trim() !== "")
        throw new InputError(`input ${name}: mode publish measures nothing; omit it`);
  for (const name of ["shards", "minutes", "costs"])
    if (mode !== "plan") refuseGiven(getInput, [name], `only mode plan takes it, and mode is ${mode}`);
  for (const name of ["shard", "confirm"])
    if (mode !== "measure") refuseGiven(getInput, [name], `only mode measure takes it, and mode is ${mode}`);
  if (mode !== "publish")
    refuseGiven(getInput, ["confirmed-by"], `only mode publish takes it, and mode is ${mode}`);
  if (mode === "measure" && branch !== undefined)
    throw new InputError(
      "input history-branch: mode measure leaves its results to another job; give it to the step that publishes them",
    );
  if (mode === "publish" && token === undefined && (comment !== "off" || status !== "off"))
    throw new InputError("input github-token: mode publish needs a token for its comment and its status");
  return {
    mode,
    results,
    comment,
    status,
    statusName,
    policies: { onFail, onInconclusive },
    ...(branch === undefined ? {} : { history: { branch, folder, isAddedTo } }),
    ...omitUndefined({ pullRequest, commit, token }),
  };
}

/** The options of a search that are inputs: some of them are other modes' too. */
const bisectInputs = offeredIn(bisectOptions, "action");

/** Inputs for searches alone. */
const searchInputs = offeredIn(searchOptions, "action");

const notOfSearches = Object.keys({ ...settingInputs, ...publishOptions }).filter(
  (name) =>
    !(name in bisectInputs) && !["mode", "results", "comment", "pull-request", "github-token"].includes(name),
);

/**
 * The inputs of mode bisect, but the folder, as arguments of the command line, which checks how they belong together.
 *
 * @returns undefined if the mode is to publish a search that was made
 * @throws InputError naming the input, the value and what is allowed
 */
export function readBisectArguments(getInput: GetInput): readonly string[] | undefined {
  if (getInput("results").trim() !== "") {
    refuseGiven(getInput, Object.keys(bisectInputs), "with results, mode bisect searches nothing");
    return undefined;
  }
  if (getInput("test").trim() === "")
    throw new InputError("input test: mode bisect needs the path of the test that changed");
  const given: Readonly<Record<string, unknown>> = readInputs(bisectInputs, getInput);
  return Object.entries<Option>(bisectInputs).flatMap(([name, { type }]) => {
    const value = given[name];
    if (value === undefined || value === false || name === "out") return [];
    return [value === true ? `--${name}` : `--${name}=${type.format(value)}`];
  });
}

/** An input without effect would be mistaken for one that was followed. */
function refuseGiven(getInput: GetInput, names: readonly string[], reason: string): void {
  const given = names.find((name) => getInput(name).trim() !== "");
  if (given !== undefined) throw new InputError(`input ${given}: ${reason}; omit it`);
}

/** An empty input is not given. */
function readInputs<All extends Options>(inputs: All, getInput: GetInput): Values<All> {
  const texts = Object.keys(inputs).map((name) => [name, getInput(name).trim()] as const);
  const given = texts.filter(([, text]) => text !== "");
  return readTexts(inputs, Object.fromEntries(given), (name) => `input ${name}`);
}
