import { readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../../../../messages/format-value.ts";
import { InputError } from "../../../../model/errors.ts";
import { makeFolder } from "../../../../platform/folder.ts";
import { neutralFolder, withoutSecrets } from "../../../../process/start.ts";
import type { BuildResult } from "../engine-source.ts";
import { runLogged } from "../program.ts";
import type { Registry, RegistrySettings } from "./registry.ts";
import { librariesIn, namedEngines } from "./release-engine.ts";

/** Valid names: https://packaging.python.org/en/latest/specifications/name-normalization/ */
const packageName = /^[A-Z0-9](?:[A-Z0-9._-]*[A-Z0-9])?$/i;

interface PypiSettings extends RegistrySettings {
  readonly package: string;
}

/**
 * A package of PyPI whose wheels hold the engine, downloaded by pip.
 *
 * @throws InputError if there can be no such package
 */
export function openPypi(name: string, settings: RegistrySettings): Registry {
  if (!packageName.test(name))
    throw new InputError(`--releases: ${formatValue(name)} is no name of a package`);
  const own = { ...settings, package: name };
  return {
    package: name,
    list: async (signal) => await listVersions(own, signal),
    isThere: (version) => enginesIn(own, version).length > 0,
    fetch: async (version, signal) => await download(own, version, signal),
  };
}

/** Oldest first. */
async function listVersions(settings: PypiSettings, signal: AbortSignal): Promise<string[]> {
  const log = await pip(settings, "versions", ["index", "versions", settings.package], signal);
  const listed = /^Available versions: (.*)$/m.exec(readFileSync(log.file, "utf8"))?.[1];
  if (log.ended !== undefined || listed === undefined)
    throw new InputError(
      `--releases: pip cannot list the releases of ${formatValue(settings.package)}: read ${log.file}`,
    );
  return listed.split(/,\s*/).toReversed();
}

async function download(settings: PypiSettings, version: string, signal: AbortSignal): Promise<BuildResult> {
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

function engineOf(settings: PypiSettings, version: string): BuildResult | undefined {
  const [engine, ...others] = enginesIn(settings, version);
  if (engine === undefined) return undefined;
  if (others.length === 0) return { state: "built", engine };
  const shown = [engine, ...others].map((file) => path.relative(unpacked(settings, version), file));
  return {
    state: "failed",
    message: `the wheel holds ${shown.join(", ")}: name the engine with --candidate`,
  };
}

function enginesIn(settings: PypiSettings, version: string): string[] {
  const { candidate } = settings;
  const folder = unpacked(settings, version);
  return candidate === undefined ? librariesIn(folder) : namedEngines(folder, candidate);
}

function unpacked({ package: name, cacheFolder }: PypiSettings, version: string): string {
  return path.join(cacheFolder, "releases", `${process.platform}-${process.arch}`, name, version);
}

/**
 * Runs pip where no repository has files: `python3 -m` takes a module of the working folder, or of PYTHONPATH, before an installed
 * one, unless it is isolated (`-I`).
 */
async function pip(
  { folder, environment, timeoutMs }: PypiSettings,
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
