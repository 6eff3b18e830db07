import path from "node:path";
import { InputError } from "../model/errors.ts";
import { type Catalogue, suites } from "../suite/suites.ts";
import { workloadNamesOf } from "../suite/workloads.ts";
import { checkYaml } from "../yaml/check-yaml.ts";
import { parseYaml } from "../yaml/yaml-file.ts";
import { actionsOf } from "./actions.ts";
import { ceilingRules } from "./file-values.ts";
import { limitRules } from "./limit-values.ts";
import { type Offering, optionsIn } from "./offering.ts";
import { type GivenOptions, isAction, offeredIn, schemaOf, type Values } from "./option.ts";
import type { SettingsText } from "./settings-text.ts";
import { settingOptions } from "./table.ts";
import { choices } from "./value-types.ts";

const fileOptions = offeredIn(settingOptions, "file");

/** Settings of earlier versions, and why a file no longer needs them. */
const removed: Readonly<Record<string, string>> = {
  "allow-own-defaults":
    "an engine's own defaults are no longer refused, and the report names them: delete the line (same-settings: true refuses them)",
};

/** The settings of the core, and those of features. */
export type FileSettings = Values<typeof fileOptions> & GivenOptions;

/** The options whose rules name tests. @param catalogue whose workloads they can name; if it is undefined, they can name others */
export function ruleOptions(catalogue: Catalogue | undefined) {
  const { ceilings, limits } = fileOptions;
  return {
    ceilings: { ...ceilings, type: ceilingRules(catalogue) },
    limits: { ...limits, type: limitRules(catalogue) },
  };
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
  const { workloads } = fileOptions;
  const options = {
    ...optionsIn(features, "file"),
    workloads: { ...workloads, type: choices("workload", workloadNamesOf(catalogue)) },
    ...ruleOptions(catalogue),
  };
  const keys = Object.keys(Object(file.value));
  const other = features.find(({ suite }) => suite?.hasKeys(keys))?.suite;
  if (other !== undefined)
    throw new InputError(
      `${file.name} is a workload, and no configuration file: give it with --${other.option}`,
    );
  for (const [name, reason] of Object.entries(removed))
    if (Object.hasOwn(Object(file.value), name))
      throw new InputError(`${file.name}:${file.position(file.offsetOf([name]))}: ${name}: ${reason}`);
  const inputs = optionsIn(features, ...Object.keys(actionsOf(features)));
  for (const name of keys)
    if (Object.hasOwn(inputs, name) && inputs[name]?.offered.every(isAction))
      throw new InputError(
        `${file.name}:${file.position(file.offsetOf([name]))}: ${name}: it is an input of a workflow, and no setting: put it under with: of the workflow's job`,
      );
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
