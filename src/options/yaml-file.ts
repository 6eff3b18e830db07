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
import { InputError } from "../model/errors.ts";

/** More than any configuration; parsing takes longer the longer a text is. */
const longestFile = 100_000;

/** Rules can share their parts many times; more than this is an attempt to fill the memory. */
const mostAliases = 100;

/** A YAML mapping that remembers where in the file each of its parts stands. */
export interface YamlFile {
  /** Plain objects, lists and values. */
  readonly value: unknown;
  /**
   * Where a part begins, characters from 0: its key in a mapping, itself in a list. Where it is not there, the
   * innermost part around it.
   */
  readonly offsetOf: (path: readonly PropertyKey[]) => number;
  /** `line:column` of an offset, both from 1. */
  readonly position: (offset: number) => string;
}

/** Ends reading at an offset of the text. */
type Refuse = (offset: number, words: string) => never;

/** @throws InputError naming the file, the line and column, and what is wrong */
export function parseYaml(text: string, fileName: string): YamlFile {
  if (text.length > longestFile)
    throw new InputError(`${fileName}: ${text.length} characters, at most ${longestFile} are allowed`);
  const lineCounter = new LineCounter();
  const position = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return `${line}:${col}`;
  };
  const refuse: Refuse = (offset, words) => {
    throw new InputError(`${fileName}:${position(offset)}: ${words}`);
  };
  const document = parseDocument(text, {
    lineCounter,
    prettyErrors: false,
    stringKeys: true,
    logLevel: "error",
  });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem !== undefined) refuse(problem.pos[0], explain(problem, text));
  const { contents } = document;
  const example = "write one a line, for example rows: 10000";
  if (contents === null) throw new InputError(`${fileName}: the file has no settings: ${example}`);
  if (!isMap(contents)) return refuse(startOf(contents), `not a mapping of settings: ${example}`);
  const value = toValue(document, refuse);
  return { value, offsetOf: (path) => offsetOf(document, contents, path), position };
}

function explain({ code, message, pos: [start] }: YAMLError, text: string): string {
  if (code === "DUPLICATE_KEY") {
    const key = /^[^\s:]*/.exec(text.slice(start))?.[0];
    return `key ${JSON.stringify(key)} is there a second time: leave one of them out`;
  }
  if (code === "MULTIPLE_DOCS") return "a second document begins here: one is allowed";
  if (code === "RESOURCE_EXHAUSTION") return "lists or mappings inside each other go too deep";
  return `not YAML: ${message.replaceAll("\n", " ")}`;
}

function toValue(document: Document.Parsed, refuse: Refuse): unknown {
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document) === undefined)
        refuse(startOf(alias), `*${alias.source} stands for nothing: no &${alias.source} comes before it`);
    },
  });
  try {
    return document.toJS({ maxAliasCount: mostAliases });
  } catch (cause) {
    if (!(cause instanceof ReferenceError)) throw cause;
    return refuse(0, `aliases multiply to more than ${mostAliases} parts: write the settings out`);
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
