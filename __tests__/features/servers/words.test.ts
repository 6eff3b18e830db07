import { describe, expect, it } from "vitest";
import { serverNotes } from "../../../src/features/servers/words.ts";
import { fullRecording, makeRecord } from "../../builders/recordings.ts";
import { verdictOf } from "../../builders/verdicts.ts";

describe("the notes on servers", () => {
  const { engines, machine } = fullRecording();
  const candidate = { ...engines.candidate, kind: "server" } as const;
  const servers = { engines: { ...engines, candidate } };
  const writes = verdictOf([makeRecord({ kind: "writes", workload: "oltp_insert" })]);

  it("say that writes are timed one server after the other", () => {
    expect(serverNotes(servers, writes)).toEqual([
      expect.stringMatching(/^Writes of servers are timed one server after the other/),
    ]);
  });

  it("say how long the disk takes for a flush if both servers commit to it", () => {
    const known = { ...servers, ...(machine && { machine: { ...machine, flushNs: 200_000 } }) };
    expect(serverNotes(known, writes)).toEqual([
      expect.stringMatching(/^Writes: this disk took 200 us to make 4 KiB durable/),
      expect.stringMatching(/^Writes of servers/),
    ]);
  });

  it("are absent without servers, and without writes", () => {
    expect(serverNotes({ engines }, writes)).toEqual([]);
    expect(serverNotes(servers, verdictOf([makeRecord()]))).toEqual([]);
  });
});
