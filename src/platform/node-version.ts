/** As `engines` in package.json says. */
const needed = [22, 12] as const;

/** Why a version of Node.js, e.g. `20.20.2`, cannot run this tool; undefined where it can. */
export function nodeRefusal(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return undefined;
  return `Node.js ${needed.join(".")} or newer is needed, and this is ${version}`;
}
