import { meant, nameOf } from "../../../suite/foreign-sql/sql-tokens.ts";

/** Settings of a connection that change what statements do or cost. */
const settings = [
  ...["automatic_index", "cache_size", "cache_spill", "case_sensitive_like", "foreign_keys", "journal_mode"],
  ...["mmap_size", "recursive_triggers", "reverse_unordered_selects", "secure_delete", "synchronous"],
  ...["temp_store", "wal_autocheckpoint"],
];

/** Settings that a replay needs for equal results. */
const ofResults = ["case_sensitive_like", "foreign_keys", "recursive_triggers", "reverse_unordered_selects"];

/** A setting of a connection. */
export interface PragmaSetting {
  readonly name: string;
  readonly sql: string;
  readonly changesResults: boolean;
}

/** The setting that a PRAGMA makes; undefined if it asks, or sets something that a workload does not keep. */
export function settingOf(sql: string): PragmaSetting | undefined {
  const tokens = meant(sql).filter(({ kind }) => kind !== "end");
  const at = tokens[2]?.text === "." ? 3 : 1;
  const name = (nameOf(tokens[at]) ?? "").toLowerCase();
  const isSet = tokens[at + 1]?.text === "=" || tokens[at + 1]?.text === "(";
  const value = tokens
    .slice(at + 2)
    .map(({ text }) => text)
    .join("")
    .replace(/\)$/, "");
  if (!isSet || !settings.includes(name) || !/^-?\w{1,20}$|^'\w{1,20}'$/.test(value)) return undefined;
  return { name, sql: `PRAGMA ${name}=${value};`, changesResults: ofResults.includes(name) };
}
