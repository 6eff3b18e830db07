import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import BetterSqlite3 from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { addonDigest, unpackAddon } from "../../../src/results/store/addon.ts";
import { useFolder } from "../../builders/folder.ts";
import { errorMessage } from "../../error-message.ts";

const folder = useFolder("addon-test");
describe("unpackAddon", () => {
  const prebuilt = `../../../node_modules/better-sqlite3/prebuilds/${process.platform}-${process.arch}.node`;
  const addon = readFileSync(new URL(prebuilt, import.meta.url));
  const packed = pack("addon", addon);

  it("loads the addon from a folder that it removes", () => {
    const parent = mkdtempSync(path.join(folder, "parent-"));
    const nativeBinding = unpackAddon(packed, addonDigest(addon), parent) as unknown as string;
    expect(readdirSync(parent)).toEqual([]);
    const database = new BetterSqlite3(":memory:", { nativeBinding });
    expect(database.prepare("SELECT 6 * 7").pluck().get()).toBe(42);
    database.close();
  });

  it.each([
    ["another addon", packed, "0".repeat(64)],
    ["an addon for which the build knows no digest", packed, undefined],
    ["a file that is cut off", write("cut", readFileSync(packed).subarray(0, 1000)), addonDigest(addon)],
  ])("refuses %s, and writes nothing", (_, file, digest) => {
    const parent = mkdtempSync(path.join(folder, "parent-"));
    expect(errorMessage(() => unpackAddon(file, digest, path.join(parent, "missing")))).toBe(
      `${file} is damaged: its SHA-256 is not the one that this tool was built with`,
    );
    expect(readdirSync(parent)).toEqual([]);
  });

  it("names the folder and TMPDIR where no folder can be made", () => {
    const parent = path.join(folder, "missing");
    expect(errorMessage(() => unpackAddon(packed, addonDigest(addon), parent))).toMatch(
      /^SQLite cannot be loaded from \/.*\/missing \(ENOENT: .*\): set TMPDIR to a folder that has 3 MB of space and whose files may be executed$/,
    );
  });

  it("names the folder and TMPDIR where the addon cannot be loaded, and removes it", () => {
    const parent = mkdtempSync(path.join(folder, "parent-"));
    const text = Buffer.from("not a library");
    expect(errorMessage(() => unpackAddon(pack("text", text), addonDigest(text), parent))).toMatch(
      /^SQLite cannot be loaded from \/.*\/parent-\w+ \(.*better-sqlite3\.node: .*\): set TMPDIR to /,
    );
    expect(readdirSync(parent)).toEqual([]);
  });
});

function pack(name: string, content: Uint8Array): string {
  return write(name, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }));
}

function write(name: string, content: Uint8Array): string {
  const file = path.join(folder, `${name}.br`);
  writeFileSync(file, content);
  return file;
}
