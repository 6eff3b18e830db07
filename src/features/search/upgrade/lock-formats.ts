import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import * as z from "zod";
import { type LockedPackage, type PackageSource, usualRegistry } from "./locked-package.ts";

/** A kind of lock file. */
interface LockFormat {
  /** The names of its files. */
  readonly files: RegExp;
  /** The registry of its packages, as names of releases have it. */
  readonly registry: "npm" | "crate" | "pypi" | "go";
  /**
   * @returns the packages with exact versions
   * @throws any error if the text is no such file
   */
  readonly read: (text: string) => readonly LockedPackage[];
}

/** The lock files that are understood. */
export const lockFormats: readonly LockFormat[] = [
  { files: /^(?:package-lock|npm-shrinkwrap)\.json$/, registry: "npm", read: readNpm },
  { files: /^pnpm-lock\.ya?ml$/, registry: "npm", read: readPnpm },
  { files: /^yarn\.lock$/, registry: "npm", read: readYarn },
  { files: /^go\.mod$/, registry: "go", read: readGo },
  { files: /^Cargo\.lock$/, registry: "crate", read: readCargo },
  { files: /^uv\.lock$/, registry: "pypi", read: readUv },
  { files: /^poetry\.lock$/, registry: "pypi", read: readPoetry },
  { files: /^Pipfile\.lock$/, registry: "pypi", read: readPipfile },
  { files: /^requirements[\w.-]*\.txt$/, registry: "pypi", read: readRequirements },
];

const other = (place: string): PackageSource => ({ kind: "other", place });
const text = z.string();

/** https://docs.npmjs.com/cli/v11/configuring-npm/package-lock-json#packages */
const npmSchema = z.object({
  packages: z.record(
    text,
    z.object({
      name: text.optional(),
      version: text.optional(),
      resolved: text.optional(),
      integrity: text.optional(),
      link: z.boolean().optional(),
    }),
  ),
});

function readNpm(content: string): LockedPackage[] {
  const { packages } = npmSchema.parse(JSON.parse(content));
  return Object.entries(packages).flatMap(
    ([place, { name: alias, version, resolved, integrity: hash, link }]): LockedPackage[] => {
      const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place)?.[1];
      if (name === undefined) return [];
      const isNested = place !== `node_modules/${name}`;
      if (link === true || version === undefined)
        return [{ name, version: "", source: other(resolved ?? "a folder"), isNested }];
      const source =
        alias === undefined || alias === name ? npmSource(name, version, resolved) : other(`npm:${alias}`);
      return [{ name, version, source, hash, isNested }];
    },
  );
}

/** A registry has a package's archives at `NAME/-/BASENAME-VERSION.tgz`. */
function npmSource(name: string, version: string, resolved: string | undefined): PackageSource {
  if (resolved === undefined) return usualRegistry;
  const archive = `/${name}/-/${name.slice(name.indexOf("/") + 1)}-${version}.tgz`;
  if (!/^https?:/.test(resolved) || !resolved.endsWith(archive)) return other(resolved);
  return { kind: "registry", place: resolved.slice(0, -archive.length) };
}

/** https://github.com/pnpm/spec/blob/master/lockfile/9.0.md */
const pnpmSchema = z.object({
  patchedDependencies: z.record(text, z.unknown()).default({}),
  packages: z.record(
    text,
    z.object({
      resolution: z.looseObject({ integrity: text.optional(), tarball: text.optional() }),
    }),
  ),
});

