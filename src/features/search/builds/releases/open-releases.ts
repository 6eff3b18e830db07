import { formatValue } from "../../../../messages/format-value.ts";
import { InputError } from "../../../../model/errors.ts";
import type { BuildResult, EngineSource, Failure } from "../engine-source.ts";
import { fromNewest } from "../from-newest.ts";
import { orFailed } from "../or-failed.ts";
import { openCrate } from "./crate.ts";
import { openDebian } from "./debian.ts";
import { openGoModule } from "./go-module.ts";
import { openNpm } from "./npm.ts";
import { openPypi } from "./pypi.ts";
import type { Registry, RegistrySettings } from "./registry.ts";

/** The releases between two, or a list of releases. */
export interface ReleaseSettings extends RegistrySettings {
  /** A package of PyPI, or with `npm:`, `go:`, `crate:` or `debian:` one of npm, of a Go module, a crate, or one of Debian. */
  readonly package: string;
  readonly good: string;
  readonly bad: string;
  /** The releases to search in, the good one first and the bad one last; all that are between them if absent. */
  readonly versions?: readonly string[];
}

const registries: Readonly<Record<string, (name: string, settings: RegistrySettings) => Registry>> = {
  pypi: openPypi,
  npm: openNpm,
  go: openGoModule,
  crate: openCrate,
  debian: openDebian,
};

/** Versions become parts of paths and of words for programs. */
const plainVersion = /^[0-9A-Za-z][0-9A-Za-z.+_!-]{0,199}$/;

/**
 * The releases of a package from a good one to a bad one.
 *
 * @throws InputError if they cannot be listed, or a release does not exist
 */
export async function openReleases(settings: ReleaseSettings, signal: AbortSignal): Promise<EngineSource> {
  const registry = openRegistry(settings);
  const { versions, isFix } =
    settings.versions === undefined
      ? await between(registry, settings, signal)
      : { versions: settings.versions, isFix: false };
  requirePlain(registry, versions);
  const source: EngineSource = {
    points: versions.map((version, index) => ({
      name: version,
      id: version,
      parents: index === 0 ? [] : [index - 1],
    })),
    good: 0,
    bad: versions.length - 1,
    isBuilt: (point) => registry.isThere(versions[point] ?? ""),
    build: async (point, abort) =>
      await orFailed(async () => await registry.fetch(versions[point] ?? "", abort), abort),
  };
  return isFix ? fromNewest(source) : source;
}

function requirePlain(registry: Registry, versions: readonly string[]): void {
  const form = registry.versions ?? plainVersion;
  const odd = versions.find((version) => !form.test(version));
  if (odd !== undefined)
    throw new InputError(
      `--releases: ${formatValue(odd)} is no version: letters, digits and . + - _ ! are allowed in one`,
    );
}

function openRegistry(settings: RegistrySettings & Pick<ReleaseSettings, "package">): Registry {
  const [, kind = "pypi", name = ""] = /^(?:([a-z]+):)?(.*)$/s.exec(settings.package) ?? [];
  const open = registries[kind];
  if (open === undefined)
    throw new InputError(
      `--releases: ${formatValue(settings.package)} names no known registry: give a package of PyPI, or npm:PACKAGE, go:PACKAGE, crate:PACKAGE or debian:PACKAGE`,
    );
  return open(name, settings);
}

/** The versions between two, with both, the oldest first. */
async function between(
  registry: Registry,
  { good, bad }: ReleaseSettings,
  signal: AbortSignal,
): Promise<{ readonly versions: readonly string[]; readonly isFix: boolean }> {
  const all = await registry.list(signal);
  const [from, to] = Object.entries({ good, bad }).map(([end, version]) => {
    const index = all.indexOf(version);
    if (index >= 0) return index;
    throw new InputError(
      `--${end}: ${registry.package} has no release ${formatValue(version)}: ${
        all.length === 0 ? "it has none at all" : `the newest are ${all.slice(-5).join(", ")}`
      }`,
    );
  }) as [number, number];
  if (from === to) throw new InputError(`--good: ${good} is the bad release too: name two releases`);
  const versions = all.slice(Math.min(from, to), Math.max(from, to) + 1);
  return {
    versions: versions.filter((version) => (registry.versions ?? plainVersion).test(version)),
    isFix: from > to,
  };
}

/** One release. */
export interface ReleaseName {
  /** As in ReleaseSettings, with its registry: `npm:better-sqlite3`. */
  readonly package: string;
  readonly version: string;
  /** One that its archive has to have, such as `sha512-` and base64, or `sha256:` and hexadecimal; several with spaces between. */
  readonly hash?: string;
}

/** @returns undefined if a text such as `npm:better-sqlite3@13.2.0` names no release of a known registry */
export function parseReleaseName(text: string): ReleaseName | undefined {
  const [, kind = "", name = "", version = ""] = /^([a-z]+):(.+)@([^@]+)$/s.exec(text) ?? [];
  return Object.hasOwn(registries, kind) ? { package: `${kind}:${name}`, version } : undefined;
}

/** The release's name as a command line has it: `npm:better-sqlite3@13.2.0`. */
export function nameOfRelease({ package: name, version }: Omit<ReleaseName, "hash">): string {
  return `${name}@${version}`;
}

/** A release in the place of a text that names its version in another way; undefined if a text names none. */
export function likelyRelease(text: string): string | undefined {
  const [, kind = "", name = "", version = "VERSION"] =
    /^([a-z]+):([^@]+?)(?:(?:-|==?|:|\s)v?(\d[^\s@]*))?$/s.exec(text) ?? [];
  return Object.hasOwn(registries, kind) ? `${kind}:${name}@${version}` : undefined;
}

/** The release's name for people: `better-sqlite3 13.2.0`. */
export function titleOfRelease({ package: name, version }: ReleaseName): string {
  return `${name.slice(name.indexOf(":") + 1)} ${version}`;
}

/**
 * The engine of one release.
 *
 * @throws InputError if there can be no such release; the signal's reason if it is aborted
 */
export async function fetchRelease(
  { package: name, version, hash }: ReleaseName,
  settings: RegistrySettings,
  signal: AbortSignal,
): Promise<BuildResult> {
  const registry = openRegistry({ ...settings, package: name });
  requirePlain(registry, [version]);
  return await orFailed(async () => await registry.fetch(version, signal, hash), signal);
}

/**
 * Downloads one release, and compiles nothing.
 *
 * @returns why it cannot be had
 * @throws as fetchRelease does
 */
export async function downloadRelease(
  { package: name, version }: ReleaseName,
  settings: RegistrySettings,
  signal: AbortSignal,
): Promise<Failure | undefined> {
  const registry = openRegistry({ ...settings, package: name });
  requirePlain(registry, [version]);
  return await orFailed(async () => await registry.download(version, signal), signal);
}
