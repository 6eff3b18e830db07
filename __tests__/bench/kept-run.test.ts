import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findDifference, findKept, type ShardedRun } from "../../bench/kept-run.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { Recording } from "../../src/model/recording.ts";
import { formatRecording } from "../../src/results/json/schema.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { recordingOf, sha256OfNothing, size } from "./recording.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "kept-run-"));
afterAll(() => rmSync(folder, { recursive: true }));

function engineFile(name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

const library = engineFile("engine.so", "");
const workloads = ["oltp_write_only_ac"];
const planned: ShardedRun = { candidate: library, baseline: library, workloads, ...size, ceiling: 2 };

describe("a run that is kept", () => {
  const keep = (name: string, recording: Recording): string => {
    const own = mkdtempSync(path.join(folder, name));
    const ceilings = { ...defaultCriteria.ceilings, test: 2, average: 1000, rules: [] };
    const verdict = judgeRecording(recording, { ceilings });
    writeFileSync(path.join(own, "results.json"), formatRecording(recording, verdict));
    return own;
  };

  it("is the one that was planned", () => {
    expect(findDifference(recordingOf([1, 1, 1]), planned)).toBeUndefined();
    const kept = findKept(planned, keep("whole", recordingOf([1, 1, 1])));
    expect(kept?.derived.outcome).toBe("pass");
    expect(kept?.recording.tests.length).toBe(1);
  });

  it("is not there in an empty folder, nor where it was interrupted", () => {
    expect(findKept(planned, path.join(folder, "none"))).toBeUndefined();
    expect(findKept(planned, keep("stopped", recordingOf([1], "interrupted by SIGINT")))).toBeUndefined();
  });

  it("is refused where it was another, naming what differs", () => {
    const recording = recordingOf([1, 1, 1]);
    const differs = (changed: Partial<ShardedRun>) => findDifference(recording, { ...planned, ...changed });
    expect(differs({ rounds: { min: 3, max: 11 } })).toBe("rounds 3 and not 3..11");
    expect(differs({ rows: 200 })).toBe("rows 100 and not 200");
    expect(differs({ seed: 1 })).toBe("seed 7 and not 1");
    expect(differs({ workloads: ["oltp_insert_ac"] })).toBe(
      "tests int/autocommit/writes/oltp_write_only_ac and not int/autocommit/writes/oltp_insert_ac",
    );
    expect(differs({ candidate: engineFile("other.so", "other") })).toMatch(
      `candidate ${sha256OfNothing} and not d`,
    );
    expect(() => findKept({ ...planned, seed: 1 }, keep("other", recording))).toThrow(
      /holds another run, seed 7 and not 1: remove it, or name another --out/,
    );
  });
});
