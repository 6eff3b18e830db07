import {
  type Document,
  isAlias,
  isMap,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import { formatValue } from "../messages/format-value.ts";
import { isUtf16, utf16Words } from "../messages/not-utf8.ts";
import { InputError } from "../model/errors.ts";

/** More than any configuration needs, and still fast to parse. */
const maxFileLength = 100_000;

/** Rules can share their parts many times; more than this is an attempt to exhaust the memory. */
const maxAliases = 100;

/** A YAML mapping that knows the position of each of its parts in the file. */
export interface YamlFile {
  /** Plain objects, lists and values. */
  readonly value: unknown;
  /**
   * Where a part begins, in characters from 0: at its key in a mapping, at itself in a list. For a missing part, where the
   * innermost part around it begins.
   */
  readonly offsetOf: (path: readonly PropertyKey[]) => number;
  /** `line:column` of an offset, both from 1. */
  readonly position: (offset: number) => string;
}

/** Throws an InputError about an offset of the text. */
type Fail = (offset: number, words: string) => never;

/**
 * @param example of a line
 * @throws InputError naming the file, the line, the column and the fault
 */
export function parseYaml(text: string, fileName: string, example = "rows: 10000"): YamlFile {
  if (text.length > maxFileLength)
    throw new InputError(`${fileName}: ${text.length} characters, at most ${maxFileLength} are allowed`);
  if (isUtf16(text)) throw new InputError(`${fileName} ${utf16Words}`);
  const lineCounter = new LineCounter();
  const position = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return `${line}:${col}`;
  };
  const fail: Fail = (offset, words) => {
    throw new InputError(`${fileName}:${position(offset)}: ${words}`);
  };
  const document = parseModest(text, fileName, lineCounter);
  const [problem] = [...document.errors, ...document.warnings];
  const spread = document.errors.find(({ code }) => code === "MULTILINE_IMPLICIT_KEY");
  if (problem?.code === "BLOCK_AS_IMPLICIT_KEY" && spread !== undefined) fail(...indented(spread, text));
  if (problem !== undefined) fail(problem.pos[0], explain(problem, text));
  const { contents } = document;
  const advice = `write one per line, for example ${example}`;
  if (contents === null) throw new InputError(`${fileName}: the file has no settings: ${advice}`);
  if (!isMap(contents)) return fail(startOf(contents), `not a mapping of settings: ${advice}`);
  const value = toValue(document, fail);
  return { value, offsetOf: (path) => offsetOf(document, contents, path), position };
}

/** @throws InputError if the parser, which calls itself for each level, has no room for the levels */
function parseModest(text: string, fileName: string, lineCounter: LineCounter): Document.Parsed {
  try {
    return parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true, logLevel: "error" });
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new InputError(`${fileName}: ${tooDeep}`, { cause });
  }
}

const tooDeep = "lists or mappings are nested too deeply";

function explain({ code, message, pos: [start] }: YAMLError, text: string): string {
  if (code === "DUPLICATE_KEY") {
    const key = /^[^\s:]*/.exec(text.slice(start))?.[0];
    return `key ${JSON.stringify(key)} is given twice: remove one`;
  }
  if (code === "MULTIPLE_DOCS") return "a second document begins here: only one is allowed";
  if (code === "RESOURCE_EXHAUSTION") return tooDeep;
  const advice =
    code === "MULTILINE_IMPLICIT_KEY" || code === "BAD_INDENT"
      ? ": indent all lines of a text below its key and |"
      : "";
  return `not YAML: ${message.replaceAll("\n", " ")}${advice}, in ${formatValue(lineAt(text, start))}`;
}

/** A key that is indented below a value: the parser takes both for one key, and complains of the value. */
function indented({ pos: [start, end] }: YAMLError, text: string): [offset: number, words: string] {
  const line = text.indexOf("\n", start) + 1;
  const indent = /^\s*/.exec(text.slice(line, end))?.[0].length ?? 0;
  const words = `${formatValue(lineAt(text, line))} is indented, but the line above has a value already`;
  return [line + indent, `not YAML: ${words}`];
}

function lineAt(text: string, offset: number): string {
  const end = text.indexOf("\n", offset);
  return text.slice(text.lastIndexOf("\n", offset - 1) + 1, end < 0 ? undefined : end).trim();
}

function toValue(document: Document.Parsed, fail: Fail): unknown {
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document) === undefined)
        fail(startOf(alias), `alias *${alias.source} has no anchor &${alias.source} before it`);
    },
  });
  try {
    return document.toJS({ maxAliasCount: maxAliases });
  } catch (cause) {
    if (!(cause instanceof ReferenceError)) throw cause;
    return fail(0, `aliases expand to more than ${maxAliases} parts: write the settings without aliases`);
  }
}

function offsetOf(document: Document.Parsed, contents: Node, path: readonly PropertyKey[]): number {
  let node: Node = contents;
  let offset = startOf(node);
  for (const step of path) {
    const inside = isAlias(node) ? node.resolve(document) : node;
    if (isMap<Node, Node | null>(inside)) {
      const pair = inside.items.find(({ key }) => String(key) === String(step));
      if (pair === undefined) break;
      offset = startOf(pair.key);
      node = pair.value ?? pair.key;
    } else if (isSeq<Node>(inside)) {
      node = inside.items[Number(step)] ?? node;
      offset = startOf(node);
    }
  }
  return offset;
}

function startOf({ range }: Node): number {
  return range?.[0] ?? 0;
}
