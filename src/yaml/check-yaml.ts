import type * as z from "zod";
import { formatPath } from "../messages/format-value.ts";
import { InputError } from "../model/errors.ts";
import { innerIssues } from "./inner-issues.ts";
import type { YamlFile } from "./yaml-file.ts";

/**
 * The content of a YAML file, checked.
 *
 * @param fileName for messages
 * @throws InputError naming the file, the line and column, the key, the value and what is allowed
 */
export function checkYaml<Schema extends z.ZodType>(
  file: YamlFile,
  fileName: string,
  schema: Schema,
): z.output<Schema> {
  const { data, error } = schema.safeParse(file.value);
  if (error === undefined) return data;
  const [first, ...others] = error.issues
    .flatMap(innerIssues)
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

function describe(issue: z.core.$ZodIssue, { value }: YamlFile): string {
  const { path, message } = issue;
  if (path.length === 0) return message;
  const parent = path.slice(0, -1).reduce((inner: unknown, key) => Object(inner)[key], value);
  const isMissing = !Object.hasOwn(Object(parent), path.at(-1) ?? "");
  if (!isMissing) return `${formatPath(path)}: ${message}`;
  const allowed = issue.code === "invalid_value" ? `: give ${issue.values.join(" or ")}` : "";
  return `${formatPath(path)} is missing${allowed}`;
}
