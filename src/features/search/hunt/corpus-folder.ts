import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { readInside } from "../../../platform/read-inside.ts";
import { requireNoLink } from "../../../results/own-folder.ts";
import { writeWhole } from "../../../results/write.ts";
import {
  Corpus,
  corpusFile,
  type Entry,
  fileOf,
  formatEntry,
  mostFileBytes,
  mostKept,
  mostSeeds,
  parseEntry,
} from "./corpus.ts";

/** Files that are looked at, the first by name: a folder with more is none that a hunt has left. */
const mostFiles = 2 * (mostSeeds + mostKept);

/**
 * The corpus in a folder, which each hunt goes on with; empty if there is no such folder. Only files with the names of a corpus are read, written
 * or removed.
 *
 * @param tell gets a sentence about each file that is not used
 * @throws InputError if a link is in the folder's place
 */
export function openCorpus(folder: string, tell: (words: string) => void): Corpus {
  requireNoLink(folder);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => corpusFile.test(name)) : [];
  const entries: Entry[] = [];
  for (const name of names.toSorted().slice(0, mostFiles)) {
    const entry = readEntry(folder, name);
    if (typeof entry === "string") tell(`${path.join(folder, name)} is not used: ${entry}`);
    else entries.push(entry);
  }
  return new Corpus(
    entries,
    (entry) => writeWhole(path.join(folder, fileOf(entry)), formatEntry(entry)),
    (name) => rmSync(path.join(folder, name), { force: true }),
  );
}

function readEntry(folder: string, name: string): Entry | string {
  try {
    const found = readInside(path.join(folder, name), [folder], mostFileBytes);
    return typeof found === "string" ? `it is ${found}` : parseEntry(name, found.bytes.toString("utf8"));
  } catch (cause) {
    return (cause as Error).message;
  }
}
