import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import BetterSqlite3, { type Database } from "better-sqlite3";
import { InputError } from "../../model/errors.ts";
import { nodeVersionError } from "../../platform/node-version.ts";

/** Where SQLite's addon is in the built tool, by the names that better-sqlite3 has for platforms. */
export const addonPlatforms = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"] as const;

/** The name of a platform's addon beside the bundle. */
export function addonFile(platform: string): string {
  return `better-sqlite3-${platform}.node`;
}

/** How a database is opened. */
export interface OpenOptions {
  readonly platform?: string;
  /** Whether it has to be there, and is left as it is. */
  readonly isReadOnly?: boolean;
}

/**
 * Opens a database file, or makes it. SQLite is loaded with the first one: nothing native is where none is opened.
 *
 * @throws InputError on a platform that the tool brings no SQLite for
 */
export function openDatabase(
  file: string,
  { platform = currentPlatform(), isReadOnly = false }: OpenOptions = {},
): Database {
  // An older Node.js does not refuse the addon, it crashes.
  const refusal = nodeVersionError(process.versions.node);
  if (refusal !== undefined) throw new InputError(refusal);
  // Beside the bundle in `dist`, in the package itself in development.
  const places = [
    `./${addonFile(platform)}`,
    `../../../node_modules/better-sqlite3/prebuilds/${platform}.node`,
  ];
  const addon = places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find(existsSync);
  if (addon === undefined)
    throw new InputError(
      `results cannot be stored on ${platform}: this tool brings SQLite for ${addonPlatforms.join(", ")}`,
    );
  // The types know a path only, which better-sqlite3 would load with a `require` that a bundle does not have.
  const nativeBinding = createRequire(import.meta.url)(addon) as string;
  return new BetterSqlite3(file, { nativeBinding, readonly: isReadOnly, fileMustExist: isReadOnly });
}

function currentPlatform(): string {
  const { platform, arch } = process;
  // An addon that is linked with another C library can crash instead of failing to load.
  const isMusl = platform === "linux" && readFileSync("/proc/self/maps", "latin1").includes("/ld-musl-");
  return `${platform}${isMusl ? "musl" : ""}-${arch}`;
}
