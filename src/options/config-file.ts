import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { InputError } from "../model/errors.ts";
import { isInside } from "../platform/inside-folder.ts";
import { type Catalogue, suites } from "../suite/suites.ts";
import { workloadNamesOf } from "../suite/workloads.ts";
import { checkYaml } from "../yaml/check-yaml.ts";
import { parseYaml, type YamlFile } from "../yaml/yaml-file.ts";
import { ceilingRules } from "./file-values.ts";
import { type Offering, optionsIn } from "./offering.ts";
import { type GivenOptions, offeredIn, schemaOf, type Values } from "./option.ts";
import { settingOptions } from "./table.ts";
import { choices } from "./value-types.ts";

const fileOptions = offeredIn(settingOptions, "file");
/** The settings of the core, and those of features. */
export type FileSettings = Values<typeof fileOptions> & GivenOptions;

/** Settings as a person writes them: YAML that is parsed, and not checked yet, since the settings can name own workloads. */
export interface SettingsText extends YamlFile {
  /** How messages name the text: the path of the file. */
  readonly name: string;
  /** The folder that paths in the text are relative to. */
  readonly folder: string;
  /** Whether the text is an input of the action; otherwise it is a configuration file. */
  readonly isInput?: true;
}

/** The input `settings`. @throws InputError if it is not YAML */
export function parseSettingsInput(text: string): SettingsText {
  const name = "input settings";
  return { name, folder: ".", isInput: true, ...parseYaml(text, name) };
}

/**
 * Reads a configuration file.
 *
 * @param root the folder that the file may not lead out of; it may lead anywhere if that is absent
 * @throws InputError if the file cannot be read, or is not YAML
 */
export function readConfigFile(name: string, root: string | undefined): SettingsText {
  // A file that does not exist has no place either; reading it says so.
  if (root !== undefined && existsSync(name) && !isInside(realpathSync(name), realpathSync(root)))
    throw new InputError(`input config: "${name}" leads out of the workspace: name a file of the repository`);
  let text: string;
  try {
    text = readFileSync(name, "utf8");
  } catch (cause) {
    throw new InputError(`configuration file "${name}" cannot be read (${(cause as Error).message})`, {
      cause,
    });
  }
  return { name, folder: path.dirname(name), ...parseYaml(text, name) };
}

/**
 * The settings of a text: a mapping from option names to values.
 *
 * @param catalogue whose workloads the file can name
 * @throws InputError naming the text, the line and column, the setting, the value and what is allowed
 */
export function checkSettings(
  file: SettingsText,
  catalogue: Catalogue,
  features: readonly Offering[],
): FileSettings {
  const { workloads, ceilings } = fileOptions;
  const options = {
    ...optionsIn(features, "file"),
    workloads: { ...workloads, type: choices("workload", workloadNamesOf(catalogue)) },
    ceilings: { ...ceilings, type: ceilingRules(catalogue) },
  };
  return checkYaml(file, file.name, schemaOf(options)) as FileSettings;
}

/**
 * Settings from the text of a configuration file.
 *
 * @throws InputError like checkSettings
 */
export function parseConfigFile(
  text: string,
  name: string,
  features: readonly Offering[],
  catalogue: Catalogue = suites,
): FileSettings {
  return checkSettings({ name, folder: path.dirname(name), ...parseYaml(text, name) }, catalogue, features);
}
