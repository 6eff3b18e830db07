import type { Storage } from "../model/test.ts";

/** SQL that an engine is told on every connection of a storage after it is opened. */
export type ConnectionSettings = Readonly<Record<Storage, readonly string[]>>;

/** SQLite's durable write-ahead path for autocommit; the engines' own defaults elsewhere. */
export const defaultSettings: ConnectionSettings = {
  memory: [],
  file: [],
  autocommit: ["PRAGMA journal_mode=WAL;", "PRAGMA synchronous=FULL;"],
};

/** The tool's own settings, and after them the pragmas that a person gives for an engine. */
export function withPragmas(pragmas: Partial<ConnectionSettings> = {}): ConnectionSettings {
  const all = (storage: Storage) => [...defaultSettings[storage], ...(pragmas[storage] ?? [])];
  return { memory: all("memory"), file: all("file"), autocommit: all("autocommit") };
}
