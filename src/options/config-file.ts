import { readFileSync } from "node:fs";
import type * as z from "zod";
import { formatPath } from "../messages/format-value.ts";
import { InputError } from "../model/errors.ts";
import { offeredIn, schemaOf, type Values } from "./option.ts";
import { settingOptions } from "./table.ts";
import { parseYaml, type YamlFile } from "./yaml-file.ts";

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
 * @throws InputError naming the file, the line and column, the setting, the value and what is allowed
 */
export function parseConfigFile(text: string, fileName: string): FileSettings {
  const file = parseYaml(text, fileName);
  const { data, error } = schemaOf(fileOptions).safeParse(file.value);
  if (error === undefined) return data;
  const [first, ...others] = error.issues
    .map((issue) => ({ issue, offset: file.offsetOf(pathOf(issue)) }))
    .toSorted((a, b) => isMisspelt(b.issue) - isMisspelt(a.issue) || a.offset - b.offset);
  if (first === undefined) throw error;
  const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
  throw new InputError(`${fileName}:${file.position(first.offset)}: ${describe(first.issue, file)}${more}`);
}

/** A misspelt key comes first: it often explains the other errors. */
function isMisspelt({ code }: z.core.$ZodIssue): number {
  return code === "unrecognized_keys" ? 1 : 0;
}

/** Where to look: at an unknown key, not at the mapping that contains it. */
function pathOf(issue: z.core.$ZodIssue): readonly PropertyKey[] {
  return issue.code === "unrecognized_keys" ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
}

function describe({ path, message }: z.core.$ZodIssue, { value }: YamlFile): string {
  if (path.length === 0) return message;
  const parent = path.slice(0, -1).reduce((inner: unknown, key) => Object(inner)[key], value);
  const isMissing = !Object.hasOwn(Object(parent), path.at(-1) ?? "");
  return `${formatPath(path)}${isMissing ? " is missing" : `: ${message}`}`;
}
