import type * as z from "zod";
import { formatPath, formatValue, truncateList } from "./format-value.ts";

const maxKeys = 5;

/**
 * The first thing wrong with a value, and how many others there are:
 * `tests[3].samples[0].ns is -5: expected number to be >0`.
 *
 * @param within the place in `value` of the checked part
 */
export function describeIssues(
  { issues }: z.ZodError,
  value: unknown,
  within: readonly PropertyKey[] = [],
): string {
  const [first] = issues;
  const issue = first && { ...first, path: [...within, ...first.path] };
  if (issue === undefined) return "nothing is known of what is wrong";
  const others = issues.length === 1 ? "" : ` (and ${issues.length - 1} more)`;
  return `${describeIssue(issue, value)}${others}`;
}

function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  const where = issue.path.length === 0 ? "the file" : formatPath(issue.path);
  if (issue.code === "unrecognized_keys")
    return `${where} has ${truncateList(maxKeys, issue.keys.map(formatValue), (more) => `${more} more`).join(", ")}, which is not known`;
  if (issue.code === "custom" && !issue.message.startsWith("expected")) return `${where}: ${issue.message}`;
  if (issue.code === "invalid_key") return `${where} has a wrong name: ${issue.issues[0]?.message}`;
  const found = issue.path.reduce((inner: unknown, key) => Object(inner)[key], value);
  const allowed = issue.message.replace(/^[^:]*: (?=expected|must)/, "");
  return found === undefined
    ? `${where} is missing: ${allowed}`
    : `${where} is ${formatValue(found)}: ${allowed}`;
}
