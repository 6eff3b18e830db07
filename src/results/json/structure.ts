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
  const names = new Set<string>();
  const text = Buffer.from(content.buffer, content.byteOffset, content.length);
  /** A string that may be a key: the places of its quotation marks. */
  let string: { readonly start: number; readonly end: number } | undefined;
  let depth = 0;
  let keys = 0;
  let parts = 0;
  for (let at = 0; at < content.length; at++) {
    const code = content[at];
    if (code === codes.quote) {
      const start = at;
      at = endOfString(content, at);
      string = { start, end: at };
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
      // With its first quotation mark, so that no key is a number: the engine's hash of other texts is keyed, and collisions are rare.
      if (string !== undefined) names.add(text.toString("latin1", string.start, string.end));
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

/** The place of the closing quote; the end of the content if it has none. */
function endOfString(content: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < content.length && content[at] !== codes.quote) at += content[at] === codes.backslash ? 2 : 1;
  return at;
}
