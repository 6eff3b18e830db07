import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  actionsOf,
  groupsOf,
  isAction,
  namesOtherWorkloads,
  optionsIn,
  optionsOf,
  publishOptions,
  readTexts,
  requireKnownWorkloads,
  valuesOf
} from "./chunk-LA2PWCWM.js";
import {
  InputError
} from "./chunk-KAFQIV6R.js";

// src/options/action-inputs.ts
import path from "node:path";
function refuseForeignInputs(action, environment, features) {
  const isGiven = (name) => (environment[`INPUT_${name.toUpperCase()}`] ?? "").trim() !== "";
  const pathOf = (name) => path.posix.join("sqlite-bench-gate/sqlite-bench-gate", actionsOf(features)[name]?.folder ?? ".");
  if (isGiven("mode")) {
    const all = Object.keys(actionsOf(features)).map(pathOf).join(", ");
    throw new InputError(
      `input mode: each purpose has an action of its own: ${all}; omit mode, or use one of them`
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
function readSettingInputs(getInput, features) {
  const { publishing: _, ...groups } = groupsOf(features);
  const settings = Object.entries(groups).flatMap(([, group]) => Object.entries(group));
  const inputs = settings.filter(([, { offered }]) => offered.some(isAction));
  const {
    config,
    settings: text,
    ...given
  } = readInputs(Object.fromEntries(inputs), getInput);
  const hasOthers = (config ?? text) !== void 0 || namesOtherWorkloads(features, given);
  requireKnownWorkloads(given.workloads, hasOthers, "input workloads");
  return { given, areInputs: true, config, settings: text };
}
function linesOf(input) {
  return input.split("\n").map((line) => line.trim()).filter((line) => line !== "");
}
function readPublishInputs(getInput, action, features) {
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
    results: patterns = ""
  } = valuesOf(publishOptions, given);
  const results = linesOf(patterns);
  if (action === "action publish") {
    if (results.length === 0)
      throw new InputError("input results: name the results files to publish, paths or patterns");
    if (token === void 0 && (comment !== "off" || status !== "off"))
      throw new InputError("input github-token: the comment and the status need a token");
  }
  const refused = Object.keys(given).find((name) => publishing[name]?.forPublisher === true);
  if (!publish && refused !== void 0)
    throw new InputError(
      `input ${refused}: with publish: false, another job publishes; give the input to that job`
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
    token
  };
}
function readInputs(inputs, getInput) {
  const texts = Object.keys(inputs).map((name) => [name, getInput(name).trim()]);
  const given = texts.filter(([, text]) => text !== "");
  return readTexts(inputs, Object.fromEntries(given), (name) => `input ${name}`);
}

export {
  refuseForeignInputs,
  readSettingInputs,
  linesOf,
  readPublishInputs,
  readInputs
};
