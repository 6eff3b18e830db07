/** Longer values say no more. */
const longestText = 60;

/** A value that was given, as a message shows it: short and on one line, whatever is in it. */
export function formatValue(value: unknown): string {
  if (value === undefined || value === null || value === "") return "an empty value";
  if (typeof value === "string") {
    const cut = value.length > longestText ? `${value.slice(0, longestText)}…` : value;
    return JSON.stringify(cut);
  }
  // Not written out: a list can be of any length, and can hold itself.
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "a mapping" : String(value);
}
