/** The packages of engines that are known: one that is not is named by the workflow. */
export const enginePackages = [
  "npm:better-sqlite3",
  "crate:libsqlite3-sys",
  "pypi:doltlite",
  "go:github.com/mattn/go-sqlite3",
];

/** Two releases of a package, as a command line names them: `npm:better-sqlite3@13.2.0`. */
export interface ReleasePair {
  /** With its registry: `npm:better-sqlite3`. */
  readonly package: string;
  readonly base: string;
  readonly candidate: string;
}

/** A release, without a character that a shell could read otherwise. */
const release = /^((?:npm|pypi|go|crate|debian):[\w@./-]{1,200})@[\w.+~:!-]{1,200}$/;

/** The releases in a text with a space between, the older one first; undefined if it names anything else than two of one package. */
export function releasesIn(text: string): ReleasePair | undefined {
  const [base = "", candidate = "", ...others] = text.split(" ");
  const [old, now] = [base, candidate].map((one) => release.exec(one)?.[1]);
  if (old === undefined || old !== now || others.length > 0) return undefined;
  return { package: old, base, candidate };
}
