import type { OwnFile } from "../../src/features/workloads/own/own-contest.ts";
import { features } from "../../src/features.ts";
import * as inputs from "../../src/options/action-inputs.ts";
import type { ActionName } from "../../src/options/actions.ts";
import * as commandLine from "../../src/options/cli-arguments.ts";
import { commandsOf, type FindPath } from "../../src/options/commands.ts";
import * as comments from "../../src/options/comment-command.ts";
import * as files from "../../src/options/config-file.ts";
import { optionsOf } from "../../src/options/offering.ts";
import * as resolve from "../../src/options/resolve.ts";
import { parseSettingsInput, type SettingsText } from "../../src/options/settings-text.ts";
import * as sources from "../../src/options/sources.ts";
import type { Catalogue } from "../../src/suite/suites.ts";
import { parseYaml } from "../../src/yaml/yaml-file.ts";

/** The options, commands and inputs of a build with every feature. */

export const options = optionsOf(features);
export const commandNames = Object.keys(commandsOf(features));

/** A command of the core, or the result of a feature's `read`. */
export function parseArguments(argv: readonly string[], width?: number, findPath?: FindPath) {
  return commandLine.parseArguments(argv, features, width, findPath);
}

/** The result of a feature's `read`. */
export function parseAdded(argv: readonly string[]): unknown {
  const command = parseArguments(argv);
  if (command.kind !== "of a feature") throw new Error(`${command.kind} is a command of the core`);
  return command.command;
}

export const readSettingInputs = (getInput: inputs.GetInput) => inputs.readSettingInputs(getInput, features);
export const readPublishInputs = (getInput: inputs.GetInput, action: ActionName) =>
  inputs.readPublishInputs(getInput, action, features);
export const refuseForeignInputs = (action: ActionName, environment: NodeJS.ProcessEnv) =>
  inputs.refuseForeignInputs(action, environment, features);
export const parseCommentCommand = (body: string, word: string) =>
  comments.parseCommentCommand(body, word, features);
export const parseConfigFile = (text: string, name: string, catalogue?: Catalogue) =>
  files.parseConfigFile(text, name, features, catalogue);
export const resolveRunSettings = (given: sources.Sources, part?: resolve.RunPart) =>
  resolve.resolveRunSettings(given, features, part);
export const resolveReportSettings = (given: sources.Sources) =>
  resolve.resolveReportSettings(given, features);
export const resolveUntrustedSettings = (given: sources.Sources) =>
  resolve.resolveUntrustedSettings(given, features);
export const readSources = (source: sources.Source, roots?: readonly string[]) =>
  sources.readSources(source, features, roots);
export const formatSources = (given: sources.Sources) => sources.formatSources(given, features);
export const parseSources = (text: string) => sources.parseSources(text, features);
export const mergeSources = (source: sources.Source, texts?: readonly SettingsText[]) =>
  sources.mergeSources(source, features, texts);

/** A command line or inputs, with the text of a configuration file. */
export function sourcesOf(
  source: sources.Source,
  text?: string,
  own: readonly OwnFile[] = [],
): sources.Sources {
  const { config: name = "the configuration file", settings } = source;
  const file = text === undefined ? [] : [{ name, folder: ".", ...parseYaml(text, name) }];
  const input = settings === undefined ? [] : [parseSettingsInput(settings)];
  return sources.mergeSources(source, features, [...file, ...input], own.length === 0 ? {} : { own });
}
