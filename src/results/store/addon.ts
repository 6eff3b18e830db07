import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { InputError } from "../../model/errors.ts";

/** The platforms that the built tool has SQLite's addon for, by the names that better-sqlite3 gives them. */
export const addonPlatforms = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"] as const;

/** JSON: `addonDigest` of each platform's addon. The build defines it; the sources run without it. */
declare const ADDON_DIGESTS: string;

/** The name of a platform's packed addon beside the bundle. */
export function packedAddonFile(platform: string): string {
  return `better-sqlite3-${platform}.node.br`;
}

/** SHA-256 of an unpacked addon, in hexadecimal. */
export function addonDigest(addon: Uint8Array): string {
  return createHash("sha256").update(addon).digest("hex");
}

const loaded = new Map<string, object>();

/**
 * SQLite's addon for a platform, loaded once in a process: unpacked from beside the bundle in `dist`, from the package in
 * development.
 *
 * @throws InputError on a platform that the tool has no addon for, or as `unpackAddon` does
 */
export function loadAddon(platform: string): object {
  const known = loaded.get(platform);
  if (known !== undefined) return known;
  const packed = fileURLToPath(new URL(`./${packedAddonFile(platform)}`, import.meta.url));
  const source = new URL(`../../../node_modules/better-sqlite3/prebuilds/${platform}.node`, import.meta.url);
  let addon: object;
  if (existsSync(packed)) addon = unpackAddon(packed, JSON.parse(ADDON_DIGESTS)[platform]);
  else if (existsSync(source)) addon = requireAddon(fileURLToPath(source));
  else
    throw new InputError(
      `results cannot be stored on ${platform}: this tool brings SQLite for ${addonPlatforms.join(", ")}`,
    );
  loaded.set(platform, addon);
  return addon;
}

/**
 * Loads a packed addon. The system loads files only, so that the addon is one for a moment, in a folder that only this
 * user can enter; a file that somebody else could prepare or exchange is never loaded.
 *
 * @param digest what `addonDigest` must give for the unpacked addon
 * @param parent where the folder is made
 * @throws InputError if the packed file is damaged, or the parent has no space, is read-only, or its files may not be executed
 */
export function unpackAddon(packed: string, digest: string | undefined, parent: string = tmpdir()): object {
  const content = unpack(packed);
  if (content === undefined || addonDigest(content) !== digest)
    throw new InputError(`${packed} is damaged: its SHA-256 is not the one that this tool was built with`);
  let folder: string | undefined;
  try {
    folder = mkdtempSync(path.join(parent, "sqlite-bench-gate-addon-"));
    const file = path.join(folder, "better-sqlite3.node");
    writeFileSync(file, content, { flag: "wx", mode: 0o600 });
    return requireAddon(file);
  } catch (cause) {
    throw new InputError(
      `SQLite cannot be loaded from ${parent} (${(cause as Error).message}): ` +
        "set TMPDIR to a folder that has 3 MB of space and whose files may be executed",
    );
  } finally {
    // The system keeps a loaded file.
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}

function unpack(packed: string): Uint8Array | undefined {
  const content = readFileSync(packed);
  try {
    return brotliDecompressSync(content);
  } catch {
    return undefined;
  }
}

function requireAddon(file: string): object {
  return createRequire(import.meta.url)(file) as object;
}
