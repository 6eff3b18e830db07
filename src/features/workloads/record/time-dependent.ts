import type { ValuedSql } from "../own/statement-lines.ts";

const words =
  /\bcurrent_(?:date|time|timestamp)\b|\b(?:date|time|datetime|julianday|strftime|unixepoch|timediff)\s*\(/i;

/** Whether statements or a schema may use the time of the clock, so that replays within one second would not differ. */
export function isTimeDependent(statements: Iterable<ValuedSql>, schema: readonly string[]): boolean {
  for (const { sql } of statements) if (words.test(sql)) return true;
  return schema.some((sql) => words.test(sql));
}
