import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { formatValue, truncate } from "../../../../messages/format-value.ts";
import { InputError } from "../../../../model/errors.ts";
import { askRegistry, type RegistryAnswer } from "../ask-registry.ts";
import type { BuildResult, Failure } from "../engine-source.ts";
import { fetchedOnce, filesIn, keepRelease } from "./kept-release.ts";
import type { Registry, RegistrySettings } from "./registry.ts";
import { compiledEngine, engineOfRelease } from "./release-engine.ts";
import { tooLarge } from "./unpack.ts";
import { mostUnpacked } from "./unpack-limits.ts";

/** Valid names: https://packaging.python.org/en/latest/specifications/name-normalization/ */
const packageName = /^[A-Z0-9](?:[A-Z0-9._-]*[A-Z0-9])?$/i;

/** Bytes of a wheel and of its files. */
const mostBytes = 2 * mostUnpacked;

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
    ...fetchedOnce({
      folderOf: (version) => keptIn(own, version),
      download: async (...release) => await download(own, ...release),
      engineIn: async (version, folder) => await engineIn(own, version, folder),
    }),
  };
}

/** Oldest first. */
async function listVersions(settings: PypiSettings, signal: AbortSignal): Promise<string[]> {
  const what = ["index", "versions", settings.package];
  const { ended, answer, file } = await pip(settings, "versions", what, signal);
  const listed = /^Available versions: (.*)$/m.exec(answer)?.[1];
  if (ended !== undefined || listed === undefined)
    throw new InputError(
      `--releases: pip cannot list the releases of ${formatValue(settings.package)}: read ${file}`,
    );
  return listed.split(/,\s*/).toReversed();
}

async function engineIn(settings: PypiSettings, version: string, folder: string): Promise<BuildResult> {
  return compiledEngine(engineOfRelease(filesIn(folder), settings.candidate), `the wheel of ${version}`);
}

/** The kinds of hashes that lock files have: https://pip.pypa.io/en/stable/topics/secure-installs/#hash-checking-mode */
const kinds = ["sha256", "sha384", "sha512"];

/** pip compares a wheel with the hash of the index, and does not say it. */
async function download(
  settings: PypiSettings,
  version: string,
  folder: string,
  signal: AbortSignal,
): Promise<Failure | undefined> {
  const name = `${settings.package}==${version}`;
  const fill = async (files: string, archives: string) => {
    const failed = (message: string, log: string) => ({ state: "failed", message, log }) as const;
    const wheels = ["--quiet", "--no-deps", "--only-binary", ":all:", "--dest", archives];
    const asked = await pip(settings, version, ["download", ...wheels, name], signal);
    if (asked.ended !== undefined) return failed(`pip ${asked.ended}${pipError(asked.file)}`, asked.file);
    const [wheel] = globSync("*.whl", { cwd: archives }).map((file) => path.join(archives, file));
    if (wheel === undefined) return failed(`pip downloaded no wheel of ${name}`, asked.file);
    const { size } = statSync(wheel);
    if (size > mostUnpacked)
      return failed(
        `the wheel of ${version} has ${Math.round(size / 1e6)} MB, and ${mostUnpacked / 1e6} MB are allowed`,
        asked.file,
      );
    const content = readFileSync(wheel);
    const own = ["--quiet", "--no-index", "--no-deps", "--no-compile", "--target", files];
    const { ended, file } = await pip(settings, version, ["install", ...own, wheel], signal);
    const problem = ended === undefined ? tooLarge(files) : undefined;
    if (ended !== undefined) return failed(`pip ${ended}${pipError(file)}`, file);
    if (problem !== undefined) return failed(`the wheel of ${version} ${problem}`, file);
    const hashes = kinds.map((kind) => `${kind}:${createHash(kind).update(content).digest("hex")}`);
    return { state: "filled", hash: hashes.join(" ") } as const;
  };
  return await keepRelease({ name, folder, mostBytes, fill }, settings);
}

/** `: No matching distribution found for doltlite==0.0.77`, the last error that pip prints; empty if it prints none. */
function pipError(log: string): string {
  const [, text] = [...readFileSync(log, "utf8").matchAll(/^ERROR: (.*)$/gm)].at(-1) ?? [];
  return text === undefined ? "" : `: ${truncate(text, 200)}`;
}

function keptIn({ package: name, cacheFolder }: PypiSettings, version: string): string {
  return path.join(cacheFolder, "releases", `${process.platform}-${process.arch}`, name, version);
}

/**
 * Runs pip where no repository has files: `python3 -m` takes a module of the working folder, or of PYTHONPATH, before an installed
 * one, unless it is isolated (`-I`).
 */
async function pip(
  settings: PypiSettings,
  version: string,
  [verb = "", ...parameters]: readonly string[],
  signal: AbortSignal,
): Promise<RegistryAnswer> {
  const isolated = ["python3", "-I", "-m", "pip", "--disable-pip-version-check", "--no-input"] as const;
  const command = [...isolated, verb, ...parameters] as const;
  return await askRegistry(settings, { name: `pip-${verb}-${version}`, command }, signal);
}
