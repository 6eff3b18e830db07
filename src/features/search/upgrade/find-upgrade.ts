import path from "node:path";
import { formatValue, truncate } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { enginePackages } from "../../../model/releases.ts";
import type { ReleaseName } from "../builds/releases/open-releases.ts";
import { lockFormats, pythonName } from "./lock-formats.ts";
import type { LockedPackage } from "./locked-package.ts";

/** A lock file, or settings beside one: its path in the repository, and its text, which is untrusted; undefined if there is none. */
export interface LockFile {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Whether it is a link: nobody looks at what that leads to. */
  readonly isLink?: true;
}

/** A package of an engine that changed. */
export interface Upgrade {
  readonly base: ReleaseName;
  readonly candidate: ReleaseName;
}

/** Characters of a lock file. */
const mostText = 10_000_000;

/**
 * The package of an engine whose version a change of lock files changes.
 *
 * @param named the package, such as `npm:better-sqlite3`; undefined for those that are known
 * @returns undefined if none changed
 * @throws InputError if a lock file cannot be read, several packages changed, one comes from elsewhere than it came from before, or settings
 * changed too
 */
export function findUpgrade(files: readonly LockFile[], named: string | undefined): Upgrade | undefined {
  if (named !== undefined && !/^(?:npm|crate|pypi|go):./.test(named))
    throw new InputError(
      `input package: ${formatValue(named)} names no package of a lock file: give one such as npm:better-sqlite3, crate:libsqlite3-sys or pypi:doltlite`,
    );
  const packages = named === undefined ? enginePackages : [named];
  const [settings, locks] = [files.filter(isSettings), files.filter((file) => !isSettings(file))];
  const locked = locks.flatMap((lock) => packages.map((name) => lockedOn(lock, name)));
  requireNoMove(locked);
  const found = locked.flatMap((one) => upgradeIn(one) ?? []);
  const distinct = found.filter((one, index) => found.findIndex((other) => isSame(one, other)) === index);
  const [only, ...others] = distinct;
  if (only !== undefined) requireSameSettings([...settings, ...locks.map(hooksOf)]);
  if (only === undefined || others.length === 0) return only;
  const names = distinct.map(
    ({ candidate, base }) => `${candidate.package} ${base.version} to ${candidate.version}`,
  );
  throw new InputError(`several engines changed (${names.join(", ")}): name one in the input package`);
}

/** Settings with which a package manager installs something else than the lock file says: another registry, a patch, a folder. */
const settingsFiles =
  /(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.yml)?|\.pnpmfile\.[cm]js|pnpm-workspace\.yaml|go\.work|uv\.toml|\.cargo(?:\/config(?:\.toml)?)?)$/;

function isSettings({ file }: LockFile): boolean {
  return settingsFiles.test(file);
}

function requireSameSettings(settings: readonly LockFile[]): void {
  const changed = settings.find(({ before, after, isLink }) => before !== after || isLink === true);
  if (changed !== undefined)
    throw new InputError(
      `${formatValue(changed.file)} ${changed.isLink === true ? "is a link" : "changes too"}, and can change what is installed: upgrade the package in a pull request of its own`,
    );
}

/** The hash of pnpm's hooks in its lock file, whatever file has them: https://pnpm.io/pnpmfile */
function hooksOf({ file, before, after }: LockFile): LockFile {
  const hash = (text = "") => /^pnpmfileChecksum:.*/m.exec(text)?.[0];
  return { file: `pnpmfileChecksum of ${file}`, before: hash(before), after: hash(after) };
}

function isSame(one: Upgrade, other: Upgrade): boolean {
  const namesOf = ({ base, candidate }: Upgrade) =>
    [base.package, base.version, candidate.version].join("\n");
  return namesOf(one) === namesOf(other);
}

function formatOf(file: string): (typeof lockFormats)[number] {
  const format = lockFormats.find(({ files }) => files.test(path.posix.basename(file)));
  if (format !== undefined) return format;
  throw new InputError(
    `${formatValue(file)} is no lock file that is understood: package-lock.json, pnpm-lock.yaml, yarn.lock, go.mod, Cargo.lock, uv.lock, poetry.lock, Pipfile.lock and ` +
      "requirements.txt are",
  );
}

