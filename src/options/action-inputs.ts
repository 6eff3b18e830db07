import path from "node:path";
import { InputError } from "../model/errors.ts";
import type { Policies } from "../model/outcome.ts";
import type { CommentMode, StatusKind } from "../model/settings.ts";
import { type ActionName, actionsOf } from "./actions.ts";
import {
  groupsOf,
  namesOtherWorkloads,
  type Offering,
  optionsIn,
  optionsOf,
  requireKnownWorkloads,
} from "./offering.ts";
import { type GivenOptions, isAction, type Options, readTexts, type Values, valuesOf } from "./option.ts";
import type { GivenSettings, Source } from "./sources.ts";
import { publishOptions } from "./table.ts";

/** An input's text; empty if it is not given. */
export type GetInput = (name: string) => string;

/** Who judges the results: the step that measured it, another job (`later`), or this step for a job before it (`earlier`). */
export type Judges = "now" | "later" | "earlier";

/** An action's work on GitHub. */
export interface PublishSettings {
  readonly judges: Judges;
  /** Patterns of results files. */
  readonly results: readonly string[];
  readonly comment: CommentMode;
  readonly status: StatusKind;
  /** The name of the status, which also tells this report from others in the same repository. */
  readonly statusName: string;
  /** The workflow files whose runs may have measured. */
  readonly measuredBy: readonly string[];
  readonly policies: Policies;
  /** The pull request to report on, if the event names none. */
  readonly pullRequest?: number;
  /** The full hash of the commit that was measured, if the workspace does not say. */
  readonly commit?: string;
  /** The values of inputs that features have added. */
  readonly given: GivenOptions;
  /** If it is absent, only the job summary is published. */
  readonly token?: string;
}

/**
 * Refuses an input that the action does not have, but another one or the configuration file: it would be mistaken for one that was
 * followed. Other variables of this form are the workflow's own.
 *
 * @throws InputError naming the input and its place
 */
export function refuseForeignInputs(
  action: ActionName,
  environment: NodeJS.ProcessEnv,
  features: readonly Offering[],
): void {
  const isGiven = (name: string) => (environment[`INPUT_${name.toUpperCase()}`] ?? "").trim() !== "";
  const pathOf = (name: ActionName) =>
    path.posix.join("sqlite-bench-gate/sqlite-bench-gate", actionsOf(features)[name]?.folder ?? ".");
  if (isGiven("mode")) {
    const all = (Object.keys(actionsOf(features)) as ActionName[]).map(pathOf).join(", ");
    throw new InputError(
      `input mode: each purpose has an action of its own: ${all}; omit mode, or use one of them`,
    );
  }
  const own = optionsIn(features, action);
  for (const [name, { offered }] of Object.entries(optionsOf(features))) {
    if (name in own || !isGiven(name)) continue;
    const others = offered.filter(isAction).map(pathOf).join(", ");
    if ("settings" in own && offered.includes("file"))
      throw new InputError(`input ${name}: it is no input of this action: give it in the input settings`);
    if (others !== "")
      throw new InputError(`input ${name}: it is no input of this action, but of ${others}; omit it`);
  }
}

/**
 * Reads the inputs that are settings.
 *
 * @param features of the build, which have inputs of their own
 * @throws InputError naming the input, the value and what is allowed
 */
export function readSettingInputs(getInput: GetInput, features: readonly Offering[]): Source {
  const { publishing: _, ...groups } = groupsOf(features);
  const settings = Object.entries(groups).flatMap(([, group]) => Object.entries(group));
  const inputs = settings.filter(([, { offered }]) => offered.some(isAction));
  const {
    config,
    settings: text,
    ...given
  } = readInputs(Object.fromEntries(inputs), getInput) as GivenSettings & Pick<Source, "config" | "settings">;
  const hasOthers = (config ?? text) !== undefined || namesOtherWorkloads(features, given);
  requireKnownWorkloads(given.workloads, hasOthers, "input workloads");
  return { given, areInputs: true, config, settings: text };
}

/** The lines of an input, without spaces around them and without empty ones. */
export function linesOf(input: string): string[] {
  return input
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/**
 * Reads the inputs about GitHub.
 *
 * @throws InputError naming the input, the value and what is allowed
 */
export function readPublishInputs(
  getInput: GetInput,
  action: ActionName,
  features: readonly Offering[],
): PublishSettings {
  const { publishing = {} } = groupsOf(features);
  const given = readInputs(publishing, getInput);
  const {
    publish,
    comment,
    status,
    "status-name": statusName,
    "measured-by": measuredBy,
    "on-fail": onFail,
    "on-inconclusive": onInconclusive,
    "pull-request": pullRequest,
    commit,
    "github-token": token,
    results: patterns = "",
  } = valuesOf(publishOptions, given);
  const results = linesOf(patterns);
  if (action === "action publish") {
    if (results.length === 0)
      throw new InputError("input results: name the results files to publish, paths or patterns");
    if (token === undefined && (comment !== "off" || status !== "off"))
      throw new InputError("input github-token: the comment and the status need a token");
  }
  const refused = Object.keys(given).find((name) => publishing[name]?.forPublisher === true);
  if (!publish && refused !== undefined)
    throw new InputError(
      `input ${refused}: with publish: false, another job publishes; give the input to that job`,
    );
  return {
    judges: action === "action publish" ? "earlier" : publish ? "now" : "later",
    results,
    comment,
    status,
    statusName,
    measuredBy,
    policies: { onFail, onInconclusive },
    given: Object.fromEntries(Object.entries(given).filter(([name]) => !(name in publishOptions))),
    pullRequest,
    commit,
    token,
  };
}

/** Values of inputs: an empty input is not given. @throws InputError naming the input, the value and what is allowed */
export function readInputs<All extends Options>(inputs: All, getInput: GetInput): Values<All> {
  const texts = Object.keys(inputs).map((name) => [name, getInput(name).trim()] as const);
  const given = texts.filter(([, text]) => text !== "");
  return readTexts(inputs, Object.fromEntries(given), (name) => `input ${name}`);
}
