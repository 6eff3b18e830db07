import { describe, expect, it } from "vitest";
import { requireModestStructure } from "../../../src/results/json/structure.ts";

/** Mappings with these keys, in parts that are below the limit of one mapping. */
function fileOf(keys: readonly string[]): Buffer {
  const parts = Array.from({ length: Math.ceil(keys.length / 1_000) }, (_, part) =>
    keys.slice(part * 1_000, (part + 1) * 1_000),
  );
  const mappings = parts.map((part) => `{${part.map((key) => `"${key}":1`).join(",")}}`);
  return Buffer.from(`[${mappings.join(",")}]`);
}

/** FNV-1a of 32 bits: https://www.ietf.org/archive/id/draft-eastlake-fnv-17.html */
function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}

/** Pairs of texts after which FNV-1a is the same, found among random texts; each pair follows the ones before. */
const pairs = [
  ...["h28u57 djm7e6", "p0rzks oas4k6", "sq2mfr tcnzmc", "hktj0o mytbi9", "j9ndk0 7r2294", "73m9dz qgmwkg"],
  ...["4wft5n jvwqc5", "86oite 1zy5vn", "pipdlt ch54ed", "lr1825 155rfo", "86oite 1zy5vn", "pipdlt ch54ed"],
  ...["lr1825 155rfo", "86oite 1zy5vn"],
].map((pair) => pair.split(" "));

/** 2^14 different keys with one FNV-1a. */
const collidingKeys = pairs.reduce(
  (keys, forms) => keys.flatMap((key) => forms.map((form) => key + form)),
  [""],
);

describe("the limit of different keys", () => {
  const message = "results.json: more than 5000 different keys";

  it("counts keys that a hash without a key does not tell apart", () => {
    expect(new Set(collidingKeys).size).toBe(16_384);
    expect(new Set(collidingKeys.map(fnv)).size).toBe(1);
    expect(() => requireModestStructure(fileOf(collidingKeys), "results.json")).toThrow(message);
  });

  it("counts keys that differ behind a quotation mark of theirs", () => {
    const keys = Array.from({ length: 16_384 }, (_, index) => `\\"${index}`);
    expect(() => requireModestStructure(fileOf(keys), "results.json")).toThrow(message);
  });

  it("counts keys that are numbers, and each key once", () => {
    const keys = Array.from({ length: 5_000 }, (_, index) => String(index));
    expect(() => requireModestStructure(fileOf([...keys, ...keys]), "results.json")).not.toThrow();
    expect(() => requireModestStructure(fileOf([...keys, "5000"]), "results.json")).toThrow(message);
  });
});
