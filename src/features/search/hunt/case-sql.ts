import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { type Refused, refusedIn } from "../../../suite/foreign-sql/refused-sql.ts";
import { meant } from "../../../suite/foreign-sql/sql-tokens.ts";
import { madeNames } from "../../../suite/foreign-sql/table-names.ts";
import type { Token } from "../../../suite/foreign-sql/tokenize.ts";
import type { OwnWorkload, PlacedSql } from "../../workloads/own/own-workload.ts";
import { reservedNames } from "../../workloads/own/placeholders.ts";

/**
 * Refuses the file of a case that has other SQL than a hunt's cases have: files are passed on, and a statement can reach a file by
 * many names.
 *
 * @param option that named the file
 * @throws InputError naming the statement, the part of it that is not allowed, and what is
 */
export function requireOwnDatabase(own: OwnWorkload, option: string): void {
  if ((own.database ?? own.prepareCommand) !== undefined)
    throw new InputError(
      `${option}: ${own.file} has a database or a prepare-command, which no case of a hunt has: measure it with run --own-workloads`,
    );
  const statements = statementsOf(own);
  const tables = new Set(statements.flatMap(({ sql }) => madeNames(meant(sql))));
  for (const { sql, place } of statements) {
    const refused = refusedInCase(sql, tables);
    if (refused !== undefined)
      throw new InputError(
        `${option}: ${place}: ${formatValue(sql)} has ${refused.part}, which is not among what a case may have, since it could reach other files ` +
          `than the database: allowed are ${refused.allowed}; measure it with run --own-workloads if you trust it`,
      );
  }
}

function statementsOf(own: OwnWorkload): readonly PlacedSql[] {
  const { tables, prepare, before = [], statements, after = [], check, alternatives = [], counters } = own;
  const others = counters === undefined ? [] : [counters];
  return [
    ...tables,
    ...prepare,
    ...before,
    ...statements,
    ...after,
    ...check,
    ...alternatives.flat(),
    ...others,
  ];
}

/** Where all SQL of a workload is from, each place beginning with the path of its file. */
export function placesOf(own: OwnWorkload): string[] {
  return statementsOf(own).map(({ place }) => place);
}

/**
 * The first part of a statement that no case may have; undefined if there is none.
 *
 * @param tables the tables and views that the case makes, in small letters
 */
export function refusedInCase(sql: string, tables: ReadonlySet<string>): Refused | undefined {
  return refusedParameter(meant(sql)) ?? refusedIn(sql, tables);
}

/** SQLite reads more as a parameter than other programs do, up to a parenthesis that ends it, so that a quotation in it is none. */
function refusedParameter(tokens: readonly Token[]): Refused | undefined {
  const names = reservedNames.map((name) => `:${name}`);
  const refused = tokens.find(
    ({ kind, text }) =>
      (kind === "parameter" && !names.includes(text)) || (kind === "other" && /^[$@#:?]/.test(text)),
  );
  if (refused !== undefined)
    return { part: `the parameter ${refused.text}`, allowed: `the placeholders ${names.join(", ")}` };
  // Its value would be the end of the name.
  const joined = tokens.find(({ kind, offset }, at) => {
    const before = tokens[at - 1];
    const isName = before?.kind === "word" || before?.kind === "name" || before?.kind === "number";
    return kind === "parameter" && isName && before.offset + before.text.length === offset;
  });
  return (
    joined && {
      part: `the placeholder ${joined.text} at the end of a name`,
      allowed: "placeholders behind a space or an operator",
    }
  );
}
