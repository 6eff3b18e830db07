import type * as z from "zod";

/** Longer values say no more. */
const longestValue = 60;

/**
 * The first thing wrong with a value, and how many others there are:
 * `tests[3].samples[0].ns is -5: expected number to be >0`.
 */
export function describeIssues({ issues }: z.ZodError, value: unknown): string {
  const [issue] = issues;
  if (issue === undefined) return "nothing is known of what is wrong";
  const others = issues.length === 1 ? "" : ` (and ${issues.length - 1} more)`;
  return `${describeIssue(issue, value)}${others}`;
}

function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  const where = formatPath(issue.path);
  if (issue.code === "unrecognized_keys")
    return `${where} has ${issue.keys.map((key) => show(key)).join(", ")}, which is not known`;
  if (issue.code === "custom" && !issue.message.startsWith("expected")) return `${where}: ${issue.message}`;
  if (issue.code === "invalid_key") return `${where} has a wrong name: ${issue.issues[0]?.message}`;
  const found = issue.path.reduce((inner: unknown, key) => Object(inner)[key], value);
  const allowed = issue.message.replace(/^[^:]*: (?=expected|must)/, "");
  return found === undefined ? `${where} is missing: ${allowed}` : `${where} is ${show(found)}: ${allowed}`;
}

/** `tests[3].samples[0].ns`; keys that are no identifiers are quoted. */
function formatPath(path: readonly PropertyKey[]): string {
  if (path.length === 0) return "the file";
  const steps = path.map((key) => {
    if (typeof key === "number") return `[${key}]`;
    return /^\w+$/.test(String(key)) ? `.${String(key)}` : `[${show(String(key))}]`;
  });
  return steps.join("").replace(/^\./, "");
}

function show(value: unknown): string {
  const text = typeof value === "number" ? String(value) : inJson(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

/** A value may be nested deeper than can be written. */
function inJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return "a value nested too deeply";
  }
}
