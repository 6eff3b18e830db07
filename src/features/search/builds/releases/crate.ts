import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { formatValue } from "../../../../messages/format-value.ts";
import { InputError } from "../../../../model/errors.ts";
import { askRegistry } from "../ask-registry.ts";
import type { BuildResult, Failure } from "../engine-source.ts";
import { compileAmalgamation } from "./compile-amalgamation.ts";
import { fetchedOnce, filesIn, keepRelease } from "./kept-release.ts";
import type { Registry, RegistrySettings } from "./registry.ts";
import { engineOfRelease } from "./release-engine.ts";
import { tooLarge } from "./unpack.ts";
import { mostUnpacked } from "./unpack-limits.ts";

/** Names of crates: https://doc.rust-lang.org/cargo/reference/manifest.html#the-name-field */
const crateName = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

/** The sources that libsqlite3-sys compiles without a feature; older versions have SQLCipher's beside them. */
const usual = "sqlite3/sqlite3.c";

const checksumSchema = z.object({ package: z.string().regex(/^[0-9a-f]{64}$/) });

interface CrateSettings extends RegistrySettings {
  readonly package: string;
}

/**
 * A crate with SQLite's sources as an amalgamation, compiled with the flags of the crate. cargo downloads it, and compares its hash with
 * the index's; neither its build script nor any other code of it is run.
 *
 * @throws InputError if there can be no such crate
 */
export function openCrate(name: string, settings: RegistrySettings): Registry {
  if (!crateName.test(name))
    throw new InputError(`--releases: ${formatValue(`crate:${name}`)} is no name of a crate`);
  const own = { ...settings, package: name };
  return {
    package: name,
    list: async () => {
      throw new InputError(
        `--releases: cargo does not list the versions of a crate: name them, as in --releases crate:${name} 0.30.1 0.35.0`,
      );
    },
    ...fetchedOnce({
      folderOf: (version) => keptIn(own, version),
      download: async (...release) => await download(own, ...release),
      engineIn: async (...release) => await engineIn(own, ...release),
    }),
  };
}

async function engineIn(
  settings: CrateSettings,
  version: string,
  folder: string,
  signal: AbortSignal,
): Promise<BuildResult> {
  const files = filesIn(folder);
  const candidate = settings.candidate ?? (existsSync(path.join(files, usual)) ? usual : undefined);
  const found = engineOfRelease(files, candidate);
  if (found.kind === "amalgamation") {
    const release = `${settings.package} ${version}`;
    return await compileAmalgamation(found.file, { folder: files, hash: release }, settings, signal);
  }
  if (found.kind === "file") return { state: "built", engine: found.file };
  return { state: "failed", message: `the crate ${version} ${found.message}` };
}

/** The hash of a crate's archive, which `cargo vendor` writes beside its files; undefined if it has not. */
function checksumIn(files: string): string | undefined {
  const file = path.join(files, ".cargo-checksum.json");
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  const read = checksumSchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  return read.success ? `sha256:${read.data.package}` : undefined;
}

/** cargo copies a crate for a package that depends on it, and on nothing that the crate needs for its features. */
async function download(
  settings: CrateSettings,
  version: string,
  folder: string,
  signal: AbortSignal,
): Promise<Failure | undefined> {
  const { package: crate } = settings;
  const name = `${crate}@${version}`;
  const fill = async (files: string, archives: string) => {
    const manifest = path.join(archives, "Cargo.toml");
    mkdirSync(path.join(archives, "src"));
    writeFileSync(path.join(archives, "src", "lib.rs"), "", { flag: "wx" });
    writeFileSync(manifest, manifestFor(crate, version), { flag: "wx" });
    const vendored = path.join(archives, "vendored");
    const own = ["--quiet", "--versioned-dirs", "--respect-source-config", "--manifest-path", manifest];
    const command = ["cargo", "vendor", ...own, vendored] as const;
    const question = { name: `cargo-vendor-${version}`, command };
    const { ended, file } = await askRegistry(settings, question, signal);
    const failed = (message: string) => ({ state: "failed", message, log: file }) as const;
    if (ended !== undefined) return failed(`cargo vendor of ${name} ${ended}: ${cargoError(file)}`);
    const problem = tooLarge(vendored);
    if (problem !== undefined) return failed(`the crate ${name} ${problem}`);
    renameSync(path.join(vendored, `${crate}-${version}`), files);
    return { state: "filled", hash: checksumIn(files) } as const;
  };
  return await keepRelease({ name, folder, mostBytes: 3 * mostUnpacked, fill }, settings);
}

/** Without the parts of a version that cargo ignores: https://doc.rust-lang.org/cargo/reference/resolver.html#version-metadata */
function manifestFor(crate: string, version: string): string {
  return `[package]
name = "fetched"
version = "0.0.0"
edition = "2021"
[dependencies.${crate}]
version = "=${version}"
default-features = false
[workspace]
`;
}

/** The first error that cargo prints, with its next lines, which name the version. */
function cargoError(log: string): string {
  const lines = readFileSync(log, "utf8").split("\n");
  const first = lines.findIndex((line) => line.startsWith("error"));
  const own = lines.slice(Math.max(first, 0), first + 3).map((line) => line.trim());
  return own.filter((line) => line !== "").join(" ") || "it printed no error";
}

function keptIn({ package: name, cacheFolder }: CrateSettings, version: string): string {
  return path.join(cacheFolder, "crates", name, version);
}
