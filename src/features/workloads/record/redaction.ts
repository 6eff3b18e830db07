import { createCipheriv, createHash } from "node:crypto";
import type { BoundValue } from "../own/bound-value.ts";

/** Texts that functions of dates and JSON, and full-text tables, take as instructions; they say nothing of a person. */
const instruction =
  /^(?:now|utc|localtime|auto|julianday|unixepoch|subsec(?:ond)?|weekday \d|start of (?:day|month|year)|[+-]?\d+(?:\.\d+)? (?:second|minute|hour|day|month|year)s?|(?:%[a-zA-Z]|[-:/ .TZ])+|(?:auto|user|crisis)?merge(?:=\d+(?:,\d+)?)?|delete(?:-all)?|integrity-check|optimize|pgsz|rank|rebuild|secure-delete|\$(?:[.[][\w.[\]#-]*)*)$/i;

/** Characters in the order of their bytes. Without capitals, texts stay different where case does not count. */
const alphabets = [
  "0123456789abcdefghijklmnopqrstuvwxyz",
  range(0x21, 0x40) + range(0x5b, 0x7e),
  range(0x21, 0x7e),
];

function range(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** Replaces texts and blobs: equal ones by equal ones, of the same number of bytes, and in the same order of bytes. */
export class Redaction {
  readonly #texts = new Map<string, string>();
  readonly #blobs = new Map<string, string>();
  readonly #key: Uint8Array;
  /** Whether the replacements are in the order of what they replace; too many short texts can make that impossible. */
  readonly keepsOrder: boolean;

  /**
   * @param bytes all texts and blobs, by their bytes
   * @param key secret, and new for each recording: it decides all characters that neither order nor difference needs
   */
  constructor(texts: Iterable<Buffer>, blobs: Iterable<Buffer>, key: Uint8Array) {
    this.#key = key;
    const sortedTexts = distinct(texts).filter((one) => !isKept(one));
    const sortedBlobs = distinct(blobs).filter((one) => one.length > 0);
    const codes = ordered(sortedTexts, key, alphabets);
    this.keepsOrder = codes !== undefined;
    for (const [index, one] of sortedTexts.entries())
      this.#texts.set(one.toString("latin1"), codes?.[index] ?? filler(one, key, 0));
    // Every blob is its own replacement in the worst case, so that there is always an order.
    const blobCodes = ordered(sortedBlobs, key, [range(0, 255)]);
    for (const [index, one] of sortedBlobs.entries())
      this.#blobs.set(one.toString("latin1"), blobCodes?.[index] ?? "");
  }

  text(text: string): string {
    return this.#text(Buffer.from(text, "utf8"));
  }

  /** The replacement of a blob. @param digits hexadecimal */
  blob(digits: string): string {
    const bytes = Buffer.from(digits, "hex");
    const found = this.#blobs.get(bytes.toString("latin1")) ?? filler(bytes, this.#key, 0);
    return Buffer.from(found, "latin1").toString("hex");
  }

  value(value: BoundValue): BoundValue {
    if (typeof value === "string") return this.text(value);
    if (typeof value !== "object" || value === null) return value;
    if ("blob" in value) return { blob: this.blob(value.blob) };
    return "text" in value ? this.#text(Buffer.from(value.text, "hex")) : value;
  }

  /** One that was not among those given has a replacement too, without an order. */
  #text(bytes: Buffer): string {
    if (isKept(bytes)) return bytes.toString("utf8");
    return this.#texts.get(bytes.toString("latin1")) ?? filler(bytes, this.#key, 0);
  }
}

function isKept(bytes: Buffer): boolean {
  return bytes.length === 0 || instruction.test(bytes.toString("latin1"));
}

function distinct(all: Iterable<Buffer>): Buffer[] {
  const known = new Map<string, Buffer>();
  for (const one of all) known.set(one.toString("latin1"), one);
  return [...known.values()].sort(Buffer.compare);
}

/** Replacements in the order given, with the first few characters for the order and others by the key; undefined if no alphabet has enough. */
function ordered(sorted: readonly Buffer[], key: Uint8Array, from: readonly string[]): string[] | undefined {
  const lengths = sorted.map(({ length }) => length);
  const few = Math.ceil(Math.log(sorted.length + 1) / Math.log(from[0]?.length ?? 2)) + 2;
  for (const most of [few, Number.POSITIVE_INFINITY])
    for (const alphabet of from) {
      const codes = codesOf(lengths, alphabet, most);
      if (codes !== undefined)
        return codes.map((code, index) => code + filler(sorted[index] as Buffer, key, code.length));
    }
  return undefined;
}

/**
 * The smallest texts of these lengths of which each is greater than the one before; undefined if there are none.
 *
 * @param digits the characters in their order
 * @param most characters of a text, the first ones
 */
export function codesOf(lengths: readonly number[], digits: string, most: number): string[] | undefined {
  const codes: string[] = [];
  let last: number[] = [];
  for (const length of lengths) {
    const size = Math.min(length, most);
    const next = [...last.slice(0, size), ...new Array<number>(Math.max(0, size - last.length)).fill(0)];
    // A longer text is greater than its beginning.
    let at = size > last.length && last.length > 0 ? -1 : size - 1;
    if (codes.length === 0) at = -1;
    for (; at >= 0; at--) {
      const digit = (next[at] ?? 0) + 1;
      next[at] = digit < digits.length ? digit : 0;
      if (digit < digits.length) break;
      if (at === 0) return undefined;
    }
    last = next;
    codes.push(next.map((digit) => digits[digit]).join(""));
  }
  return codes;
}

/** Hexadecimal digits that follow from the key and a text. */
function filler(bytes: Buffer, key: Uint8Array, from: number): string {
  const size = Math.max(0, bytes.length - from);
  const own = createHash("sha256").update(key).update(bytes).digest();
  const stream = createCipheriv("aes-256-ctr", own, Buffer.alloc(16)).update(
    Buffer.alloc(Math.ceil(size / 2)),
  );
  return stream.toString("hex").slice(0, size);
}
