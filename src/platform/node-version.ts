/** Must equal `engines` in package.json. */
const required = [22, 12] as const;

/** Why a version of Node.js, such as `20.20.2`, cannot run this tool; undefined if it can. */
export function nodeVersionError(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > required[0] || (major === required[0] && minor >= required[1])) return undefined;
  return `Node.js ${required.join(".")} or newer is needed, and this is ${version}: see https://nodejs.org`;
}
