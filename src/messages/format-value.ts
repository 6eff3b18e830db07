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

/** `A=1, B="x, y"`, in the order of names; undefined if there is no variable. No two environments have the same text. */
export function formatEnvironment(variables: Readonly<Record<string, string>> = {}): string | undefined {
  const parts = Object.entries(variables)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${/^[\w.+:/-]+$/.test(value) ? value : JSON.stringify(value)}`);
  return parts.length === 0 ? undefined : parts.join(", ");
}

/** At most `length` code points, ending in … if something is left out. */
export function truncate(text: string, length: number): string {
  // A code point has at most two UTF-16 units; a text may be far longer than the part that is kept.
  const points = [...text.slice(0, 2 * length)];
  if (points.length <= length && text.length <= 2 * length) return text;
  return `${points.slice(0, length - 1).join("")}…`;
}

/**
 * The first items of a list.
 *
 * @param others the item that stands for those left out
 */
export function truncateList(
  max: number,
  items: readonly string[],
  others: (more: number) => string,
): string[] {
  const more = items.length - max;
  return [...items.slice(0, max), ...(more > 0 ? [others(more)] : [])];
}

/**
 * Why a text does not name a commit by the first digits of its hash; undefined if it does. Fewer than 12 digits can be those of
 * another commit by chance in a large repository, and are quickly found on purpose.
 */
export function problemOfHash(text: string): string | undefined {
  return /^[0-9a-f]{12,64}$/.test(text)
    ? undefined
    : `${formatValue(text)} is not 12 to 64 digits of a commit's hash`;
}
