import { meant, nameOf } from "../../../suite/foreign-sql/sql-tokens.ts";
import { resultSettingNames } from "./result-settings.ts";

/** Settings of a connection that change what statements cost. */
const ofCosts = [
  ...["automatic_index", "cache_size", "cache_spill", "journal_mode", "mmap_size", "secure_delete"],
  ...["synchronous", "temp_store", "wal_autocheckpoint"],
];

/** A setting of a connection. */
export interface PragmaSetting {
  readonly name: string;
  /** As SQL has it, but `0` or `1` of a setting that changes results. */
  readonly value: string;
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
  const changesResults = resultSettingNames.includes(name);
  const isKnown = changesResults || ofCosts.includes(name);
  if (!isSet || !isKnown || !/^[-+]?\w{1,20}$|^'\w{1,20}'$/.test(value)) return undefined;
  return { name, value: changesResults ? (isOn(value) ? "1" : "0") : value, changesResults };
}

/** As SQLite reads it: https://www.sqlite.org/pragma.html#pragma_foreign_keys */
function isOn(value: string): boolean {
  return /^'?(?:on|yes|true|0*[1-9]\d*)'?$/i.test(value);
}
