import { existsSync, lstatSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { InputError } from "../model/errors.ts";
import { isInside } from "../platform/folder.ts";
import { parseYaml, type YamlFile } from "../yaml/yaml-file.ts";

/** Settings as a person writes them: YAML that is parsed, and not checked yet, since the settings can name own workloads. */
export interface SettingsText extends YamlFile {
  /** How messages name the text: the path of the file. */
  readonly name: string;
  /** The folder that paths in the text are relative to. */
  readonly folder: string;
  /** Whether the text is an input of the action; otherwise it is a configuration file. */
  readonly isInput?: true;
}

/** The configuration file that the workflows to call read by default, where they check it out too; without it, the defaults apply. */
const defaultConfig = /^(?:\.sqlite-bench-gate\/settings\/)?\.github\/bench-gate\.yml$/;

/** The input `settings`. @throws InputError if it is not YAML */
export function parseSettingsInput(text: string): SettingsText {
  const name = "input settings";
  return { name, folder: ".", isInput: true, ...parseYaml(text, name) };
}

/**
 * Reads a configuration file.
 *
 * @param root the folder that the file may not lead out of, for an action, whose default file may be absent; the file may lead anywhere
 *   if that is absent
 * @throws InputError if the file cannot be read, or is not YAML
 */
export function readConfigFile(name: string, root: string | undefined): SettingsText {
  // A file that does not exist has no place either; reading it says so.
  if (root !== undefined && existsSync(name) && !isInside(realpathSync(name), realpathSync(root)))
    throw new InputError(`input config: "${name}" leads out of the workspace: name a file of the repository`);
  const isDefault = root !== undefined && defaultConfig.test(path.posix.normalize(name));
  const isAbsent = lstatSync(name, { throwIfNoEntry: false }) === undefined;
  if (isDefault && isAbsent) return { name, folder: path.dirname(name), ...parseYaml("{}", name) };
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
