import { meant, nameOf } from "../../../suite/foreign-sql/sql-tokens.ts";

/** How the content of a virtual table is had in another database. */
export type Virtual =
  /** Its rows are read and inserted again. */
  | { readonly content: "own"; readonly hasRowid: boolean }
  /** Its module makes it anew of another table's rows. */
  | { readonly content: "elsewhere" }
  /** It has no content of its own. */
  | { readonly content: "none" }
  | { readonly content: "unknown"; readonly reason: string };

/** @returns undefined unless the SQL makes a virtual table */
export function virtualOf(sql: string): Virtual | undefined {
  if (!/^\s*CREATE\s+VIRTUAL\b/i.test(sql)) return undefined;
  const tokens = meant(sql);
  const using = tokens.findIndex(({ text }) => text.toUpperCase() === "USING");
  const module = (nameOf(tokens[using + 1]) ?? "").toLowerCase();
  if (/^rtree(?:_i32)?$/.test(module)) return { content: "own", hasRowid: false };
  if (/^fts(?:5vocab|4aux)$/.test(module)) return { content: "none" };
  if (!/^fts[345]$/.test(module))
    return { content: "unknown", reason: `the module ${module} can have copies of its texts elsewhere` };
  // An option of the module is a name, a sign and a value; a column can have the same name.
  const at = tokens.findIndex(
    ({ text }, index) => /^content$/i.test(text) && tokens[index + 1]?.text === "=",
  );
  if (at < 0) return { content: "own", hasRowid: true };
  const value = tokens[at + 2]?.text ?? "";
  if (/^(?:''|""|[,)])?$/.test(value))
    return { content: "unknown", reason: "it has an index alone, whose texts cannot be read back" };
  return { content: "elsewhere" };
}
