/** The version in the name of a release. */
export interface NamedVersion {
  /** As the name has it: `0.51.3`, `1.2.0-rc.1`. */
  readonly text: string;
  /** The numbers between its dots. */
  readonly numbers: readonly number[];
  /** The words after them if it comes before a release, such as `rc.1`; absent of a release. */
  readonly before?: string;
}

/**
 * The version in a name, such as `v0.51.3`, `libengine-0.51.3.so`, `engine-1.2.0-rc.1-linux`: the first numbers with dots between them.
 *
 * @returns undefined if the name has none
 */
export function versionIn(name: string): NamedVersion | undefined {
  const found =
    /(\d{1,15}(?:\.\d{1,15})+)(?:[-._]?((?:alpha|beta|pre|rc|a|b)[-._]?\d{0,15})(?![a-z]))?/i.exec(name);
  if (found === null) return undefined;
  const [text, numbers = "", before] = found;
  const version = { text, numbers: numbers.split(".").map(Number) };
  return before === undefined ? version : { ...version, before: before.toLowerCase() };
}

/** Whether a version of npm or Go is a release, and not one before it, such as `1.2.0-rc.1`: https://semver.org/#spec-item-9 */
export function isFinal(version: string): boolean {
  return !/^[^+]*-/.test(version);
}

/** Older ones first; a missing number counts as 0, and a version before a release is older than the release. */
export function compareVersions(one: NamedVersion, other: NamedVersion): number {
  for (let index = 0; index < Math.max(one.numbers.length, other.numbers.length); index++) {
    const difference = (one.numbers[index] ?? 0) - (other.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (one.before === undefined || other.before === undefined)
    return Number(one.before === undefined) - Number(other.before === undefined);
  return one.before.localeCompare(other.before, "en", { numeric: true });
}
