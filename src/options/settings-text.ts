import { lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import { InputError } from "../model/errors.ts";
import { type Roots, readInside } from "../platform/read-inside.ts";
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

/** The configuration file that the workflows to call read by default, also where the action settings puts it; without it, the defaults apply. */
const defaultConfig = /^(?:\/.*\/settings\/)?\.github\/bench-gate\.yml$/;

/** More bytes than the characters that a file of settings may have. */
const mostBytes = 1_000_000;

/** The input `settings`. @throws InputError if it is not YAML */
export function parseSettingsInput(text: string): SettingsText {
  const name = "input settings";
  return { name, folder: ".", isInput: true, ...parseYaml(text, name) };
}

/**
 * Reads a configuration file.
 *
 * @param roots the folders that the file may not lead out of, for an action, whose default file may be absent; the file may lead anywhere
 *   if they are absent
 * @throws InputError if the file cannot be read, or is not YAML
 */
export function readConfigFile(name: string, roots: Roots | undefined): SettingsText {
  const isDefault = roots !== undefined && defaultConfig.test(path.posix.normalize(name));
  if (isDefault && isAbsent(name)) return { name, folder: path.dirname(name), ...parseYaml("{}", name) };
  let text: string;
  try {
    text = (roots === undefined ? readFileSync(name) : readOfJob(name, roots)).toString("utf8");
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`configuration file "${name}" cannot be read (${(cause as Error).message})`, {
      cause,
    });
  }
  return { name, folder: path.dirname(name), ...parseYaml(text, name) };
}

/** A link to nowhere is there, and so is what cannot be looked at. */
function isAbsent(name: string): boolean {
  try {
    return lstatSync(name, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}

/** @throws InputError if the file leads out of the roots; another error if it cannot be read */
function readOfJob(name: string, roots: Roots): Buffer {
  const found = readInside(name, roots, mostBytes);
  if (found === "outside")
    throw new InputError(`input config: "${name}" leads out of the workspace: name a file of the repository`);
  if (found === "no regular file") throw new Error("it is no regular file");
  if (found === "too large") throw new Error(`it has more than ${mostBytes} bytes`);
  return found.bytes;
}
