import { InputError } from "../../model/errors.ts";

/** The largest run of this tool stays far below. Beyond these, reading takes seconds, whatever the file says. */
const limits = {
  /** Lists and mappings inside each other. */
  depth: 16,
  /** Keys of one mapping. */
  keys: 2_000,
  /** Items of one list: a sample of each engine in every round. */
  items: 30_000,
  /** Keys of all mappings together. */
  allKeys: 800_000,
  /** Different ones: each costs the parser far more than a repeated one. */
  keyNames: 5_000,
  /** Lists and mappings together. */
  parts: 1_500_000,
} as const;

const codes = {
  quote: 0x22,
  backslash: 0x5c,
  colon: 0x3a,
  comma: 0x2c,
  openList: 0x5b,
  openMapping: 0x7b,
  closeList: 0x5d,
  closeMapping: 0x7d,
} as const;

/**
 * Refuses JSON that is small for its bytes and yet costs seconds to parse: deep, with very many keys, or of very many parts.
 * The function looks at brackets, colons and commas only, which takes a fraction of a second for any file.
 *
 * @throws InputError naming the part that is too large
 */
export function requireModestStructure(content: Uint8Array, fileName: string): void {
  const keysAt = new Uint32Array(limits.depth + 1);
  const itemsAt = new Uint32Array(limits.depth + 1);
  const names = new Set<number>();
  /** The start of a string that may be a key; each is hashed once. */
  let string: number | undefined;
  let depth = 0;
  let keys = 0;
  let parts = 0;
  for (let at = 0; at < content.length; at++) {
    const code = content[at];
    if (code === codes.quote) {
      string = at;
      at = endOfString(content, at);
    } else if (code === codes.openList || code === codes.openMapping) {
      depth++;
      parts++;
      if (depth > limits.depth) refuse(fileName, `${limits.depth} levels of lists and mappings`);
      if (parts > limits.parts) refuse(fileName, `${limits.parts} lists and mappings`);
      keysAt[depth] = 0;
      itemsAt[depth] = 1;
    } else if (code === codes.closeList || code === codes.closeMapping) depth = Math.max(0, depth - 1);
    else if (code === codes.colon) {
      keys++;
      keysAt[depth] = (keysAt[depth] ?? 0) + 1;
      if (string !== undefined) names.add(hashOfString(content, string));
      string = undefined;
      if (names.size > limits.keyNames) refuse(fileName, `${limits.keyNames} different keys`);
      if (keys > limits.allKeys) refuse(fileName, `${limits.allKeys} keys`);
      if ((keysAt[depth] ?? 0) > limits.keys) refuse(fileName, `${limits.keys} keys in one mapping`);
    } else if (code === codes.comma) {
      itemsAt[depth] = (itemsAt[depth] ?? 0) + 1;
      if ((itemsAt[depth] ?? 0) > limits.items) refuse(fileName, `${limits.items} items in one list`);
    }
  }
}

function refuse(fileName: string, what: string): never {
  throw new InputError(`${fileName}: more than ${what}: no run of this tool has that many`);
}

/** FNV-1a: https://www.ietf.org/archive/id/draft-eastlake-fnv-17.html; two strings with the same hash count as one. */
function hashOfString(content: Uint8Array, start: number): number {
  let hash = 0x811c9dc5;
  for (let at = start + 1; at < content.length && content[at] !== codes.quote; at++)
    hash = Math.imul(hash ^ (content[at] ?? 0), 0x01000193);
  return hash;
}

/** The place of the closing quote; the end of the content if it has none. */
function endOfString(content: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < content.length && content[at] !== codes.quote) at += content[at] === codes.backslash ? 2 : 1;
  return at;
}