function upgradeIn({ file, name, old, now }: LockedOnBoth): Upgrade | undefined {
  if (old === undefined || now === undefined) return undefined;
  if (old.version === now.version && old.source.place === now.source.place) return undefined;
  requireSameRegistry(file, old, now);
  if (old.version === now.version) return undefined;
  return {
    base: { package: name, version: old.version, hash: old.hash },
    candidate: { package: name, version: now.version, hash: now.hash },
  };
}

/** A package in a lock file before and after the change; undefined where the file lacks it, or is not there. */
interface LockedOnBoth {
  readonly file: string;
  readonly name: string;
  readonly old: LockedPackage | undefined;
  readonly now: LockedPackage | undefined;
}

function lockedOn({ file, before, after }: LockFile, name: string): LockedOnBoth {
  const format = formatOf(file);
  const [registry, own = ""] = splitName(name);
  const wanted = registry === "pypi" ? pythonName(own) : own;
  const [old, now] = [before, after].map((text) =>
    registry !== format.registry || text === undefined
      ? undefined
      : lockedIn(file, readPackages(file, text, format.read), wanted),
  );
  return { file, name, old, now };
}

/** A package that goes from one lock file into another is refused: nothing else says that its version changed. */
function requireNoMove(locked: readonly LockedOnBoth[]): void {
  for (const { name, file, old, now } of locked) {
    const gained = locked.find((one) => one.name === name && one.old === undefined && one.now !== undefined);
    if (old !== undefined && now === undefined && gained !== undefined)
      throw new InputError(
        `${name} moves from ${formatValue(file)} to ${formatValue(gained.file)}: change its version in a pull request of its own`,
      );
  }
}

function splitName(name: string): [registry: string, name: string] {
  const end = name.indexOf(":");
  return [name.slice(0, end), name.slice(end + 1)];
}

function readPackages(
  file: string,
  text: string,
  read: (text: string) => readonly LockedPackage[],
): readonly LockedPackage[] {
  if (text.length > mostText)
    throw new InputError(`${formatValue(file)} has more than ${mostText / 1e6} million characters`);
  try {
    return read(text);
  } catch (cause) {
    const [line = ""] = (cause as Error).message.split("\n");
    throw new InputError(`${formatValue(file)} cannot be read as a lock file: ${truncate(line, 200)}`, {
      cause,
    });
  }
}

/** The package itself, or its only version if only others need it. */
function lockedIn(
  file: string,
  packages: readonly LockedPackage[],
  wanted: string,
): LockedPackage | undefined {
  const all = packages.filter(({ name }) => name === wanted);
  const own = all.filter(({ isNested }) => isNested !== true);
  const [first, ...more] = own.length > 0 ? own : all;
  const elsewhere = all.find(({ source }) => source.place !== "" && source.place !== first?.source.place);
  if (first !== undefined && elsewhere !== undefined)
    throw new InputError(
      `${formatValue(file)} has ${formatValue(wanted)} from ${placeOf(first)} and from ${placeOf(elsewhere)}: it has to come from one place`,
    );
  const odd = more.find((one) => one.version !== first?.version);
  if (first !== undefined && odd !== undefined)
    throw new InputError(
      `${formatValue(file)} has ${formatValue(wanted)} more than once, as ${formatValue(first.version)} and ${formatValue(odd.version)}`,
    );
  return first;
}

/** The base's lock file decides where packages come from: a pull request could name an archive of its own. */
function requireSameRegistry(file: string, old: LockedPackage, now: LockedPackage): void {
  for (const { name, version, source } of [old, now])
    if (source.kind === "other")
      throw new InputError(
        `${formatValue(file)}: ${name} ${formatValue(version)} comes from ${formatValue(truncate(source.place, 100))}, and not from a registry`,
      );
  if (old.source.place !== now.source.place)
    throw new InputError(
      `${formatValue(file)}: ${now.name} ${formatValue(now.version)} comes from ${placeOf(now)}, and the base branch has it from ${placeOf(old)}: ` +
        "a pull request does not choose the registry",
    );
}

function placeOf({ source }: LockedPackage): string {
  return source.place === "" ? "the usual registry" : formatValue(truncate(source.place, 100));
}
