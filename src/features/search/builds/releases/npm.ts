import { createHash, timingSafeEqual } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { formatValue } from "../../../../messages/format-value.ts";
import { InputError } from "../../../../model/errors.ts";
import { askRegistry, type RegistryAnswer } from "../ask-registry.ts";
import type { BuildResult, Failure } from "../engine-source.ts";
import { compileAmalgamation } from "./compile-amalgamation.ts";
import { fetchedOnce, filesIn, keepRelease, keptHash } from "./kept-release.ts";
import type { Registry, RegistrySettings } from "./registry.ts";
import { engineOfRelease } from "./release-engine.ts";
import { isFinal } from "./release-order.ts";
import { unpackTar } from "./unpack.ts";
import { mostUnpacked } from "./unpack-limits.ts";

/** Names of today: https://docs.npmjs.com/cli/v11/configuring-npm/package-json#name */
const packageName = /^(?:@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/;

/** The part of npm's answer that is read: https://docs.npmjs.com/cli/v11/commands/npm-view */
const distSchema = z.object({
  /** Hash as in Subresource Integrity, such as `sha512-` and base64. */
  integrity: z.string().max(1000),
  /** Bytes; absent from releases of early years. */
  unpackedSize: z.number().min(0).optional(),
});

const packedSchema = z.array(z.object({ filename: z.string() })).length(1);

/** Bytes of an archive, of what it holds in one piece, and of its files. */
const mostBytes = 3 * mostUnpacked;

interface NpmSettings extends RegistrySettings {
  readonly package: string;
}

/**
 * A package of npm that has an engine's library, or its sources as an amalgamation. npm downloads it; none of its scripts is run, and none of
 * its dependencies is fetched.
 *
 * @throws InputError if there can be no such package
 */
export function openNpm(name: string, settings: RegistrySettings): Registry {
  if (!packageName.test(name) || name.length > 214)
    throw new InputError(`--releases: ${formatValue(`npm:${name}`)} is no name of a package of npm`);
  const own = { ...settings, package: name };
  return {
    package: name,
    list: async (signal) => await listVersions(own, signal),
    ...fetchedOnce({
      folderOf: (version) => keptIn(own, version),
      download: async (...release) => await download(own, ...release),
      engineIn: async (...release) => await engineIn(own, ...release),
    }),
  };
}

/** Oldest first, as npm prints them; versions before a release are left out, as pip does. */
async function listVersions(settings: NpmSettings, signal: AbortSignal): Promise<string[]> {
  const what = ["view", settings.package, "versions"];
  const { ended, json, file } = await npm(settings, "versions", what, signal);
  const listed = z.union([z.array(z.string()), z.string().transform((one) => [one])]).safeParse(json);
  if (ended !== undefined || !listed.success)
    throw new InputError(
      `--releases: npm cannot list the releases of ${formatValue(settings.package)}: read ${file}`,
    );
  return listed.data.filter(isFinal);
}

async function engineIn(
  settings: NpmSettings,
  version: string,
  folder: string,
  signal: AbortSignal,
): Promise<BuildResult> {
  const found = engineOfRelease(filesIn(folder), settings.candidate);
  if (found.kind === "none")
    return { state: "failed", message: `the package of ${version} ${found.message}` };
  if (found.kind === "file") return { state: "built", engine: found.file };
  return await compileAmalgamation(
    found.file,
    { folder: filesIn(folder), hash: keptHash(folder) ?? "" },
    settings,
    signal,
  );
}

async function download(
  settings: NpmSettings,
  version: string,
  folder: string,
  signal: AbortSignal,
): Promise<Failure | undefined> {
  const name = `${settings.package}@${version}`;
  const asked = await npm(settings, version, ["view", name, "dist"], signal);
  const dist = distSchema.safeParse(asked.json);
  const failed = (message: string, log = asked.file) => ({ state: "failed", message, log }) as const;
  if (asked.ended !== undefined) return failed(`npm has no ${name}: npm view ${asked.ended}`);
  if (!dist.success) return failed(`npm gives no hash of ${name}`);
  const { integrity, unpackedSize = 0 } = dist.data;
  const tooLarge = (bytes: number) =>
    `has ${Math.round(bytes / 1e6)} MB, and ${mostUnpacked / 1e6} MB are allowed`;
  if (unpackedSize > mostUnpacked) return failed(`${name} ${tooLarge(unpackedSize)}`);
  const fill = async (files: string, archives: string) => {
    const to = ["--pack-destination", archives];
    const packed = await npm(settings, version, ["pack", name, ...to], signal);
    if (packed.ended !== undefined)
      return failed(`npm pack ${packed.ended}: ${npmError(packed.file)}`, packed.file);
    const archive = packedSchema.safeParse(packed.json);
    const file = path.join(archives, path.basename(archive.data?.[0]?.filename ?? ""));
    const kind = statSync(file, { throwIfNoEntry: false });
    if (!archive.success || kind?.isFile() !== true)
      return failed(`npm pack does not name the archive of ${name}`, packed.file);
    if (kind.size > mostUnpacked) return failed(`the archive of ${name} ${tooLarge(kind.size)}`);
    if (!hasHash(readFileSync(file), integrity))
      return failed(`the archive of ${name} does not have the hash ${integrity} that npm gives for it`);
    const problem = await unpackTar(file, files, settings, signal);
    if (problem !== undefined) return failed(`the archive of ${name} ${problem}`);
    return { state: "filled", hash: integrity } as const;
  };
  return await keepRelease({ name, folder, mostBytes, fill }, settings);
}

/**
 * Whether content has one of the strongest hashes in a text as in Subresource Integrity.
 * Source: https://www.w3.org/TR/SRI/#the-integrity-attribute
 */
export function hasHash(content: Uint8Array, integrity: string): boolean {
  const hashes = integrity
    .trim()
    .split(/\s+/)
    .map((one) => /^(sha(?:256|384|512))-([A-Za-z0-9+/]+=*)/.exec(one));
  const strongest = ["sha512", "sha384", "sha256"].find((name) => hashes.some((one) => one?.[1] === name));
  if (strongest === undefined) return false;
  const own = createHash(strongest).update(content).digest();
  return hashes.some((one) => {
    const given = one?.[1] === strongest ? Buffer.from(one[2] ?? "", "base64") : undefined;
    return given?.length === own.length && timingSafeEqual(given, own);
  });
}

/** The first error that npm prints; a wrong hash is one. */
function npmError(log: string): string {
  const lines = readFileSync(log, "utf8").split("\n");
  const [line] = lines.filter((one) => /^npm (?:error|ERR!) (?!code )/.test(one));
  return line?.trim() ?? "it printed no error";
}

function keptIn({ package: name, cacheFolder }: NpmSettings, version: string): string {
  return path.join(cacheFolder, "npm", name, version);
}

/** Runs npm where no repository has an `.npmrc`. */
async function npm(
  settings: NpmSettings,
  version: string,
  [verb = "", ...parameters]: readonly string[],
  signal: AbortSignal,
): Promise<RegistryAnswer> {
  const quiet = ["--ignore-scripts", "--no-update-notifier", "--no-fund", "--no-audit", "--loglevel=error"];
  const command = ["npm", verb, ...quiet, "--json", ...parameters] as const;
  return await askRegistry(settings, { name: `npm-${verb}-${version}`, command }, signal);
}
