import type { SettingsInForce } from "../model/engine.ts";
import type { Storage } from "../model/test.ts";

/** SQL that an engine executes on every connection of a storage after opening it. */
export type ConnectionSettings = Readonly<Record<Storage, readonly string[]>>;

/** SQLite's durable write-ahead path for autocommit; the engines' own defaults elsewhere. */
export const defaultSettings: ConnectionSettings = {
  memory: [],
  file: [],
  autocommit: ["PRAGMA journal_mode=WAL;", "PRAGMA synchronous=FULL;"],
};

/**
 * A pragma that an encrypted file cannot be read without, such as `PRAGMA key=secret;`:
 * https://www.zetetic.net/sqlcipher/sqlcipher-api/ and https://sqlite.org/com/see.html
 */
const keyPragma = /^PRAGMA\s+(?:\w+\.)?(?:key|hexkey|textkey|kdf_iter|cipher\w*)\s*=/i;

/** The tool's own settings, then the user's pragmas for the engine. A key comes before all other settings. */
export function withPragmas(pragmas: Partial<ConnectionSettings> = {}): ConnectionSettings {
  const all = (storage: Storage) => {
    const given = pragmas[storage] ?? [];
    const isKey = (pragma: string) => keyPragma.test(pragma);
    return [...given.filter(isKey), ...defaultSettings[storage], ...given.filter((pragma) => !isKey(pragma))];
  };
  return { memory: all("memory"), file: all("file"), autocommit: all("autocommit") };
}

/** The user's settings for a server, which has no pragmas: SQL for its connections, such as SET of a session variable. */
export function onlyGiven(given: Partial<ConnectionSettings> = {}): ConnectionSettings {
  return { memory: [], file: [], autocommit: [], ...given };
}

/** Settings that pragmas set and that SQLite reports. */
export type Setting = keyof SettingsInForce;

/** SQLite's answer to `PRAGMA setting` after these statements; undefined if none of them sets it. */
export function askedValue(
  statements: readonly string[],
  storage: Storage,
  setting: Setting,
): string | undefined {
  const values = statements.flatMap((statement) => {
    const [, name = "", value = ""] = /^PRAGMA\s+(?:\w+\.)?(\w+)\s*=\s*([^;]*?)\s*;?$/i.exec(statement) ?? [];
    return name.toLowerCase() === setting ? [value.toLowerCase()] : [];
  });
  const last = values.at(-1);
  return last === undefined ? undefined : answerTo(setting, last, storage);
}

function answerTo(setting: Setting, value: string, storage: Storage): string {
  if (setting === "synchronous") return synchronousLevels[value] ?? "1";
  if (setting === "cache_size" || setting === "page_size") return String(Number(value));
  // A database in memory has no other modes.
  return storage === "memory" && value !== "off" ? "memory" : value;
}

/** https://www.sqlite.org/pragma.html#pragma_synchronous; SQLite reads any other word as NORMAL. */
const synchronousLevels: Readonly<Record<string, string>> = {
  0: "0",
  off: "0",
  no: "0",
  false: "0",
  2: "2",
  full: "2",
  3: "3",
  extra: "3",
};
