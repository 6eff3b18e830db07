import type { Recording } from "../../src/model/recording.ts";
import type { Sample } from "../../src/model/sample.ts";
import { suiteHash } from "../../src/suite/fingerprint.ts";

/** The hash of an empty file. */
export const sha256OfNothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

export const size = { rounds: 3, rows: 100, seed: 7 };

/** A run of two empty files as engines on one test, with one ratio a round. */
export function recordingOf(ratios: readonly number[], stopped?: string): Recording {
  const samples = ratios.flatMap((ratio, index): Sample[] => [
    { role: "baseline", round: index + 1, ns: 1000 },
    { role: "candidate", round: index + 1, ns: 1000 * ratio },
  ]);
  const test = {
    variant: "int",
    storage: "autocommit",
    kind: "writes",
    workload: "oltp_write_only_ac",
  } as const;
  const work = { statements: 1, rows: 0, changes: 1 };
  const checks = (["baseline", "candidate"] as const).map((role) => ({
    role,
    work,
    hash: "0123456789abcdef",
  }));
  const { rows, seed } = size;
  const engine = { name: "SQLite", sha256: sha256OfNothing };
  return {
    run: {
      tool: "0.1.0",
      startedAt: "2026-01-01T00:00:00.000Z",
      finishedAt: "2026-01-01T00:01:00.000Z",
      rounds: size.rounds,
      clock: "CLOCK_MONOTONIC",
      ...(stopped === undefined ? {} : { stopped }),
    },
    suite: { rows, seed, hash: suiteHash({ rows, seed }), sql: {} },
    engines: { baseline: engine, candidate: engine },
    tests: [{ ...test, samples, checks, failures: [] }],
    controls: [],
    warnings: [],
  };
}
