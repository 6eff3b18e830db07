import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import * as z from "zod";
import { type LockedPackage, type PackageSource, usualRegistry } from "./locked-package.ts";

/** A kind of lock file. */
interface LockFormat {
  /** The names of its files. */
  readonly files: RegExp;
  /** The registry of its packages, as names of releases have it. */
  readonly registry: "npm" | "crate" | "pypi";
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
  { files: /^Cargo\.lock$/, registry: "crate", read: readCargo },
  { files: /^uv\.lock$/, registry: "pypi", read: readUv },
  { files: /^poetry\.lock$/, registry: "pypi", read: readPoetry },
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
      link: z.boolean().optional(),
    }),
  ),
});

function readNpm(content: string): LockedPackage[] {
  const { packages } = npmSchema.parse(JSON.parse(content));
  return Object.entries(packages).flatMap(
    ([place, { name: alias, version, resolved, link }]): LockedPackage[] => {
      const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place)?.[1];
      if (name === undefined) return [];
      const isNested = place !== `node_modules/${name}`;
      if (link === true || version === undefined)
        return [{ name, version: "", source: other(resolved ?? "a folder"), isNested }];
      const source =
        alias === undefined || alias === name ? npmSource(name, version, resolved) : other(`npm:${alias}`);
      return [{ name, version, source, isNested }];
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
  packages: z.record(
    text,
    z.object({
      resolution: z.looseObject({ integrity: text.optional(), tarball: text.optional() }),
    }),
  ),
});

function readPnpm(content: string): LockedPackage[] {
  const { packages } = pnpmSchema.parse(parseYaml(content, { maxAliasCount: 0 }));
  return Object.entries(packages).flatMap(([key, { resolution }]): LockedPackage[] => {
    const [, name = "", version = ""] = /^\/?((?:@[^/@]+\/)?[^/@]+)@([^@(]+)(?:\(.*)?$/.exec(key) ?? [];
    if (name === "") return [];
    const { integrity, tarball } = resolution;
    if (integrity === undefined) return [{ name, version, source: other(tarball ?? version) }];
    return [{ name, version, source: npmSource(name, version, tarball) }];
  });
}

/** https://doc.rust-lang.org/cargo/guide/cargo-toml-vs-cargo-lock.html; a package without a source is a folder. */
const cargoSchema = z.object({
  package: z.array(z.object({ name: text, version: text, source: text.optional() })),
});

function readCargo(content: string): LockedPackage[] {
  return cargoSchema.parse(parseToml(content)).package.map(({ name, version, source = "a folder" }) => {
    const kind = /^(?:registry|sparse)\+/.test(source) ? "registry" : "other";
    return { name, version, source: { kind, place: source } };
  });
}

/** https://docs.astral.sh/uv/concepts/projects/layout/#the-lockfile */
const uvSchema = z.object({
  package: z.array(z.object({ name: text, version: text.optional(), source: z.record(text, z.unknown()) })),
});

function readUv(content: string): LockedPackage[] {
  return uvSchema.parse(parseToml(content)).package.map(({ name, version = "", source }) => {
    const { registry } = source;
    const isRegistry = typeof registry === "string" && /^https?:/.test(registry);
    return {
      name: pythonName(name),
      version,
      source: isRegistry ? { kind: "registry", place: registry } : other(JSON.stringify(source)),
    };
  });
}

/** https://python-poetry.org/docs/libraries/#lock-file; a package without a source is PyPI's. */
const poetrySchema = z.object({
  package: z.array(
    z.object({
      name: text,
      version: text,
      source: z.object({ type: text.default(""), url: text.default("") }).optional(),
    }),
  ),
});

function readPoetry(content: string): LockedPackage[] {
  return poetrySchema.parse(parseToml(content)).package.map(({ name, version, source }) => {
    const named = { name: pythonName(name), version };
    if (source === undefined) return { ...named, source: usualRegistry };
    const isRegistry = ["legacy", ""].includes(source.type);
    return { ...named, source: { kind: isRegistry ? "registry" : "other", place: source.url } };
  });
}

/** Options of pip that say where packages come from: https://pip.pypa.io/en/stable/reference/requirements-file-format/ */
const indexOption = /^(?:-i|-f|--index-url|--extra-index-url|--find-links|--no-index|--pre|--trusted-host)\b/;

function readRequirements(content: string): LockedPackage[] {
  const lines = content
    .replace(/\\\r?\n/g, " ")
    .split(/\r?\n/)
    .map((line) => line.replace(/(?:^|\s)#.*$/, "").trim());
  const indexes = lines.filter((line) => indexOption.test(line)).map((line) => line.replace(/\s+/g, " "));
  const registry: PackageSource = { kind: "registry", place: indexes.join(" ") };
  return lines.flatMap((line): LockedPackage[] => {
    const [, name = "", address, version] =
      /^([A-Za-z0-9][\w.-]*)\s*(?:\[[^\]]*\]\s*)?(?:@\s*(\S+)|==\s*([\w.!+-]+)(?=[\s;]|$))/.exec(line) ?? [];
    if (name === "") return [];
    if (address !== undefined) return [{ name: pythonName(name), version: "", source: other(address) }];
    return [{ name: pythonName(name), version: version ?? "", source: registry }];
  });
}

/** https://packaging.python.org/en/latest/specifications/name-normalization/ */
export function pythonName(name: string): string {
  return name.replace(/[-_.]+/g, "-").toLowerCase();
}
