import { type EngineFacts, isSameSetting } from "../../../model/engine.ts";
import type { Recording } from "../../../model/recording.ts";
import type { NotedRun } from "../../../report/blocks.ts";
import { microseconds } from "../../../report/format/figures.ts";
import type { Verdict } from "../../../verdict/judge.ts";

/**
 * Settings of servers that alone can make one look faster than another, or give other results; each with the names that servers
 * have for it.
 */
const decisiveServerSettings = [
  { names: ["innodb_flush_log_at_trx_commit"], says: "writes" },
  { names: ["sync_binlog"], says: "writes" },
  { names: ["log_bin"], says: "writes" },
  { names: ["innodb_flush_method"], says: "writes" },
  { names: ["innodb_doublewrite"], says: "writes" },
  { names: ["innodb_buffer_pool_size"], says: "times" },
  { names: ["transaction_isolation", "tx_isolation"], says: "results" },
  { names: ["autocommit"], says: "results" },
  { names: ["sql_mode"], says: "results" },
] as const;

const consequences = {
  writes: "Multipliers of writes may say as much of that as of the servers.",
  times: "Multipliers may say as much of that as of the servers.",
  results: "A statement may mean something else there.",
} as const;

/** The tool's own suites name the collation of each table; a user's tables may have the server's. */
const settingsOfOwnTables = [{ names: ["collation_database"], says: "results" }] as const;

/** A warning for each setting that both servers have, and not with the same value. */
export function unequalServerSettings({
  engines: { candidate, baseline },
  suite,
}: Pick<Recording, "engines" | "suite">): string[] {
  const hasOwn = suite?.others?.own !== undefined;
  const decisive = [...decisiveServerSettings, ...(hasOwn ? settingsOfOwnTables : [])];
  return decisive.flatMap(({ names, says }) => {
    const answerOf = ({ serverSettings = {} }: EngineFacts) =>
      names.map((name) => serverSettings[name]).find((value) => value !== undefined);
    const [left, right] = [answerOf(baseline), answerOf(candidate)];
    if (left === undefined || right === undefined || isSameSetting(left, right)) return [];
    const words = `${left || "empty"} on ${baseline.name}, ${right || "empty"} on ${candidate.name}`;
    return [`Not the same ${names[0]}: ${words}. ${consequences[says]}`];
  });
}

/** Notes on the writes of servers. This disk's time is not known for servers that the tool has not started. */
export function serverNotes({ machine, engines }: NotedRun, { sections }: Verdict): string[] {
  const { flushNs } = machine ?? {};
  if (engines.candidate.kind !== "server" || !sections.some(({ kind }) => kind === "writes")) return [];
  return [
    ...(flushNs === undefined
      ? []
      : [
          `Writes: this disk took ${microseconds(flushNs)} us to make 4 KiB durable (fdatasync, the median before the run). ` +
            "Each durable commit has that in its time on both servers, which draws the multiplier towards 1.",
        ]),
    "Writes of servers are timed one server after the other: in turns, the faster one would find its caches empty too often.",
  ];
}
