import { truncate } from "./truncate.ts";

/** Characters of a text that a message shows. */
const maxTextLength = 60;

/** A value from outside, as text for a message: short and on one line, whatever the value contains. */
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

/** Answers of `PRAGMA synchronous`, and their names in SQLite's documentation. */
const synchronousLevels: Readonly<Record<string, string>> = {
  0: "OFF",
  1: "NORMAL",
  2: "FULL",
  3: "EXTRA",
};

/**
 * A setting's value as reports and warnings print it: `FULL` for `synchronous` 2, `none` if the engine answers nothing.
 *
 * @param name of the pragma, e.g. `synchronous`
 * @param value the engine's answer
 */
export function formatSetting(name: string, value: string | null): string {
  if (value === null) return "none";
  return name === "synchronous" ? (synchronousLevels[value] ?? value) : value;
}
