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
