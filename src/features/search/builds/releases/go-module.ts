import { copyFileSync, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { formatValue, truncate } from "../../../../messages/format-value.ts";
import { isServerFile } from "../../../../model/engine.ts";
import { InputError } from "../../../../model/errors.ts";
import type { Environment } from "../../../../process/start.ts";
import { askRegistry, type RegistryAnswer } from "../ask-registry.ts";
import type { BuildResult, Failure } from "../engine-source.ts";
import { wantOfRoom } from "../room.ts";
import { compileAmalgamation } from "./compile-amalgamation.ts";
import { filesIn, isKept, keepRelease, keptHash } from "./kept-release.ts";
import type { Registry, RegistrySettings } from "./registry.ts";
import { engineOfRelease } from "./release-engine.ts";
import { isFinal } from "./release-order.ts";

/** Paths of packages, a host first: https://go.dev/ref/mod#module-path */
const packagePath = /^[a-z0-9][a-z0-9.-]*\.[a-z]{2,}(?:\/[A-Za-z0-9_~][A-Za-z0-9._~-]*)+$/;

/** The part of the answers of `go` that is read: https://go.dev/ref/mod#go-list-m and https://go.dev/ref/mod#go-mod-download */
const listedSchema = z.object({ Path: z.string(), Versions: z.array(z.string()).optional() });
const downloadedSchema = z.object({ Dir: z.string(), Sum: z.string() });
const refusedSchema = z.object({ Error: z.string() });

const cachesSchema = z.record(z.string(), z.string().min(1));

/** Bytes of an archive and of its files, which Go limits: https://go.dev/ref/mod#zip-path-size-constraints */
const mostModule = 2 * 500 * 2 ** 20;

/** Bytes by which Go's caches grow with the first version of Dolt, the largest engine so far. */
const mostBuild = 3_000_000_000;

/** Bytes of a program; Dolt's has 163 MB. */
const mostProgram = 500_000_000;

interface GoSettings extends RegistrySettings {
  /** The path of a package, which is in a module or is its top. */
  readonly package: string;
}

/** A module, and its versions that have tags, oldest first; those before a release among them. */
type Listed = z.output<typeof listedSchema>;

/**
 * A package of a Go module: a program, which `go install` compiles, or a module's amalgamation of SQLite. Go's
 * checksum database confirms all downloads, and building runs none of their code.
 *
 * @throws InputError if there can be no such package, or the file of a server cannot be used
 */
export function openGoModule(name: string, settings: RegistrySettings): Registry {
  if (!packagePath.test(name))
    throw new InputError(
      `--releases: ${formatValue(`go:${name}`)} is no path of a Go package, such as go:github.com/dolthub/dolt/go/cmd/dolt`,
    );
  const own = { ...settings, package: name };
  requireServerBesideProgram(own);
  let asked: Promise<Listed> | undefined;
  const ask = async (signal: AbortSignal) => {
    asked ??= findModule(own, signal);
    return await asked;
  };
  return {
    package: name,
    list: async (signal) => ((await ask(signal)).Versions ?? []).filter(isFinal),
    isThere: (version) => isKept(keptIn(own, version)),
    download: async (version, signal) => {
      const module = await ask(signal);
      const found = await downloadModule(own, module.Path, version, signal);
      return "state" in found ? found : undefined;
    },
    // Go itself compares a module with the checksum database, whose hashes are those of go.sum.
    fetch: async (version, signal) => {
      const module = await ask(signal);
      return await fetchRelease(own, module.Path, version, signal);
    },
  };
}

/** The module that has the package: its path is the package's, or the start of that. */
async function findModule(settings: GoSettings, signal: AbortSignal): Promise<Listed> {
  const parts = settings.package.split("/");
  let file = "";
  for (let length = parts.length; length > 1; length--) {
    const module = parts.slice(0, length).join("/");
    const asked = await go(settings, "versions", ["list", "-m", "-versions", "-json", module], signal);
    file = asked.file;
    const listed = listedSchema.safeParse(asked.json);
    if (asked.ended === undefined && listed.success) return listed.data;
  }
  throw new InputError(
    `--releases: Go finds no module with the package ${formatValue(settings.package)}: read ${file}`,
  );
}

/** Fetches a module into Go's own cache. */
async function downloadModule(
  settings: GoSettings,
  module: string,
  version: string,
  signal: AbortSignal,
): Promise<Failure | (z.output<typeof downloadedSchema> & { readonly log: string })> {
  if (!isKept(keptIn(settings, version))) {
    const want = await wantOfGo(settings, version, ["GOMODCACHE", mostModule], signal);
    if (want !== undefined) return want;
  }
  const what = ["mod", "download", "-json", `${module}@${version}`];
  const asked = await go(settings, version, what, signal);
  const downloaded = downloadedSchema.safeParse(asked.json);
  if (asked.ended === undefined && downloaded.success) return { ...downloaded.data, log: asked.file };
  const refused = refusedSchema.safeParse(asked.json).data?.Error ?? `go ${asked.ended ?? "gave no hash"}`;
  const message = `${module} ${version} cannot be downloaded: ${firstLine(refused)}`;
  return { state: "failed", message, log: asked.file };
}

async function fetchRelease(
  settings: GoSettings,
  module: string,
  version: string,
  signal: AbortSignal,
): Promise<BuildResult> {
  const downloaded = await downloadModule(settings, module, version, signal);
  if ("state" in downloaded) return downloaded;
  const { Dir: sources, Sum: hash } = downloaded;
  const failed = (message: string, log = downloaded.log) => ({ state: "failed", message, log }) as const;
  const folder = keptIn(settings, version);
  const before = keptHash(folder);
  if (before !== undefined && before !== hash)
    return failed(`${module} ${version} has the hash ${hash}, and had ${before} when it was built`);
  const { candidate } = settings;
  if (candidate?.endsWith(".c") || (candidate === undefined && module === settings.package)) {
    const found = engineOfRelease(sources, candidate);
    if (found.kind === "amalgamation")
      return await compileAmalgamation(found.file, { folder: sources, hash }, settings, signal);
    if (candidate !== undefined)
      return failed(
        `${module} ${version} ${found.kind === "none" ? found.message : "holds no amalgamation"}`,
      );
  }
  if (before === undefined) {
    const name = `${settings.package}@${version}`;
    const fill = async (files: string) => {
      const want = await wantOfGo(settings, version, ["GOCACHE", mostBuild], signal);
      if (want !== undefined) return want;
      const { ended, file } = await go(settings, version, ["install", name], signal, { GOBIN: files });
      if (ended !== undefined) return failed(`go install ${ended}: ${problemIn(file)}`, file);
      return { state: "filled", hash } as const;
    };
    const failure = await keepRelease({ name, folder, mostBytes: mostProgram, fill }, settings);
    if (failure !== undefined) return failure;
  }
  return engineIn(settings, filesIn(folder));
}

/** Why one of Go's caches has no room: as wantOfRoom says it, as a failure. */
async function wantOfGo(
  settings: GoSettings,
  version: string,
  [cache, mostBytes]: readonly ["GOCACHE" | "GOMODCACHE", number],
  signal: AbortSignal,
): Promise<Failure | undefined> {
  const asked = await go(settings, version, ["env", "-json", cache], signal);
  const folder = cachesSchema.safeParse(asked.json).data?.[cache];
  if (asked.ended !== undefined || folder === undefined)
    throw new InputError(`--releases: Go does not say where its ${cache} is: read ${asked.file}`);
  const want = wantOfRoom(folder, mostBytes, settings.freeBytes);
  return want === undefined
    ? undefined
    : { state: "failed", message: `${settings.package} ${version} ${want}` };
}

function engineIn({ candidate, package: name }: GoSettings, folder: string): BuildResult {
  const program = readdirSync(folder).find((file) => (statSync(path.join(folder, file)).mode & 0o111) !== 0);
  if (program === undefined) return { state: "failed", message: `go install made no program of ${name}` };
  if (candidate === undefined) return { state: "built", engine: path.join(folder, program) };
  const engine = path.join(folder, path.basename(candidate));
  copyFileSync(candidate, engine);
  return { state: "built", engine };
}

/** The file of a server is copied beside each version's program: with another program, all versions would be the same one. */
function requireServerBesideProgram({ candidate, package: name }: GoSettings): void {
  if (candidate === undefined || candidate.endsWith(".c")) return;
  if (!isServerFile(candidate) || !existsSync(candidate))
    throw new InputError(
      `--candidate: ${formatValue(candidate)} is neither the .c file of an amalgamation in the module nor an existing file of a server: ` +
        "omit it for a program that is a shell",
    );
  const program = programOf(name);
  if (!new RegExp(`(?:\\./|\\{here\\}/)${program}(?![\\w/])`).test(readFileSync(candidate, "utf8")))
    throw new InputError(
      `--candidate: ${formatValue(candidate)} does not name ./${program}: it is copied beside the program of each version, so say program: ./${program}`,
    );
}

/** The name that Go gives a package's program: the last part of the path that is no major version. */
function programOf(name: string): string {
  const parts = name.split("/");
  const last = parts.at(-1) ?? "";
  return /^v\d+$/.test(last) ? (parts.at(-2) ?? last) : last;
}

function keptIn({ package: name, cacheFolder }: GoSettings, version: string): string {
  return path.join(cacheFolder, "go", `${process.platform}-${process.arch}`, name, version);
}

/** Characters of Go's words that a message has. */
const mostSigns = 300;

/** Go's words but for downloads and names of packages: a sentence of Go's goes over several lines. */
function problemIn(log: string): string {
  const lines = readFileSync(log, "utf8").split("\n");
  const own = lines.filter((line) => !/^(?:#|go: downloading )/.test(line)).join(" ");
  return truncate(own.replace(/\s+/g, " ").trim(), mostSigns) || "it printed nothing";
}

function firstLine(text: string): string {
  return text.trim().split("\n")[0] ?? "";
}

/** Runs Go where no repository has a module or a workspace. */
async function go(
  settings: GoSettings,
  version: string,
  [verb = "", ...parameters]: readonly string[],
  signal: AbortSignal,
  more: Environment = {},
): Promise<RegistryAnswer> {
  const command = ["go", verb, ...parameters] as const;
  const question = { name: `go-${verb}-${version}`, command, more: { GOWORK: "off", ...more } };
  return await askRegistry(settings, question, signal);
}
