import { isUtf16, utf16Words } from "../messages/not-utf8.ts";
import type { Role } from "../model/engine.ts";
import { InputError } from "../model/errors.ts";
import type { Recording } from "../model/recording.ts";
import type { ShardPlan } from "../model/shard-plan.ts";
import { withoutUndefined } from "../model/without-undefined.ts";
import { type Roots, readNamed } from "../platform/read-inside.ts";
import type { KeepsFacts } from "./facts.ts";
import { parseRecording } from "./json/schema.ts";
import { mergeRecordings } from "./merge/merge.ts";
import type { Shard } from "./merge/same-run.ts";
import { medianColumns, parseMedians } from "./tables/medians-file.ts";
import { isRoundsFile, parseRounds, roundColumns } from "./tables/rounds-file.ts";
import { otherSeparator } from "./tables/tab-separated.ts";

/** The engines' names in reports, if a file does not name them or they are overridden. */
export type Names = Partial<Readonly<Record<Role, string>>>;

/** The names of engines that neither a file nor a person names. */
const defaultNames = { baseline: "SQLite", candidate: "candidate", base: "base" } as const;

/** How a database begins: https://www.sqlite.org/fileformat.html */
const databaseMark = "SQLite format 3";

/** How files begin that were downloaded and not unpacked: of ZIP and of gzip. */
const archiveMarks = ["PK\u0003\u0004", "\u001f\u008b"];

class ArchiveError extends InputError {}

/** Facts about results files apart from their content. */
export interface ReadOptions {
  /** Throws an InputError about a file that may not be used. */
  readonly check?: (shard: Shard) => void;
  /** The plan whose shards they are. */
  readonly plan?: ShardPlan;
  /** The features whose facts the files may have. */
  readonly features?: readonly KeepsFacts[];
  /** The folders that no file may lead out of; any may if they are absent. */
  readonly roots?: Roots;
}

/**
 * Reads results files, or tab-separated files of medians or rounds, and puts them together.
 *
 * @throws InputError naming the file, if it cannot be read, is wrong, or does not belong to the others
 */
export function readRecordings(
  files: readonly string[],
  names: Names,
  { check = () => {}, plan, features = [], roots }: ReadOptions = {},
): Recording {
  const [first, ...others] = files.map((fileName): Shard => {
    const shard = { fileName, recording: readRecording(fileName, names, features, roots) };
    check(shard);
    return shard;
  });
  if (first === undefined) throw new InputError("no results file is given: name at least one");
  return rename(mergeRecordings([first, ...others], plan, features), names);
}

/**
 * Reads one results file, or tab-separated file of medians or rounds.
 *
 * @param roots the folders that it may not lead out of; it may lead anywhere if they are absent
 * @throws InputError naming the file, if it cannot be read or is wrong
 */
export function readRecording(
  fileName: string,
  names: Names,
  features: readonly KeepsFacts[] = [],
  roots?: Roots,
): Recording {
  return rename(parse(readText(fileName, roots), fileName, names, features), names);
}

function readText(fileName: string, roots: Roots | undefined): string {
  try {
    const content = readNamed(fileName, roots);
    if (archiveMarks.some((mark) => content.toString("latin1", 0, mark.length) === mark))
      throw new ArchiveError(`${fileName} is an archive: unpack it, and name the results.json in it`);
    // Not all of it: the store of a long run may be larger than a text can be.
    return content.toString("latin1", 0, databaseMark.length) === databaseMark
      ? databaseMark
      : content.toString("utf8");
  } catch (cause) {
    if (cause instanceof ArchiveError) throw cause;
    if ((cause as NodeJS.ErrnoException).code === "EISDIR")
      throw new InputError(
        `results file "${fileName}" is a folder: name the results.json in it, ${fileName.replace(/\/*$/, "/")}results.json`,
        { cause },
      );
    throw new InputError(`results file "${fileName}" cannot be read (${(cause as Error).message})`, {
      cause,
    });
  }
}

function parse(text: string, fileName: string, names: Names, features: readonly KeepsFacts[]): Recording {
  if (text.startsWith(databaseMark))
    throw new InputError(`${fileName} is the sample store of a run; name results.json beside it`);
  if (isUtf16(text)) throw new InputError(`${fileName} ${utf16Words}`);
  const separator = otherSeparator(text);
  if (separator !== undefined)
    throw new InputError(
      `${fileName} is a table whose columns are separated by ${separator}: expected a results.json, or a table with tabs between its ` +
        `columns ${medianColumns.join(", ")} (or ${roundColumns.join(", ")})`,
    );
  // A results file is an object; a tab-separated file begins with its header.
  if (text.trimStart().startsWith("{") || !text.includes("\t"))
    return parseRecording(text, fileName, features);
  const parseTable = isRoundsFile(text) ? parseRounds : parseMedians;
  return parseTable(text, fileName, { ...defaultNames, ...withoutUndefined(names) });
}

function rename(recording: Recording, names: Names): Recording {
  const { baseline, candidate, base } = recording.engines;
  return {
    ...recording,
    engines: {
      baseline: { ...baseline, name: names.baseline ?? baseline.name },
      candidate: { ...candidate, name: names.candidate ?? candidate.name },
      ...(base === undefined ? {} : { base: { ...base, name: names.base ?? base.name } }),
    },
  };
}
