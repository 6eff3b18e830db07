import { textOf as partText } from "../../../suite/sql-template.ts";
import { contestHash, type OwnContest } from "../../workloads/own/own-contest.ts";
import type { PlacedSql } from "../../workloads/own/own-workload.ts";
import { type OwnStatement, readPlaceholders } from "../../workloads/own/placeholders.ts";
import type { OwnRecord } from "./record.ts";

/** A user's contest as results keep it. */
export function ownRecord(contest: OwnContest): OwnRecord {
  const { name: workload, mode, connections, durationMs: windowMs, killEveryMs, compare } = contest;
  return {
    ...{ workload, mode, windowMs, killEveryMs, compare },
    connections: connections.reduce((sum, { count }) => sum + count, 0),
    tasks: connections.map(({ name: task, count }) => ({ task, connections: count })),
    sha256: contestHash(contest),
  };
}

/** A fault of a user's contest with the place of the SQL that it names, if it names some. */
export function withPlace(message: string, contest: OwnContest): string {
  const { tables, prepare, invariant, connections } = contest;
  const all = [...tables, ...prepare, ...invariant];
  const own = connections.flatMap(({ statements, committed }) => [
    ...statements,
    ...(committed ? [committed] : []),
  ]);
  // Messages have the beginning of a statement.
  const named = [...all, ...own]
    .map((one) => ({ place: one.place, beginning: textOf(one).slice(0, 100) }))
    .filter(({ beginning }) => message.includes(beginning))
    .toSorted((one, other) => other.beginning.length - one.beginning.length);
  return named[0] === undefined ? message : `${message} (${named[0].place})`;
}

/** A user's contest as the driver reads it, line by line: src/driver/script.c. */
export function scriptLines({ connections, invariant, killEveryMs }: OwnContest): string[] {
  return [
    ...(killEveryMs === undefined ? [] : [`kill ${killEveryMs}`]),
    ...invariant.map((one) => `invariant ${textOf(one)}`),
    ...connections.flatMap(({ name, count, pauseMs, committed, statements }) => [
      ...[`connections ${name}`, `count ${count}`],
      ...(pauseMs === undefined ? [] : [`pause ${pauseMs}`]),
      ...(committed === undefined ? [] : [`committed ${textOf(committed)}`]),
      ...statements.flatMap((one) => [
        `statement ${textOf(one)}`,
        ...partLines(readPlaceholders(withoutEnd(one))),
      ]),
    ]),
  ];
}

/** As an engine names it in its own words. */
function textOf({ sql }: PlacedSql): string {
  return sql.replace(/;\s*$/, "");
}

function withoutEnd(one: PlacedSql): PlacedSql {
  return { ...one, sql: textOf(one) };
}

/** @param quote what becomes of fixed text: within a literal, its quotation marks are doubled */
function partLines({ pieces, parts }: OwnStatement, quote = (text: string) => text): string[] {
  return pieces.flatMap((piece, index) => [
    ...(piece === "" ? [] : [`piece ${quote(piece)}`]),
    ...(index < parts.length ? placeholderLines(parts[index] as OwnStatement["parts"][number]) : []),
  ]);
}

function placeholderLines(part: OwnStatement["parts"][number]): string[] {
  switch (part.kind) {
    case "repetition":
      return ["number"];
    case "integer":
      return [`integer ${part.first} ${part.last}`];
    case "letters":
      return [`letters ${part.count}`];
    case "given":
      return [`piece ${partText(part.part)}`];
    case "literal":
      return ["piece '", ...partLines(part, (text) => text.replaceAll("'", "''")), "piece '"];
  }
}
