import { InputError } from "../model/errors.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { Policies } from "../model/outcome.ts";
import type { CommentMode, StatusKind } from "../model/settings.ts";
import { type ActionName, actionNames, actions } from "./actions.ts";
import { requireKnownWorkloads } from "./known-workloads.ts";
import { defaultsOf, type Option, type Options, offeredIn, readTexts, type Values } from "./option.ts";
import { bisectOptions, type GivenBisect } from "./resolve-bisect.ts";
import type { Source } from "./sources.ts";
import { options, publishOptions, settingOptions } from "./table.ts";

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

/** Who judges the results: the step that measured it, another job (`later`), or this step for a job before it (`earlier`). */
export type Judges = "now" | "later" | "earlier";

/** An action's work on GitHub. */
export interface PublishSettings {
  readonly judges: Judges;
  /** Patterns of results files. */
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

/**
 * Refuses an input that the action does not have, but another one or the configuration file: it would be mistaken for one that was
 * followed. Other variables of this form are the workflow's own.
 *
 * @throws InputError naming the input and its place
 */
export function refuseForeignInputs(action: ActionName, environment: NodeJS.ProcessEnv): void {
  const isGiven = (name: string) => (environment[`INPUT_${name.toUpperCase()}`] ?? "").trim() !== "";
  if (isGiven("mode"))
    throw new InputError(
      `input mode: each purpose has an action of its own: ${describeActions(actionNames)}; omit mode, or use one of them`,
    );
  const own = offeredIn(options, action);
  for (const [name, { offered }] of Object.entries<Option>(options)) {
    if (name in own || !isGiven(name)) continue;
    const others = actionNames.filter((one) => offered.includes(one));
    if ("settings" in own && offered.includes("file"))
      throw new InputError(`input ${name}: it is no input of this action: give it in the input settings`);
    if (others.length > 0)
      throw new InputError(
        `input ${name}: it is no input of this action, but of ${describeActions(others)}; omit it`,
      );
  }
}

function describeActions(names: readonly ActionName[]): string {
  const repository = "sqlite-bench-gate/sqlite-bench-gate";
  return names
    .map((name) => (name === "action" ? repository : `${repository}/${actions[name].folder}`))
    .join(", ");
}

const settingInputs = offeredIn(settingOptions, ...actionNames);

/**
 * Reads the inputs that are settings.
 *
 * @throws InputError naming the input, the value and what is allowed
 */
export function readSettingInputs(getInput: GetInput): Source {
  const { config, settings, ...given } = readInputs(settingInputs, getInput);
  requireKnownWorkloads(given, config ?? settings, "input workloads");
  return { given, areInputs: true, ...omitUndefined({ config, settings }) };
}

/**
 * Reads the inputs about GitHub.
 *
 * @throws InputError naming the input, the value and what is allowed
 */
export function readPublishInputs(getInput: GetInput, action: ActionName): PublishSettings {
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
    results: patterns = "",
  } = { ...defaultsOf(publishOptions), ...readInputs(publishOptions, getInput) };
  const results = patterns
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (action === "action publish") {
    if (results.length === 0)
      throw new InputError("input results: name the results files to publish, paths or patterns");
    if (token === undefined && (comment !== "off" || status !== "off"))
      throw new InputError("input github-token: the comment and the status need a token");
  }
  if (!publish && branch !== undefined)
    throw new InputError(
      "input history-branch: with publish: false, another job publishes; give the branch to that job",
    );
  return {
    judges: action === "action publish" ? "earlier" : publish ? "now" : "later",
    results,
    comment,
    status,
    statusName,
    policies: { onFail, onInconclusive },
    ...(branch === undefined ? {} : { history: { branch, folder, isAddedTo } }),
    ...omitUndefined({ pullRequest, commit, token }),
  };
}

/** The inputs of a search, but those about GitHub. */
const bisectInputs = offeredIn(bisectOptions, "action bisect");

/**
 * Reads the inputs of a search.
 *
 * @returns undefined if a search that was made is to be published
 * @throws InputError naming the input, the value and what is allowed
 */
export function readBisectInputs(getInput: GetInput): GivenBisect | undefined {
  if (getInput("results").trim() !== "") {
    // An input without effect would be mistaken for one that was followed.
    const unused = Object.keys(bisectInputs).find((name) => getInput(name).trim() !== "");
    if (unused !== undefined)
      throw new InputError(`input ${unused}: with results, nothing is searched; omit it`);
    return undefined;
  }
  if (getInput("test").trim() === "")
    throw new InputError("input test: name the path of the test that changed");
  return readInputs(bisectInputs, getInput);
}

/** An empty input is not given. */
function readInputs<All extends Options>(inputs: All, getInput: GetInput): Values<All> {
  const texts = Object.keys(inputs).map((name) => [name, getInput(name).trim()] as const);
  const given = texts.filter(([, text]) => text !== "");
  return readTexts(inputs, Object.fromEntries(given), (name) => `input ${name}`);
}
