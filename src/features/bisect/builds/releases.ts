import { globSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { makeFolder } from "../../../platform/folder.ts";
import { neutralFolder, withoutSecrets } from "../../../process/start.ts";
import type { BuildResult, EngineSource } from "./engine-source.ts";
import { runLogged } from "./program.ts";

export interface ReleaseSettings {
  /** A package of PyPI whose wheels hold the engine. */
  readonly package: string;
  readonly good: string;
  readonly bad: string;
  /** The end of the engine's path in the package; absent if a package has one shared library only. */
  readonly candidate?: string;
  readonly timeoutMs: number;
  /** Receives what pip prints. */
  readonly folder: string;
  /** Unpacked releases are kept here. */
  readonly cacheFolder: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** Valid names: https://packaging.python.org/en/latest/specifications/name-normalization/ */
const packageName = /^[A-Z0-9](?:[A-Z0-9._-]*[A-Z0-9])?$/i;

/** The names of a library on Linux and macOS. */
const libraries = "**/*.{so,so.*,dylib}";

/**
 * The releases of a package from a good one to a bad one, each downloaded by pip as a wheel.
 *
 * @throws InputError if pip cannot list them, or a release does not exist
 */
export async function openReleases(settings: ReleaseSettings, signal: AbortSignal): Promise<EngineSource> {
  if (!packageName.test(settings.package))
    throw new InputError(`--releases: ${formatValue(settings.package)} is no name of a package`);
  const all = await listVersions(settings, signal);
  const [from, to] = (["good", "bad"] as const).map((end) => {
    const index = all.indexOf(settings[end]);
    if (index >= 0) return index;
    throw new InputError(
      `--${end}: ${settings.package} has no release ${formatValue(settings[end])}: the newest are ${all.slice(-5).join(", ")}`,
    );
  }) as [number, number];
  if (from >= to)
    throw new InputError(
      `--good: ${settings.good} is not older than ${settings.bad}: name the older release as good`,
    );
  const versions = all.slice(from, to + 1);
  return {
    points: versions.map((version, index) => ({
      name: version,
      id: version,
      parents: index === 0 ? [] : [index - 1],
    })),
    good: 0,
    bad: versions.length - 1,
    isBuilt: (point) => enginesIn(settings, versions[point] ?? "").length > 0,
    build: async (point, abort) => await download(settings, versions[point] ?? "", abort),
  };
}

/** Oldest first. */
async function listVersions(settings: ReleaseSettings, signal: AbortSignal): Promise<string[]> {
  const log = await pip(settings, "versions", ["index", "versions", settings.package], signal);
  const listed = /^Available versions: (.*)$/m.exec(readFileSync(log.file, "utf8"))?.[1];
  if (log.ended !== undefined || listed === undefined)
    throw new InputError(
      `--releases: pip cannot list the releases of ${formatValue(settings.package)}: read ${log.file}`,
    );
  return listed.split(/,\s*/).toReversed();
}

async function download(
  settings: ReleaseSettings,
  version: string,
  signal: AbortSignal,
): Promise<BuildResult> {
  const there = engineOf(settings, version);
  if (there?.state === "built") return there;
  const folder = unpacked(settings, version);
  const partial = path.resolve(`${folder}.${process.pid}`);
  makeFolder(path.dirname(folder));
  try {
    const wheel = ["--no-deps", "--only-binary", ":all:", "--no-compile", "--target", partial];
    const what = `${settings.package}==${version}`;
    const { ended, file } = await pip(settings, version, ["install", "--quiet", ...wheel, what], signal);
    if (ended !== undefined) return { state: "failed", message: `pip ${ended}`, log: file };
    rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return (
    engineOf(settings, version) ?? {
      state: "failed",
      message: `the wheel of ${version} holds no shared library`,
    }
  );
}

function engineOf(settings: ReleaseSettings, version: string): BuildResult | undefined {
  const [engine, ...others] = enginesIn(settings, version);
  if (engine === undefined) return undefined;
  if (others.length === 0) return { state: "built", engine };
  const shown = [engine, ...others].map((file) => path.relative(unpacked(settings, version), file));
  return {
    state: "failed",
    message: `the wheel holds ${shown.join(", ")}: name the engine with --candidate`,
  };
}

function enginesIn(settings: ReleaseSettings, version: string): string[] {
  const { candidate } = settings;
  const folder = unpacked(settings, version);
  const files = globSync(candidate === undefined ? libraries : `**/${path.basename(candidate)}`, {
    cwd: folder,
  });
  const named = files.filter((file) => candidate === undefined || `/${file}`.endsWith(`/${candidate}`));
  return named.map((file) => path.join(folder, file));
}

function unpacked({ package: name, cacheFolder }: ReleaseSettings, version: string): string {
  return path.join(cacheFolder, "releases", `${process.platform}-${process.arch}`, name, version);
}

/**
 * Runs pip where no repository has files: `python3 -m` takes a module of the working folder, or of PYTHONPATH, before an installed
 * one, unless it is isolated (`-I`).
 */
async function pip(
  { folder, environment, timeoutMs }: ReleaseSettings,
  name: string,
  parameters: readonly string[],
  signal: AbortSignal,
) {
  const file = path.resolve(folder, "builds", `${name}.log`);
  makeFolder(path.dirname(file));
  const command = [
    "python3",
    "-I",
    "-m",
    "pip",
    "--disable-pip-version-check",
    "--no-input",
    ...parameters,
  ] as const;
  const program = { command, folder: neutralFolder, log: file, timeoutMs };
  const ended = await runLogged({ ...program, environment: withoutSecrets(environment) }, signal);
  return { ended, file };
}
