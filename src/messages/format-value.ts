import { truncate } from "./truncate.ts";

/** Characters of a text that a message shows. */
const maxTextLength = 60;

/** A value from outside as a message shows it: short, on one line, whatever it contains. */
export function formatValue(value: unknown): string {
  if (value === undefined || value === null || value === "") return "an empty value";
  if (typeof value === "string") return JSON.stringify(truncate(value, maxTextLength));
  return typeof value === "object" ? formatParts(value) : String(value);
}

/** Lists and mappings can be nested too deeply to be written, and can contain themselves. */
function formatParts(value: object): string {
  try {
    return truncate(JSON.stringify(value), maxTextLength);
  } catch {
    return Array.isArray(value) ? "a list" : "a mapping";
  }
}

/** The place of a part inside a value: `ceilings[0].for`. Keys that could be misread are quoted. */
export function formatPath(path: readonly PropertyKey[]): string {
  const steps = path.map((key) => {
    if (typeof key === "number") return `[${key}]`;
    return /^[\w-]+$/.test(String(key)) ? `.${String(key)}` : `[${formatValue(String(key))}]`;
  });
  return steps.join("").replace(/^\./, "");
}
