import { readFileSync } from "node:fs";
import type * as z from "zod";
import { formatPath } from "../messages/format-value.ts";
import { InputError } from "../model/errors.ts";
import { type FileSettings, fileSettings } from "./settings.ts";
import { parseYaml, type YamlFile } from "./yaml-file.ts";

/**
 * What a configuration file says, where one is named.
 *
 * @throws InputError where it cannot be read
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
 * Settings from the text of a configuration file: a YAML mapping with the names that the command line has as options.
 *
 * @param fileName for messages
 * @throws InputError naming the file, the line and column, the setting, the value and what is allowed
 */
export function parseConfigFile(text: string, fileName: string): FileSettings {
  const file = parseYaml(text, fileName);
  const { data, error } = fileSettings.safeParse(file.value);
  if (error === undefined) return data;
  const [first, ...others] = error.issues
    .map((issue) => ({ issue, offset: file.offsetOf(pathOf(issue)) }))
    .toSorted((a, b) => isMisspelt(b.issue) - isMisspelt(a.issue) || a.offset - b.offset);
  if (first === undefined) throw error;
  const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
  throw new InputError(`${fileName}:${file.position(first.offset)}: ${describe(first.issue, file)}${more}`);
}

/** A misspelt key comes first: it often explains what else is wrong. */
function isMisspelt({ code }: z.core.$ZodIssue): number {
  return code === "unrecognized_keys" ? 1 : 0;
}

/** Where a person has to look: at a key that is not known, and not at the mapping around it. */
function pathOf(issue: z.core.$ZodIssue): readonly PropertyKey[] {
  return issue.code === "unrecognized_keys" ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
}

function describe({ path, message }: z.core.$ZodIssue, { value }: YamlFile): string {
  if (path.length === 0) return message;
  const parent = path.slice(0, -1).reduce((inner: unknown, key) => Object(inner)[key], value);
  const isMissing = !Object.hasOwn(Object(parent), path.at(-1) ?? "");
  return `${formatPath(path)}${isMissing ? " is missing" : `: ${message}`}`;
}