function readPnpm(content: string): LockedPackage[] {
  const { packages, patchedDependencies } = pnpmSchema.parse(parseYaml(content, { maxAliasCount: 0 }));
  const patched = Object.keys(patchedDependencies);
  return Object.entries(packages).flatMap(([key, { resolution }]): LockedPackage[] => {
    const [, name = "", version = ""] = /^\/?((?:@[^/@]+\/)?[^/@]+)@([^@(]+)(?:\(.*)?$/.exec(key) ?? [];
    if (name === "") return [];
    const { integrity, tarball } = resolution;
    if (patched.some((one) => one === name || one.startsWith(`${name}@`)))
      return [{ name, version, source: other("a patch") }];
    if (integrity === undefined) return [{ name, version, source: other(tarball ?? version) }];
    return [{ name, version, source: npmSource(name, version, tarball), hash: integrity }];
  });
}

/** https://github.com/yarnpkg/berry/blob/master/packages/yarnpkg-core/sources/Project.ts: its checksums are those of archives that yarn itself makes. */
const berrySchema = z.record(
  text,
  z.looseObject({ version: text.or(z.number()), resolution: text.optional() }),
);

function readYarn(content: string): LockedPackage[] {
  if (!/^__metadata:/m.test(content)) return readClassicYarn(content);
  const entries = berrySchema.parse(parseYaml(content, { maxAliasCount: 0, schema: "failsafe" }));
  return Object.entries(entries).flatMap(([key, { version, resolution = "" }]): LockedPackage[] => {
    if (key === "__metadata") return [];
    return yarnNames(key).map((name) => {
      const isRegistry = resolution === `${name}@npm:${version}`;
      return { name, version: String(version), source: isRegistry ? usualRegistry : other(resolution) };
    });
  });
}

/** The names of a key's ranges, such as `a@^1.0.0, a@^1.1.0`, or with quotes around one or all. */
function yarnNames(key: string): string[] {
  const ranges = key.replaceAll('"', "").split(/,\s*/);
  return [...new Set(ranges.flatMap((range) => /^((?:@[^/@]+\/)?[^/@]+)@/.exec(range)?.[1] ?? []))];
}

/** https://classic.yarnpkg.com/lang/en/docs/yarn-lock/ */
function readClassicYarn(content: string): LockedPackage[] {
  const entries = content.split(/\r?\n(?=\S)/);
  return entries.flatMap((entry): LockedPackage[] => {
    const [key = ""] = entry.split(/\r?\n/);
    if (key.startsWith("#")) return [];
    const field = (word: string) => new RegExp(`^  ${word} "?([^"\\r\\n]*)"?\\r?$`, "m").exec(entry)?.[1];
    const version = field("version") ?? "";
    const resolved = field("resolved")?.replace(/#[0-9a-f]*$/, "") ?? "a folder";
    return yarnNames(key).map((name) => {
      return { name, version, source: npmSource(name, version, resolved), hash: field("integrity") };
    });
  });
}

/** https://go.dev/ref/mod#go-mod-file; go itself compares a module with go.sum, and with the checksum database. */
function readGo(content: string): LockedPackage[] {
  // A parenthesis is a word of its own, also without a space before it.
  const lines = content.split(/\r?\n/).map((line) =>
    line
      .replace(/\/\/.*$/, "")
      .replace(/[()]/g, " $& ")
      .trim(),
  );
  let block = "";
  return lines.flatMap((line): LockedPackage[] => {
    const [first = "", ...rest] = line.split(/\s+/);
    if (first === ")") block = "";
    if (rest[0] === "(") block = first;
    const [verb, words] = block === "" ? [first, rest] : [block, [first, ...rest]];
    const [name = "", version = ""] = words.map(unquoted);
    if (verb === "replace") return [{ name, version: "", source: other(words.slice(1).join(" ")) }];
    return verb === "require" && version !== "" ? [{ name, version, source: usualRegistry }] : [];
  });
}

/** A word of go.mod, which can be in quotes as a text of Go is. @throws Error if it has an escape, which no path needs */
function unquoted(word: string): string {
  if (/^".*\\/.test(word)) throw new Error(`an escape in ${word}`);
  return word.replace(/^(["`])(.*)\1$/, "$2");
}

/** https://doc.rust-lang.org/cargo/guide/cargo-toml-vs-cargo-lock.html; a package without a source is a folder. */
const cargoSchema = z.object({
  package: z.array(
    z.object({ name: text, version: text, source: text.optional(), checksum: text.optional() }),
  ),
});

function readCargo(content: string): LockedPackage[] {
  return cargoSchema
    .parse(parseToml(content))
    .package.map(({ name, version, source = "a folder", checksum }) => {
      const kind = /^(?:registry|sparse)\+/.test(source) ? "registry" : "other";
      const hash = checksum === undefined ? undefined : `sha256:${checksum}`;
      return { name, version, source: { kind, place: source }, hash };
    });
}

/** Archives of a package of PyPI, a wheel for each kind of machine: the one that is fetched has one of their hashes. */
const pythonArchives = z.array(z.object({ hash: text.optional() })).default([]);

function hashOfAny(hashes: readonly (string | undefined)[]): string | undefined {
  const given = hashes.filter((hash) => hash !== undefined);
  return given.length === 0 ? undefined : given.join(" ");
}

const uvArchive = z.object({ url: text.optional(), hash: text.optional() });

/** https://docs.astral.sh/uv/concepts/projects/layout/#the-lockfile; uv fetches archives from their own addresses. */
const uvSchema = z.object({
  package: z.array(
    z.object({
      name: text,
      version: text.optional(),
      source: z.record(text, z.unknown()),
      wheels: z.array(uvArchive).default([]),
      sdist: uvArchive.optional(),
    }),
  ),
});

function readUv(content: string): LockedPackage[] {
  return uvSchema.parse(parseToml(content)).package.map(({ name, version = "", source, wheels, sdist }) => {
    const { registry } = source;
    const isRegistry = typeof registry === "string" && /^https?:/.test(registry);
    const hosts = [...wheels, ...(sdist === undefined ? [] : [sdist])].map(({ url = "" }) =>
      URL.canParse(url) ? new URL(url).origin : "",
    );
    const place = [registry, ...new Set(hosts.filter((host) => host !== "").toSorted())].join(" ");
    return {
      name: pythonName(name),
      version,
      source: isRegistry ? { kind: "registry", place } : other(JSON.stringify(source)),
      hash: hashOfAny(wheels.map(({ hash }) => hash)),
    };
  });
}

/** https://python-poetry.org/docs/libraries/#lock-file; a package without a source is PyPI's. */
const poetrySchema = z.object({
  package: z.array(
    z.object({
      name: text,
      version: text,
      files: pythonArchives,
      source: z.object({ type: text.default(""), url: text.default("") }).optional(),
    }),
  ),
  // Before version 2, the hashes of all packages are in one place.
  metadata: z.object({ files: z.record(text, pythonArchives).default({}) }).default({ files: {} }),
});

function readPoetry(content: string): LockedPackage[] {
  const { package: packages, metadata } = poetrySchema.parse(parseToml(content));
  return packages.map(({ name, version, source, files }) => {
    const older = Object.hasOwn(metadata.files, name) ? (metadata.files[name] ?? []) : [];
    const hashes = [...files, ...older].map(({ hash }) => hash);
    const named = { name: pythonName(name), version, hash: hashOfAny(hashes) };
    if (source === undefined) return { ...named, source: usualRegistry };
    const isRegistry = ["legacy", ""].includes(source.type);
    return { ...named, source: { kind: isRegistry ? "registry" : "other", place: source.url } };
  });
}

/** https://github.com/pypa/pipfile#pipfilelock; a package without a source's name is the first one's. */
const pipfileSchema = z.object({
  _meta: z.object({ sources: z.array(z.object({ name: text, url: text })).default([]) }),
  default: z.record(text, z.unknown()).default({}),
  develop: z.record(text, z.unknown()).default({}),
});

const pipfileEntry = z.object({
  version: z.string().startsWith("=="),
  index: text.optional(),
  hashes: z.array(text).default([]),
});

function readPipfile(content: string): LockedPackage[] {
  const { _meta: meta, ...groups } = pipfileSchema.parse(JSON.parse(content));
  return [groups.default, groups.develop].flatMap((group) =>
    Object.entries(group).map(([key, entry]): LockedPackage => {
      const name = pythonName(key);
      const read = pipfileEntry.safeParse(entry);
      if (!read.success) return { name, version: "", source: other(JSON.stringify(entry)) };
      const { version, index, hashes } = read.data;
      const found = meta.sources.find((source) => index === undefined || source.name === index);
      const source: PackageSource =
        found === undefined && index !== undefined
          ? other(index)
          : { kind: "registry", place: found?.url ?? "" };
      return { name, version: version.slice("==".length), source, hash: hashOfAny(hashes) };
    }),
  );
}

/**
 * Options of pip that can say where packages come from, as can the files that they name: all but one, since pip takes the beginning of an option for it.
 * https://pip.pypa.io/en/stable/reference/requirements-file-format/
 */
const indexOption = /^-(?!-require-hashes\b)/;

/** A line with an archive's address or path, which says by itself what package it is. */
const archive = /^(?:[a-z][a-z+]*:\/\/|\.{0,2}\/|[^\s=<>~!;@[]+\.(?:whl|zip|tar\.\w+|tgz)(?:\s|$))/i;

function readRequirements(content: string): LockedPackage[] {
  const lines = content
    .replace(/\\\r?\n/g, " ")
    .split(/\r?\n/)
    .map((line) => line.replace(/(?:^|\s)#.*$/, "").trim());
  const indexes = lines
    .filter((line) => indexOption.test(line) || archive.test(line))
    .map((line) => line.replace(/\s+/g, " "));
  const registry: PackageSource = { kind: "registry", place: indexes.join(" ") };
  return lines.flatMap((line): LockedPackage[] => {
    const [, name = "", address, version] =
      /^([A-Za-z0-9][\w.-]*)\s*(?:\[[^\]]*\]\s*)?(?:@\s*(\S+)|={2,3}\s*([\w.!+-]+)(?=[\s;]|$))/.exec(line) ??
      [];
    if (name === "") return [];
    if (address !== undefined) return [{ name: pythonName(name), version: "", source: other(address) }];
    const hashes = [...line.matchAll(/\s--hash[=\s](\S+)/g)].map(([, hash]) => hash);
    return [{ name: pythonName(name), version: version ?? "", source: registry, hash: hashOfAny(hashes) }];
  });
}

/** https://packaging.python.org/en/latest/specifications/name-normalization/ */
export function pythonName(name: string): string {
  return name.replace(/[-_.]+/g, "-").toLowerCase();
}
