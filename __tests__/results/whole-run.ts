import { perEngine, rolesOf } from "../../src/model/engine.ts";
import type { Footprint } from "../../src/model/footprint.ts";
import type { Recording } from "../../src/model/recording.ts";
import { storages, type Test } from "../../src/model/test.ts";
import { suiteHashes } from "../../src/suite/fingerprint.ts";
import { planSequences, sequenceHash } from "../../src/suite/sequence/orders.ts";
import { passage, sequenceFacts } from "../builders/sequences.ts";
import { simulate, type Truth } from "../builders/simulated.ts";
import { makeFootprint } from "../features/figures/footprint/footprints.ts";

/** The run of a workflow that a whole run is from, unless it is given another one, and the head of its pull request. */
const origin = { run: 77, attempt: 1, head: "a".repeat(40) };

const size = { rows: 100_000, seed: 1 } as const;
const plan = planSequences({ suites: ["oltp"], storages, seed: size.seed });
const hashes = suiteHashes(size, [], { hashes: { sequence: sequenceHash("short", size) } });

/** A commit of one write. */
const calls = {
  ...{ fsync: 0, fdatasync: 1, syncFileRange: 0, msync: 0, otherSync: 0 },
  ...{ writes: 1, writeBytes: 4096, unseen: 0 },
};

const settings = { synchronous: "2", cache_size: "-2000", page_size: "4096" } as const;

/** A simulated run of the whole suite with the checks, sequences and settings that a real one has, as results files have it. */
export function wholeRun(truth: Truth): Recording {
  const recording = simulate(truth);
  const work = { statements: 1, rows: 1, changes: 1 };
  const { files, ...footprint } = makeFootprint();
  const checksOf = ({ storage }: Pick<Test, "storage">) =>
    rolesOf(recording.engines).map((role) => ({
      ...{ role, work, hash: "ab".repeat(8) },
      ...(storage === "memory" ? { footprint } : { calls, footprint: { files, ...footprint } as Footprint }),
    }));
  return {
    ...recording,
    origin,
    engines: perEngine(recording.engines, (facts) => ({
      ...facts,
      size: { file: 1_500_000, text: 1_200_000, data: 50_000 },
      settings: {
        memory: { ...settings, journal_mode: "memory" },
        file: { ...settings, journal_mode: "delete" },
        autocommit: { ...settings, journal_mode: "wal" },
      },
    })),
    suite: { ...size, ...hashes, sql: {} },
    features: sequenceFacts(
      (plan?.sequences ?? []).map((planned) => ({
        ...planned,
        engines: rolesOf(recording.engines).map((role) => passage(role, planned.steps.length)),
      })),
    ),
    tests: recording.tests.map((test) => ({ ...test, checks: checksOf(test) })),
  };
}

/** A results file as another run of a workflow, or another attempt, writes it. */
export function fromRun(results: string, run: number, attempt = 1): string {
  return results.replace(/(?<="origin": ?\{"run":)\d+,"attempt":\d+/, `${run},"attempt":${attempt}`);
}
