import path from "node:path";
import { longestName } from "./values.ts";

/**
 * What reports call an engine that was given no name: `DoltLite` for `libdoltlite.so`, `SQLite` for `libsqlite3.so.0`,
 * otherwise the file's base name without `lib` before it and what a library's name ends in.
 */
export function engineNameOf(file: string): string {
  const base = path.basename(file);
  const stem = base.replace(/^lib/, "").replace(/(\.so(\.\d+)*|(\.\d+)*\.dylib|\.dll|\.exe)$/, "");
  if (stem === "doltlite") return "DoltLite";
  if (stem.startsWith("sqlite3")) return "SQLite";
  return (stem === "" ? base : stem).slice(0, longestName);
}
