import type { NotedRun } from "../../report/blocks.ts";
import { microseconds } from "../../report/format/figures.ts";
import type { Verdict } from "../../verdict/judge.ts";

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
