import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { formatValue } from "../../../../messages/format-value.ts";
import { InputError } from "../../../../model/errors.ts";
import { runProgram } from "../../../../process/run.ts";
import { neutralFolder } from "../../../../process/start.ts";
import { askRegistry } from "../ask-registry.ts";
import type { BuildResult, Failure } from "../engine-source.ts";
import { fetchedOnce, filesIn, keepRelease } from "./kept-release.ts";
import type { Registry, RegistrySettings } from "./registry.ts";
import { compiledEngine, engineOfRelease } from "./release-engine.ts";
import { unpackStream } from "./unpack.ts";
import { mostUnpacked } from "./unpack-limits.ts";

/** https://www.debian.org/doc/debian-policy/ch-controlfields.html#source */
const packageName = /^[a-z0-9][a-z0-9+.-]+$/;

interface DebianSettings extends RegistrySettings {
  readonly package: string;
}

/**
 * A package of Debian or Ubuntu that has an engine's library. apt downloads it from the archives that the machine is set up with, and
 * compares its hash with their signed lists; none of its scripts is run, and nothing is installed.
 *
 * @throws InputError if there can be no such package
 */
export function openDebian(name: string, settings: RegistrySettings): Registry {
  if (!packageName.test(name))
    throw new InputError(`--releases: ${formatValue(`debian:${name}`)} is no name of a package of Debian`);
  const own = { ...settings, package: name };
  return {
    package: name,
    versions: /^[0-9][0-9A-Za-z.+:~-]{0,199}$/,
    list: async (signal) => await listVersions(own, signal),
    ...fetchedOnce({
      folderOf: (version) => keptIn(own, version),
      download: async (...release) => await download(own, ...release),
      engineIn: async (version, folder) => await engineIn(own, version, folder),
    }),
  };
}

/** Oldest first; apt knows those of the archives that the machine is set up with. */
async function listVersions(settings: DebianSettings, signal: AbortSignal): Promise<string[]> {
  const command = ["apt-cache", "madison", settings.package] as const;
  const { ended, answer, file } = await askRegistry(settings, { name: "apt-versions", command }, signal);
  const versions = answer.split("\n").flatMap((line) => line.split("|")[1]?.trim() || []);
  if (ended !== undefined || versions.length === 0)
    throw new InputError(
      `--releases: apt knows no version of ${formatValue(settings.package)}: run apt-get update, or read ${file}`,
    );
  return [...new Set(versions)].toReversed();
}

async function engineIn(settings: DebianSettings, version: string, folder: string): Promise<BuildResult> {
  const found = engineOfRelease(filesIn(folder), settings.candidate);
  return compiledEngine(found, `the package ${settings.package} ${version}`);
}

async function download(
  settings: DebianSettings,
  version: string,
  folder: string,
  signal: AbortSignal,
): Promise<Failure | undefined> {
  const name = `${settings.package}=${version}`;
  const fill = async (files: string, archives: string) => {
    const command = ["apt-get", "--quiet", "--quiet", "download", name] as const;
    const question = { name: `apt-download-${version}`, command, place: archives };
    const asked = await askRegistry(settings, question, signal);
    const failed = (message: string) => ({ state: "failed", message, log: asked.file }) as const;
    if (asked.ended !== undefined)
      return failed(`apt cannot download ${name}: apt-get ${asked.ended}: ${aptError(asked.file)}`);
    const [archive] = globSync("*.deb", { cwd: archives }).map((file) => path.join(archives, file));
    if (archive === undefined) return failed(`apt-get download left no archive of ${name}`);
    const { size } = statSync(archive);
    if (size > mostUnpacked)
      return failed(
        `the archive of ${name} has ${Math.round(size / 1e6)} MB, and ${mostUnpacked / 1e6} MB are allowed`,
      );
    const problem = await unpackDeb(archive, files, settings, signal);
    if (problem !== undefined) return failed(`the archive of ${name} ${problem}`);
    return { state: "filled", hash: undefined } as const;
  };
  return await keepRelease({ name, folder, mostBytes: 3 * mostUnpacked, fill }, settings);
}

/** @returns why it cannot be unpacked, in words that follow its name */
async function unpackDeb(
  archive: string,
  files: string,
  settings: DebianSettings,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { environment, timeoutMs } = settings;
  const { PATH } = environment;
  // Its output has a limit, which ends the program: no library's package has more.
  const run = { environment: { PATH }, folder: neutralFolder, timeoutMs, signal };
  const { status, stdout, stderr } = await runProgram("dpkg-deb", ["--fsys-tarfile", archive], run);
  if (status !== 0) return `cannot be read: dpkg-deb: ${stderr.trim().split("\n")[0] ?? ""}`;
  return await unpackStream([Readable.from([stdout])], archive, files, settings, signal);
}

/** The first error that apt prints. */
function aptError(log: string): string {
  const line = readFileSync(log, "utf8")
    .split("\n")
    .find((one) => one.startsWith("E: "));
  return line?.slice("E: ".length).trim() ?? "it printed no error";
}

function keptIn({ package: name, cacheFolder }: DebianSettings, version: string): string {
  return path.join(cacheFolder, "debian", `${process.platform}-${process.arch}`, name, version);
}
