/**
 * Finds sentences in comments and documents that hide their subject behind one of a few openings or phrases.
 *
 * usage: node scripts/check-english.ts [FILE...]   every file of the repository, if none is named
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

/** Openings that leave a reader without the sentence's subject. Questions may begin with "What". */
const opening = /^(?:Of|What|Those|The same of|That which|So many)\b/;

/** Phrases whose pronoun stands for nothing that the sentence names. */
const unclear = /\b(?:said so|of before|has it so|(?:nothing|none) of it|whoever|is none of (?:it|them))\b/i;

/** Files that are recorded, generated, or whose text belongs to others. */
const left = [/^fixtures\//, /^dist\//, /^examples\/releases/, /^docs\/reports\/(?!releases)/, /LICEN[CS]E/];

interface Line {
  readonly number: number;
  readonly text: string;
}

/** A sentence, and the line of a file that it begins in. */
export interface Sentence {
  readonly line: number;
  readonly text: string;
}

/**
 * The sentences that hide a subject.
 *
 * @param file decides by its ending what a comment is; in Markdown, all text outside of code and headings is read
 */
export function hiddenSubjects(file: string, content: string): Sentence[] {
  const lines = content.split("\n").map((text, index): Line => ({ number: index + 1, text }));
  const paragraphs = file.endsWith(".md") ? markdownParagraphs(lines) : commentParagraphs(file, lines);
  return paragraphs
    .flatMap(sentencesOf)
    .filter(({ text }) => unclear.test(text) || (opening.test(text) && !text.endsWith("?")));
}

/** Lines of one paragraph each, without marks. */
function commentParagraphs(file: string, lines: readonly Line[]): Line[][] {
  const isHash = /\.(?:ya?ml|sh)$/.test(file);
  const paragraphs: Line[][] = [];
  let current: Line[] = [];
  let isOpen = false;
  const end = () => {
    if (current.length > 0) paragraphs.push(current);
    current = [];
  };
  for (const { number, text } of lines) {
    const mark = isHash
      ? /^\s*#+(?!!)\s?(.*)$/
      : isOpen
        ? /^\s*\*?(?!\/)\s?(.*)$/
        : /^\s*(?:\/\*\*?|\/\/)\s?(.*)$/;
    const [, found] = mark.exec(text) ?? [];
    if (found === undefined) {
      end();
      isOpen = false;
      continue;
    }
    if (!isHash && /^\s*\/\*/.test(text)) {
      end();
      isOpen = true;
    }
    const own = found.replace(/\s*\*\/.*$/, "").trim();
    const [, tagged] = /^@(?:returns|throws|(?:param|property) \S+)\s+(.*)$/.exec(own) ?? [];
    if (own === "" || tagged !== undefined || /^(?:- |@)/.test(own)) end();
    if (own !== "") current.push({ number, text: tagged ?? own.replace(/^- /, "") });
    if (text.includes("*/")) {
      end();
      isOpen = false;
    }
  }
  end();
  return paragraphs;
}

/** Table cells and list items are paragraphs of their own. */
function markdownParagraphs(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  let isCode = false;
  let current: Line[] = [];
  const end = () => {
    if (current.length > 0) paragraphs.push(current);
    current = [];
  };
  for (const { number, text } of lines) {
    const line = text.replace(/^[\s>]*/, "");
    if (/^(?:```|~~~)/.test(line)) {
      isCode = !isCode;
      end();
    } else if (isCode || line === "" || line.startsWith("#") || line.startsWith("<")) end();
    else if (line.startsWith("|")) {
      end();
      for (const cell of line.split(/(?<!\\)\|/)) paragraphs.push([{ number, text: cell.trim() }]);
    } else {
      const item = /^(?:[-*]|\d+\.)\s+(.*)$/.exec(line)?.[1];
      if (item !== undefined) end();
      current.push({ number, text: (item ?? line).replace(/^[*_]+/, "") });
    }
  }
  end();
  return paragraphs;
}

function sentencesOf(paragraph: readonly Line[]): Sentence[] {
  const sentences: { line: number; text: string }[] = [];
  let isNew = true;
  for (const { number, text } of paragraph)
    for (const part of text.split(/(?<=[.!?](?:\*\*|["')`])?)\s+(?=[A-Z"(`*[])/)) {
      if (isNew) sentences.push({ line: number, text: part });
      else {
        const last = sentences.at(-1);
        if (last !== undefined) last.text += ` ${part}`;
      }
      isNew = /[.!?](?:\*\*|["')`])?$/.test(part) && !/\b(?:e\.g|i\.e|etc)\.$/.test(part);
    }
  return sentences;
}

function main(given: readonly string[]): number {
  const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
  const files = (given.length > 0 ? given : tracked).filter(
    (file) => /\.(?:ts|mts|mjs|c|h|css|sh|ya?ml|md)$/.test(file) && !left.some((one) => one.test(file)),
  );
  let found = 0;
  for (const file of files)
    for (const { line, text } of hiddenSubjects(file, readFileSync(file, "utf8"))) {
      process.stderr.write(`${file}:${line}: name the subject: ${text.slice(0, 100)}\n`);
      found++;
    }
  if (found > 0) process.stderr.write(`${found} sentences hide their subject\n`);
  return found === 0 ? 0 : 1;
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === import.meta.filename)
  process.exitCode = main(process.argv.slice(2));
