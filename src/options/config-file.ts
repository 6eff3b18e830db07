import { readFileSync } from "node:fs";
import { InputError } from "../model/errors.ts";
import { type Catalogue, suites } from "../suite/suites.ts";
import { workloadNamesOf } from "../suite/workloads.ts";
import { checkYaml } from "../yaml/check-yaml.ts";
import { parseYaml } from "../yaml/yaml-file.ts";
import { ceilingRules } from "./file-values.ts";
import { offeredIn, schemaOf, type Values } from "./option.ts";
import { settingOptions } from "./table.ts";
import { choices } from "./value-types.ts";

const fileOptions = offeredIn(settingOptions, "file");
export type FileSettings = Values<typeof fileOptions>;

/**
 * The text of a configuration file.
 *
 * @param file undefined if none is named
 * @throws InputError if it cannot be read
 */
export function readConfigText(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new InputError(`configuration file "${file}" cannot be read (${(cause as Error).message})`, {
      cause,
    });
  }
}

/**
 * Settings from the text of a configuration file: a YAML mapping from option names to values.
 *
 * @param fileName for messages
 * @param catalogue whose workloads it can name
 * @throws InputError naming the file, the line and column, the setting, the value and what is allowed
 */
export function parseConfigFile(text: string, fileName: string, catalogue: Catalogue = suites): FileSettings {
  return checkYaml(parseYaml(text, fileName), fileName, schemaOf(optionsOf(catalogue)));
}

function optionsOf(catalogue: Catalogue) {
  const { workloads, ceilings } = fileOptions;
  return {
    ...fileOptions,
    workloads: { ...workloads, type: choices("workload", workloadNamesOf(catalogue)) },
    ceilings: { ...ceilings, type: ceilingRules(catalogue) },
  };
}
