import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codesOf, Redaction } from "../../../../src/features/workloads/record/redaction.ts";

const key = Buffer.from("a key");

function redaction(texts: readonly string[], blobs: readonly string[] = []): Redaction {
  const bytes = (all: readonly string[], encoding: "utf8" | "hex") =>
    all.map((one) => Buffer.from(one, encoding));
  return new Redaction(bytes(texts, "utf8"), bytes(blobs, "hex"), key);
}

describe("a redaction", () => {
  it("keeps equality, bytes and order, and none of the texts", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 4, unit: "grapheme" }), { maxLength: 40 }), (texts) => {
        const { keepsOrder, ...all } = { keepsOrder: redaction(texts).keepsOrder, one: redaction(texts) };
        expect(keepsOrder).toBe(true);
        const replaced = texts.map((text) => all.one.text(text));
        for (const [at, text] of texts.entries()) {
          expect(Buffer.byteLength(replaced[at] ?? "")).toBe(Buffer.byteLength(text));
          for (const [other, second] of texts.entries())
            expect(Buffer.compare(Buffer.from(replaced[at] ?? ""), Buffer.from(replaced[other] ?? ""))).toBe(
              Buffer.compare(Buffer.from(text), Buffer.from(second)),
            );
        }
      }),
      { numRuns: 50 },
    );
    const secrets = ["anna@example.org", "bert@example.org"];
    expect(secrets.map((text) => redaction(secrets).text(text)).join()).not.toMatch(/anna|example/);
  });

  it("keeps all of that of blobs, also of short ones", () => {
    const blobs = Array.from({ length: 256 }, (_, at) => at.toString(16).padStart(2, "0"));
    const one = redaction([], [...blobs, "ff00"]);
    expect(blobs.map((blob) => one.blob(blob))).toEqual(blobs);
    expect(one.value({ blob: "ff00" })).toEqual({ blob: "ff00" });
  });

  it("replaces a blob of 16 MB, each byte of which is read once", () => {
    const blob = "ab".repeat(16_000_000);
    const replaced = redaction([], [blob]).blob(blob);
    expect(replaced).toHaveLength(blob.length);
    expect(replaced).not.toContain("abababab");
  });

  it("leaves instructions to functions, and numbers", () => {
    const kept = ["now", "-1 day", "%Y-%m-%d", "$.a[0].b", ""];
    expect(kept.map((text) => redaction(kept).text(text))).toEqual(kept);
    expect(redaction([]).value(17)).toBe(17);
    expect(redaction([]).value({ integer: "9007199254740993" })).toEqual({ integer: "9007199254740993" });
  });

  it("replaces a text that it was not told of, and one by its bytes", () => {
    expect(redaction([]).text("secret")).toMatch(/^[0-9a-f]{6}$/);
    expect(redaction([]).value({ text: "ff00" })).toMatch(/^[0-9a-f]{2}$/);
  });

  it("says if short texts leave no room for an order", () => {
    const texts = Array.from({ length: 120 }, (_, at) => String.fromCharCode(at + 1));
    expect(redaction(texts).keepsOrder).toBe(false);
  });
});

describe("texts of given lengths in order", () => {
  it("are the smallest ones", () => {
    expect(codesOf([2, 2, 1, 3, 2], "ab", 9)).toEqual(["aa", "ab", "b", "baa", "bb"]);
    expect(codesOf([1, 1, 1], "ab", 9)).toBeUndefined();
    expect(codesOf([5, 5, 1], "ab", 2)).toEqual(["aa", "ab", "b"]);
  });
});
