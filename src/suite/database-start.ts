import type { Role } from "../model/engine.ts";

/** The start of a prepared database, before the SQL that makes it, and the folder that this SQL may use. */
export interface DatabaseStart {
  /** The source of each engine's copy: a file, or a folder whose file `db` is the database. Absent if the database starts empty. */
  readonly files?: Readonly<Partial<Record<Role, string>>>;
  /** Bytes of the largest of them; 0 if it starts empty. */
  readonly bytes: number;
  /** A program that works on it before its SQL; absent if there is none. */
  readonly command?: PrepareCommand;
  /** SHA-256 of the files and of the command, in hex; empty if there is neither. */
  readonly sha256: string;
  /** Whether `{dir}` in its SQL, and in that of its tests, stands for a folder of the engine's own. */
  readonly usesDir: boolean;
}

/** A program that makes a database, or a part of it, for each engine. */
export interface PrepareCommand {
  /** A program on PATH or an absolute path, and its arguments, with `{database}`, `{dir}` and `{engine}`. */
  readonly words: readonly [string, ...string[]];
  /** The words that name files, as absolute paths. */
  readonly files: readonly string[];
  /** Where a user has written it: `bench/own.yml:4:1`. */
  readonly place: string;
}
